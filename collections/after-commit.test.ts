import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { afterCommit } from './after-commit.ts';

const isEmbedded = !process.env.TEST_DATABASE_URL;

describe.runIf(isEmbedded)('a save on SQLite, which answers at once', () => {
  let test: TestPayload;

  beforeAll(async () => {
    test = await startTestPayload();
  });
  afterAll(() => test.stop());

  it('yields to the event loop before its effects', async () => {
    const events: string[] = [];
    setImmediate(() => events.push('others'));
    const req = await createLocalReq({}, test.payload);
    await afterCommit(req, 'an effect', async () => void events.push('the effect'));
    expect(events).toEqual(['others', 'the effect']);
  });
});
