/**
 * The paths of pages with parameters, and of the forms on them without JavaScript, as routers match them: each is spelled
 * out here only.
 */
export const pagePatterns = {
  guide: '/articles/:slug',
  report: '/market-analysis/:slug',
  legalPage: '/:slug',
  /** The provider page as search engines know it. */
  provider: '/providers/:slug',
  /** The same page as it is linked (specification, section 2). */
  linkedProvider: '/provider/:slug',
  writeReview: '/providers/:slug/write-review',
  helpfulVote: '/providers/:slug/reviews/:id/helpful',
  abuseReport: '/providers/:slug/reviews/:id/reports',
  price: '/prices/:id',
  changePriceAlert: '/price-alerts/change/:alert',
  dataMonth: '/data/:month',
  figure: '/data/:month/:figure',
} as const;

type ParameterOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? ParameterOf<Part> | ParameterOf<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** The path of one such page: `{ slug: 'two words' }` at `/articles/:slug` is `/articles/two%20words`. */
export function pagePath<Page extends keyof typeof pagePatterns>(
  page: Page,
  parameters: Readonly<Record<ParameterOf<(typeof pagePatterns)[Page]>, string>>,
): string {
  const values: Readonly<Record<string, string>> = parameters;
  return pagePatterns[page].replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
