/** The banner that announces the newest report. */
export function bannerText(newestMonth: string): string {
  return `Our ${newestMonth} report is out: prices, changes and availability, month by month since our August 2025 market analysis.`;
}

/** What else stands on the home page. */
export const home = {
  /** Slugs, in the specification's order. */
  guides: ['mounjaro-guide', 'nhs-weight-loss-injections', 'wegovy-guide'],
  bannerLinkText: 'Read the analysis',
  testimonials: [
    {
      quote:
        'I had eleven tabs open before I found this. Seeing the consultation and delivery fees beside the price saved me an evening and a few surprises.',
      name: 'Marian T.',
      location: 'Stockport',
      rating: 5,
    },
    {
      quote:
        'What I wanted to know was whether a provider is on the registers. Here it says so, and tells me how to check for myself.',
      name: 'Devinder S.',
      location: 'Wolverhampton',
      rating: 5,
    },
    {
      quote:
        'Clear and calm, and nobody tried to sell me anything. I took the printed comparison to my GP and we went through it together.',
      name: 'Ruth A.',
      location: 'Swansea',
      rating: 4,
    },
  ],
};
