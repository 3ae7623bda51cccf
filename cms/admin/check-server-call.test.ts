import { describe, expect, it } from 'vitest';
import { checkServerCall } from './check-server-call.ts';

describe('a call of a server function', () => {
  it('is one that the admin makes', () => {
    const args = { data: { sections: [{ blocks: [] }] }, operation: 'create' };
    expect(() => checkServerCall({ name: 'form-state', args })).not.toThrow();
  });

  it.each(['constructor', 'toString', '__proto__', 'copy-data-from-locale', '', undefined, {}])(
    'has no other name: %j',
    (name) => {
      expect(() => checkServerCall({ name, args: {} })).toThrow('There is no such function.');
    },
  );

  it('has a bounded number of rows, wherever they lie', () => {
    const blocks = Array.from({ length: 100 }, () => ({ rows: [{}, {}] }));
    const sections = Array.from({ length: 40 }, () => ({ blocks }));
    expect(() => checkServerCall({ name: 'form-state', args: { data: { sections } } })).toThrow(
      'A form takes 10,000 rows at most.',
    );
  });
});
