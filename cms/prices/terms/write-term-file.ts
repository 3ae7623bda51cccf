import type { Payload } from 'payload';
import { termNames, terms } from '#contract/rules/provider-terms.ts';
import type { TableFormat } from '#cms/tables/write-table.ts';
import { writeFile } from '../file/write-file.ts';
import { readProviderTerms, versionOf } from './stored-terms.ts';
import { writeValue } from './term-cells.ts';
import { termFile } from './term-columns.ts';

/** The terms of all providers as they are published: imported again, the file changes nothing. */
export async function currentTerms(payload: Payload, format: TableFormat): Promise<Buffer> {
  const providers = await readProviderTerms(payload);
  const rows = providers
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .flatMap((provider) =>
      termNames.map((name) => {
        const stored = provider.terms[name];
        return {
          provider: provider.name,
          term: terms[name].label,
          value: writeValue(name, stored.value),
          sourceUrl: stored.sourceUrl ?? '',
          checkedAt: stored.checkedAt ?? '',
          version: versionOf(stored),
        };
      }),
    );
  return writeFile({ kind: termFile, rows, format });
}

const collator = new Intl.Collator('en-GB', { numeric: true });
