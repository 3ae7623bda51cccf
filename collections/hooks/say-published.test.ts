import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';

let test: TestPayload;
let editors: TestEditors;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
});
afterAll(() => test.stop());

type Answer = { doc: { id: string }; message: string };

const provider = {
  name: 'Said Clinic',
  slug: '',
  type: 'Specialist online clinic',
  website: 'https://said.example',
};

it('a save says whether visitors see it now', async () => {
  const draft = await editors.post('editor', '/providers?draft=true', {
    ...provider,
    _status: 'draft',
  });
  const { doc, message } = draft.body as Answer;
  expect(message).toBe('Draft saved. Visitors do not see these changes yet.');
  const messageOf = async (query: string, change: object) => {
    const { body } = await editors.patch('editor', `/providers/${doc.id}${query}`, change);
    return (body as Answer).message;
  };
  expect(await messageOf('', { _status: 'published' })).toBe('Published: on the site now.');
  expect(await messageOf('?draft=true', { phone: '020 7946 0000', _status: 'draft' })).toBe(
    'Draft saved. Visitors do not see these changes yet.',
  );
});

it('a save of what is neither published nor a draft says that it is saved', async () => {
  const { body } = await editors.patch('admin', `/users/${editors.user('admin').id}`, {
    name: 'Ada Example',
  });
  expect((body as Answer).message).toBe('Saved.');
});
