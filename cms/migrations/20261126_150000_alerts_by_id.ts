import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite';

/** Alerts named their medication and providers, which can be renamed; what no longer has that name stays as it was. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE price_alerts SET alerts = (
    SELECT json_group_array(json_set(
      json_remove(alert.value, '$.medication', '$.providers'),
      '$.medicationId',
      coalesce(
        (SELECT id FROM medications WHERE name = alert.value ->> '$.medication'),
        alert.value ->> '$.medication'
      ),
      '$.providerIds',
      json((
        SELECT json_group_array(id) FROM (
          SELECT coalesce((SELECT id FROM providers WHERE slug = chosen.value), chosen.value) AS id
          FROM json_each(alert.value, '$.providers') AS chosen ORDER BY 1
        )
      ))
    ))
    FROM json_each(price_alerts.alerts) AS alert
  )
  WHERE EXISTS (SELECT 1 FROM json_each(price_alerts.alerts) WHERE value ->> '$.medicationId' IS NULL)`);
  await db.run(sql`UPDATE price_alerts SET watched = (
    SELECT group_concat(dose, '') FROM (
      SELECT DISTINCT
        ';' || (value ->> '$.medicationId') || ' ' || (value ->> '$.dose') || ';' AS dose
      FROM json_each(price_alerts.alerts) WHERE value ->> '$.confirmedAt' IS NOT NULL
    )
  )`);
}

/** What is stored by id is understood by the new version alone. */
export function down(): Promise<void> {
  return Promise.resolve();
}
