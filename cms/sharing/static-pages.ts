import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { counted } from './counted.ts';
import { newest } from './newest.ts';

type StaticPage = {
  path: string;
  /** As its page says it; left out for the home page, which has the site's name. */
  title?: string;
  line: (catalogue: Catalogue) => string;
  /** ISO time of the newest thing that it shows; null if that is not known. */
  updatedAt: (catalogue: Catalogue) => string | null;
};

/** The pages that are there whatever is stored. */
export const staticPages: readonly StaticPage[] = [
  {
    path: '/',
    line: () => 'Prices, fees, stock and patient reviews, dose by dose',
    updatedAt: pricesCheckedAt,
  },
  {
    path: '/providers',
    title: 'UK weight loss medication providers',
    line: ({ stats }) => `${counted(stats.totalProviders, 'provider')} with their registers`,
    updatedAt: pricesCheckedAt,
  },
  {
    path: '/medications',
    title: 'Weight loss medications: prices, doses and side effects',
    line: ({ medications }) => list.format(medications.map(({ name }) => name)),
    updatedAt: pricesCheckedAt,
  },
  {
    path: '/compare',
    title: 'Compare weight loss injection prices',
    line: ({ stats }) =>
      `${counted(stats.totalProducts, 'price')} from ${counted(stats.totalProviders, 'provider')}`,
    updatedAt: pricesCheckedAt,
  },
  {
    path: '/articles',
    title: 'UK Weight Loss Medication Guides',
    line: ({ guideCards }) => `${counted(guideCards.length, 'guide')} with their sources`,
    updatedAt: ({ guideCards }) => newest(guideCards.map(({ updatedAt }) => updatedAt)),
  },
  {
    path: '/discounts',
    title: 'UK Weight Loss Provider Discounts',
    line: ({ discounts }) => counted(discounts.length, 'active offer'),
    updatedAt: ({ discounts }) => newest(discounts.map((offer) => offer.discovered_date)),
  },
  {
    path: '/market-analysis',
    title: 'Market analysis',
    line: ({ marketReportCards }) => counted(marketReportCards.length, 'report'),
    updatedAt: ({ marketReportCards }) =>
      newest(marketReportCards.map(({ updatedAt }) => updatedAt)),
  },
  {
    path: '/contact',
    title: 'Contact us',
    line: ({ site }) => site.contactEmail,
    updatedAt: () => null,
  },
];

const list = new Intl.ListFormat('en-GB');

function pricesCheckedAt({ stats }: Catalogue): string | null {
  return stats.pricesCheckedAt;
}
