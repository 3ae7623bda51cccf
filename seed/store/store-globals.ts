import type { GlobalSlug, Payload } from 'payload';
import { formatMonth } from '#contract/rules/date.ts';
import { bannerText, home } from '../demo/home.ts';
import { idsBySlug } from './ids-by-slug.ts';
import { known } from './known.ts';

/** Stores the home page and the settings' defaults, unless somebody has saved them before. */
export async function storeGlobals(payload: Payload): Promise<void> {
  if (!(await isStored(payload, 'home'))) {
    const ids = await idsBySlug(payload, 'guides');
    const guides = home.guides.map((slug) => known(ids, slug));
    await payload.updateGlobal({
      slug: 'home',
      data: { ...home, guides, bannerText: await newestBanner(payload) },
      depth: 0,
      overrideAccess: true,
    });
  }
  if (!(await isStored(payload, 'settings'))) {
    await payload.updateGlobal({
      slug: 'settings',
      data: { showsSampleData: true },
      depth: 0,
      overrideAccess: true,
    });
  }
}

/** None while there is no report. */
async function newestBanner(payload: Payload): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'market-reports',
    sort: '-month',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] && bannerText(formatMonth(docs[0].month));
}

async function isStored(payload: Payload, slug: GlobalSlug): Promise<boolean> {
  const { createdAt } = await payload.findGlobal({ slug, depth: 0, overrideAccess: true });
  return Boolean(createdAt);
}
