import type { DateField, Field, FieldHook, GroupField, TextField } from 'payload';
import { londonDay } from '#contract/rules/date.ts';
import {
  isTermNumber,
  numberTermProblem,
  termNames,
  terms,
  termWithoutSource,
  type Term,
  type TermName,
} from '#contract/rules/provider-terms.ts';
import { isWebAddress, webAddressProblem } from '#contract/rules/web-address.ts';

/** What is stored of a term. */
type Stored = { value?: unknown; sourceUrl?: string | null; checkedAt?: Date | string | null };

/** What a provider asks of its patients: for each term what it says, where that was read, and when. */
export function termsField(): Field {
  return {
    type: 'collapsible',
    label: 'What the provider asks of patients',
    admin: {
      initCollapsed: true,
      description:
        'Leave a term empty if it is not known: visitors then read “Not known”. Each one that is filled in needs the page that says so.',
    },
    fields: [{ name: 'terms', type: 'group', fields: termNames.map(termGroup) }],
  };
}

function termGroup(name: TermName): GroupField {
  const term = terms[name];
  return {
    name,
    label: term.label,
    type: 'group',
    admin: { hideGutter: true },
    fields: [{ type: 'row', fields: [valueField(term), sourceField, checkedField] }],
  };
}

function valueField(term: Term): Field {
  const field = { name: 'value', label: term.label, admin: { description: term.hint } } as const;
  switch (term.kind) {
    case 'number':
      return {
        ...field,
        type: 'number',
        min: term.from,
        max: term.to,
        admin: { ...field.admin, step: term.step },
        validate: (value: number | null | undefined) =>
          value === null ||
          value === undefined ||
          isTermNumber(value, term) ||
          numberTermProblem(term),
      };
    case 'choice':
      return { ...field, type: 'select', options: optionsOf(term) };
    case 'choices':
      return { ...field, type: 'select', hasMany: true, options: optionsOf(term) };
    case 'text':
      return { ...field, type: 'text', maxLength: term.maxLength };
  }
}

const sourceField: TextField = {
  name: 'sourceUrl',
  label: 'Source',
  type: 'text',
  maxLength: 500,
  validate: (url: string | null | undefined, { siblingData }: { siblingData: Stored }) => {
    if (url) return isWebAddress(url) || webAddressProblem;
    return !isFilledIn(siblingData.value) || termWithoutSource;
  },
  admin: { description: 'The page that says so.' },
};

const checkedField: DateField = {
  name: 'checkedAt',
  label: 'Checked on',
  type: 'date',
  validate: (time: Date | string | null | undefined) =>
    !time ||
    londonDay(new Date(time)) <= londonDay(new Date()) ||
    'The check cannot be in the future.',
  hooks: { beforeChange: [setCheckedAt] },
  admin: { description: 'Today, unless you say when.' },
};

type Hook = FieldHook<{ id: string }, Date | string | null, Stored>;

/** A new value or source counts as read now, unless the save says when; what is not known was never read. */
function setCheckedAt({ value, siblingData, previousSiblingDoc }: Parameters<Hook>[0]) {
  const before: Stored = previousSiblingDoc ?? {};
  if (!isFilledIn(siblingData.value)) return null;
  const isNew = contentOf(siblingData) !== contentOf(before);
  const setsTime = Boolean(value) && value !== before.checkedAt;
  return (isNew && !setsTime) || !value ? new Date().toISOString() : value;
}

function contentOf({ value, sourceUrl }: Stored): string {
  return JSON.stringify([value, sourceUrl]);
}

function isFilledIn(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '';
}

function optionsOf({ options }: { options: Readonly<Record<string, string>> }) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
