package import Localization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemError {
  /// The reasons that callers tell apart; everything else is ``other``.
  package enum Cause: Hashable, Sendable, CaseIterable {
    case missing, permission, diskFull, quota, readOnly, exists, notAFolder, isAFolder, notEmpty
    case tooManyLinks, nameTooLong, brokenPipe, busy, tooManyFiles, tooLarge, device, noMemory
    case noPlainFile
    case unsupported, otherFileSystem, staleHandle, notRunnable, noProcess, invalid, other
  }

  /// Why it failed.
  package var cause: Cause {
    switch number {
    case ENOENT: .missing
    case EACCES, EPERM: .permission
    case ENOSPC: .diskFull
    case EDQUOT: .quota
    case EROFS: .readOnly
    case EEXIST: .exists
    case ENOTDIR: .notAFolder
    case EISDIR: .isAFolder
    case ENOTEMPTY: .notEmpty
    case ELOOP: .tooManyLinks
    case ENAMETOOLONG: .nameTooLong
    case EPIPE: .brokenPipe
    case EAGAIN, EBUSY, ETXTBSY: .busy
    case EMFILE, ENFILE: .tooManyFiles
    case EFBIG, EOVERFLOW: .tooLarge
    case EIO, ENXIO, ENODEV: .device
    case ENOMEM: .noMemory
    case ENOSYS, ENOTSUP, EOPNOTSUPP, ENOLCK: .unsupported
    case EXDEV: .otherFileSystem
    case ESTALE: .staleHandle
    case ENOEXEC, E2BIG: .notRunnable
    case ESRCH, ECHILD: .noProcess
    case ESPIPE: .noPlainFile
    case EINVAL, EILSEQ: .invalid
    default: .other
    }
  }

  /// The reason in plain words, such as "permission denied"; an unlisted one is named by its number.
  package var words: Sentence {
    switch cause {
    case .missing: "no such file or folder"
    case .permission: "permission denied"
    case .diskFull: "the disk is full"
    case .quota: "your share of the disk is used up"
    case .readOnly: "the file system is read-only"
    case .exists: "it is there already"
    case .notAFolder: "a part of the path is not a folder"
    case .isAFolder: "it is a folder"
    case .notEmpty: "the folder is not empty"
    case .tooManyLinks: "it is a symbolic link, or links run in a circle"
    case .nameTooLong: "the name is too long"
    case .brokenPipe: "the reader of the output has gone"
    case .busy: "it is in use"
    case .tooManyFiles: "too many files are open"
    case .tooLarge: "the file is larger than allowed"
    case .device: "the device reports an error"
    case .noMemory: "there is not enough memory"
    case .unsupported: "the file system cannot do this"
    case .otherFileSystem: "it is on another file system"
    case .staleHandle: "the network folder has gone"
    case .notRunnable: "the program cannot be run"
    case .noProcess: "there is no such process"
    case .noPlainFile: "it is a pipe or a device, and no plain file"
    case .invalid: "the system refused the request"
    case .other: "system error \(number)"
    }
  }
}
