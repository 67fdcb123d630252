"""The pages of this repository: their headings, and the links and code in their lines. Used by check-links and build-documentation."""

import re
from pathlib import Path

LINK = re.compile(r"\]\(([^)\s]+)\)")
IMAGE = re.compile(r'<img [^>]*src="([^"]+)"')


class Page:
    """A Markdown file, whose lines are told apart into text and blocks of code."""

    def __init__(self, path: Path):
        self.path = path
        self.text: list[tuple[int, str]] = []
        self.code: list[tuple[int, str, str]] = []
        language = None
        after_blank = True
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.startswith("```"):
                language = line[3:] if language is None else None
            elif language is not None:
                self.code.append((number, language, line))
            elif line.startswith("    ") and (after_blank or (self.code and self.code[-1][0] == number - 1)):
                self.code.append((number, "", line.strip()))
            else:
                self.text.append((number, line))
            after_blank = not line.strip()

    def headings(self) -> dict[str, str]:
        """The headings by their anchors, as GitHub and other forges make them."""
        found: dict[str, str] = {}
        for _, line in self.text:
            if match := re.match(r"#{1,6} +(.*)", line):
                heading = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", match[1]).replace("`", "").strip()
                anchor = base = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
                repetition = 0
                while anchor in found:
                    repetition += 1
                    anchor = f"{base}-{repetition}"
                found[anchor] = heading
        return found

    def spans(self) -> list[tuple[int, str, bool]]:
        """The code inside of lines (true), and the lines of blocks that are not Swift (false)."""
        inside = [(number, span, True) for number, line in self.text for span in re.findall(r"`([^`]+)`", line)]
        blocks = [(number, line, False) for number, language, line in self.code if language in ("", "sh", "console")]
        return inside + blocks
