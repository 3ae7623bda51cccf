import type { DatabaseAdapterObj, Payload } from 'payload';
import { withDatabase } from '#collections/with-database.ts';
import { inSpan } from './span.ts';

const operations = [
  'count',
  'countVersions',
  'create',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'find',
  'findDistinct',
  'findGlobal',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateGlobal',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies readonly (keyof Payload['db'])[];

type Operation = (given: { collection?: string; slug?: string }) => Promise<unknown>;

/** The same database, whose operations are parts of the traces in which they run. */
export function withSpans<Adapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return withDatabase(adapter, (db) => {
    const methods = db as unknown as Record<string, Operation>;
    for (const name of operations) {
      const run = methods[name];
      if (!run) throw new Error(`The database no longer has an operation ${name}`);
      // Some call it on an object that has the database as its prototype.
      methods[name] = function (given) {
        const what = given.collection ?? given.slug ?? '';
        return inSpan(`database ${name} ${what}`.trim(), () => run.call(this, given));
      };
    }
  });
}
