import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { isSqlite, modelOf, tableOf, type MongoDb, type Sqlite } from './adapters.ts';
import { columnName } from './rows-as-json.ts';

/** Documents with the same values in some fields, and how many they are; the embedded database has 1 and 0 for booleans. */
type Group<Slug extends CollectionSlug, Field extends keyof DataFromCollectionSlug<Slug>> = {
  values: Pick<DataFromCollectionSlug<Slug>, Field>;
  count: number;
};

/** Counts the documents that are not in the trash by the values of some fields, in one look at each. */
export async function countGroups<
  Slug extends CollectionSlug,
  Field extends keyof DataFromCollectionSlug<Slug> & string,
>({ db }: Payload, collection: Slug, fields: readonly Field[]): Promise<Group<Slug, Field>[]> {
  const groups = isSqlite(db)
    ? await groupsOnSqlite(db, collection, fields)
    : await groupsOnMongo(db as MongoDb, collection, fields);
  return groups.map(({ count, ...values }) => ({
    values: values as Group<Slug, Field>['values'],
    count,
  }));
}

type Row = { count: number };

function groupsOnSqlite(
  db: Sqlite,
  collection: CollectionSlug,
  fields: readonly string[],
): Promise<Row[]> {
  const table = tableOf(db, collection);
  const columns = fields.map((field) => columnName(table, field));
  const named = fields.map((field) => sql`${columnName(table, field)} AS ${sql.identifier(field)}`);
  return db.drizzle.all<Row>(sql`
    SELECT ${sql.join(named, sql`, `)}, count(*) AS count FROM ${table}
    WHERE ${columnName(table, 'deletedAt')} IS NULL GROUP BY ${sql.join(columns, sql`, `)}`);
}

function groupsOnMongo(
  db: MongoDb,
  collection: CollectionSlug,
  fields: readonly string[],
): Promise<Row[]> {
  return modelOf(db, collection).aggregate<Row>([
    { $match: { deletedAt: null } },
    {
      $group: {
        _id: Object.fromEntries(fields.map((field) => [field, `$${field}`])),
        count: { $sum: 1 },
      },
    },
    { $replaceWith: { $mergeObjects: ['$_id', { count: '$count' }] } },
  ]);
}
