import type { NamedBlocks } from './report-data.ts';

/** The tables and counts of the market overview, to be filled from the data, and what is written by hand. */
export const marketOverview: NamedBlocks = {
  keyFigures: {
    blockType: 'keyFigures',
    figures: [
      { value: '', label: 'products analysed' },
      { value: '', label: 'providers tracked' },
      { value: '2,000+', label: 'patient reviews read' },
      { value: '', label: 'of products changed price' },
    ],
  },
  priceRanges: { blockType: 'priceRanges', caption: '', rows: [] },
  dosePrices: { blockType: 'dosePrices', caption: '', rows: [] },
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
