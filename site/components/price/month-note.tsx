/** What a price “a month” is for: said before the first of them on a page. */
export function MonthNote() {
  return 'A month is four weeks of treatment. For an injection once a week that is usually one pen. An injection every day needs several pens.';
}
