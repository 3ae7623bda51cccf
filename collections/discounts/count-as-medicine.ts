import type { CollectionBeforeChangeHook } from 'payload';
import type { Discount } from '../payload-types.ts';
import { findMedicine } from '../publishing/medicine-names.ts';
import { storedMedicines } from '../publishing/stored-medicines.ts';
import { textsOf } from '../publishing/texts-of.ts';

/**
 * An offer that names a medicine or a product, or is for one or its price, counts as an offer on a medicine, whatever was chosen: “£20 off Wegovy consultations”
 * advertises Wegovy (ASA ruling on Express Healthcare, 2026, under CAP Code, rule 12.12).
 */
export const countAsMedicine: CollectionBeforeChangeHook<Discount> = async ({
  collection,
  data,
  req,
}) => {
  const { appliesTo = [], medication, product, takenOff } = data;
  if (appliesTo.includes('medicine')) return data;
  const medicines = await storedMedicines(req);
  const texts = textsOf(collection.fields, data);
  const namesMedicine =
    Boolean(medication) ||
    Boolean(product) ||
    Boolean(takenOff?.includes('price')) ||
    texts.some(({ text }) => findMedicine(text, medicines));
  return namesMedicine ? { ...data, appliesTo: [...appliesTo, 'medicine'] } : data;
};
