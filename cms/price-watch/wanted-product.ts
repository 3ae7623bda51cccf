import type { Payload } from 'payload';
import type { Product } from '#collections/payload-types.ts';
import { relationId } from '#collections/relation-id.ts';
import type { WantedProduct } from './page/reading.ts';

/** The names of all medications, by their ids. */
export type MedicationNames = ReadonlyMap<string, string>;

export async function readMedicationNames(payload: Payload): Promise<MedicationNames> {
  const { docs } = await payload.find({
    collection: 'medications',
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

/** What of a product tells its price from the others on a page. */
export function wantedProduct(
  { dose, medication }: Pick<Product, 'dose' | 'medication'>,
  names: MedicationNames,
): WantedProduct {
  const name = names.get(relationId(medication)) ?? '';
  return {
    dose,
    medication: name,
    otherMedications: [...names.values()].filter((other) => other !== name),
  };
}
