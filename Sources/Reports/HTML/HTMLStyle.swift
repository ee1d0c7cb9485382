/// The style sheet of a page: calm, for light and dark, from 320 pixels on, and for print.
///
/// Contrast of every text with its ground is at least 7 to 1 in both schemes. `docs/reports-html.md` says what each reader
/// gets.
enum HTMLStyle {
  /// The whole sheet.
  ///
  /// - Parameter labels: Rules that name the columns of tables where rows are blocks.
  static func sheet(_ labels: [String]) -> String {
    ([narrow] + labels + [wide]).joined(separator: "\n")
  }

  /// Paper, ink, quiet ink, ground of notices, rules, links, accents; forced colours bring their own. Then a measure of about
  /// 70 characters, where 1 rem is the smallest; plots, drawn 288 units wide, so that letters keep 12 pixels at a width of
  /// 320; and narrow screens, on which headers of columns are clipped, not taken away: whoever hears the page still hears
  /// them.
  private static let narrow = """
    :root{color-scheme:light dark;--paper:#fcfbf8;--ink:#1d1c1a;--quiet:#45423d;--wash:#f3f0e9;--rule:#857f75;--link:#0a4767;--accent:#74290d;
    --sans:-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue","Liberation Sans",Arial,sans-serif;
    --serif:"Iowan Old Style",Palatino,"Palatino Linotype","URW Palladio L",P052,Georgia,serif;
    --measure:30em}
    @media (prefers-color-scheme:dark){:root{--paper:#15171a;--ink:#efebe4;--quiet:#c6c0b6;--wash:#1f2226;--rule:#8b867e;--link:#a3d3f4;--accent:#f2bda4}}
    @media (forced-colors:active){:root{--paper:Canvas;--ink:CanvasText;--quiet:CanvasText;--wash:Canvas;--rule:CanvasText;--link:LinkText;--accent:CanvasText}}
    *{box-sizing:border-box}
    html{background:var(--paper);-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0 auto;padding:1rem;max-width:74rem;background:var(--paper);color:var(--ink);font:1.125rem/1.55 var(--sans);overflow-wrap:break-word}
    h1,h2,h3,h4{font-family:var(--serif);font-weight:700;line-height:1.2;text-wrap:balance;margin:0;scroll-margin-top:1rem}
    h1{font-size:clamp(1.75rem,1.35rem + 2vw,2.625rem);letter-spacing:-.01em;max-width:22em}
    h2{font-size:1.5rem;margin-top:2.5rem;padding-top:1.5rem;border-top:1px solid var(--rule)}
    h3{font-size:1.25rem;margin-top:2rem;max-width:32em}
    h4{font-size:1.1rem;margin-top:1.5rem;max-width:34em}
    p,ul{margin:1rem 0 0}
    table,figure{margin:1.5rem 0 0}
    p,li,figcaption{max-width:var(--measure)}
    ul{padding-inline-start:1.4rem}
    li+li{margin-top:.5rem}
    li::marker{color:var(--accent)}
    a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:.07em}
    a:hover{text-decoration-thickness:.16em}
    code{font-family:ui-monospace,"Cascadia Mono",Menlo,"DejaVu Sans Mono",monospace}
    .long{overflow-wrap:anywhere}
    :focus-visible{outline:3px solid var(--ink);outline-offset:3px;border-radius:2px}
    main:focus{outline:none}
    .skip{position:absolute;inset-inline-start:1rem;top:-6rem;padding:.75rem 1rem;background:var(--paper);color:var(--link)}
    .skip:focus{top:.5rem}
    header{padding:.5rem 0 1.75rem}
    .notice{padding:.6rem .9rem;border-inline-start:.3rem solid var(--accent);background:var(--wash)}
    main>:first-child{margin-top:0}
    main>h2:first-child{padding-top:0;border:0}
    .pages ul,.parts ul{list-style:none;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
    .pages{margin-bottom:1.5rem}
    .pages li,.parts li{margin:0}
    .pages a,.parts a{display:inline-block;padding:.5rem 0}
    .pages a[aria-current]{color:var(--ink);font-weight:700;text-decoration:none}
    .parts{margin-bottom:1.5rem}
    .parts h2{font-size:1.125rem;margin:0 0 .25rem;padding:0;border:0}
    footer{margin-top:2.5rem;border-top:1px solid var(--rule);color:var(--quiet);font-size:1rem}
    table{border-collapse:collapse;width:100%;font-size:1rem;line-height:1.45;font-variant-numeric:tabular-nums lining-nums}
    caption{text-align:start;padding-bottom:.6rem;max-width:36em;color:var(--quiet)}
    th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--rule)}
    thead th{border-top:0;color:var(--quiet)}
    tbody th{font-weight:600}
    figcaption{color:var(--quiet);font-size:1rem;margin-top:.5rem}
    .picture img{display:block;max-width:100%;height:auto}
    .plot{display:block;width:100%;max-width:26rem;height:auto}
    .plot text{fill:var(--ink);font:12.75px var(--sans)}
    .plot .b{font-weight:700}
    .plot .q{fill:var(--quiet)}
    .plot line,.plot circle,.plot polygon{stroke:var(--rule);fill:var(--paper)}
    .plot line.i{stroke:var(--ink)}
    .plot .m{stroke:var(--link)}
    .plot .m.f{fill:var(--link)}
    .plot .e{stroke:var(--accent)}
    .plot .e.f,.plot text.e{fill:var(--accent);stroke:none}
    @media screen and (max-width:45.99rem){
    table,caption,tbody,tr,th,td{display:block}
    thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    tbody tr{padding:.75rem 0;border-top:2px solid var(--rule)}
    tbody th,tbody td{padding:.15rem 0;border:0}
    tbody th{font-size:1.125rem}
    td::before{font-weight:600;color:var(--quiet)}
    """

