import type { ClientField } from 'payload';
import type { FieldChange } from '#collections/audit-trail/describe-changes.ts';
import { formatDateAndTime } from '#contract/rules/date.ts';
import { capitalised } from '#contract/rules/first-letter.ts';
import { describeDifferences, type Difference } from '../save-conflict/describe-document.ts';

/** A change in the words of the form; `mine` is the value before it, `theirs` the one after. */
export type ChangeInWords = Difference & { isWithheld: boolean };

/** Changes of a document with these fields: labels rather than names, options and amounts as people read them. */
export function inWords(
  fields: readonly ClientField[],
  changes: readonly FieldChange[],
): ChangeInWords[] {
  return changes.flatMap((change): ChangeInWords[] => {
    const { field, before, after } = change;
    const isWithheld = !('before' in change) && !('after' in change);
    if (isWithheld) return [{ ...unlabelled(field), mine: '', theirs: '', isWithheld }];
    const described = describeDifferences(fields, { [field]: before }, { [field]: after });
    const found = described.length > 0 ? described : [plain(change)];
    return found.map((difference) => ({ ...difference, isWithheld }));
  });
}

/** One line for a list, as in “Roles: Editor → Editor, Administrator”. */
export function asLine({ label, mine, theirs, isWithheld }: ChangeInWords): string {
  return isWithheld ? `${label} changed` : `${label}: ${mine || '–'} → ${theirs || '–'}`;
}

/** What the form does not have: it says “Status” and “Deleted at” by itself. */
function plain({ field, before, after }: FieldChange): Difference {
  const asText = textOf[field] ?? plainText;
  return { ...unlabelled(field), mine: asText(before), theirs: asText(after) };
}

/** How the fields that Payload keeps are written. */
const textOf: Readonly<Record<string, (value: unknown) => string>> = {
  _status: (value) => (value === 'published' ? 'Published' : value === 'draft' ? 'Draft' : ''),
  deletedAt: (value) => (typeof value === 'string' ? formatDateAndTime(value) : ''),
};

function unlabelled(field: string): { path: string; label: string } {
  const words = field.replace(/^_/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { path: field, label: capitalised(words) };
}

function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
