"""What LibreOffice shows of the cells of CSV files."""
import pathlib
import subprocess
import xml.etree.ElementTree as tree
import zipfile

SPACE = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
LANGUAGES = {"English": 1033, "German": 1031}


def opened(files, language, folder):
    """For each file, its cells by "B3": the kind of each (s, n, b, or F for a formula) and its text."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    # Text in quotation marks stays as doubtful as any other: that is how most people open a file.
    subprocess.run(
        ["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--norestore",
         f"--infilter=CSV:44,34,76,1,,{LANGUAGES[language]},false,true,false", "--convert-to", "xlsx",
         "--outdir", str(folder), *map(str, files)],
        check=True, capture_output=True, timeout=500)
    return [_cells(folder / (pathlib.Path(file).stem + ".xlsx")) for file in files]


def _cells(file):
    book = zipfile.ZipFile(file)
    shared = []
    if "xl/sharedStrings.xml" in book.namelist():
        for entry in tree.fromstring(book.read("xl/sharedStrings.xml")).findall(SPACE + "si"):
            shared.append("".join(text.text or "" for text in entry.iter(SPACE + "t")))
    cells = {}
    for cell in tree.fromstring(book.read("xl/worksheets/sheet1.xml")).iter(SPACE + "c"):
        value, kind = cell.find(SPACE + "v"), cell.get("t") or "n"
        text = "" if value is None else value.text or ""
        if kind == "s" and value is not None:
            text = shared[int(text)]
        cells[cell.get("r")] = ("F" if cell.find(SPACE + "f") is not None else kind, text)
    return cells


def name(row, column):
    """"B3" of the third row and second column, which count from 0."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return letters + str(row + 1)
