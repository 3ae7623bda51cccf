export type MarketReportData = {
  slug: string;
  title: string;
  description: string;
  category: string;
  readTimeMinutes: number;
  badges: string[];
  featured: boolean;
};

/** The month that all three are about. */
export const month = '2025-08-01T12:00:00.000Z';

/** The three reports of August 2025 (specification, section 2). */
export const marketReports: MarketReportData[] = [
  {
    slug: 'august-2025-mounjaro-availability-report',
    title: 'Mounjaro availability report, August 2025',
    description:
      'Which UK providers had Mounjaro in stock in August 2025, what they said about the coming price change, and how deliveries were limited.',
    category: 'Provider Analysis',
    readTimeMinutes: 10,
    badges: ['Mounjaro', 'Availability'],
    featured: true,
  },
  {
    slug: 'august-2025-price-change-analysis',
    title: 'Price change analysis, August 2025',
    description:
      'Every price that went up or down at the providers we track in August 2025, by provider, by medication and by dose.',
    category: 'Price Analysis',
    readTimeMinutes: 8,
    badges: ['Price changes', 'All providers'],
    featured: false,
  },
  {
    slug: 'august-2025-market-overview',
    title: 'Market overview, August 2025',
    description:
      'What weight-loss injections cost in the UK in August 2025: ranges by kind of provider and by dose, with tips for comparing them.',
    category: 'Market Overview',
    readTimeMinutes: 12,
    badges: ['Mounjaro', 'Wegovy', 'Saxenda'],
    featured: false,
  },
];
