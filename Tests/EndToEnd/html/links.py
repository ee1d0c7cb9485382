"""Reads pages as text: what they name, where they lead, what they would ask for."""
import html.parser
import pathlib


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__(convert_charrefs=True)
        self.ids, self.links, self.asked = [], [], []
        self.feed(pathlib.Path(path).read_text(encoding="utf-8"))
        self.close()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.append(value)
            elif name == "href" and tag == "a":
                self.links.append(value)
            elif name in ("src", "srcset", "href", "action", "data", "poster") and value != "data:,":
                self.asked.append(f"<{tag} {name}={value}>")


def faults(folder):
    """Ids that stand twice, links that lead nowhere, and whatever would be asked for from elsewhere."""
    folder = pathlib.Path(folder)
    pages = {path.name: Page(path) for path in sorted(folder.glob("*.html"))}
    wrong = []
    for name, page in pages.items():
        wrong += [f"{name}: {one}" for one in page.asked]
        wrong += [f"{name}: the id {id} stands twice" for id in set(page.ids) if page.ids.count(id) > 1]
        for link in page.links:
            file, _, anchor = link.partition("#")
            if file and not (folder / file).is_file():
                wrong.append(f"{name}: {link} leads to no file")
            elif anchor and anchor not in pages[file or name].ids:
                wrong.append(f"{name}: {link} leads to no place")
    return wrong
