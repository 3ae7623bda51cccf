import { expect, it } from 'vitest';
import { doseChoices } from './dose-choices.ts';

it('the medications to ask about are those on sale, with each dose once, weakest first', () => {
  const sold = (name: string, ...doses: string[]) => doses.map((dose) => ({ name, dose }));
  expect(
    doseChoices([
      ...sold('Saxenda', '3mg daily'),
      ...sold('Mounjaro', '10mg', '2.5mg', '10mg', '5mg'),
      ...sold('Wegovy', '0.5mg', '0.25mg'),
    ]),
  ).toEqual([
    { medication: 'Mounjaro', doses: ['2.5mg', '5mg', '10mg'] },
    { medication: 'Wegovy', doses: ['0.25mg', '0.5mg'] },
    { medication: 'Saxenda', doses: ['3mg daily'] },
  ]);
});
