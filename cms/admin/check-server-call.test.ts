import { describe, expect, it } from 'vitest';
import { checkServerCall } from './check-server-call.ts';

const viewer = { roles: ['viewer'] };
const scheduling = { name: 'schedule-publish', args: { deleteID: 'a job' } };

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

  it.each(['render-list', 'table-state'])('asks %s for a page of documents at most', (name) => {
    for (const query of [undefined, {}, { limit: 100 }, { limit: '5' }]) {
      const call = { name, args: { collectionSlug: 'products', query } };
      expect(() => checkServerCall(call, viewer)).not.toThrow();
    }
    for (const limit of [100_000, '101', 0, -1, null, 'all', {}]) {
      const call = { name, args: { collectionSlug: ['products'], query: { limit } } };
      expect(() => checkServerCall(call, viewer)).toThrow('A list shows 100 documents at most.');
    }
  });

  it('has a bounded number of rows, wherever they lie', () => {
    const blocks = Array.from({ length: 100 }, () => ({ rows: [{}, {}] }));
    const sections = Array.from({ length: 40 }, () => ({ blocks }));
    const call = { name: 'form-state', args: { data: { sections } } };
    expect(() => checkServerCall(call, viewer)).toThrow('A form takes 10,000 rows at most.');
  });

  it.each(['editor', 'admin'])('schedules publishing, or calls it off, for %s', (role) => {
    expect(() => checkServerCall(scheduling, { roles: [role] })).not.toThrow();
  });

  it.each(['clerk', 'moderator', 'viewer'])('schedules nothing for %s', (role) => {
    expect(() => checkServerCall(scheduling, { roles: [role] })).toThrow(
      'Your account may not do this.',
    );
  });
});
