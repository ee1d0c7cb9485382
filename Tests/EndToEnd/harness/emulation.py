"""A terminal's screen, kept by pyte, with the sequences that stock pyte leaves out."""
import copy

import pyte


class Screen(pyte.Screen):
    """Adds repeating, scrolling, and the second screen that full-screen programs use."""

    _last = " "
    _first_screen = None

    def draw(self, data):
        if data:
            self._last = data[-1]
        super().draw(data)

    def repeat(self, count=1, **_):
        self.draw(self._last * (count or 1))

    def scroll_up(self, count=1, **_):
        self._scroll(count or 1, (self.margins or (0, self.lines - 1))[1], self.index)

    def scroll_down(self, count=1, **_):
        self._scroll(count or 1, (self.margins or (0, self.lines - 1))[0], self.reverse_index)

    def _scroll(self, count, row, step):
        x, y = self.cursor.x, self.cursor.y
        for _ in range(count):
            self.cursor.y = row
            step()
        self.cursor.x, self.cursor.y = x, y

    def set_mode(self, *modes, **words):
        if words.get("private") and 1049 in modes and self._first_screen is None:
            self._first_screen = (copy.deepcopy(self.buffer), copy.copy(self.cursor))
            self.erase_in_display(2)
        super().set_mode(*modes, **words)

    def reset_mode(self, *modes, **words):
        super().reset_mode(*modes, **words)
        if words.get("private") and 1049 in modes and self._first_screen is not None:
            self.buffer, cursor = self._first_screen
            self.cursor.x = min(cursor.x, self.columns - 1)
            self.cursor.y = min(cursor.y, self.lines - 1)
            self._first_screen = None

    @property
    def is_full_screen(self):
        return self._first_screen is not None

    def select_graphic_rendition(self, *attributes, **words):
        if not words.get("private"):
            super().select_graphic_rendition(*attributes)

    def report_device_status(self, mode=0, **_):
        super().report_device_status(mode)


class Stream(pyte.ByteStream):
    csi = dict(pyte.Stream.csi, b="repeat", S="scroll_up", T="scroll_down")
    events = pyte.Stream.events | {"repeat", "scroll_up", "scroll_down"}
