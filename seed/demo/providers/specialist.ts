import type { ProviderData } from './provider-data.ts';

/** Weight management clinics, in person and online. */
export const specialistProviders: ProviderData[] = [
  {
    slug: 'birchquill-clinic',
    name: 'Birchquill Clinic',
    type: 'Specialist clinic',
    registers: ['cqc', 'gmc'],
    description:
      'A doctor-led weight management clinic in Cambridge. Every patient has an hour with a doctor at the start and a review every three months.',
    address: '30 Inkwell Passage, Cambridge',
    phone: '01632 960108',
    features: [
      'First appointment of an hour with a doctor',
      'Review every three months',
      'Letters to your GP after each visit',
    ],
  },
  {
    slug: 'brackenholt-clinic',
    name: 'Brackenholt Clinic',
    type: 'Specialist clinic',
    registers: ['cqc', 'gphc', 'gmc'],
    description:
      'A clinic in central London with its own pharmacy. Doctors, a dietitian and a psychologist work as one team, and medicines are dispensed on site.',
    address: '12 Chandlery Mews, London',
    phone: '020 7946 0817',
    features: [
      'Doctor, dietitian and psychologist in one team',
      'Dispensed by the clinic’s own pharmacy',
      'Blood tests on site',
      'Monthly follow-up appointments',
      'Out-of-hours advice line',
    ],
  },
  {
    slug: 'calverstone-health',
    name: 'Calverstone Health',
    type: 'Specialist online clinic',
    registers: ['cqc', 'gphc'],
    description:
      'An online weight management clinic with video appointments. A prescriber sees each patient before the first order and at every change of dose.',
    address: '88 Copperplate Way, Leeds',
    phone: '0113 496 0926',
    features: [
      'Video appointment before the first order',
      'Review at every change of dose',
      'Coaching sessions twice a month',
      'Messages answered within one working day',
    ],
  },
  {
    slug: 'emberlow-clinic',
    name: 'Emberlow Clinic',
    type: 'Specialist online clinic',
    registers: ['cqc'],
    description:
      'A small online clinic in Norwich. It lists one starting dose; other doses are discussed with the prescriber.',
    address: '4 Sealing Wax Court, Norwich',
    phone: '01632 960862',
    features: [
      'Phone consultation with a nurse prescriber',
      'Written care plan',
      'Delivery to England and Wales',
    ],
  },
  {
    slug: 'garrowmere-clinic',
    name: 'Garrowmere Clinic',
    type: 'Specialist clinic',
    registers: ['cqc', 'gmc'],
    description:
      'A clinic in Sheffield led by two GPs with a special interest in obesity. Appointments are in person, with phone follow-up.',
    address: '19 Whetstone Hill, Sheffield',
    phone: '01632 960345',
    features: [
      'GPs with a special interest in obesity',
      'In-person appointments in Sheffield',
      'Phone follow-up included',
    ],
  },
  {
    slug: 'jessamill-clinic',
    name: 'Jessamill Clinic',
    type: 'Specialist clinic',
    registers: ['cqc', 'gphc', 'gmc'],
    description:
      'A private clinic in Bath that takes a small number of weight management patients each month.',
    address: '2 Harpmaker’s Yard, Bath',
    phone: '01632 960590',
    features: [
      'Small patient list',
      'The same doctor throughout',
      'Home visits in and around Bath',
    ],
  },
  {
    slug: 'larkhowe-weight-clinic',
    name: 'Larkhowe Weight Clinic',
    type: 'Specialist online clinic',
    registers: ['cqc', 'gmc'],
    description:
      'Doctors and dietitians who work by video from Chester, on the border of England and Wales. The programme includes a dietitian appointment each month.',
    address: '61 Loomweaver Street, Chester',
    phone: '01632 960264',
    features: [
      'Monthly dietitian appointment',
      'Appointments in English and Welsh',
      'Delivery in cold packaging',
      'Out-of-hours advice line',
    ],
  },
  {
    slug: 'orrinfield-clinic',
    name: 'Orrinfield Clinic',
    type: 'Specialist clinic',
    registers: ['cqc'],
    description: 'A nurse-led clinic in Hexham for patients in the rural north of England.',
    address: '14 Heathercomb Road, Hexham',
    phone: '01632 960073',
    features: [
      'Nurse-led appointments',
      'Visits to remote areas',
      'Blood pressure and weight checks',
    ],
  },
  {
    slug: 'tarnhollow-clinic',
    name: 'Tarnhollow Clinic',
    type: 'Specialist clinic',
    registers: ['cqc', 'gphc'],
    description:
      'A clinic and pharmacy in Kendal, open in the evenings for people who work by day.',
    address: '7 Slatewright Brow, Kendal',
    phone: '01632 960926',
    features: ['Clinic and pharmacy in one place', 'Evening appointments', 'Step-free access'],
  },
  {
    slug: 'vellacroft-health',
    name: 'Vellacroft Health',
    type: 'Specialist online clinic',
    registers: ['gmc'],
    description:
      'An online clinic run by three doctors. Prescriptions can be filled by its partner or at a pharmacy of the patient’s choice.',
    address: '50 Goosequill Avenue, Oxford',
    phone: '01632 960219',
    features: [
      'Video appointments with a doctor',
      'Prescription can be filled anywhere',
      'Appointments at weekends',
    ],
  },
  {
    slug: 'yewlarch-clinic',
    name: 'Yewlarch Clinic',
    type: 'Specialist online clinic',
    registers: ['cqc', 'gphc', 'gmc'],
    description:
      'A small online clinic in Canterbury with a doctor, a pharmacist and a health coach who share one record for each patient.',
    address: '33 Candlewick Hill, Canterbury',
    phone: '01632 960668',
    features: [
      'Doctor, pharmacist and coach share one record',
      'Weekly check-in during the first month',
      'Plain written summaries',
    ],
  },
  {
    slug: 'zennorby-health',
    name: 'Zennorby Health',
    type: 'Retail pharmacy and Specialist clinic',
    registers: ['gphc', 'gmc'],
    description:
      'A clinic inside a pharmacy in Truro. A doctor visits once a week; the pharmacy supplies and follows up.',
    address: '25 Pilchard Press Lane, Truro',
    phone: '01632 960504',
    features: [
      'Clinic and pharmacy under one roof',
      'Weekly doctor’s session',
      'Postal delivery in Cornwall',
    ],
  },
];
