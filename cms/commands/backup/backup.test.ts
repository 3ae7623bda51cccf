import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Collection, MongoClient } from 'mongodb';
import type { Payload } from 'payload';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import type { Mailing, Product } from '#collections/payload-types.ts';
import { createCounter } from '#cms/runtime/counter.ts';
import type { Environment } from '#cms/runtime/env.ts';
import { startBase } from '#cms/runtime/start-base.ts';
import { createMedication, createProduct, createProvider } from '#cms/testing/example-data.ts';
import { makeTestFolder } from '#cms/testing/test-folder.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const isEmbedded = !process.env.TEST_DATABASE_URL;
const passphrase = 'seven quiet herons';
const evidence = 'evidence/small/0123abcd.webp';

let test: TestPayload;
let product: Product;
/** What a backup is with the passphrase: to make one takes seconds. */
let encrypted: Buffer;
let folder: string;
let file: string;

beforeAll(async () => {
  test = await startTestPayload();
  const provider = await createProvider(test.payload);
  const medication = await createMedication(test.payload);
  product = await createProduct(test.payload, {
    provider: provider.id,
    medication: medication.id,
    pricePence: 10_000,
  });
  mkdirSync(path.join(test.env.dataDir, path.dirname(evidence)), { recursive: true });
  writeFileSync(path.join(test.env.dataDir, evidence), 'a small picture');
  const made = path.join(makeTestFolder('directory-backup-'), 'backup');
  await backUp(test.env, made, passphrase);
  encrypted = readFileSync(made);
});
afterAll(() => test.stop());

beforeEach(() => {
  folder = makeTestFolder('directory-backup-');
  file = path.join(folder, 'backup');
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (isEmbedded) return;
  const client = await MongoClient.connect(emptyPlace().databaseUrl);
  await client.db().dropDatabase();
  await client.close();
});

/** Where nothing is yet. */
function emptyPlace(): Environment {
  const dataDir = path.join(folder, 'restored');
  if (isEmbedded)
    return { ...test.env, dataDir, databaseUrl: `file:${path.join(dataDir, 'directory.db')}` };
  const url = new URL(test.env.databaseUrl);
  url.pathname += '_restored';
  return { ...test.env, dataDir, databaseUrl: url.href };
}

/** Every document of every collection. */
async function readAll({ db, config }: Payload): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { slug } of config.collections) {
    const { docs } = await db.find({ collection: slug, pagination: false, sort: 'id' });
    all[slug] = JSON.parse(JSON.stringify(docs)) as unknown[];
  }
  return all;
}

