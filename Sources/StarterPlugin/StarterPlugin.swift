// Paths are URLs of Foundation in the plugin interface. A plugin runs in the build and is no part of the program.
import Foundation
import PackagePlugin

/// Puts the files that a new workspace begins with into the program, whenever one of them has changed.
@main
struct StarterPlugin: BuildToolPlugin {
  /// The folders whose records every new workspace gets, from the package on.
  private static let folders = [
    "Personas/spectrum", "Surveys/checklists", "Surveys/instruments", "Surveys/prompts",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let files = try Self.folders.flatMap { folder in
      let folder = root.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "StarterFiles+All.swift")
    return [
      .buildCommand(
        displayName: "Embedding the files of a new workspace",
        executable: try context.tool(named: "embed-starter-files").url,
        arguments: [output.path, root.path] + files.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }
}
