import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readArticle, type Article } from './read-article.ts';

/** The Markdown files of one kind below `seed/content`, in the order of their names. */
export async function contentFiles(kind: 'guides' | 'legal' | 'reports'): Promise<Article[]> {
  const folder = path.resolve('seed/content', kind);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(names.map((name) => readArticle(path.join(folder, name))));
}
