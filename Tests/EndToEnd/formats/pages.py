"""What a report says as Markdown and as a page, read by a parser."""
import html.parser
import re
import subprocess
import unicodedata

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
        #: Which of the lines are headings.
        self.headings = set()
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
            if tag.startswith("h"):
                self.headings.add(len(self.lines))
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
        data = seen(data)
        self.words.append(data)
        if self.cell is not None:
            self.cell.append(data)
        elif self.lines:
            self.lines[-1] += data

    def under(self, heading):
        """The lines from a heading to the next one; none without it."""
        starts = [index for index in sorted(self.headings) if plain(self.lines[index]) == heading]
        if not starts:
            return []
        ends = [index for index in self.headings if index > starts[0]]
        return self.lines[starts[0] + 1:min(ends, default=len(self.lines))]

    @property
    def numbers(self):
        return NUMBER.findall("".join(self.words))


def seen(text):
    return UNSEEN.sub(lambda found: f"(U+{ord(found.group()):04X})", text)


def printed(text):
    """A text of a file as a report prints it: what controls or hides is written out, joined emoji stay."""
    return plain(seen("".join(
        f"(U+{ord(one):04X})" if unicodedata.category(one) in ("Cc", "Cf") and one != "\u200d" and not one.isspace() else one
        for one in text)))


def plain(text):
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ")).strip()


def markdown(text):
    done = subprocess.run(
        ["cmark-gfm", "-e", "table"], input=text.encode(), capture_output=True, check=True)
    # Where a plot is as a file stands in the Markdown only.
    shown = re.sub(r"<code>kerb report \w+ STUDY --plots FOLDER</code>[^<]*", "", done.stdout.decode())
    return Page(shown)
