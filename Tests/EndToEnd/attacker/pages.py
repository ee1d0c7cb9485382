"""Reads the pages and plots of a release.

They may say what its Markdown says, which the attacker reads, and nothing else: every line, every attribute, every
comment and every rule of a style sheet is compared, and what is new is kept as unread."""
import html.parser
import re

#: Elements whose text is one line.
LINES = {"title", "h1", "h2", "h3", "p", "li", "caption", "th", "td", "a", "desc", "text", "figcaption", "button"}
WITHOUT_END = {"meta", "link", "img", "br", "hr", "input", "source"}
#: What a page says around its report, and what the index says of every study.
GENERAL = [
    re.compile(pattern + "$") for pattern in (
        "Skip to the report", "On this page", "All reports",
        "Made with Dropkerb. This page loads nothing from elsewhere.",
        r"Reports: .*, round \d+", "The reports", "The study", r"Target: WCAG \d\.\d A+ on [\w ]+\.",
        "(Study|Findings|Coverage|Recruitment|Personas) report", "Summary",
        "Study report: what people did and answered: tasks, times, questionnaires, findings[.]",
        "Findings report: problems and strengths, how severe the problems are, and what became of them[.]",
        "Coverage report: which people and which criteria the product was tried with, and which not[.]",
        "Recruitment report: whom the study wanted to meet, whom it met, and who is missing[.]",
        "Personas report: which profiles share a need with somebody who took part, and which with nobody[.]",
        "Summary: one page: whom the team met, the worst problems, what changed, and what nobody can say[.]",
        "These reports say what people did with the product, what hurt them, and what nobody looked at."
        " It does not claim conformance.")]
ATTRIBUTES = {
    "charset": "utf-8", "name": "viewport|color-scheme", "http-equiv": "Content-Security-Policy",
    "content": r"width=device-width, initial-scale=1|light dark"
               r"|default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    "rel": "icon", "class": "skip|notice|frame|parts|pages|long|sheet", "scope": "col|row", "tabindex": "-1",
    "aria-current": "page", "aria-label": "Reports of this study", "lang": "[a-z]{2,3}(-[A-Z]{2})?",
    "href": r"data:,|(\w+\.html)?(#[a-z0-9-]+)?"}
#: Ids, whose words must stand in the report.
NAMES = ("id", "aria-labelledby")


class Page(html.parser.HTMLParser):
    """Lines of text, attributes, style sheets, and whatever else a page can hold."""

    def __init__(self, source):
        super().__init__(convert_charrefs=True)
        self.lines, self.attributes, self.styles, self.others = [], [], [], []
        self.open, self.runs, self.links = [], [[]], set()
        self.feed(source)
        self.close()
        self._end_line()

    def _end_line(self):
        line = plain("".join(self.runs.pop()))
        if line:
            self.lines.append(line)

    def handle_starttag(self, tag, attributes):
        self.attributes += [(tag, name, value) for name, value in attributes]
        if tag in WITHOUT_END:
            return
        self.open.append(tag)
        if tag in LINES:
            self.runs.append([])

    def handle_startendtag(self, tag, attributes):
        self.attributes += [(tag, name, value) for name, value in attributes]

    def handle_endtag(self, tag):
        while self.open and self.open.pop() != tag:
            pass
        if tag in LINES and len(self.runs) > 1:
            text = "".join(self.runs[-1])
            self._end_line()
            if tag == "a":
                self.links.add(plain(text))
                self.runs[-1].append(text)

    def handle_data(self, text):
        if self.open and self.open[-1] in ("style", "script"):
            self.styles.append(text)
        else:
            self.runs[-1].append(text)

    def handle_comment(self, text):
        self.others.append(f"<!--{text}-->")

    def handle_decl(self, text):
        if text != "DOCTYPE html":
            self.others.append(f"<!{text}>")

    def handle_pi(self, text):
        self.others.append(f"<?{text}>")


def plain(text):
    return " ".join(text.split())


def of_markdown(text):
    """The lines of a Markdown file as a reader sees them: whole lines, and each cell of a table."""
    for sign, letter in (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):
        text = text.replace(sign, letter)
    for line in text.splitlines():
        line = re.sub(r"^(#+|-) ", "", line)
        cells = re.split(r"(?<!\\)\|", line) if line.startswith("| ") else [line]
        for cell in cells:
            cell = re.sub(r"^\*\*(.*)\*\*$", r"\1", cell.strip())
            yield plain(re.sub(r"\\(.)", r"\1", re.sub(r"(?<!\\)`", "", cell)))


def read(release, files, name):
    """Adds what pages and plots say beyond the Markdown files beside them."""
    known = {line for file, text in files.items() if file.endswith(".md") for line in of_markdown(text)}
    # A link is a line of its own too: some words of a known line.
    text = " ".join(known)
    words = set(re.findall("[a-z0-9]+", text.lower()))
    sheets = set()
    for file in sorted(file for file in files if file.endswith((".html", ".svg"))):
        page, place = Page(files[file]), f"{name}/{file}"
        release.unread += [f"{place}: {line}" for line in page.others]
        for line in page.lines:
            if line not in known and not any(pattern.match(line) for pattern in GENERAL) and not (
                    line in page.links and line in text):
                release.unread.append(f"{place}: {line}")
        for tag, attribute, value in page.attributes:
            if not _is_known(attribute, value or "", words):
                release.unread.append(f"{place}: <{tag} {attribute}={value}>")
        for style in page.styles:
            labels, rest = _labels(style)
            sheets.add(rest)
            release.unread += [f"{place}: {label}" for label in labels if label not in known]
    if len(sheets) > 1:
        release.unread.append(f"{name}: the pages have {len(sheets)} style sheets")


def _is_known(attribute, value, words):
    if attribute in NAMES:
        own = words | {"table", "main", "on", "this", "page", "part", "the", "reports", "study", "round", "reading"}
        return bool(re.fullmatch("[a-z0-9 -]+", value)) and all(
            word in own or re.fullmatch(r"\d{1,3}", word) for word in re.split("[ -]", value))
    pattern = ATTRIBUTES.get(attribute)
    return pattern is not None and bool(re.fullmatch(pattern, value))


LABEL = re.compile(r'#table(?:-\d+)? td:nth-child\(\d\)::before\{content:"([^"]*): "\}\n?')


def _labels(style):
    """The names of columns in a style sheet, and the sheet without them."""
    def letter(found):
        return chr(int(found[1], 16))

    labels = [plain(re.sub(r"\\([0-9a-f]+) ", letter, label)) for label in LABEL.findall(style)]
    return labels, LABEL.sub("", style)
