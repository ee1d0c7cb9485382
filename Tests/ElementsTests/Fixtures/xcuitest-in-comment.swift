func testTickets() {
  // Element subtree:
  //  →Application, 0x600003a1, pid: 4711, label: 'Tram'
  //     Window (Main), 0x600003a2, {{0.0, 0.0}, {390.0, 844.0}}
  //       NavigationBar, 0x600003a3, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Tickets'
  //         StaticText, 0x600003a4, {{170.0, 58.0}, {50.0, 20.0}}, label: 'Tickets'
  //       Button, 0x600003a5, {{16.0, 120.0}, {358.0, 50.0}}, identifier: 'buy', label: 'Buy'
  //         StaticText, 0x600003a6, {{170.0, 130.0}, {50.0, 20.0}}, label: 'Buy'
  //       Switch, 0x600003a7, {{300.0, 200.0}, {51.0, 31.0}}, label: 'Child', value: 1
  print(1)
}
