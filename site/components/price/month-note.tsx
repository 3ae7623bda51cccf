/** What a price “a month” is for: said before the first of them on a page. */
export function MonthNote() {
  return 'A month is four weeks of treatment: one pen of an injection that is taken once a week.';
}
