"""What a report says as Markdown and as a page, read by a parser."""
import html.parser
import re
import subprocess

#: Elements whose words are not in the Markdown: lists of links, plots and their files, the foot of the page.
LEFT = {"nav", "svg", "figcaption", "footer", "head", "style"}
#: What stands in lines of its own: its words do not run into those before it.
BLOCKS = {"p", "li", "h1", "h2", "h3", "h4", "caption", "tr", "td", "th", "table"}
#: Characters that no page may hold: HTML writes their numbers out.
UNSEEN = re.compile("[\ufdd0-\ufdef\ufffe\uffff\ue000-\uf8ff]")
NUMBER = re.compile(r"\d+(?:\.\d+)*")


class Page(html.parser.HTMLParser):
    """Tables, cell by cell, and all words in their order."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.tables, self.words, self.lines = [], [], []
        self.depth, self.cell = 0, None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        if tag in LEFT:
            self.depth += 1
        if self.depth:
            return
        if tag in BLOCKS:
            self.words.append(" ")
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.cell = []
        elif tag in ("p", "li", "h1", "h2", "h3", "h4", "caption"):
            self.lines.append("")

    def handle_endtag(self, tag):
        if tag in LEFT:
            self.depth -= 1
        elif tag in ("td", "th") and self.cell is not None:
            self.tables[-1][-1].append(plain("".join(self.cell)))
            self.cell = None

    def handle_data(self, data):
        if self.depth:
            return
        data = UNSEEN.sub(lambda found: f"(U+{ord(found.group()):04X})", data)
        self.words.append(data)
        if self.cell is not None:
            self.cell.append(data)
        elif self.lines:
            self.lines[-1] += data

    @property
    def numbers(self):
        return NUMBER.findall("".join(self.words))


def plain(text):
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ")).strip()


def markdown(text):
    done = subprocess.run(
        ["cmark-gfm", "-e", "table"], input=text.encode(), capture_output=True, check=True)
    # Where a plot is as a file stands in the Markdown only.
    shown = re.sub(r"<code>kerb report \w+ STUDY --plots FOLDER</code>[^<]*", "", done.stdout.decode())
    return Page(shown)
