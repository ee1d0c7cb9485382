#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How the system treats what goes through a terminal: as lines with echo, or key by key.
struct TerminalSettings {
  var native: termios

  /// The settings of a terminal now; throws where the descriptor is none.
  init(of descriptor: CInt) throws(SystemError) {
    var now = termios()
    try attempt(.inspect, "the terminal") { unsafe tcgetattr(descriptor, &now) }
    native = now
  }

  /// Whether keys come one by one without being shown.
  var isRaw: Bool {
    native.c_lflag & tcflag_t(ICANON) == 0 && native.c_lflag & tcflag_t(ECHO) == 0
  }

  /// The same terminal with every key as a key, also Ctrl-C and Ctrl-Z, and nothing shown by itself.
  ///
  /// A line feed still goes to the beginning of the next line.
  var raw: TerminalSettings {
    var settings = self
    let input = BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | IXOFF | PARMRK
    settings.native.c_iflag &= ~tcflag_t(input)
    settings.native.c_oflag |= tcflag_t(OPOST | ONLCR)
    settings.native.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    settings.native.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    settings.native.c_cflag |= tcflag_t(CS8)
    settings.setControl(VMIN, 1)
    settings.setControl(VTIME, 0)
    return settings
  }

  /// The same terminal as a shell wants it: lines with echo, signals from keys.
  var usual: TerminalSettings {
    var settings = self
    settings.native.c_iflag |= tcflag_t(BRKINT | ICRNL | IXON)
    settings.native.c_iflag &= ~tcflag_t(INLCR | IGNCR | ISTRIP)
    settings.native.c_oflag |= tcflag_t(OPOST | ONLCR)
    settings.native.c_lflag |= tcflag_t(ECHO | ECHOE | ECHOK | ICANON | ISIG | IEXTEN)
    // Where reading key by key was set, the places of these two hold numbers.
    settings.setControl(VEOF, 4)
    settings.setControl(VEOL, disabledControl)
    for (place, value) in [(VINTR, 3), (VQUIT, 28), (VERASE, 127), (VKILL, 21), (VSUSP, 26)] {
      if settings.control(place) == disabledControl { settings.setControl(place, cc_t(value)) }
    }
    return settings
  }

  /// Sets the terminal at once, without waiting for what is still going out.
  func apply(to descriptor: CInt) throws(SystemError) {
    var wanted = native
    try attempt(.write, "the terminal") { unsafe tcsetattr(descriptor, TCSANOW, &wanted) }
  }

  private mutating func setControl(_ place: CInt, _ value: cc_t) {
    unsafe withUnsafeMutableBytes(of: &native.c_cc) { controls in
      unsafe controls[Int(place)] = value
    }
  }

  private func control(_ place: CInt) -> cc_t {
    var controls = native.c_cc
    return unsafe withUnsafeMutableBytes(of: &controls) { unsafe $0[Int(place)] }
  }
}

/// What stands for "no key" among the control keys.
#if canImport(Darwin)
  private let disabledControl: cc_t = 255
#else
  private let disabledControl: cc_t = 0
#endif
