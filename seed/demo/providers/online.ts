import type { ProviderData } from './provider-data.ts';

/** Pharmacies and clinics that work by post and on screen. */
export const onlineProviders: ProviderData[] = [
  {
    slug: 'ashdrift-pharmacy',
    name: 'Ashdrift Pharmacy',
    type: 'UK online pharmacy',
    registers: ['gphc', 'gmc'],
    description:
      'An online pharmacy in Liverpool with pharmacist and doctor prescribers. Orders placed by early afternoon go out the same day.',
    address: 'Unit 5, Sailcloth Park, Liverpool',
    phone: '08081 570216',
    features: [
      'Same-day dispatch on weekdays',
      'Tracked delivery with a one-hour slot',
      'Insulated packaging with a temperature strip',
      'Live chat with the pharmacy team',
    ],
  },
  {
    slug: 'dovelark-health',
    name: 'Dovelark Health',
    type: 'UK online clinic',
    registers: ['cqc', 'gphc', 'gmc'],
    description:
      'A large online clinic with its own pharmacy. Each patient has a named prescriber and can message the care team at any time.',
    address: '140 Featherbank Street, London',
    phone: '020 7946 0351',
    features: [
      'A named prescriber for every patient',
      'Care team on chat seven days a week',
      'Delivery included in the price',
      'App with dose and side-effect diary',
      'Dietitian sessions in groups',
    ],
  },
  {
    slug: 'elmsworthy-pharmacy',
    name: 'Elmsworthy Pharmacy',
    type: 'UK online pharmacy',
    registers: ['gphc'],
    description:
      'A no-frills online pharmacy in Leicester. It keeps its service simple and its price list short.',
    address: 'Unit 18, Stitchfield Estate, Leicester',
    phone: '08081 570644',
    features: [
      'Consultation included in the price',
      'Price list open without an account',
      'Discreet cold-chain parcels',
    ],
  },
  {
    slug: 'fenwhistle-health',
    name: 'Fenwhistle Health',
    type: 'UK online clinic',
    registers: ['gmc'],
    description:
      'An online doctor service with a questionnaire and a short call. Prescriptions are filled by a partner pharmacy.',
    address: '27 Reedcutter Road, Peterborough',
    phone: '01632 960137',
    features: [
      'Online questionnaire with a doctor’s call',
      'Delivery by a partner pharmacy',
      'No subscription',
    ],
  },
  {
    slug: 'inglefold-health',
    name: 'Inglefold Health',
    type: 'UK online clinic',
    registers: ['cqc', 'gphc'],
    description:
      'An online clinic in Newcastle that works with one medicine at a time: at present it lists Mounjaro only. Nurses follow up by phone.',
    address: '99 Keelman’s Rise, Newcastle upon Tyne',
    phone: '08081 570392',
    features: [
      'Nurse follow-up by phone',
      'Consultation and delivery included in the price',
      'Pause or stop at any time',
      'Weekly group webinar',
    ],
  },
  {
    slug: 'kestrelbrook-pharmacy',
    name: 'Kestrelbrook Pharmacy',
    type: 'UK online pharmacy',
    registers: ['gphc'],
    description:
      'An online pharmacy in Manchester with a wide list of doses. Pharmacists answer the phone themselves on weekdays and Saturdays.',
    address: '210 Millrace Road, Manchester',
    phone: '0161 496 0734',
    features: [
      'Phone answered by pharmacists',
      'Delivery on a day you choose',
      'Cold-chain packaging that can be recycled',
      'Reminders before each repeat',
    ],
  },
  {
    slug: 'merrivane-health',
    name: 'Merrivane Health',
    type: 'UK online pharmacy and clinic',
    registers: ['cqc', 'gphc', 'gmc'],
    description:
      'A clinic and pharmacy in one, based in Bristol and serving the whole of the UK. Prices are quoted by the week and by the month.',
    address: '16 Pennywhistle Terrace, Bristol',
    phone: '0117 496 0845',
    features: [
      'Clinic and pharmacy in one place',
      'Consultation and delivery included in the price',
      'Video or phone, as you prefer',
      'Delivery to the Highlands and Islands',
    ],
  },
  {
    slug: 'quillbrook-online',
    name: 'Quillbrook Online',
    type: 'UK online seller',
    registers: [],
    description:
      'A web shop that takes orders for a pharmacy it does not name. We found it in no public register.',
    address: '1 Hollow Reed Business Centre, Luton',
    phone: '01632 960990',
    features: ['Order form without an account', 'Parcel tracking', 'Replies by e-mail only'],
  },
  {
    slug: 'saltmarrow-health',
    name: 'Saltmarrow Health',
    type: 'UK online clinic',
    registers: ['gmc'],
    description:
      'Two GPs who see patients by video from Southampton, with a focus on the first months of treatment.',
    address: '45 Shinglebank Road, Southampton',
    phone: '01632 960481',
    features: [
      'Video appointment with a GP',
      'Weekly messages in the first two months',
      'Free delivery',
    ],
  },
  {
    slug: 'umbercote-pharmacy',
    name: 'Umbercote Pharmacy',
    type: 'UK online pharmacy',
    registers: ['gphc'],
    description: 'A new online pharmacy in Nottingham that lists a single starting dose.',
    address: 'Unit 3, Bellfounder Yard, Nottingham',
    phone: '01632 960752',
    features: [
      'Consultation included in the price',
      'Phone support on weekdays',
      'Cold-chain packaging',
    ],
  },
  {
    slug: 'windlecombe-health',
    name: 'Windlecombe Health',
    type: 'UK online clinic',
    registers: [],
    description:
      'An online lifestyle clinic that plans to offer weight-loss medication. It has no medication listed yet, and we found it in no public register.',
    address: '82 Osier Bank, Worcester',
    phone: '01632 960036',
    features: [
      'Group sessions on food and activity',
      'One-to-one coaching by phone',
      'Evening sessions',
    ],
  },
  {
    slug: 'wrenfold-online-doctor',
    name: 'Wrenfold Online Doctor',
    type: 'UK online clinic',
    registers: ['cqc', 'gmc'],
    description:
      'A general online doctor service with a weight management programme. A doctor phones every new patient.',
    address: '11 Treadle Square, London',
    phone: '020 7946 0692',
    features: [
      'A doctor phones every new patient',
      'Record shared with your GP if you agree',
      'Next-day delivery',
    ],
  },
];
