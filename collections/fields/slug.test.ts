import { describe, expect, it } from 'vitest';
import { slugField } from './slug.ts';

const message = 'Use lower-case letters, digits and single hyphens, as in “a-safe-name”.';

function check(value: string | null, event: 'onChange' | 'submit') {
  return slugField({ from: 'name' }).validate!(value as never, { event } as never);
}

describe('a slug', () => {
  it('may be empty in a form, from whose name it is made', () => {
    expect([check('', 'onChange'), check(null, 'onChange')]).toEqual([true, true]);
  });

  it('is not stored empty', () => {
    expect(check('', 'submit')).toBe(message);
  });

  it.each(['onChange', 'submit'] as const)('is safe in an address (%s)', (event) => {
    expect(check('dr-moors-clinic', event)).toBe(true);
    expect(check('Dr Moor', event)).toBe(message);
  });
});
