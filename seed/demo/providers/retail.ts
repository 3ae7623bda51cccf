import type { ProviderData } from './provider-data.ts';

/** High-street pharmacies, some of which also send by post. */
export const retailProviders: ProviderData[] = [
  {
    slug: 'alderwick-pharmacy',
    name: 'Alderwick Pharmacy',
    type: 'Retail and online pharmacy',
    registers: ['gphc'],
    description:
      'A family of four pharmacies around Leeds with an online weight management service. Orders can be collected at the counter or sent in cold packaging.',
    address: '3 Quillmaker Row, Leeds',
    phone: '0113 496 0142',
    features: [
      'Collect in branch or have it delivered',
      'Pharmacist consultation included in the price',
      'Cold-chain packaging',
      'Repeat reminders by text',
    ],
  },
  {
    slug: 'cobblemoor-pharmacy',
    name: 'Cobblemoor Pharmacy',
    type: 'Retail pharmacy',
    registers: ['gphc'],
    description:
      'An independent pharmacy in the centre of York. A pharmacist sees every new patient in a private consultation room, and medicines are collected in person.',
    address: '58 Lanternmaker Street, York',
    phone: '01632 960417',
    features: [
      'Face-to-face consultation with a pharmacist',
      'Injection technique shown in the consultation room',
      'Sharps bins supplied and taken back',
    ],
  },
  {
    slug: 'dunmarrow-chemist',
    name: 'Dunmarrow Chemist',
    type: 'Retail pharmacy',
    registers: ['gphc'],
    description:
      'A neighbourhood chemist in Glasgow that has added a weekly weight management clinic. Appointments are on weekday afternoons and Saturday mornings.',
    address: '117 Saltwright Road, Glasgow',
    phone: '01632 960284',
    features: [
      'Saturday appointments',
      'Weight and blood pressure checked in branch',
      'Advice in person without an appointment',
    ],
  },
  {
    slug: 'hollinmarsh-pharmacy',
    name: 'Hollinmarsh Pharmacy',
    type: 'Retail pharmacy',
    registers: ['gphc', 'gmc'],
    description:
      'A Birmingham pharmacy that works with a local doctor. The doctor reviews each new patient’s record before the pharmacy supplies anything.',
    address: '9 Tinderbox Parade, Birmingham',
    phone: '01632 960655',
    features: [
      'A doctor reviews every new patient',
      'Collection or local delivery',
      'Follow-up call after the first month',
    ],
  },
  {
    slug: 'netherquay-pharmacy',
    name: 'Netherquay Pharmacy',
    type: 'Retail and online pharmacy',
    registers: ['gphc'],
    description:
      'A Bristol pharmacy with a long-standing postal service. Patients choose between next-day delivery and collection from the harbourside branch.',
    address: '22 Ropewinder Wharf, Bristol',
    phone: '0117 496 0388',
    features: [
      'Next-day delivery on weekdays',
      'Click and collect in Bristol',
      'Tracked and temperature-controlled parcels',
      'Pharmacists on the phone until 6pm',
    ],
  },
  {
    slug: 'pellowmead-chemist',
    name: 'Pellowmead Chemist',
    type: 'Retail pharmacy',
    registers: ['gphc'],
    description:
      'A small chemist’s shop in Exeter. It offers a limited weight management service alongside its usual prescriptions.',
    address: '41 Thimble Lane, Exeter',
    phone: '01632 960731',
    features: [
      'The same pharmacist at every visit',
      'Private consultation room',
      'Sharps bins supplied and taken back',
    ],
  },
  {
    slug: 'rookthwaite-pharmacy',
    name: 'Rookthwaite Pharmacy',
    type: 'Retail and online pharmacy',
    registers: ['gphc', 'gmc'],
    description:
      'Three pharmacies in Manchester and a postal service for the north of England. Consultations are with pharmacist prescribers, backed by a GP.',
    address: '75 Bobbinwinder Street, Manchester',
    phone: '0161 496 0219',
    features: [
      'Pharmacist prescribers backed by a GP',
      'Delivery slots of two hours in Greater Manchester',
      'Cold-chain packaging',
      'Evening phone line',
    ],
  },
  {
    slug: 'thistlequay-pharmacy',
    name: 'Thistlequay Pharmacy',
    type: 'Retail pharmacy',
    registers: ['gphc'],
    description:
      'An Edinburgh pharmacy near the waterfront. Its weight management service is run by one pharmacist two days a week.',
    address: '6 Netmender’s Close, Edinburgh',
    phone: '0131 496 0573',
    features: [
      'Appointments with a named pharmacist',
      'Local delivery on request',
      'Help with changing from another provider',
    ],
  },
];
