import { routes } from '#cms/admin/routes.ts';
import type { TermPreview, TermsApplied } from '#contract/rules/term-import.ts';
import { send } from '../send.ts';

const base = '/import-terms';

/** Where the terms are that people download. */
export function currentTerms(format: 'csv' | 'xlsx'): string {
  return `${routes.api}${base}/files/current-terms.${format}`;
}

export function previewTerms(file: File): Promise<TermPreview> {
  return send('POST', `${base}?${new URLSearchParams({ fileName: file.name })}`, file);
}

export function applyTerms(
  file: File,
  choice: { digest: string; skipsInvalidRows: boolean },
): Promise<TermsApplied> {
  const query = new URLSearchParams({
    fileName: file.name,
    digest: choice.digest,
    skipsInvalidRows: String(choice.skipsInvalidRows),
  });
  return send('POST', `${base}/apply?${query}`, file);
}
