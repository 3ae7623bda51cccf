type Options = {
  /** Pixels. */
  fontSize: number;
  /** Pixels. */
  maxWidth: number;
};

/** Wraps text to lines of at most `maxWidth`, breaking inside a word only if the word is longer than a line. */
export function wrapText(text: string, options: Options): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, options))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(longer, options)) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The first `count` lines; the last ends with an ellipsis if there are more. */
export function limitLines(lines: readonly string[], count: number): string[] {
  if (lines.length <= count) return [...lines];
  return lines.slice(0, count).map((line, index) => (index === count - 1 ? `${line}…` : line));
}

function breakWord(word: string, options: Options): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character, options)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return part === '' ? parts : [...parts, part];
}

function fits(text: string, { fontSize, maxWidth }: Options): boolean {
  const width = Array.from(text).reduce((sum, character) => sum + widthInEms(character), 0);
  return width * fontSize <= maxWidth;
}

/**
 * The maximum width of this kind of character in bold Arial and metric-compatible fonts; any other counts as square.
 */
function widthInEms(character: string): number {
  if (/[ .,:;'’‘!|ijlI·]/.test(character)) return 0.34;
  if (/[mwMW%@…—]/.test(character)) return 1;
  if (/[A-Z&]/.test(character)) return 0.78;
  return /[a-z0-9À-ÿ£–\-()/?“”+]/.test(character) ? 0.62 : 1;
}
