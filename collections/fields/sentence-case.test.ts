import { expect, it } from 'vitest';
import { collections, globals } from '../index.ts';

type Named = {
  name?: string;
  label?: unknown;
  labels?: { singular?: unknown; plural?: unknown };
  fields?: Named[];
  tabs?: Named[];
  blocks?: Named[];
  options?: (string | { label: unknown })[];
};

it('names collections, globals and their fields in sentence case', () => {
  const labels = ([...collections, ...globals] as Named[]).flatMap(labelsOf);
  expect(labels).toEqual(
    expect.arrayContaining(['Market reports', 'Customer name', 'Dosage range', 'Key figures']),
  );
  // Abbreviations keep their capitals.
  expect(labels.filter((label) => /\s[A-Z][a-z]/.test(label))).toEqual([]);
});

it('begins with a capital what can be chosen and has no label of its own', () => {
  const choices = ([...collections, ...globals] as Named[]).flatMap(choicesOf);
  expect(choices).toEqual(expect.arrayContaining(['Very positive', 'Neutral', 'once a year']));
});

function labelsOf({ name, label, labels, fields = [], tabs = [], blocks = [] }: Named): string[] {
  // Payload's own, which it adds to blocks once it has read them.
  if (name === 'blockName') return [];
  const own = [label, labels?.singular, labels?.plural].filter((each) => typeof each === 'string');
  return [...own, ...[...fields, ...tabs, ...blocks].flatMap(labelsOf)];
}

function choicesOf({ options = [], fields = [], tabs = [], blocks = [] }: Named): unknown[] {
  const own = options.map((option) => (typeof option === 'string' ? option : option.label));
  return [...own, ...[...fields, ...tabs, ...blocks].flatMap(choicesOf)];
}
