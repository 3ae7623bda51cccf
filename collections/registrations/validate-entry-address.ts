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
 * The entry must be on the register's own site. While the site shows sample data, it may also be an invented address
 * below .example, which nobody can mistake for a real one.
 */
export const validateEntryAddress: TextFieldSingleValidation = async (value, { data, req }) => {
  const { register } = data as Partial<Registration>;
  if (!value) return 'Enter the web address of this entry on the register’s own site.';
  const name = registerNames.find((each) => each === register);
  if (!name) return 'Choose the register first.';
  if (isOnRegistersSite(name, value)) return true;
  if (isInventedAddress(value) && (await showsSampleData(req))) return true;
  return `An entry of the ${registerOf(name).shortName} has an address that starts with https:// and is on ${registerHost(name)}.`;
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
