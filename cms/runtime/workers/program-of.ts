import path from 'node:path';

/**
 * Where the program of a worker is: built, it is a file of the same name beside the program that runs; else its source.
 */
export function programOf({ href }: URL): { built: string } | { source: string } {
  if (import.meta.url.endsWith('.ts')) return { source: href };
  const folder = path.dirname(process.argv[1] ?? '');
  return { built: path.join(folder, `${path.basename(href, '.ts')}.js`) };
}
