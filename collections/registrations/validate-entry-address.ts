import type { TextFieldSingleValidation } from 'payload';
import {
  isInventedAddress,
  isOnRegistersSite,
  registerHost,
  registerNames,
  registerOf,
} from '#contract/rules/registers.ts';
import type { Registration } from '../payload-types.ts';

/**
 * The entry is on the register's own site. While the site says that it shows sample data, an entry may be invented
 * below .example, where it cannot be taken for a real one.
 */
export const validateEntryAddress: TextFieldSingleValidation = async (value, { data, req }) => {
  const { register } = data as Partial<Registration>;
  if (!value) return 'Enter the register’s own address of this entry.';
  const name = registerNames.find((each) => each === register);
  if (!name) return 'Choose the register first.';
  if (isOnRegistersSite(name, value)) return true;
  if (isInventedAddress(value) && (await showsSampleData(req))) return true;
  return `The address of an entry of the ${registerOf(name).shortName} begins with https:// and is on ${registerHost(name)}.`;
};

async function showsSampleData(req: Parameters<TextFieldSingleValidation>[1]['req']) {
  const { showsSampleData: shows } = await req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true,
    req,
  });
  return shows;
}
