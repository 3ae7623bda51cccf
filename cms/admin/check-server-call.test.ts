import { describe, expect, it } from 'vitest';
import { checkServerCall } from './check-server-call.ts';

const viewer = { roles: ['viewer'] };

describe('a call of a server function', () => {
  it('is one that the admin makes', () => {
    const args = { data: { sections: [{ blocks: [] }] }, operation: 'create' };
    expect(() => checkServerCall({ name: 'form-state', args }, viewer)).not.toThrow();
  });

  it.each(['constructor', 'toString', '__proto__', 'copy-data-from-locale', '', undefined, {}])(
    'has no other name: %j',
    (name) => {
      expect(() => checkServerCall({ name, args: {} }, viewer)).toThrow(
        'There is no such function.',
      );
    },
  );

  it('has a bounded number of rows, wherever they lie', () => {
    const blocks = Array.from({ length: 100 }, () => ({ rows: [{}, {}] }));
    const sections = Array.from({ length: 40 }, () => ({ blocks }));
    const call = { name: 'form-state', args: { data: { sections } } };
    expect(() => checkServerCall(call, viewer)).toThrow('A form takes 10,000 rows at most.');
  });

  it.each([
    ['editor', true],
    ['admin', true],
    ['clerk', false],
    ['moderator', false],
    ['viewer', false],
  ])(
    'schedules publishing, or calls it off, only for accounts that may publish: %s',
    (role, mayIt) => {
      const call = { name: 'schedule-publish', args: { deleteID: 'a job' } };
      const check = expect(() => checkServerCall(call, { roles: [role] }));
      if (mayIt) check.not.toThrow();
      else check.toThrow('Your account may not do this.');
    },
  );
});
