import type { Brand } from '#contract/schemas/site.ts';
import { paths } from '#site/paths.ts';

export type NavigationLink = { text: string; href: string };

/** The header's links (specification, section 2). */
export const headerLinks: readonly NavigationLink[] = [
  { text: 'Providers', href: paths.providers },
  { text: 'Medications', href: paths.medications() },
  { text: 'Compare', href: paths.compare() },
  { text: 'Articles', href: paths.articles },
  { text: 'Market Analysis', href: paths.marketAnalysis },
];

/** The header's link to the part of the site that a path belongs to, which is the current one on all of its pages. */
export function currentSection(pathname: string): string | undefined {
  const path = pathname.toLowerCase();
  return headerLinks.find(({ href }) => path === href || path.startsWith(`${href}/`))?.href;
}

export type FooterGroup = {
  title: string;
  /** Entries without a destination are plain text. */
  entries: readonly { text: string; href?: string }[];
};

/**
 * The footer's links (specification, section 2), with one for each stored medication; strict mode leaves out
 * medications and offers.
 */
export const footerGroups = (brands: readonly Brand[] = [], isStrict = false): FooterGroup[] => [
  {
    title: 'Medications',
    entries: [
      ...(isStrict
        ? []
        : brands.map(({ name }) => ({ text: name, href: paths.medications(name.toLowerCase()) }))),
      { text: 'Treatment Guide', href: paths.articles },
    ],
  },
  {
    title: 'Directory',
    entries: [
      { text: 'All Providers', href: paths.providers },
      { text: 'Compare Prices', href: paths.compare() },
      { text: 'Plan Your Costs', href: paths.plan() },
      { text: 'Side by Side', href: paths.sideBySideForm },
      { text: 'Price Alerts', href: paths.priceAlerts() },
      { text: 'Your Watch-List', href: paths.watchList() },
      { text: 'User Reviews', href: paths.mostReviewedProviders },
      ...(isStrict ? [] : [{ text: 'Discounts', href: paths.discounts }]),
      { text: 'Regulatory Info', href: paths.regulatoryInformation },
      { text: 'How We Work', href: paths.howItWorks },
    ],
  },
  {
    title: 'Legal',
    entries: [
      { text: 'Privacy Policy', href: paths.privacyPolicy },
      { text: 'Terms of Service', href: paths.termsOfService },
      { text: 'Medical Disclaimer', href: paths.medicalDisclaimer },
      { text: 'Contact Us', href: paths.contact() },
    ],
  },
];
