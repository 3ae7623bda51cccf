import { documentPaths } from '#contract/rules/document-path.ts';
import type { FigureScope } from '#contract/rules/figures.ts';
import { defaultHistoryRange, type HistoryRange } from '#contract/rules/history-range.ts';
import { linkPaths } from '#contract/rules/link-paths.ts';
import { pagePath } from '#contract/rules/page-path.ts';
import { defaultReviewSort } from '#contract/rules/review-order.ts';
import type { PlanRequest } from '#contract/rules/plan/plan-parameters.ts';
import type { ReviewsRequest } from './api/provider-reviews.ts';
import type { SideBySideRequest } from './api/side-by-side.ts';
import type { Asked } from './components/question/asked.ts';

/** One function or constant for every address of the site; those with parameters are spelled out in the contract. */
export const paths = {
  home: '/',
  /** The home page’s question with what was asked before. */
  question: (asked: Asked): string => withFilters(paths.home, asked),
  providers: '/providers',
  mostReviewedProviders: '/providers?sort=reviews',
  /** The provider page as it is linked (specification, section 2). */
  provider: (slug: string) => pagePath('linkedProvider', { slug }),
  /** The provider page as search engines know it: its one canonical address. */
  canonicalProvider: documentPaths.providers,
  /** A provider's reviews in an order, or one page of them, with what is chosen of the price history. */
  providerReviews: (
    slug: string,
    { sort, page, ...history }: HistoryChoice & { sort?: string; page?: number },
  ): string =>
    `${withQuery(paths.provider(slug), { ...historyParameters(history), reviews: sort, page: page?.toString() })}#reviews`,
  /** The past of one of a provider's prices, and how far back, with the order of the reviews. */
  providerHistory: (slug: string, { sort, ...history }: HistoryChoice & { sort: string }): string =>
    `${withQuery(paths.provider(slug), { ...historyParameters(history), reviews: sort === defaultReviewSort ? undefined : sort })}#price-history`,
  /** A provider's reviews, where the visitor came from to write one. */
  reviewsOf: (slug: string) => `${paths.provider(slug)}#reviews`,
  /** The form for a review, where it posts to without JavaScript, and where its outcome is shown. */
  writeReview: (slug: string, result?: string): string =>
    withQuery(pagePath('writeReview', { slug }), { result }),
  /** Where a vote and a report go without JavaScript, with all that is chosen on the page to lead back to. */
  helpfulVote: (from: ReviewsRequest & HistoryChoice, id: string): string =>
    postedFrom(from, pagePath('helpfulVote', { slug: from.slug, id })),
  abuseReport: (from: ReviewsRequest & HistoryChoice, id: string): string =>
    postedFrom(from, pagePath('abuseReport', { slug: from.slug, id })),
  /** What was seen of a price, when and where: its receipt. */
  price: (id: string) => pagePath('price', { id }),
  /** One page of what was seen of a price. */
  observations: (id: string, page: number): string =>
    `${withQuery(paths.price(id), { page: page === 1 ? undefined : String(page) })}#observations`,
  /** Where a visitor says that a price is wrong. */
  correctPrice: (productId: string): string => `${paths.price(productId)}#correction`,
  corrections: '/corrections',
  medications: (filter = 'all'): string =>
    filter === 'all' ? '/medications' : documentPaths.medications(filter),
  compare: (medication?: string) => withFilters('/compare', { medication }),
  /** Two to four providers side by side or, with a letter, the names to choose others from. */
  sideBySide: ({
    medication,
    dose,
    providers,
    letter,
  }: SideBySideRequest & { letter?: string | undefined }): string =>
    withFilters(paths.sideBySideForm, {
      medication,
      dose,
      providers: providers.join(','),
      letter,
    }).replaceAll('%2C', ','),
  /** Where the form that chooses them is and leads. */
  sideBySideForm: '/compare/providers',
  /** The rows of the comparison as a file that the server writes. */
  compareFile: (type: 'csv' | 'xlsx') => `/compare.${type}`,
  /** What the next months will cost: of a medication, from a dose on, or of all that a plan is asked for by. */
  plan: ({ medication, dose, weeks, until, months, doses }: Partial<PlanRequest> = {}): string =>
    withFilters('/plan', { medication, dose, weeks, until, months, doses }),
  /** Where visitors ask to be told when the price of a dose changes, and where the form's outcome is shown. */
  priceAlerts: ({
    medication,
    dose,
    result,
  }: { medication?: string; dose?: string; result?: string } = {}): string =>
    withFilters('/price-alerts', {
      medication: medication?.toLowerCase(),
      dose: dose?.toLowerCase(),
      result,
    }),
  /** The doses that an alert can be for, and one of them: for links from one to the other. */
  dosesForAlerts: '/price-alerts#choose',
  alertForDose: (choice: { medication: string; dose: string }): string =>
    `${paths.priceAlerts(choice)}#dose`,
  /** The prices that a visitor watches: those the browser keeps, or those with these ids. */
  watchList: (ids: readonly string[] = []): string =>
    ids.length === 0
      ? '/watch-list'
      : `/watch-list?prices=${ids.map(encodeURIComponent).join(',')}`,
  /** The same for links from one of these lists to the other. */
  keptList: '/watch-list#watched',
  listInAddress: (ids: readonly string[]): string => `${paths.watchList(ids)}#prices`,
  /** The figures as files, and what the API answers. */
  data: '/data',
  apiDocumentation: '/data/api',
  /** The frozen data of a month such as `2025-08`, and a figure worked out from one of its files. */
  dataMonth: (month: string) => pagePath('dataMonth', { month }),
  figure: (
    { month, sha256 }: { month: string; sha256: string },
    figure: string,
    scope: FigureScope,
  ): string =>
    withQuery(pagePath('figure', { month, figure }), {
      provider: scope.provider,
      medication: scope.medication,
      dose: scope.dose,
      kind: scope.kind,
      file: sha256,
    }),
  /** A picture of a dose's lowest prices, for the pages of others. */
  embed: (medication: string, dose: string): string =>
    `/data/embed/${encodeURIComponent(medication.toLowerCase())}/${encodeURIComponent(dose.toLowerCase())}.svg`,
  articles: '/articles',
  article: documentPaths.guides,
  discounts: '/discounts',
  /** A page of the collection of legal pages; the four below are among them. */
  legalPage: documentPaths['legal-pages'],
  privacy: '/privacy',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  medicalDisclaimer: '/terms-of-service#medical-disclaimer',
  reviewRules: '/terms-of-service#user-generated-content',
  regulatoryInformation: '/regulatory-information',
  reportAConcern: '/regulatory-information#report-a-concern',
  /** The contact form, where it posts to without JavaScript, and where its outcome is shown. */
  contact: (result?: string) => withQuery('/contact', { result }),
  /** Where whoever has written a message begins another. */
  writeMessage: '/contact#topics',
  /** The form for complaints about personal data, where it posts to without JavaScript, and where its outcome is shown. */
  complaint: (result?: string) => withQuery('/complaint', { result }),
  howItWorks: '/how-it-works',
  marketAnalysis: '/market-analysis',
  report: documentPaths['market-reports'],
  /** Where the subscription form posts to without JavaScript, and where its outcome is shown. */
  subscribe: '/subscribe',
  /** Where links in our emails lead; their buttons post to the same addresses. */
  confirmPriceAlert: (token?: string) => withQuery(linkPaths.confirmPriceAlert, { token }),
  keepPriceAlerts: (token?: string) => withQuery(linkPaths.keepPriceAlerts, { token }),
  endPriceAlerts: (token?: string) => withQuery(linkPaths.endPriceAlerts, { token }),
  endPriceAlert: (token: string, alert: string) =>
    withQuery(linkPaths.endPriceAlert, { token, alert }),
  /** Where the change of an alert goes without JavaScript, where its outcome is shown, and where it goes with it. */
  changePriceAlert: (token: string, alert: string) =>
    withQuery(pagePath('changePriceAlert', { alert }), { token }),
  changedPriceAlert: (token: string): string =>
    `${withQuery(paths.storedSubscription, { token, change: 'received' })}#price-alerts`,
  changePriceAlertApi: (token: string, alert: string) =>
    withQuery(`/api/price-alerts/${encodeURIComponent(alert)}`, { token }),
  storedSubscription: linkPaths.storedSubscription,
  confirmSubscription: (token?: string) => withQuery(linkPaths.confirmSubscription, { token }),
  unsubscribe: (token?: string) => withQuery(linkPaths.unsubscribe, { token }),
  renewLink: (token: string) => withQuery(linkPaths.renewLink, { token }),
  /** All that the same link shows, as a file. */
  storedData: (token: string) => withQuery('/api/subscription', { token }),
  eraseSubscription: (token: string) => withQuery(linkPaths.eraseSubscription, { token }),
} as const;

/** Which of a provider's prices its page shows the past of, and how far back. */
export type HistoryChoice = { history: string | undefined; months: HistoryRange };

function historyParameters({ history, months }: HistoryChoice) {
  return { history, months: months === defaultHistoryRange ? undefined : months };
}

/** Where a form on a page of a provider's reviews posts to. */
function postedFrom({ sort, page, ...history }: ReviewsRequest & HistoryChoice, path: string) {
  return withQuery(path, { ...historyParameters(history), reviews: sort, page: String(page) });
}

/** A path with the given query parameters in their order; undefined ones are left out. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  return withEntries(path, Object.entries(parameters));
}

/** The same for filters, of which `all` is none. */
export function withFilters(path: string, filters: Record<string, string | undefined>): string {
  return withEntries(
    path,
    Object.entries(filters).filter(([, value]) => value !== 'all'),
  );
}

function withEntries(path: string, entries: readonly [string, string | undefined][]): string {
  const given = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
