import CommandLine
import Platform
import Workbench

// Git calls this once for each file of a merge, so nothing else is made ready for it.
if let status = MergeDriverCall.answer(CommandLine.arguments) { ThisProcess.exit(status) }

let frame = CommandLineApp(
  version: Commands.version, releaseDate: "2026-11-21", commands: Commands.table,
  names: CompletionNames.names, study: DefaultStudyOfCall.find,
  language: LanguageOfCall.find, bare: OpenWorkbench.verb,
  topics: Commands.topics)
let console = Console.system(openEditor: Editor.open)
ThisProcess.exit(
  frame.run(arguments: Array(CommandLine.arguments.dropFirst()), console: console))
