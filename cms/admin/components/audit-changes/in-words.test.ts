import type { ClientField } from 'payload';
import { describe, expect, it } from 'vitest';
import { asLine, inWords } from './in-words.ts';

const roles = [
  { value: 'admin', label: 'Administrator' },
  { value: 'editor', label: 'Editor' },
];
const fields = [
  { type: 'text', name: 'name', label: 'Name' },
  { type: 'select', name: 'roles', label: 'Roles', hasMany: true, options: roles },
  { type: 'number', name: 'pricePence', label: 'Price' },
  { type: 'checkbox', name: 'isListed', label: 'Listed' },
] as ClientField[];

const lines = (...changes: Parameters<typeof inWords>[1]) => inWords(fields, changes).map(asLine);

describe('a change in the audit trail', () => {
  it('names roles as the form does', () => {
    const change = { field: 'roles', before: ['editor'], after: ['editor', 'admin'] };
    expect(lines(change)).toEqual(['Roles: Editor → Editor, Administrator']);
  });

  it('shows amounts, choices and empty values as people read them', () => {
    expect(
      lines(
        { field: 'pricePence', before: 12_900, after: 13_950 },
        { field: 'isListed', before: true, after: false },
        { field: 'name', before: null, after: 'Edith' },
      ),
    ).toEqual(['Price: £129.00 → £139.50', 'Listed: Yes → No', 'Name: – → Edith']);
  });

  it('has words for what is not in the form, and for values that are not kept', () => {
    expect(
      lines(
        { field: '_status', before: 'draft', after: 'published' },
        { field: 'deletedAt', before: null, after: '2026-11-20T09:00:00.000Z' },
        { field: 'customerName' },
      ),
    ).toEqual([
      'Status: Draft → Published',
      'Deleted at: – → 20 November 2026, 09:00',
      'Customer name changed',
    ]);
  });
});
