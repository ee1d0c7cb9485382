"""Which texts a spreadsheet changes when it opens a CSV, as rules of their own: the program's are not read.

The lists were found with LibreOffice 7.4.7 in November 2026: a file with one text a row was opened with the filter
options `CSV:44,34,76,1,,1033,false,true,false` (English) and `...,1031,...` (German), which take special numbers as
such, and saved as xlsx; a text counts as changed where the cell holds another text, a number that is written
otherwise, or a formula. `csv.sh` tries all of them again wherever `soffice` is installed.
"""
import re

#: What English or German changes.
CHANGED = """2.4.3|1.4.10|10.4.3|2.50|3.0|3.|.5|00012|01|000|-00|12345678901234567890|1e5|1E-3|1e+5|0E0|TRUE|TRUE |true
False|wahr|FALSCH|2026-11-23|2026-1-3|2026-11-23 10:05|2026-11-23T10:05|23.11.2026|23.11.|1.4.|12/03|3/4|1/2|12/03/2026
1/1/1|10:05|0:10|2:4|1:2:3|10:05:33|10:05:33,5|24:00|5%|5 %|100 %|5.5%|1,5%|$5|€5|5 €|5,00 €|5$|$1,000.00|(5)|($5)
Mar 3|Jan 5|5 Jan|Jan-3|Dez 3|3. Mai|3. März 2026|Mai 3|MRZ 5|3 Jän|5-Jan-26|Nov 2026|November 2026|Nov-26|2026-Nov-23
Sept. 2026|Montag, 3. März 2026|Monday, March 3, 2026|1.000|0.125|12.345|1.000.000|1,5|1.000,5|1,000|1,234,567|0,125
1 2/3|1 1/2|5-|5+|9am|10 am|1:05 pm| 3|3 | 2.4.3|26-11-23|31.12.99|=1+1|=A1|+5|-0|0.000001|00.5|5.Jan|,5"""

#: What neither changes.
SAME = """3|0|123456789012345|1.4|2.5|0.8333|12.5|WCAG 2.4.3|WCAG 1.4|1.4.3 Contrast|P01|F05|S03|T1|E05|yes|none|2026-11
1-2|'=1+1|'2.4.3|'1/2|12 % to 77 %|12 s|11 h|5th|Q1 2026|KW 5|1.2.3.4|13.13.13|2.4.3, 2.4.4|May|March|nan|#REF!|½|１２
30.2.1|0x1F|1_000|Pay by card|3 of 5|Grüße 漢字"""

SIGNS = "=+-@−＝＋－＠﹦﹢﹣﹫"
MONTHS = ("jan feb mar mär mrz apr may mai jun jul aug sep oct okt nov dec dez jän "
          "mon tue wed thu fri sat sun die mit don fre sam son").split()


def texts(list_):
    return [text for line in list_.split("\n") for text in line.split("|")]


def changes(cell):
    """Whether a spreadsheet may show something else; rather once too often than once too few."""
    bare = cell.strip()
    if not bare:
        return False
    if bare[0] == "'":
        return False
    if bare.lower() in ("true", "false", "wahr", "falsch"):
        return True
    if same_number(cell):
        return False
    if bare[0] in SIGNS:
        return True
    if not re.search("[0-9]", bare):
        return False
    words = re.findall(r"[^\W\d_]+", bare.lower())
    rest = re.sub(r"[^\W_]+", "", bare)
    if re.search(r"[^ \xa0\u202f.,:;/+%()'$€£¥−-]", rest):
        return False
    if all(len(word) >= 3 and word[:3] in MONTHS or word in ("am", "pm") for word in words):
        return True
    return bare[0] in "0123456789" and all(word in ("e", "t", "z") for word in words)


def same_number(cell):
    """A number that is shown with the same digits everywhere."""
    if not re.fullmatch(r"-?(0|[1-9][0-9]*)(\.[0-9]*[1-9])?", cell) or cell == "-0" or len(cell) > 15:
        return False
    places = cell.partition(".")[2]
    return len(places) != 3 and not re.match(r"-?0\.0000", cell)
