import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/test-folder.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { checkDatabase } from './check-database.ts';
import { DatabaseAway, StartError } from './start-error.ts';

let test: TestPayload;
let folder: string;

beforeAll(async () => {
  test = await startTestPayload();
  folder = makeTestFolder('directory-check-');
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const check = (file: string) => checkDatabase({ databaseUrl: `file:${file}` });

/** A database of this version, which nobody uses, with a change made to its file. */
async function copied(name: string, change: (file: string) => void): Promise<string> {
  const file = path.join(folder, name);
  const whole = path.join(folder, `${name}.whole`);
  const client = createClient({ url: `file:${whole}` });
  await client.executeMultiple(
    'CREATE TABLE payload_migrations (name TEXT); CREATE TABLE padding (text TEXT); INSERT INTO padding VALUES (hex(randomblob(50000)))',
  );
  client.close();
  copyFileSync(whole, file);
  change(file);
  return file;
}

describe('a database at the start', () => {
  it('of this version is taken', async () => {
    await expect(checkDatabase(test.env)).resolves.toBeUndefined();
  });

  it('that a newer version has written is refused, and stays as it is', async () => {
    const name = '20991231_235959_from_the_future';
    const { payload } = test;
    const { id } = await payload.db.create({
      collection: 'payload-migrations',
      data: { name, batch: 99 },
    });
    await expect(checkDatabase(test.env)).rejects.toThrow(
      new StartError(
        `The database has been written by a newer version of this program (it knows “${name}”). Start that version, or restore a backup from before the update.`,
      ),
    );
    await payload.db.deleteOne({
      collection: 'payload-migrations',
      where: { id: { equals: id } },
    });
  });
});

describe('an embedded database at the start', () => {
  it('is taken when it is new', async () => {
    await expect(check(path.join(folder, 'new.db'))).resolves.toBeUndefined();
  });

  it.each<[string, (file: string) => void]>([
    ['that is no database', (file) => writeFileSync(file, 'x'.repeat(10_000))],
    ['that was cut off', (file) => truncateSync(file, 8192)],
    ['that was cut off in its first page', (file) => truncateSync(file, 50)],
  ])('%s is refused, and stays as it is', async (what, damage) => {
    const file = await copied(`${what.length}.db`, damage);
    const before = readFileSync(file);
    await expect(check(file)).rejects.toThrow(
      new StartError(
        `The database ${file} is damaged. Move it away together with the files beside it that begin with its name, and restore a backup.`,
      ),
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('a MongoDB at the start', () => {
  it('that does not answer is named without name and password', async () => {
    const databaseUrl = 'mongodb://directory:secret@127.0.0.1:1/directory';
    await expect(checkDatabase({ databaseUrl })).rejects.toThrow(
      new DatabaseAway('No MongoDB answers at 127.0.0.1:1.'),
    );
  });
});
