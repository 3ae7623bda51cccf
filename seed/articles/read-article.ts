import { readFile } from 'node:fs/promises';

/** A Markdown file: what stands between the `---` lines at its top, and the text below. */
export type Article = {
  /** Text, or whatever the JSON says where a value is a JSON array. */
  fields: Record<string, unknown>;
  markdown: string;
};

/**
 * Reads a Markdown file with front matter.
 * @throws Error if the file has no front matter or a JSON array in it is malformed.
 */
export async function readArticle(path: string): Promise<Article> {
  return parseArticle(await readFile(path, 'utf8'));
}

/** The same, of the file's text. */
export function parseArticle(text: string): Article {
  const [, head, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || markdown === undefined) {
    throw new Error('An article begins with its fields between two lines of three hyphens.');
  }
  // A line that begins with a space goes on with the value of the line before.
  const entries = head.split(/\n(?!\s)/).map((entry) => {
    const colon = entry.indexOf(':');
    return [entry.slice(0, colon), valueOf(entry.slice(colon + 1).trim())];
  });
  return { fields: Object.fromEntries(entries), markdown: markdown.trim() };
}

/**
 * A field that is text.
 * @throws Error if it is not there.
 */
export function textOf({ fields }: Article, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new Error(`An article lacks its ${name}.`);
  return value;
}

/**
 * A field that is a list.
 * @throws Error if it is not there.
 */
export function listOf<Item>({ fields }: Article, name: string): Item[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new Error(`An article lacks its list of ${name}.`);
  return value as Item[];
}

function valueOf(text: string): unknown {
  return text.startsWith('[') ? JSON.parse(text) : text;
}
