import type { Payload, PayloadRequest } from 'payload';
import type { ColumnName } from '#collections/payload-types.ts';
import type { FileChoices, RenamedColumn } from '#contract/rules/price-import.ts';
import type { OtherNames } from '../file/columns.ts';
import { sameName } from './find-by-name.ts';

/** What somebody has said of columns, by the heading in the file; null is to be forgotten. */
export type SaidColumns = NonNullable<FileChoices['columns']>;

/** What people have said in past imports of the columns of files. */
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

/** By what names our columns are found: as is remembered, and before that as somebody says now. */
export function otherNames(remembered: ColumnNames, said: SaidColumns): OtherNames {
  const names = new Map([...remembered].map(([name, { readAs }]) => [name, readAs]));
  for (const [heading, readAs] of Object.entries(said)) {
    if (readAs === null) names.delete(sameName(heading));
    else names.set(sameName(heading), readAs);
  }
  return names;
}

/** What is new of what somebody has said, as far as it was used to read a file. */
export function newlySaid(
  remembered: ColumnNames,
  said: SaidColumns,
  renamed: readonly RenamedColumn[],
): SaidColumns {
  const used = new Set(renamed.map(({ heading }) => sameName(heading)));
  return Object.fromEntries(
    Object.entries(said).filter(([heading, readAs]) => {
      const before = remembered.get(sameName(heading));
      if (readAs === null) return before !== undefined;
      return before?.readAs !== readAs && used.has(sameName(heading));
    }),
  );
}

/** Remembers what somebody has said, in their name. */
export async function rememberColumnNames(req: PayloadRequest, said: SaidColumns): Promise<void> {
  const { payload } = req;
  const remembered = await readColumnNames(payload);
  for (const [heading, readAs] of Object.entries(said)) {
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