  /// Wide screens, and paper: A4 in black; headings stay with what follows, rows and findings that fit on a page are not cut.
  private static let wide = """
    }
    @media (min-width:74rem){.frame{display:grid;grid-template-columns:13rem minmax(0,1fr);column-gap:3rem}.parts{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow-y:auto}.parts ul{display:block}.parts a{padding:.35rem 0}}
    @page{size:A4;margin:15mm 17mm}
    @media print{:root{--paper:#fff;--ink:#000;--quiet:#222;--wash:#fff;--rule:#666;--link:#000;--accent:#000}
    body{padding:0;max-width:none;font-size:10.5pt;line-height:1.4}
    .skip,.parts,.pages{display:none}
    h1{max-width:none;font-size:21pt;text-wrap:wrap}
    h2{font-size:14pt;margin-top:9mm;padding-top:4mm}
    h3{font-size:12pt;margin-top:5mm}
    h4{font-size:11pt;margin-top:4mm}
    h1,h2,h3,h4,caption{break-after:avoid}
    thead{display:table-header-group}
    li,tr,figure{break-inside:avoid}
    p,li{orphans:3;widows:3}
    table,figcaption,footer{font-size:9.5pt}
    th,td{padding:1mm 3mm 1mm 0}
    .plot{max-width:95mm}
    @page sheet{margin:11mm 16mm}
    .sheet{page:sheet;font-size:9.2pt;line-height:1.24}
    .sheet header{padding:0}
    .sheet h1{font-size:16pt;margin:0}
    .sheet h2{font-size:11pt;margin:2.5mm 0 0;padding-top:1.5mm}
    .sheet :is(p,ul,li){margin-top:.8mm;margin-bottom:.8mm;max-width:none}
    .sheet footer{display:none}
    @page columns{margin:9mm 13mm}
    .columns{page:columns;line-height:1.22}
    .columns :is(p,ul,li){margin-top:.4mm;margin-bottom:.4mm}
    .columns h2{font-size:10.5pt;margin-top:1.8mm;padding-top:1mm}
    .columns header{padding:0 0 1mm}
    .columns main{columns:2;column-gap:7mm}
    .columns table{font-size:8.5pt}
    .columns figure{display:none}
    .columns :is(th,td){padding:.4mm 1.5mm .4mm 0}
    .columns main>h2:first-child{margin-top:0}}
    """
}
