import type { GlobalConfig } from 'payload';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';

export const PriceWatch: GlobalConfig = {
  slug: 'price-watch',
  label: 'Price watch settings',
  admin: { group: 'Price watch' },
  access: { read: signedIn, update: allow('editor') },
  fields: [
    {
      name: 'isOn',
      label: 'Visit the watched prices',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Each watched price is looked up on its page once in its period. Nothing is stored without your decision, except checks of unchanged prices where you allow them for a provider.',
      },
    },
  ],
};
