export type PageAssets = {
  stylesheets: string[];
  /** What runs at once; the last one wakes the page. */
  scripts: string[];
  /** What runs once the page wakes: the module to import, and what that imports. */
  wakingScripts: string[];
};

/** What is read of the manifest that Vite writes beside a build: its chunks by the module they begin with. */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[] }>>;

/** The files that a page needs, by the page's module, as in `pages/home/page.tsx`. */
export type Assets = (pageModule: string) => PageAssets;

/** Files as Vite's development server has them. */
export const developmentAssets: Assets = () => ({
  stylesheets: ['/styles.css?direct'],
  scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/wake.ts'],
  wakingScripts: ['/entry-client.tsx'],
});

/** Files as the build has made them; takes the parsed `dist/client/.vite/manifest.json`. */
export function productionAssets(manifest: Manifest): Assets {
  const styles = chunksOf(manifest, 'styles.css');
  const wake = chunksOf(manifest, 'wake.ts');
  const entry = chunksOf(manifest, 'entry-client.tsx');
  return (pageModule) => {
    const chunks = [...new Set([...entry, ...chunksOf(manifest, pageModule)])];
    return {
      stylesheets: styles.map(({ file }) => toPath(file)),
      scripts: wake.map(({ file }) => toPath(file)),
      wakingScripts: chunks.map(({ file }) => toPath(file)),
    };
  };
}

function toPath(file: string): string {
  return `/${file}`;
}

/** A chunk with all that it imports, itself first. */
function chunksOf(manifest: Manifest, module: string, found: Manifest[string][] = []) {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The manifest of the build has no ${module}`);
  if (found.includes(chunk)) return found;
  found.push(chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found);
  return found;
}
