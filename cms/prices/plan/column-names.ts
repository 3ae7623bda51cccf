import type { Payload, PayloadRequest } from 'payload';
import type { ColumnName } from '#collections/payload-types.ts';
import type { FileChoices, RenamedColumn } from '#contract/rules/price-import.ts';
import type { OtherNames } from '../file/columns.ts';
import { sameName } from './find-by-name.ts';

/** An editor's column choices by heading; null removes one. */
export type ColumnChoices = NonNullable<FileChoices['columns']>;

/** What was chosen for columns in past imports, by heading. */
export type ColumnNames = ReadonlyMap<string, ColumnName>;

const collection = 'column-names';

export async function readColumnNames(payload: Payload): Promise<ColumnNames> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(docs.map((columnName) => [sameName(columnName.heading), columnName]));
}

/** Remembered column names, overridden by this upload's choices. */
export function otherNames(remembered: ColumnNames, choices: ColumnChoices): OtherNames {
  const names = new Map([...remembered].map(([name, { readAs }]) => [name, readAs]));
  for (const [heading, readAs] of Object.entries(choices)) {
    if (readAs === null) names.delete(sameName(heading));
    else names.set(sameName(heading), readAs);
  }
  return names;
}

/** Choices that are new and were used. */
export function newChoices(
  remembered: ColumnNames,
  choices: ColumnChoices,
  renamed: readonly RenamedColumn[],
): ColumnChoices {
  const used = new Set(renamed.map(({ heading }) => sameName(heading)));
  return Object.fromEntries(
    Object.entries(choices).filter(([heading, readAs]) => {
      const before = remembered.get(sameName(heading));
      if (readAs === null) return before !== undefined;
      return before?.readAs !== readAs && used.has(sameName(heading));
    }),
  );
}

/** Stores the choices under the editor's name. */
export async function rememberColumnNames(
  req: PayloadRequest,
  choices: ColumnChoices,
): Promise<void> {
  const { payload } = req;
  const remembered = await readColumnNames(payload);
  for (const [heading, readAs] of Object.entries(choices)) {
    const id = remembered.get(sameName(heading))?.id;
    const asked = { collection, depth: 0, overrideAccess: true, req } as const;
    if (readAs === null) {
      if (id !== undefined) await payload.delete({ ...asked, id });
    } else if (id === undefined) {
      await payload.create({ ...asked, data: { heading, readAs } });
    } else {
      await payload.update({ ...asked, id, data: { heading, readAs } });
    }
  }
}