describe('a backup', () => {
  it.each([
    ['without a passphrase', undefined],
    ['with a passphrase', passphrase],
  ])('%s is restored into an empty place as it was', async (_how, word) => {
    const before = await readAll(test.payload);
    await backUp(test.env, file, word);
    const place = emptyPlace();
    await restore(place, file, word);

    expect(readFileSync(path.join(place.dataDir, evidence), 'utf8')).toBe('a small picture');
    expect(readFileSync(path.join(place.dataDir, 'payload-secret'), 'utf8')).toBe(
      test.config.secret,
    );
    expect(before.products).toHaveLength(1);
    expect(before.observations).toHaveLength(1);
    expect(await readAllAt(place)).toEqual(before);
  });

  // The stand-in for MongoDB that the tests run on has no snapshot reads.
  it.runIf(isEmbedded)(
    'made while prices are saved has all that was acknowledged before, and nothing half',
    async () => {
      const save = async (pricePence: number) => {
        await test.payload.update({ collection: 'products', id: product.id, data: { pricePence } });
        return pricePence;
      };
      const before = await save(10_001);
      const saveMore = async () => {
        for (let price = before + 1; price < before + 5; price += 1) await save(price);
        return save(before + 5);
      };
      const [, after] = await Promise.all([backUp(test.env, file, undefined), saveMore()]);

      await restore(emptyPlace(), file, undefined);
      const { products, observations } = (await readAllAt(emptyPlace())) as {
        products: { pricePence: number }[];
        observations: { pricePence: number }[];
      };
      const price = products[0]?.pricePence ?? 0;
      expect(price).toBeGreaterThanOrEqual(before);
      expect(price).toBeLessThanOrEqual(after);
      expect(Math.max(...observations.map(({ pricePence }) => pricePence))).toBe(price);
    },
  );

  it('leaves out a file that is being written', async () => {
    const draft = `${evidence}.0b3f9a52-5a53-4a4b-8f0e-6a0a3c9d7e11.part`;
    writeFileSync(path.join(test.env.dataDir, draft), 'half a');
    onTestFinished(() => rmSync(path.join(test.env.dataDir, draft)));
    await backUp(test.env, file, undefined);
    expect(await namesIn(file)).not.toContain(draft);
  });

  it('leaves out a file that has been deleted since it was listed, and has those after it', async () => {
    const [first, second] = ['first', 'second'].map((name) => ({
      name,
      path: path.join(folder, name),
      canBeGone: true,
    }));
    writeFileSync(second!.path, 'another picture');
    await writeArchive(file, Readable.from([first, second]), undefined);
    expect(await namesIn(file)).toEqual(['second']);
  });

  it('fails if a file that it has made itself is gone', async () => {
    const secret = { name: 'payload-secret', path: path.join(folder, 'gone') };
    await expect(writeArchive(file, Readable.from([secret]), undefined)).rejects.toThrow('ENOENT');
  });

  it('is its owner’s alone, and never takes the place of a file', async () => {
    await backUp(test.env, file, undefined);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp(test.env, file, undefined)).rejects.toThrow(
      `${file} is there already. Choose another name.`,
    );
  });

  it('removes what one before it left that was killed, and nothing of one that is under way', async () => {
    const killed = 'unfinished-backup-k111ed';
    const running = 'unfinished-backup-runn1n';
    for (const name of [killed, running]) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, killed, 'payload-secret'), 'in the clear');
    const yesterday = new Date(Date.now() - 23 * 60 * 60 * 1000);
    utimesSync(path.join(folder, killed), yesterday, yesterday);
    await backUp(test.env, file, undefined);
    expect(readdirSync(folder).toSorted()).toEqual(['backup', running]);
  });

  it.skipIf(isEmbedded)('leaves out what limits count', async () => {
    await createCounter({ name: 'letters', tries: 5, minutes: 60 })('Ada').add(test.payload);
    await backUp(test.env, file, undefined);
    await restore(emptyPlace(), file, undefined);
    const client = await MongoClient.connect(emptyPlace().databaseUrl);
    expect(await client.db().collection('limits').countDocuments()).toBe(0);
    await client.close();
  });

  it('has the secret of the server, and is refused where nobody knows it', async () => {
    const dataDir = path.join(folder, 'without');
    mkdirSync(dataDir);
    const env = { ...test.env, dataDir };
    await expect(backUp(env, file, undefined)).rejects.toThrow(
      `There is no secret in ${dataDir}. Set PAYLOAD_SECRET to the one that the server runs with, or DATA_DIR to its folder.`,
    );
    expect([existsSync(file), readdirSync(dataDir)]).toEqual([false, []]);

    await backUp({ ...env, payloadSecret: 'seven lamps over the quay' }, file, undefined);
    await restore(emptyPlace(), file, undefined);
    const secret = path.join(emptyPlace().dataDir, 'payload-secret');
    expect(readFileSync(secret, 'utf8')).toBe('seven lamps over the quay');
  });

  it('with a passphrase shows nothing of what it holds', () => {
    expect(encrypted.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
  });
});

async function namesIn(archive: string): Promise<string[]> {
  const archived: string[] = [];
  await readArchive(archive, undefined, async (name, bytes) => {
    archived.push(name);
    bytes.resume();
  });
  return archived;
}

