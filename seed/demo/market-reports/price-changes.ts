import type { NamedBlocks } from './report-data.ts';

/** The figures of the price change analysis, to be filled from the data. */
export const priceChanges: NamedBlocks = {
  keyFigures: {
    blockType: 'keyFigures',
    figures: [
      { value: '', label: 'of products changed price' },
      { value: '', label: 'products tracked' },
      { value: '', label: 'price increases' },
      { value: '', label: 'price decreases' },
    ],
  },
  priceChanges: { blockType: 'priceChanges', caption: '', rows: [] },
};
