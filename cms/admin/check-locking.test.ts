import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import { createGuide } from '../testing/example-data.ts';
import { createTestEditors, type TestEditors } from '../testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { checkLocking } from './check-locking.ts';

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());

const refusal = 'Your account may not do this.';

/** Fills in a form by its server function. */
function fillIn(role: Role, args: object, name = 'form-state'): Promise<void> {
  return checkLocking(test.payload, { name, args }, editors.user(role));
}

describe('a form that is being filled in', () => {
  const home = { globalSlug: 'home', returnLockStatus: true };

  it.each(['editor', 'admin'] as const)('locks its document for %s', async (role) => {
    const { id } = await createGuide(test.payload, { slug: `guide-of-${role}` });
    const asked = { collectionSlug: 'guides', id, returnLockStatus: true };
    await expect(fillIn(role, asked)).resolves.toBeUndefined();
    await expect(fillIn(role, home)).resolves.toBeUndefined();
  });

  it.each(['viewer', 'moderator', 'clerk'] as const)(
    'locks nothing for %s, who may not change it',
    async (role) => {
      const { id } = await createGuide(test.payload, { slug: `no-guide-of-${role}` });
      const guide = { collectionSlug: 'guides', id };
      const asked = { ...guide, returnLockStatus: true };
      await expect(fillIn(role, asked)).rejects.toThrow(refusal);
      await expect(fillIn(role, home)).rejects.toThrow(refusal);
      await expect(fillIn(role, { ...asked, collectionSlug: ['guides'] })).rejects.toThrow(refusal);
      await fillIn(role, { ...guide, returnLockStatus: false });
      await fillIn(role, guide, 'render-document');
    },
  );

  it('locks an account for its owner and for administrators', async () => {
    const asked = { collectionSlug: 'users', id: editors.user('clerk').id, returnLockStatus: true };
    await fillIn('clerk', asked);
    await fillIn('admin', asked);
    await expect(fillIn('editor', asked)).rejects.toThrow(refusal);
    await expect(fillIn('clerk', { ...asked, ...home })).rejects.toThrow(refusal);
  });

  it('locks nothing while it is new', async () => {
    const asked = { collectionSlug: 'guides', returnLockStatus: true };
    await expect(fillIn('viewer', asked)).resolves.toBeUndefined();
  });
});
