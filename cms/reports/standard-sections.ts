import { emptyRichText } from '#collections/fields/rich-text.ts';
import type { ReportSections } from './report-sections.ts';

/** A figure whose value is filled in from the data, by its label. */
function counted(label: string) {
  return { value: '', label };
}

/** Text that the editor writes. */
const toWrite = { blockType: 'text', body: emptyRichText } as const;

/** What a new report is made of: tables to be filled, and between them text to be written. */
export const standardSections: ReportSections = [
  {
    title: 'Summary',
    anchor: 'summary',
    blocks: [
      {
        blockType: 'keyFigures',
        figures: [
          counted('products analysed'),
          counted('providers tracked'),
          counted('of products changed price'),
          counted('of products in stock'),
        ],
      },
      toWrite,
    ],
  },
  {
    title: 'Prices by kind of provider',
    anchor: 'comparison',
    blocks: [{ blockType: 'priceRanges', caption: '', rows: [] }],
  },
  {
    title: 'Prices by medication and dose',
    anchor: 'pricing',
    blocks: [{ blockType: 'dosePrices', caption: '', rows: [] }],
  },
  {
    title: 'What changed',
    anchor: 'changes',
    blocks: [
      {
        blockType: 'keyFigures',
        figures: [
          counted('price increases'),
          counted('price decreases'),
          counted('offers running'),
          counted('prices left out'),
        ],
      },
      { blockType: 'findings', findings: [] },
      { blockType: 'priceChanges', caption: '', rows: [] },
    ],
  },
  {
    title: 'What this means for you',
    anchor: 'guidance',
    blocks: [
      toWrite,
      {
        blockType: 'subscribe',
        heading: 'Get the next report',
        text: 'One email a month, with what changed in prices and stock. No offers, and nothing else.',
        buttonText: 'Notify Me',
        placeholder: 'Your email address',
        source: 'market_analysis',
      },
    ],
  },
];
