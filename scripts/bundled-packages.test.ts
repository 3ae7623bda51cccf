import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundledPackages } from '../vite.config.ts';

type Package = { dependencies?: Record<string, string> };

/** What Payload loads in its commands alone, which run from its own files. */
const forCommands = ['@next/env', 'get-tsconfig', 'tsx'];

/** The folder in which Node finds a package from another folder. */
function find(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  const parent = path.dirname(from);
  return parent === from ? undefined : find(name, parent);
}

/** Folders of packages, with those that Node finds from them. */
function withBundledDependencies(folders: readonly string[]): string[] {
  const all = new Set(folders);
  for (const folder of all) {
    for (const name of dependenciesOf(folder)) {
      const found = bundledPackages.includes(name) && find(name, folder);
      if (found) all.add(found);
    }
  }
  return [...all];
}

function dependenciesOf(folder: string): string[] {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as Package).dependencies ?? {});
}

it('each package in the server has the versions of others that it asks for', () => {
  const root = process.cwd();
  const hoisted = bundledPackages
    .map((name) => find(name, root))
    .filter((folder) => folder !== undefined);
  const folders = withBundledDependencies(hoisted);
  expect(folders.length).toBeGreaterThanOrEqual(bundledPackages.length);
  const others = folders.flatMap((folder) =>
    dependenciesOf(folder)
      .filter((name) => !bundledPackages.includes(name) && !forCommands.includes(name))
      .filter((name) => find(name, folder) !== find(name, root))
      .map((name) => `${path.relative(root, folder)} asks for another ${name}`),
  );
  expect(others).toEqual([]);
});
