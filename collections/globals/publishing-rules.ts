import type { GlobalConfig } from 'payload';
import { allow } from '../access/roles.ts';
import { signedIn } from '../access/signed-in.ts';
import { textListField } from '../fields/text-list.ts';
import { refuseListingPublished } from '../publishing/refuse-diabetes-only.ts';

/** Editors' rules on what may be published. */
export const PublishingRules: GlobalConfig = {
  slug: 'publishing-rules',
  label: 'Publishing rules',
  admin: { group: 'Editorial' },
  access: { read: signedIn, update: allow('editor') },
  hooks: { beforeChange: [refuseListingPublished] },
  fields: [
    {
      ...textListField({
        name: 'diabetesOnlyMedicines',
        label: 'Medicines licensed for diabetes only',
        admin: {
          description:
            'Brand names. They cannot be published as a medication, product or offer, because everything listed here ' +
            'is for weight loss. Check the licence at medicines.org.uk before you change the list.',
        },
      }),
      defaultValue: ['Ozempic', 'Rybelsus', 'Victoza'],
    },
  ],
};
