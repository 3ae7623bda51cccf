/** A piece of text, or the name of what stands in its place. */
export type Part = { text: string } | { name: string };

/** Cuts a text at the lines that refer to something by name, as in `[[keyFigures]]`; empty pieces are left out. */
export function namedParts(text: string): Part[] {
  return text
    .split(/^(\[\[\w+\]\])$/m)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, name] = /^\[\[(\w+)\]\]$/.exec(piece) ?? [];
      return name === undefined ? { text: piece } : { name };
    });
}
