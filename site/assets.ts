export type PageAssets = {
  stylesheet: string;
  /** Wakes the page. */
  script: string;
  /** What runs once the page wakes: the module to import, and what that imports. */
  wakingScripts: string[];
};

/** What is read of the manifest that Vite writes beside a build: its chunks by the module they begin with. */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[] }>>;

/** The files that a page needs, by the page's module, as in `pages/home/page.tsx`. */
export type Assets = (pageModule: string) => PageAssets;

/** Files as Vite's development server has them. */
export const developmentAssets: Assets = () => ({
  stylesheet: '/styles.css?direct',
  script: '/wake.ts',
  wakingScripts: ['/entry-client.tsx'],
});

/** Files as the build has made them; takes the parsed `dist/client/.vite/manifest.json`. */
export function productionAssets(manifest: Manifest): Assets {
  const styles = chunkOf(manifest, 'styles.css');
  const wake = chunkOf(manifest, 'wake.ts');
  const entry = chunksOf(manifest, 'entry-client.tsx');
  return (pageModule) => {
    const chunks = [...new Set([...entry, ...chunksOf(manifest, pageModule)])];
    return {
      stylesheet: toPath(styles.file),
      script: toPath(wake.file),
      wakingScripts: chunks.map(({ file }) => toPath(file)),
    };
  };
}

function toPath(file: string): string {
  return `/${file}`;
}

/** A chunk with all that it imports, itself first. */
function chunksOf(manifest: Manifest, module: string, found: Manifest[string][] = []) {
  const chunk = chunkOf(manifest, module);
  if (found.includes(chunk)) return found;
  found.push(chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}

function chunkOf(manifest: Manifest, module: string): Manifest[string] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The manifest of the build has no ${module}`);
  return chunk;
}
