import Localization
import Platform
import TemporaryFolder
import Testing

/// A call that fails, and the words for it.
private struct Failure: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let cause: SystemError.Cause
  let words: String
  let call: @Sendable (TemporaryFolder) throws(SystemError) -> Void

  static let all = [
    Failure(testDescription: "missing", cause: .missing, words: "no such file or folder") {
      (folder) throws(SystemError) in _ = try Files.read(folder.at("none"))
    },
    Failure(testDescription: "a folder read", cause: .isAFolder, words: "it is a folder") {
      (folder) throws(SystemError) in _ = try Files.read(folder.path)
    },
    Failure(
      testDescription: "a file as folder", cause: .notAFolder,
      words: "a part of the path is not a folder"
    ) { (folder) throws(SystemError) in
      try folder.write("file")
      _ = try Files.read(folder.at("file/below"))
    },
    Failure(
      testDescription: "links in a circle", cause: .tooManyLinks,
      words: "it is a symbolic link, or links run in a circle"
    ) { (folder) throws(SystemError) in
      try Files.makeSymbolicLink(folder.at("a"), to: "b")
      try Files.makeSymbolicLink(folder.at("b"), to: "a")
      _ = try Files.read(folder.at("a"))
    },
    Failure(testDescription: "long name", cause: .nameTooLong, words: "the name is too long") {
      (folder) throws(SystemError) in
      _ = try Files.read(folder.at(String(repeating: "x", count: 300)))
    },
    Failure(testDescription: "NUL", cause: .invalid, words: "the system refused the request") {
      (folder) throws(SystemError) in
      try folder.write("file")
      _ = try Files.read(folder.at("file\0.json"))
    },
    Failure(
      testDescription: "a device read", cause: .noPlainFile,
      words: "it is a pipe or a device, and no plain file"
    ) { (_) throws(SystemError) in _ = try Files.read("/dev/zero") },
    Failure(
      testDescription: "a pipe read", cause: .noPlainFile,
      words: "it is a pipe or a device, and no plain file"
    ) { (folder) throws(SystemError) in
      try folder.makePipe("pipe")
      _ = try Files.read(folder.at("pipe"))
    },
    Failure(
      testDescription: "a pipe in an open folder", cause: .noPlainFile,
      words: "it is a pipe or a device, and no plain file"
    ) { (folder) throws(SystemError) in
      try folder.makePipe("pipe")
      _ = try OpenFolder(folder.path).read("pipe")
    },
    Failure(
      testDescription: "a stream without end", cause: .tooLarge,
      words: "the file is larger than allowed"
    ) { (_) throws(SystemError) in _ = try Files.readStream("/dev/zero") },
    Failure(
      testDescription: "a file of a terabyte", cause: .tooLarge,
      words: "the file is larger than allowed"
    ) { (folder) throws(SystemError) in
      try folder.makeEmptyFile("large", ofSize: 1 << 40)
      _ = try OpenFolder(folder.path).read("large")
    },
    Failure(testDescription: "taken name", cause: .exists, words: "it is there already") {
      (folder) throws(SystemError) in
      try folder.write("file")
      _ = try OpenFolder(folder.path).create("file", mode: .sharedFile)
    },
    Failure(testDescription: "full folder", cause: .notEmpty, words: "the folder is not empty") {
      (folder) throws(SystemError) in
      try folder.write("inner/file")
      try Files.removeFolder(folder.at("inner"))
    },
    Failure(
      testDescription: "no such program", cause: .missing, words: "no such file or folder"
    ) { (folder) throws(SystemError) in _ = try Program(folder.at("none")).run() },
  ]
}

@Suite struct SystemErrorTests {
  @Test(arguments: Failure.all)
  private func causeAndWords(_ failure: Failure) throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: SystemError.self) { try failure.call(folder) }
    #expect(error.cause == failure.cause)
    #expect(error.words == "\(failure.words)")
    #expect(error.description.hasSuffix(": \(failure.words)"))
    #expect(error.description.hasPrefix("cannot "))
  }

  @Test func fullDisk() throws {
    // The device that is always full is a thing of Linux.
    guard try Files.kind("/dev/full") == .other else { return }
    let error = try #require(throws: SystemError.self) {
      try OpenFile.writing("/dev/full").write([1, 2, 3])
    }
    #expect(error.cause == .diskFull)
    #expect(error.description == "cannot write /dev/full: the disk is full")
  }

  @Test(.enabled(if: ThisProcess.user != 0, "the superuser may do everything"))
  func permission() throws {
    let folder = try TemporaryFolder()
    try folder.write("file")
    try Files.setMode(folder.at("file"), FileMode(rawValue: 0))
    let error = try #require(throws: SystemError.self) { try Files.read(folder.at("file")) }
    #expect(error.cause == .permission)
  }
}

extension TemporaryFolder {
  fileprivate func makePipe(_ name: String) throws(SystemError) {
    _ = try Program("mkfifo", [at(name)]).run()
  }

  /// A file that is as large as it says and takes no room on the disk.
  fileprivate func makeEmptyFile(_ name: String, ofSize bytes: Int) throws(SystemError) {
    _ = try Program("truncate", ["-s", "\(bytes)", at(name)]).run()
  }
}
