const forms: Readonly<Record<string, string>> = {
  homepage_newsletter: 'The form on the home page',
  subscribe_page: 'The form on the page “Subscribe to our reports”',
  market_analysis: 'The form in the market overview',
  price_alert: 'The form for price alerts',
  availability_report: 'The form in the availability report',
};

/** The form on which consent was given, in plain words. */
export function subscriptionForm(source: string): string {
  return forms[source] ?? `A form named “${source}”`;
}
