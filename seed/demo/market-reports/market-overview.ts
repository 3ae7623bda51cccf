import { dosePrices, priceRanges } from '#contract/rules/month-figures.ts';
import { percentageOf } from '#contract/rules/rating.ts';
import { providers } from '../providers/index.ts';
import { august, changedListings, listings } from './listings.ts';
import type { NamedBlocks } from './report-block.ts';

/** The figures of the market overview. */
export const marketOverview: NamedBlocks = {
  keyFigures: {
    blockType: 'keyFigures',
    figures: [
      { value: String(listings.length), label: 'products analysed' },
      { value: String(providers.length), label: 'providers tracked' },
      { value: '2,000+', label: 'patient reviews read' },
      {
        value: `${percentageOf(changedListings.length, listings.length)}%`,
        label: 'of products changed price',
      },
    ],
  },
  priceRanges: {
    blockType: 'priceRanges',
    caption: 'Lowest and highest monthly price in stock, by kind of provider, August 2025',
    rows: priceRanges(august),
  },
  dosePrices: {
    blockType: 'dosePrices',
    caption: 'Monthly price in stock, by medication and dose, August 2025',
    rows: dosePrices(august),
  },
  tips: {
    blockType: 'tips',
    tips: [
      'Compare the total, not the price. Add the consultation fee and the delivery fee, and ask whether the consultation fee is due again with each order.',
      'Compare the dose that you take. The price of the first dose tells you little about what you will pay after some months.',
      'Ask what happens to the price when your dose goes up, before you place the first order.',
      'Check the registers yourself. The GPhC, the CQC and the GMC all let you search for a pharmacy, a clinic or a doctor free of charge.',
      'Look for a real assessment. A safe provider asks about your weight, your health and your other medicines, wants proof, and sometimes says no.',
      'Read what a low price leaves out. Follow-up, advice on side effects and help between orders are worth asking about.',
      'Read reviews for what they describe, and look at how many there are. A few very happy reviews are less use than many mixed ones.',
      'Allow for delivery. The medicine has to stay cold, is not sent every day, and somebody has to be there to take it in.',
      'Ask your GP whether you could get treatment on the NHS. The rules differ between England, Scotland, Wales and Northern Ireland.',
    ],
  },
  subscribe: {
    blockType: 'subscribe',
    heading: 'Get the next report',
    text: 'One email a month, with what changed in prices and stock. No offers, and nothing else.',
    buttonText: 'Notify Me',
    placeholder: 'Your email address',
    source: 'market_analysis',
  },
};
