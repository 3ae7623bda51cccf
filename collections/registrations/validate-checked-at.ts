import type { DateFieldValidation } from 'payload';

/** A check is not in the future: a mark would outlast its evidence. */
export const validateCheckedAt: DateFieldValidation = (value) => {
  if (!value) return 'Say when the entry was looked up.';
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) return 'This is no date. Choose one from the calendar.';
  return (
    time <= Date.now() + clockDifference || 'An entry cannot have been looked up in the future.'
  );
};

/** An editor's clock may be ahead of the server's by so much, in milliseconds. */
const clockDifference = 5 * 60 * 1000;
