import { describe, expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

describe('a telephone link', () => {
  it.each([
    ['020 7946 0351', 'tel:+442079460351'],
    ['(01632) 960-137', 'tel:+441632960137'],
    ['+44 (0)161 496 0734', 'tel:+441614960734'],
    ['0044 161 496 0734', 'tel:+441614960734'],
    ['08081 570216', 'tel:+448081570216'],
    ['020 7946 0351 ext. 12', 'tel:+442079460351'],
    ['111', 'tel:111'],
  ])('for %s is %s', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});
