import type { Payload } from 'payload';
import { medications } from '../demo/medications.ts';
import { idsBySlug } from './ids-by-slug.ts';
import { known } from './known.ts';

/** Stores the missing medications; returns the ids of all by slug. */
export async function storeMedications(payload: Payload): Promise<Map<string, string>> {
  const ids = await idsBySlug(payload, 'medications');
  for (const { guideSlug: _guide, ...medication } of medications) {
    if (ids.has(medication.slug)) continue;
    const { id } = await payload.create({
      collection: 'medications',
      data: { ...medication, _status: 'published' },
      depth: 0,
      overrideAccess: true,
    });
    ids.set(medication.slug, id);
  }
  await completeDoseSteps(payload);
  return ids;
}

/** Gives each medication that was stored without dose steps the steps of its leaflet. */
async function completeDoseSteps(payload: Payload): Promise<void> {
  for (const { slug, doseSteps, doseStepsNote, doseStepsUrl } of medications)
    await payload.update({
      collection: 'medications',
      where: { slug: { equals: slug }, doseStepsUrl: { exists: false } },
      data: { doseSteps, doseStepsNote, doseStepsUrl, _status: 'published' },
      depth: 0,
      overrideAccess: true,
    });
}

/** Names the guide of each medication that has one and names none yet; the guides are stored by then. */
export async function nameGuides(payload: Payload): Promise<void> {
  const guideIds = await idsBySlug(payload, 'guides');
  for (const { slug, guideSlug } of medications) {
    if (!guideSlug) continue;
    await payload.update({
      collection: 'medications',
      where: { slug: { equals: slug }, guide: { exists: false } },
      data: { guide: known(guideIds, guideSlug), _status: 'published' },
      depth: 0,
      overrideAccess: true,
    });
  }
}
