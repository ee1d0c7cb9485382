"""What a renderer of GitHub-flavoured Markdown makes of a text."""
import html.parser
import re
import subprocess
import unicodedata
import urllib.parse

#: What reports may become; anything else was markup of somebody's text.
ELEMENTS = {
    "h1", "h2", "h3", "h4", "p", "strong", "em", "code", "ul", "li", "table", "thead", "tbody", "tr", "th", "td"}


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.elements = set()
        self.levels = []
        self.tables = []
        self.links = []
        self.headings = []
        self.is_heading = False

    def handle_starttag(self, tag, attributes):
        self.elements.add(tag)
        if re.fullmatch("h[1-6]", tag):
            self.levels.append(int(tag[1]))
            self.headings.append("")
            self.is_heading = True
        elif tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append(0)
        elif tag in ("td", "th"):
            self.tables[-1][-1] += 1
        elif tag == "a":
            self.links.append(dict(attributes).get("href"))


    def handle_endtag(self, tag):
        if re.fullmatch("h[1-6]", tag):
            self.is_heading = False

    def handle_data(self, data):
        if self.is_heading:
            self.headings[-1] += data


def addresses(text):
    """The address of each heading, as GitHub makes it of the heading's words."""
    found, seen = set(), {}
    for heading in render(text).headings:
        kept = "".join(one for one in heading.lower() if one in " -_" or unicodedata.category(one)[0] in "LMN"
                       or unicodedata.category(one) == "Pc")
        slug = urllib.parse.quote(kept.replace(" ", "-"), safe="-_")
        times = seen.get(slug, 0)
        seen[slug] = times + 1
        found.add(f"{slug}-{times}" if times else slug)
    return found


def render(text):
    page = Page()
    done = subprocess.run(
        ["cmark-gfm", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tagfilter", "--unsafe"],
        input=text.encode(), capture_output=True, check=True)
    page.feed(done.stdout.decode())
    return page


def written_tables(lines):
    """The rows of each table as the text has them, each with its cells; the line of dashes is no row."""
    tables, inside = [], False
    for line in lines:
        if not line.startswith("|"):
            inside = False
            continue
        if not inside:
            tables.append([])
            inside = True
        if not re.fullmatch(r"\|( -+ \|)+", line):
            tables[-1].append(len(re.findall(r"(?<!\\)\|", line)) - 1)
    return tables


def faults(text, allowed=frozenset()):
    """What is wrong with a report, in words."""
    page = render(text)
    found = []
    written = written_tables(text.split("\n"))
    if written != page.tables:
        found.append(f"tables written {[len(t) for t in written]}, rendered {[len(t) for t in page.tables]}")
    found += [f"a table has rows of {sorted(set(t))} cells" for t in written if len(set(t)) > 1]
    if page.elements - ELEMENTS - allowed:
        found.append(f"these elements came of some text: {sorted(page.elements - ELEMENTS - allowed)}")
    if page.links and "a" not in allowed:
        found.append(f"links: {page.links[:3]}")
    steps = [(a, b) for a, b in zip(page.levels, page.levels[1:]) if b > a + 1]
    if page.levels[:1] != [1] or steps:
        found.append(f"headings jump: {page.levels[:1]} {steps[:3]}")
    return found
