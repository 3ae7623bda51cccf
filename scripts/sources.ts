import { readdirSync, statSync } from 'node:fs';

/** Source files by path, with their modification times in milliseconds. */
export type Sources = Record<string, number>;

/** The source files below `roots` (files or folders), without tests and anything below `except`. */
export function readSources(roots: string[], except: string[] = []): Sources {
  const sources: Sources = {};
  for (const root of roots) addSources(root, except, sources);
  return sources;
}

/**
 * The first difference between the sources of the last build and the current ones, as a phrase; null if there is none.
 */
export function findChange(built: Sources, now: Sources): string | null {
  for (const [path, time] of Object.entries(now)) {
    if (built[path] === undefined) return `${path} is new`;
    if (built[path] !== time) return `${path} has changed`;
  }
  const removed = Object.keys(built).find((path) => now[path] === undefined);
  return removed === undefined ? null : `${removed} is gone`;
}

const notBuilt = /^(\.next|next-env\.d\.ts|node_modules)$|\.test\.tsx?$/;

function addSources(path: string, except: string[], sources: Sources): void {
  const stats = statSync(path);
  if (!stats.isDirectory()) {
    sources[path] = stats.mtimeMs;
    return;
  }
  for (const name of readdirSync(path)) {
    const child = `${path}/${name}`;
    if (!notBuilt.test(name) && !except.includes(child)) addSources(child, except, sources);
  }
}
