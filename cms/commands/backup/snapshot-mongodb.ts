import { createReadStream, createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BSON, MongoClient, type ClientSession, type Collection, type Document } from 'mongodb';
import { countsCollection } from '#cms/database/shared-counts.ts';
import { StartError } from '#cms/runtime/start-error.ts';

const extension = '.bson';

/** How many documents are written at a time. */
const batchSize = 1000;

/**
 * Writes each collection as it is at one moment, also while others write: BSON documents one after the other in
 * `{collection}.bson`, as `mongodump` does and `mongorestore` reads. On a single server without a replica set each
 * collection has a moment of its own.
 */
export async function snapshotMongoDb(url: string, folder: string): Promise<void> {
  const client = await MongoClient.connect(url);
  const { setName } = await client.db().command({ hello: 1 });
  const session = client.startSession({ snapshot: Boolean(setName) });
  try {
    const names = await client.db().listCollections({ type: 'collection' }).toArray();
    for (const { name } of names) {
      if (name === countsCollection) continue;
      const documents = readRaw(client.db().collection(name), session);
      await pipeline(documents, createWriteStream(path.join(folder, name + extension)));
    }
  } finally {
    await session.endSession();
    await client.close();
  }
}

function readRaw(collection: Collection, session: ClientSession): Readable {
  return collection.find({}, { raw: true, session }).stream() as Readable;
}

/** @throws StartError if the database has any document. */
export async function refuseFilledMongoDb(url: string): Promise<void> {
  const client = await MongoClient.connect(url);
  try {
    for (const collection of await client.db().collections()) {
      if ((await collection.findOne()) === null) continue;
      throw new StartError(
        `The MongoDB of DATABASE_URL is not empty: it has ${collection.collectionName}. Restore into an empty database.`,
      );
    }
  } finally {
    await client.close();
  }
}

/** Fills an empty database from a folder of `{collection}.bson`; empties it again if that fails. */
export async function fillMongoDb(url: string, folder: string): Promise<void> {
  const client = await MongoClient.connect(url);
  const db = client.db();
  try {
    for (const file of await readdir(folder)) {
      const collection = db.collection(path.basename(file, extension));
      for await (const documents of readBatches(path.join(folder, file)))
        await collection.insertMany(documents, { ordered: false });
    }
  } catch (error) {
    await Promise.all((await db.collections()).map((collection) => collection.deleteMany({})));
    throw error;
  } finally {
    await client.close();
  }
}

async function* readBatches(file: string): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  for await (const document of readDocuments(file)) {
    batch.push(document);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Each begins with its length in four bytes (bsonspec.org). Numbers keep their types. */
async function* readDocuments(file: string): AsyncGenerator<Document> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE()) {
      const length = rest.readInt32LE();
      yield BSON.deserialize(rest.subarray(0, length), { promoteValues: false });
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends within a document.`);
}
