import { formatDateAndTime } from '#contract/rules/date.ts';
import { isFutureCheck } from '#contract/rules/price-gate.ts';
import type { FieldChange } from '#contract/rules/price-import.ts';
import type { TermRowPlan } from '#contract/rules/term-import.ts';
import {
  termNames,
  terms,
  termText,
  termWithoutSource,
  type TermName,
} from '#contract/rules/provider-terms.ts';
import { readTime } from '../file/read-time.ts';
import { readUrl } from '../file/read-url.ts';
import type { Cells, FileRow } from '../file/table.ts';
import { finder, sameName, type Finder } from '../plan/find-by-name.ts';
import { repeatedLines } from '../plan/repeated-lines.ts';
import { isSameValue } from '../price-fields.ts';
import {
  unknownStoredTerm,
  versionOf,
  type ProviderTerms,
  type StoredTerm,
} from './stored-terms.ts';
import { readValue } from './term-cells.ts';
import type { TermColumn } from './term-columns.ts';

/** A row of the preview, with what is stored if it is applied. */
export type PlannedTerm = Omit<TermRowPlan, 'isInvalid'> & {
  /** What the row is about, if we know it. */
  about?: { provider: ProviderTerms; name: TermName };
  /** The term’s new state; absent if the row is unchanged or rejected. */
  to?: StoredTerm;
};

/** Compares the rows of a file with what is stored; writes nothing. */
export function planTerms(
  rows: readonly FileRow<TermColumn>[],
  providers: readonly ProviderTerms[],
): PlannedTerm[] {
  const providersByName = finder('provider', providers);
  const planned = rows.map((row) => planRow(row, providersByName));
  const linesOf = repeatedLines(
    planned,
    ({ about }) => about && `${about.provider.id} ${about.name}`,
  );
  return planned.map((row) => {
    const lines = linesOf(row);
    return lines
      ? refused(row, `${lines} are for the same term of a provider. Keep the one that is right.`)
      : row;
  });
}

/** What the preview shows of a row. */
export function toTermRowPlan({ about: _about, to, ...row }: PlannedTerm): TermRowPlan {
  return { ...row, isInvalid: !to && row.kind !== 'unchanged' };
}

function planRow(
  { line, cells, problem }: FileRow<TermColumn>,
  providersByName: Finder<ProviderTerms>,
): PlannedTerm {
  const { provider: providerName = '', term: termName = '' } = cells;
  const asWritten: PlannedTerm = {
    line,
    provider: providerName,
    term: termName,
    kind: 'wrong',
    changes: [],
    needsTick: false,
  };
  const missing = [
    providerName === '' && 'The provider is missing.',
    termName === '' && 'The term is missing.',
  ].filter((each) => each !== false);
  if (problem || missing.length > 0) return refused(asWritten, problem ?? missing.join(' '));

  const provider = providersByName.find(providerName);
  const name = termsByName.get(sameName(termName));
  const unknown = [
    !provider && providersByName.unknown(providerName),
    !name && `No term is called “${termName}”. The terms are: ${labels}.`,
  ].filter((each) => typeof each === 'string');
  if (!provider || !name) return { ...asWritten, kind: 'unknown', reason: unknown.join(' ') };

  const about = { provider, name };
  const named = { ...asWritten, about, provider: provider.name, term: terms[name].label };
  const read = readCells(name, cells);
  if ('problem' in read) return refused(named, read.problem);
  const outcome = compare(about, read.values);
  if (outcome.to && provider.hasDraft) {
    return refused(
      named,
      `${provider.name} has a draft that is not published. Publish it or go back to the published version first, or change the term in the form.`,
    );
  }
  return { ...named, ...outcome };
}

function refused(row: PlannedTerm, reason: string): PlannedTerm {
  const { line, provider, term, about } = row;
  return { line, provider, term, about, kind: 'wrong', changes: [], needsTick: false, reason };
}

/** The values of a row; a source or check is undefined if the file has no such column or cell. */
type RowValues = {
  value: StoredTerm['value'];
  sourceUrl: string | null | undefined;
  checkedAt: string | undefined;
  version: string;
};

