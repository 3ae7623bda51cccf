import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** Products are called by their provider too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE products SET title =
    (SELECT name FROM providers WHERE providers.id = products.provider_id) || ' – ' ||
    (SELECT name FROM medications WHERE medications.id = products.medication_id) || ' ' || dose`);
}

export async function down({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE products SET title =
    (SELECT name FROM medications WHERE medications.id = products.medication_id) || ' ' || dose`);
}
