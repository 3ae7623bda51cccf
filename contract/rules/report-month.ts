const yearAndMonth = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: 'numeric',
  timeZone: 'Europe/London',
});

/** The month after that of the newest report, as an ISO time in its middle; null without reports. */
export function nextReportMonth(months: readonly string[]): string | null {
  const newest = months.toSorted().at(-1);
  if (newest === undefined) return null;
  const part = (type: 'month' | 'year') =>
    Number(yearAndMonth.formatToParts(new Date(newest)).find((each) => each.type === type)?.value);
  // Months count from 0 here, so that the number of this one names the next.
  return new Date(Date.UTC(part('year'), part('month'), 15, 12)).toISOString();
}