function readCells(
  name: TermName,
  cells: Cells<TermColumn>,
): { values: RowValues } | { problem: string } {
  const value = readValue(name, cells.value ?? '');
  const sourceUrl = readUrl(cells.sourceUrl ?? '');
  const checkedAt = readTime(cells.checkedAt ?? '');
  if ('value' in value && 'value' in sourceUrl && 'value' in checkedAt) {
    return {
      values: {
        value: value.value,
        sourceUrl: cells.sourceUrl === undefined ? undefined : sourceUrl.value,
        checkedAt: checkedAt.value,
        version: cells.version ?? '',
      },
    };
  }
  const problems = [value, sourceUrl, checkedAt].flatMap((read) =>
    'problem' in read ? read.problem : [],
  );
  return { problem: problems.join(' ') };
}

type Outcome = Pick<PlannedTerm, 'changes' | 'kind' | 'reason' | 'to'>;

function compare({ provider, name }: NonNullable<PlannedTerm['about']>, row: RowValues): Outcome {
  const stored = provider.terms[name];
  const { value, sourceUrl = stored.sourceUrl, checkedAt = null } = row;
  const isUntouched = row.version === versionOf({ value, sourceUrl, checkedAt });
  if (isUntouched) return unchanged;
  const isStale = row.version !== '' && row.version !== versionOf(stored);

  if (value === null) {
    if (row.sourceUrl && row.sourceUrl !== stored.sourceUrl) return wrong(sourceWithoutValue);
    if (stored.value === null) return unchanged;
    if (isStale) return conflict(name, stored);
    return {
      kind: 'changed',
      changes: [valueChange(name, stored, null)],
      to: unknownStoredTerm,
    };
  }

  const isSame = sameValue(value, stored.value) && sourceUrl === stored.sourceUrl;
  if (!isSame && isStale) return conflict(name, stored);
  if (sourceUrl === null) return wrong(`There is no source. ${termWithoutSource}`);
  const isSameCheck =
    checkedAt !== null &&
    stored.checkedAt !== null &&
    isSameValue('checkedAt', stored.checkedAt, checkedAt);
  if (checkedAt && !isSameCheck) {
    if (isFutureCheck(checkedAt, new Date())) return wrong(futureCheck);
    if (stored.checkedAt && checkedAt < stored.checkedAt)
      return wrong(earlierCheck(stored.checkedAt));
  }
  if (isSame && isSameCheck) return unchanged;

  const newCheck = isSameCheck ? null : checkedAt;
  return {
    kind: isSame ? 'checked' : stored.value === null ? 'new' : 'changed',
    changes: [
      ...(sameValue(value, stored.value) ? [] : [valueChange(name, stored, value)]),
      ...(sourceUrl === stored.sourceUrl ? [] : [change('Source', stored.sourceUrl, sourceUrl)]),
      change(
        'Checked',
        stored.checkedAt && formatDateAndTime(stored.checkedAt),
        newCheck ? formatDateAndTime(newCheck) : 'now',
      ),
    ],
    to: { value, sourceUrl, checkedAt: newCheck },
  };
}

const unchanged: Outcome = { kind: 'unchanged', changes: [] };

function wrong(reason: string): Outcome {
  return { kind: 'wrong', changes: [], reason };
}

function conflict(name: TermName, stored: StoredTerm): Outcome {
  return {
    kind: 'conflict',
    changes: [],
    reason: `Somebody has changed this here since the file was downloaded: it is now “${termText(name, stored.value)}”. Download the terms again, or empty the row’s “Version” if the file is right all the same.`,
  };
}

function valueChange(name: TermName, stored: StoredTerm, value: StoredTerm['value']): FieldChange {
  return change('Value', termText(name, stored.value), termText(name, value));
}

function change(field: string, from: string | null, to: string): FieldChange {
  return { field, ...(from !== null && { from }), to };
}

function sameValue(a: StoredTerm['value'], b: StoredTerm['value']): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const termsByName = new Map(
  termNames.flatMap((name) =>
    [name, terms[name].label].map((words) => [sameName(words), name] as const),
  ),
);

const labels = termNames.map((name) => terms[name].label).join(', ');

const sourceWithoutValue =
  'There is a source but no value. Write what the page says, or empty the source too.';

const futureCheck = 'A term cannot be checked in the future. Correct the time of the check.';

function earlierCheck(checkedAt: string): string {
  return `This was checked later than the file says, on ${formatDateAndTime(checkedAt)}. Look again and correct the time of the check, or leave it empty if you look today.`;
}
