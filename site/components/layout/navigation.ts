import type { Brand } from '#contract/schemas/site.ts';
import { paths } from '#site/paths.ts';

export type NavigationLink = { text: string; to: string };

/** The header's links (specification, section 2). */
export const headerLinks: readonly NavigationLink[] = [
  { text: 'Providers', to: paths.providers },
  { text: 'Medications', to: paths.medications() },
  { text: 'Compare', to: paths.compare() },
  { text: 'Articles', to: paths.articles },
  { text: 'Market Analysis', to: paths.marketAnalysis },
];

export type FooterGroup = {
  title: string;
  /** Entries without a destination are plain text. */
  entries: readonly { text: string; to?: string }[];
};

/**
 * The footer's links (specification, section 2), with one for each stored medication; strict mode leaves out
 * medications and offers.
 */
export const footerGroups = (brands: readonly Brand[], isStrict = false): FooterGroup[] => [
  {
    title: 'Medications',
    entries: [
      ...(isStrict
        ? []
        : brands.map(({ name }) => ({ text: name, to: paths.medications(name.toLowerCase()) }))),
      { text: 'Treatment Guide', to: paths.articles },
    ],
  },
  {
    title: 'Directory',
    entries: [
      { text: 'All Providers', to: paths.providers },
      { text: 'Compare Prices', to: paths.compare() },
      { text: 'Plan Your Costs', to: paths.plan() },
      { text: 'Side by Side', to: paths.sideBySideForm },
      { text: 'Price Alerts', to: paths.priceAlerts() },
      { text: 'Your Watch-List', to: paths.watchList() },
      { text: 'User Reviews', to: paths.mostReviewedProviders },
      ...(isStrict ? [] : [{ text: 'Discounts', to: paths.discounts }]),
      { text: 'Regulatory Info', to: paths.regulatoryInformation },
      { text: 'How We Work', to: paths.howItWorks },
    ],
  },
  {
    title: 'Legal',
    entries: [
      { text: 'Privacy Policy', to: paths.privacyPolicy },
      { text: 'Terms of Service', to: paths.termsOfService },
      { text: 'Medical Disclaimer', to: paths.medicalDisclaimer },
      { text: 'Contact Us', to: paths.contact() },
    ],
  },
];
