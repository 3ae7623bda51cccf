import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import express, { type RequestHandler } from 'express';
import { NotFound } from '../runtime/errors.ts';
import { inSpan } from '../runtime/span.ts';
import { readBuiltFiles, type BuiltFiles } from './built-files.ts';
import { siteHeaders } from './security-headers.ts';
import type { SiteEntry } from '#site/site-entry.ts';

/** The site’s entry is loaded as it was built, never imported as source. */
type EntryModule = { site: SiteEntry };

export type FetchJson = (path: string) => Promise<unknown>;

export type Site = Pick<SiteEntry, 'firstPages' | 'knownParameters' | 'publicPages' | 'render'> & {
  /** The scripts and styles of a page. */
  assets: ReturnType<SiteEntry['productionAssets']> | undefined;
  /** Scripts and styles as they were built. */
  files: BuiltFiles;
  /** Answers what is neither one of these nor a page. */
  middleware: RequestHandler;
  /** These paths and all below them are no pages, or pages that change without the catalogue. */
  uncached: readonly string[];
};

/** The site as the build has made it. */
export async function builtSite({ publicUrl }: { publicUrl: string }): Promise<Site> {
  const entryFile = pathToFileURL(path.resolve('dist/server/site.js')).href;
  const { site } = (await import(/* @vite-ignore */ entryFile)) as EntryModule;
  const manifest = await readFile('dist/client/.vite/manifest.json', 'utf8');
  return {
    ...site,
    assets: site.productionAssets(JSON.parse(manifest)),
    files: await readBuiltFiles('dist/client/assets', await siteHeaders(publicUrl)),
    // Pages of an earlier build ask for its files, and nobody reads the answer.
    middleware: express.Router({ caseSensitive: true }).get('/assets/{*file}', () => {
      throw new NotFound('There is no such file.');
    }),
    uncached: ['/assets'],
  };
}

/** The site from its sources, with Fast Refresh; every page is rendered by the newest of them. */
export async function sourceSite(hotReload: Server): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: hotReload, path: '/__vite_hmr' } },
  });
  const load = async () => ((await vite.ssrLoadModule('/entry-server.tsx')) as EntryModule).site;
  const { knownParameters, firstPages } = await load();
  return {
    knownParameters,
    firstPages,
    publicPages: async (...args) => (await load()).publicPages(...args),
    render: async (...args) => (await load()).render(...args),
    assets: undefined,
    files: new Map(),
    middleware: (req, res, next) => {
      // Vite would answer reads of the API with its own modules of the same name.
      if (/^\/api\/[^.]*$/.test(req.path)) return next();
      vite.middlewares(req, res, next);
    },
    uncached: ['/'],
  };
}

type PagesOptions = {
  site: Site;
  /** Reads the API; an answer that is not kept lacks something. */
  read: (path: string) => Promise<{ json: unknown; isKept: boolean }>;
  publicUrl: string;
  /** Where a page is now whose address this was. */
  moved: (path: string) => string | undefined;
};

/** Answers every path with a page of the site, rendered on the server, or with its state, or sends the reader to where it has moved. */
export function sitePages({ site, read, publicUrl, moved }: PagesOptions): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    let areAllKept = true;
    const fetchJson: FetchJson = async (address) => {
      const { json, isKept } = await read(address);
      areAllKept &&= isKept;
      return json;
    };
    const { status, isPersonal, isIndexable, isWhole, type, body } = await inSpan('render', () =>
      site.render(req.originalUrl, { fetchJson, assets: site.assets, publicUrl }),
    );
    const address = status === 404 ? moved(req.path) : undefined;
    if (address !== undefined) {
      // It may move back, so caches must ask again.
      res.set('Cache-Control', 'no-cache');
      res.redirect(301, address + queryOf(req.originalUrl));
      return;
    }
    res.set(isPersonal ? forOnePerson : forEverybody);
    // What could not be read now can be in a moment.
    if (!isWhole || !areAllKept) res.set('Cache-Control', 'no-store');
    if (!isIndexable) res.set('X-Robots-Tag', 'noindex');
    res
      .status(status)
      .type(type)
      .send(Buffer.from(body.buffer, body.byteOffset, body.length));
  };
}

/** The query of an address, with its question mark. */
function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

const forEverybody = { 'Cache-Control': 'public, no-cache' };

/** No copy is kept, and no other site learns of the address, which holds the link from an email. */
const forOnePerson = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};
