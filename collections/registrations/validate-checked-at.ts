import type { DateFieldValidation } from 'payload';

/** Refuses checks in the future, which would let a registration mark outlast its evidence. */
export const validateCheckedAt: DateFieldValidation = (value) => {
  if (!value) return 'Enter when the entry was checked.';
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) return 'This is not a date. Choose one from the calendar.';
  return time <= Date.now() + clockDifference || 'The check cannot be in the future.';
};

/** How far an editor's clock may be ahead of the server's, in milliseconds. */
const clockDifference = 5 * 60 * 1000;
