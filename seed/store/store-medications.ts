import type { Payload } from 'payload';
import { medications } from '../demo/medications.ts';
import { idsBySlug } from './ids-by-slug.ts';

/** Stores the missing medications; returns the ids of all by slug. */
export async function storeMedications(payload: Payload): Promise<Map<string, string>> {
  const ids = await idsBySlug(payload, 'medications');
  for (const medication of medications) {
    if (ids.has(medication.slug)) continue;
    const { id } = await payload.create({
      collection: 'medications',
      data: { ...medication, _status: 'published' },
      depth: 0,
      overrideAccess: true,
    });
    ids.set(medication.slug, id);
  }
  return ids;
}
