import { comparedPrices } from '#contract/rules/month-figures.ts';
import { percentageOf } from '#contract/rules/rating.ts';
import { august, changedListings, listings } from './listings.ts';
import type { NamedBlocks } from './report-block.ts';

const increases = changedListings.filter(
  ({ pricePence, monthAgoPence }) => pricePence > monthAgoPence,
).length;
const decreases = changedListings.length - increases;

/** The figures of the price change analysis: every change of the demo data's latest month. */
export const priceChanges: NamedBlocks = {
  keyFigures: {
    blockType: 'keyFigures',
    figures: [
      {
        value: `${percentageOf(changedListings.length, listings.length)}%`,
        label: 'of products changed price',
      },
      { value: String(listings.length), label: 'products tracked' },
      { value: String(increases), label: 'price increases' },
      { value: String(decreases), label: 'price decreases' },
    ],
  },
  priceChanges: {
    blockType: 'priceChanges',
    caption: 'Monthly prices that changed in August 2025',
    rows: comparedPrices(august),
  },
};
