#!/usr/bin/env python3
"""Writes screens as `uiautomator dump` writes them: generate.py SCREENS ELEMENTS FOLDER. The content is invented."""
import os
import sys

FLAGS = ('checkable="false" checked="false" clickable="{act}" enabled="true" focusable="{act}" focused="false" '
         'scrollable="false" long-clickable="false" password="false" selected="false" bounds="{bounds}"')


def node(kind, text="", description="", name="", act="false", bounds="[0,0][1080,2400]", ends=True):
    flags = FLAGS.format(act=act, bounds=bounds)
    return (f'<node index="0" text="{text}" resource-id="{name}" class="{kind}" package="org.example.tram" '
            f'content-desc="{description}" {flags}{" />" if ends else ">"}')


def screen(number, elements):
    yield "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">"
    yield node("android.widget.FrameLayout", ends=False)
    count, row = 1, 0
    while count + 4 <= elements:
        top = 100 + row * 24
        here = "[{},%d][{},%d]" % (top, top + 24)
        yield node("android.view.ViewGroup", name="org.example.tram:id/row", act="true", ends=False,
                   bounds=here.format(0, 1080))
        yield node("android.widget.TextView", f"Stop {row} of line {number}", name="org.example.tram:id/title",
                   bounds=here.format(40, 500))
        yield node("android.widget.TextView", f"{row} min &amp; more", bounds=here.format(500, 800))
        # One control in ten has no name.
        yield node("android.widget.ImageButton", "", "" if row % 10 == 0 else f"More about stop {row}",
                   "org.example.tram:id/more", "true", here.format(900, 1000))
        yield "</node>"
        count, row = count + 4, row + 1
    for _ in range(elements - count):
        yield node("android.widget.TextView", "End", bounds="[0,2380][10,2390]")
    yield "</node></hierarchy>"


def main():
    screens, elements, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    os.makedirs(folder, exist_ok=True)
    for number in range(screens):
        with open(os.path.join(folder, f"screen-{number:04}.xml"), "w", encoding="utf-8") as file:
            file.write("".join(screen(number, elements)))


main()
