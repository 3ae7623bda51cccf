import { expect, it } from 'vitest';
import { standingPill } from './standing-pill.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const yesterday = '2026-11-19T12:00:00.000Z';
const tomorrow = '2026-11-21T12:00:00.000Z';
const unsigned = { appliesTo: ['medicine'], isSignedOff: false };

it.each([
  ['an offer that runs', { isActive: true }, 'On the site'],
  ['one that is switched off', { isActive: false }, 'Not on the site'],
  ['one to come', { isActive: true, startsAt: tomorrow }, 'Starts tomorrow'],
  ['one that ends soon', { isActive: true, endsAt: tomorrow }, 'Ends tomorrow'],
  ['one that has ended', { isActive: true, endsAt: yesterday }, 'Ended yesterday'],
  ['an unsigned one that runs', { ...unsigned, isActive: true }, 'Waiting for sign-off'],
  ['an unsigned one to come', { ...unsigned, startsAt: tomorrow }, 'Waiting for sign-off'],
  ['an unsigned one that has ended', { ...unsigned, endsAt: yesterday }, 'Ended yesterday'],
])('of %s says how it stands', (_which, discount, text) => {
  expect(standingPill(discount, now).text).toBe(text);
});
