import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#collections/access/roles.ts';
import { createGuide, createMarketReport } from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';

let test: TestPayload;
let editors: TestEditors;
let guide: { id: string };

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  guide = await createGuide(test.payload);
});
afterAll(() => test.stop());

async function write(role: Role, fields: object = {}): Promise<{ id: string; author: unknown }> {
  const document = { relationTo: 'guides', value: guide.id };
  const { body } = await editors
    .post(role, '/notes?depth=0', { document, text: 'Is the dose right?', ...fields })
    .expect(201);
  return body.doc;
}

describe('a note', () => {
  it('is signed by whoever writes it, whatever is claimed', async () => {
    const note = await write('editor', { author: editors.user('admin').id });
    expect(note.author).toBe(editors.user('editor').id);
  });

  it('stays in its author’s words, while colleagues settle it or hand it on', async () => {
    const { id } = await write('editor');
    const assignedTo = editors.user('editor').id;
    const change = { text: 'Changed', isDone: true, assignedTo };
    const { body } = await editors.patch('admin', `/notes/${id}?depth=0`, change).expect(200);
    expect(body.doc).toMatchObject({ text: 'Is the dose right?', isDone: true, assignedTo });
    const own = await editors.patch('editor', `/notes/${id}`, { text: 'My own' }).expect(200);
    expect(own.body.doc.text).toBe('My own');
    await editors.delete('admin', `/notes/${id}`).expect(403);
    await editors.delete('editor', `/notes/${id}`).expect(200);
  });

  it('is settled by the colleague whom it asks, whatever their role, and by nobody else of that role', async () => {
    const { id } = await write('editor', { assignedTo: editors.user('clerk').id });
    const change = { isDone: true, text: 'Changed', assignedTo: editors.user('viewer').id };
    await editors.patch('viewer', `/notes/${id}`, change).expect(403);
    const { body } = await editors.patch('clerk', `/notes/${id}?depth=0`, change).expect(200);
    expect(body.doc).toMatchObject({
      isDone: true,
      text: 'Is the dose right?',
      assignedTo: editors.user('clerk').id,
    });
  });

  it('stands in the form of what it is about, and goes with it', async () => {
    const report = await createMarketReport(test.payload, { title: 'A month of notes' });
    const document = { relationTo: 'market-reports', value: report.id };
    const { id } = await write('editor', { document });
    const read = await editors.get('viewer', `/market-reports/${report.id}`).expect(200);
    expect(read.body.notes.docs).toMatchObject([{ id, text: 'Is the dose right?' }]);
    const other = await editors.get('viewer', `/guides/${guide.id}`).expect(200);
    expect(JSON.stringify(other.body.notes.docs)).not.toContain(id);
    await editors.delete('editor', `/market-reports/${report.id}`).expect(200);
    await editors.get('editor', `/notes/${id}`).expect(404);
  });
});
