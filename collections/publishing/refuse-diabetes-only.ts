import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { fieldRefusal } from '../field-refusal.ts';
import type { Discount, Medication, Product, PublishingRule } from '../payload-types.ts';
import { relationId } from '../relation-id.ts';
import { isPublishing } from './is-publishing.ts';
import { findName } from './medicine-names.ts';
import { textsOf } from './texts-of.ts';

// Medicines that are licensed for diabetes only are not to be prescribed for weight loss as a matter of routine
// (Department of Health and Social Care, answer to written question 14334, 21 February 2024), and nobody may advertise
// a medicine for what it is not licensed for (Human Medicines Regulations 2012, regulation 280(1)).

/** A medication on the editors’ list of those for diabetes only is not published. */
export const refuseDiabetesOnlyMedication: CollectionBeforeChangeHook<Medication> = async ({
  data,
  req,
}) => {
  if (!isPublishing(data, req)) return data;
  const listed = await diabetesOnlyMedicines(req);
  refuseNaming(data.name ?? '', { listed, path: 'name' });
  return data;
};

/** Nothing is sold of a medication on that list. */
export const refuseDiabetesOnlyProduct: CollectionBeforeValidateHook<Product> = async ({
  data,
  originalDoc,
  req,
}) => {
  const medication = data?.medication;
  if (!medication || data.deletedAt) return data;
  const before = originalDoc?.medication;
  if (before && relationId(before) === relationId(medication)) return data;
  const { docs } = await req.payload.find({
    collection: 'medications',
    where: { id: { equals: relationId(medication) } },
    select: { name: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const listed = await diabetesOnlyMedicines(req);
  refuseNaming(docs[0]?.name ?? '', { listed, path: 'medication' });
  return data;
};

/** An offer that names a medicine on that list is not switched on. */
export const refuseDiabetesOnlyOffer: CollectionBeforeChangeHook<Discount> = async ({
  collection,
  data,
  req,
}) => {
  if (!data.isActive || data.deletedAt) return data;
  const listed = await diabetesOnlyMedicines(req);
  for (const { path, text } of textsOf(collection.fields, data)) {
    refuseNaming(text, { listed, path });
  }
  return data;
};

/** A medication that is on the site, and an offer that names it, have to leave it before its name is put on the list. */
export const refuseListingPublished: GlobalBeforeChangeHook = async ({ data, req }) => {
  const listed = (data as PublishingRule).diabetesOnlyMedicines ?? [];
  const { docs } = await req.payload.find({
    collection: 'medications',
    where: { _status: { equals: 'published' } },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const published = docs.find(({ name }) => findName(name, listed));
  if (published) {
    const message = `${published.name} is published as a medication. Unpublish it first, and then put it on the list.`;
    throw fieldRefusal({ path: 'diabetesOnlyMedicines', message });
  }
  const offered = await nameInOffers(listed, req);
  if (!offered) return data;
  const message = `An offer that is switched on names ${offered}. Switch it off first, and then put ${offered} on the list.`;
  throw fieldRefusal({ path: 'diabetesOnlyMedicines', message });
};

/** The first of the names that an offer on the site has in its texts. */
async function nameInOffers(
  names: readonly string[],
  req: PayloadRequest,
): Promise<string | undefined> {
  const { fields } = req.payload.collections.discounts.config;
  const { docs } = await req.payload.find({
    collection: 'discounts',
    where: { isActive: { equals: true } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const texts = docs.flatMap((offer) => textsOf(fields, { ...offer }));
  return texts.map(({ text }) => findName(text, names)).find(Boolean);
}

async function diabetesOnlyMedicines(req: PayloadRequest): Promise<string[]> {
  const rules = await req.payload.findGlobal({
    slug: 'publishing-rules',
    depth: 0,
    overrideAccess: true,
    req,
  });
  return rules.diabetesOnlyMedicines ?? [];
}

type Place = { listed: readonly string[]; path: string };

function refuseNaming(text: string, { listed, path }: Place): void {
  const name = findName(text, listed);
  if (!name) return;
  const message =
    `${name} is licensed for diabetes only, so it cannot be listed for weight loss. ` +
    'The list of these medicines is under “Publishing rules”.';
  throw fieldRefusal({ path, message });
}
