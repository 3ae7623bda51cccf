import { expect, it } from 'vitest';
import { compareText } from './compare-text.ts';

const texts = [
  '',
  ' ',
  'a',
  'A',
  'ab',
  'aB',
  'Ab',
  'a b',
  'a-b',
  'a 1',
  'a1',
  'a10',
  'a2',
  'b',
  'Birch Pharmacy',
  'Birch pharmacy',
  'birchwood',
  'Boots Online Doctor',
  '2.5mg',
  '5mg',
  '1dcdb9f3-e2cc-4d9a-86b7-8897c7ca92c4',
  '1dcdb9f3e2cc',
  'Café Clinic',
  'Cafe Clinic',
  'Cafe-Clinic',
  'Dr. O’Neill & Sons',
  "Dr O'Neill",
  'Éire Health',
  'e-Surgery',
  'eSurgery',
  'Zava',
];

it('texts are in the order of a British dictionary, plain ones and others', () => {
  const { compare } = new Intl.Collator('en-GB');
  for (const a of texts)
    for (const b of texts)
      expect(Math.sign(compareText(a, b)), `“${a}” and “${b}”`).toBe(Math.sign(compare(a, b)));
});

it('a longer list of plain texts is in that order, too', () => {
  const { compare } = new Intl.Collator('en-GB');
  const alphabet = 'abyzABYZ019 -';
  const random = pseudorandom();
  const plain = Array.from({ length: 2000 }, () =>
    Array.from({ length: 1 + random(4) }, () => alphabet[random(alphabet.length)]).join(''),
  );
  expect(plain.toSorted(compareText)).toEqual(plain.toSorted(compare));
});

function pseudorandom(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
