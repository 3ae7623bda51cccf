import { stockStatements } from './stock-statements.ts';
import type { NamedBlocks } from './report-data.ts';

/** The counts of the Mounjaro availability report, to be filled from the data, and what is written by hand. */
export const availability: NamedBlocks = {
  keyFigures: {
    blockType: 'keyFigures',
    medication: 'Mounjaro',
    figures: [
      { value: '', label: 'products tracked' },
      { value: '', label: 'of them in stock' },
      { value: 'Up to 7 days', label: 'processing delay' },
      { value: 'September 1, 2025', label: 'when prices change' },
    ],
  },
  stockStatements: {
    blockType: 'stockStatements',
    medication: 'Mounjaro',
    statements: stockStatements,
  },
  restrictions: {
    blockType: 'restrictions',
    items: [
      {
        title: 'Delivery limited to some regions',
        text: 'Some providers did not deliver to the Scottish islands, the Isle of Man or the Channel Islands, and two delivered in England only. Look for the postcode check before you fill in the questionnaire.',
      },
      {
        title: 'Cold-chain delivery',
        text: 'The medicine is sent in cooled packaging and has to be taken in by somebody. Most providers send from Monday to Thursday only, so that no parcel lies in a depot over the weekend.',
      },
      {
        title: 'BMI 30+, or 27+ with a weight-related condition',
        text: 'You need a body mass index of 30 or more, or of 27 or more with a health problem that is related to weight, such as high blood pressure. Providers ask for a photograph or a video call to check.',
      },
      {
        title: 'Online consultation required',
        text: 'Every order begins with an online consultation, which a prescriber reads. Most providers ask again before each new dose. Whoever sends the medicine without asking anything is not a safe provider.',
      },
      {
        title: 'Purchase limits of 2-3 pens',
        text: 'Two of the providers above sold no more than 2-3 pens to one person at a time, so that there was enough for all. One pen is four weeks of treatment.',
      },
    ],
  },
  subscribe: {
    blockType: 'subscribe',
    heading: 'Hear about stock once a month',
    text: 'We will look at stock and prices again next month. One email a month, and you can stop it at any time.',
    buttonText: 'Subscribe to Reports',
    placeholder: 'Your email address',
    source: 'availability_report',
  },
};
