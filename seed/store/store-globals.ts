import type { GlobalSlug, Payload } from 'payload';
import { home } from '../demo/home.ts';

/** Stores the home page and the settings' defaults, unless somebody has saved them before. */
export async function storeGlobals(payload: Payload): Promise<void> {
  if (!(await isStored(payload, 'home'))) {
    await payload.updateGlobal({ slug: 'home', data: home, depth: 0, overrideAccess: true });
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

async function isStored(payload: Payload, slug: GlobalSlug): Promise<boolean> {
  const { createdAt } = await payload.findGlobal({ slug, depth: 0, overrideAccess: true });
  return Boolean(createdAt);
}
