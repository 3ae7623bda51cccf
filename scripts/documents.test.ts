import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = ['README.md', 'bench/README.md', ...markdownBelow('docs')];
const rooms = '(?:bench|cms|collections|contract|docs|fuzz|scripts|seed|site)';
const namedPath = new RegExp(`\`(${rooms}/[\\w./-]+)\``, 'g');
/** What a guide leaves to be named, as in `site/pages/NAME/page.tsx`. */
const placeholder = /(?:^|\/)[A-Z]+/;
const linkedPath = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

describe('the documents', () => {
  it.each(documents)('%s names only files and folders that exist', (document) => {
    const text = readFileSync(document, 'utf8');
    const named = [...text.matchAll(namedPath)]
      .map(([, name]) => name!)
      .filter((name) => !placeholder.test(name));
    const linked = [...text.matchAll(linkedPath)].map(([, name]) =>
      path.join(path.dirname(document), name!),
    );
    expect([...named, ...linked].filter((name) => !existsSync(name))).toEqual([]);
  });
});

function markdownBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));
}