describe('restoring', () => {
  it('pauses the mailings that were being sent, because it does not know who has left since', async () => {
    await storeMailing('Sent', 'done');
    await storeMailing('Being sent', 'sending');
    onTestFinished(() => test.payload.db.deleteMany({ collection: 'mailings', where: {} }));
    await backUp(test.env, file, undefined);

    expect(await restore(emptyPlace(), file, undefined)).toBe(1);
    const { mailings } = await readAllAt(emptyPlace());
    expect(mailings).toHaveLength(2);
    expect(mailings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Sent', status: 'done' }),
        expect.objectContaining({
          title: 'Being sent',
          status: 'paused',
          problem: expect.stringContaining('restored from a backup'),
        }),
      ]),
    );
  });

  it.each<[string, string | undefined, (bytes: Buffer) => Buffer, RegExp]>([
    ['an encrypted backup without its passphrase', undefined, (b) => b, /is encrypted/],
    ['an encrypted backup with another passphrase', 'wrong', (b) => b, /is not the passphrase/],
    [
      'an encrypted backup that was cut off',
      passphrase,
      (b) => b.subarray(0, b.length - 100),
      /is damaged or cut off/,
    ],
    ['another file', passphrase, () => Buffer.from('Provider,Price'), /is not a backup/],
  ])('%s says so and leaves the place empty', async (_what, word, change, problem) => {
    writeFileSync(file, change(encrypted));
    await expectRefused(word, problem);
  });

  it('a backup that was cut off or changed says so and leaves the place empty', async () => {
    await backUp(test.env, file, undefined);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 10));
    await expectRefused(undefined, /is damaged or cut off/);
    const changed = Buffer.from(whole);
    const middle = Math.floor(whole.length / 2);
    changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
    writeFileSync(file, changed);
    await expectRefused(undefined, /is damaged or cut off/);
  });

  it('over something that is there is refused', async () => {
    await backUp(test.env, file, undefined);
    const place = emptyPlace();
    await restore(place, file, undefined);
    await expect(restore(place, file, undefined)).rejects.toThrow(
      /has .*payload-secret.* already\. Restore into an empty one/,
    );
    rmSync(place.dataDir, { recursive: true });
    if (isEmbedded) return;
    await expect(restore(place, file, undefined)).rejects.toThrow(/Restore into an empty database/);
  });

  it.runIf(isEmbedded)(
    'beside what SQLite left of a former database is refused, with all that is in the way in one sentence',
    async () => {
      await backUp(test.env, file, undefined);
      const place = emptyPlace();
      const inTheWay = ['evidence', 'directory.db-wal', 'directory.db-shm', 'directory.db-journal'];
      const paths = inTheWay.map((name) => path.join(place.dataDir, name));
      mkdirSync(paths[0]!, { recursive: true });
      writeFileSync(path.join(paths[0]!, 'former.webp'), 'a picture');
      for (const each of paths.slice(1)) writeFileSync(each, 'former');
      await expect(restore(place, file, undefined)).rejects.toThrow(
        `has ${new Intl.ListFormat('en-GB').format(paths)} already`,
      );
      expect(readdirSync(place.dataDir).toSorted()).toEqual(inTheWay.toSorted());
    },
  );

  it.runIf(isEmbedded)(
    'fills an empty folder that is there, and takes the database to another file system',
    async () => {
      await backUp(test.env, file, undefined);
      const elsewhere = mkdtempSync(path.join(tmpdir(), 'directory-restored-'));
      onTestFinished(() => rmSync(elsewhere, { recursive: true }));
      const place = {
        ...emptyPlace(),
        databaseUrl: `file:${path.join(elsewhere, 'directory.db')}`,
      };
      mkdirSync(path.join(place.dataDir, 'evidence'), { recursive: true });
      await restore(place, file, undefined);
      expect(readFileSync(path.join(place.dataDir, evidence), 'utf8')).toBe('a small picture');
      expect(statSync(path.join(elsewhere, 'directory.db')).mode & 0o777).toBe(0o600);
      expect((await readAllAt(place)).products).toHaveLength(1);
    },
  );

  it('that was interrupted keeps a server from starting, and can be repeated, which leaves nothing of it', async () => {
    await backUp(test.env, file, undefined);
    const place = emptyPlace();
    const unpacked = path.join(place.dataDir, 'restoring');
    mkdirSync(unpacked, { recursive: true });
    writeFileSync(path.join(unpacked, 'directory.db'), 'half a');
    await expect(startBase(place)).rejects.toThrow(
      `A backup is being restored into ${place.dataDir}, or a restore was interrupted: if so, restore it again`,
    );
    await restore(place, file, undefined);
    expect(existsSync(unpacked)).toBe(false);
    expect((await readAllAt(place)).products).toHaveLength(1);
  });

  it('puts the database in its place last, and takes the rest back if it cannot', async () => {
    await backUp(test.env, file, undefined);
    const place = emptyPlace();
    const broken = isEmbedded
      ? { ...place, databaseUrl: `file:${path.join(folder, 'nowhere', 'directory.db')}` }
      : place;
    const filling = vi
      .spyOn(Collection.prototype, 'insertMany')
      .mockRejectedValue(new Error('away'));
    onTestFinished(() => filling.mockRestore());
    await expect(restore(broken, file, undefined)).rejects.toThrow(isEmbedded ? 'ENOENT' : 'away');
    expect(readdirSync(place.dataDir)).toEqual([]);
  });

  it('a file that is not there says so', async () => {
    await expectRefused(undefined, /There is no file/);
  });
});

async function storeMailing(title: string, status: Mailing['status']): Promise<void> {
  const startedAt = new Date().toISOString();
  await test.payload.create({
    collection: 'mailings',
    data: { title, report: title, status, summary: {}, recipients: 1, startedAt },
    overrideAccess: true,
  });
}

/** Nothing is where the backup would have been put, neither now nor after a second attempt. */
async function expectRefused(word: string | undefined, problem: RegExp): Promise<void> {
  const place = emptyPlace();
  await expect(restore(place, file, word)).rejects.toThrow(problem);
  for (const name of ['directory.db', 'evidence', 'payload-secret'])
    expect(existsSync(path.join(place.dataDir, name))).toBe(false);
}

/** What a process finds that starts there. */
async function readAllAt(place: Environment): Promise<Record<string, unknown[]>> {
  const kept = (globalThis as { _payload?: Map<string, unknown> })._payload;
  const own = kept && [...kept];
  kept?.clear();
  const { payload, stop } = await startBase(place);
  try {
    return await readAll(payload);
  } finally {
    await stop();
    for (const [key, value] of own ?? []) kept?.set(key, value);
  }
}
