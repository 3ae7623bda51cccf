import { expect, it } from 'vitest';
import { comparedDose } from './compared-dose.ts';

const products = [
  { name: 'Wegovy', dose: '1mg' },
  { name: 'Mounjaro', dose: '10mg' },
  { name: 'Mounjaro', dose: '2.5mg' },
  { name: 'Wegovy', dose: '0.25mg' },
  { name: 'Mounjaro', dose: '2.5mg' },
];

it.each([
  ['nothing', {}, 'Mounjaro 2.5mg'],
  ['a medication in any case', { medication: ' wegovy' }, 'Wegovy 0.25mg'],
  ['a dose', { medication: 'mounjaro', dose: '10MG' }, 'Mounjaro 10mg'],
  ['a dose of another medication', { medication: 'wegovy', dose: '10mg' }, 'Wegovy 0.25mg'],
  ['an unknown medication', { medication: 'placebo', dose: '10mg' }, 'Mounjaro 10mg'],
])('providers are compared by one dose, if asked for %s', (_, asked, expected) => {
  const compared = comparedDose(products, asked);
  expect(`${compared?.medication} ${compared?.dose}`).toBe(expected);
});

it('the choices are all medications, the most listed first, and the doses by strength', () => {
  expect(comparedDose(products)).toMatchObject({
    medications: ['Mounjaro', 'Wegovy'],
    doses: ['2.5mg', '10mg'],
  });
  expect(comparedDose([])).toBeNull();
});
