import { routes } from '#cms/admin/routes.ts';
import type {
  AppliedRows,
  ApplyChoice,
  FileChoices,
  ImportSummary,
  Preview,
  SentFileAnswer,
  UndoPreview,
} from '#contract/rules/price-import.ts';
import { read, send } from '../send.ts';

const base = '/import-prices';

/** Where the files are that people download. */
export const files = {
  current: (format: 'csv' | 'xlsx') => `${routes.api}${base}/files/current-prices.${format}`,
  template: (format: 'csv' | 'xlsx') => `${routes.api}${base}/files/template.${format}`,
  sent: (id: string) => `${routes.api}${base}/${id}/file`,
};

export function sendFile(file: File, choices: FileChoices): Promise<SentFileAnswer> {
  const query = new URLSearchParams({ fileName: file.name, choices: JSON.stringify(choices) });
  return send('POST', `${base}?${query}`, file);
}

export function refreshPreview(id: string): Promise<Preview> {
  return send('POST', `${base}/${id}/preview`);
}

export function applyImport(id: string, choice: ApplyChoice): Promise<ImportSummary> {
  return send('POST', `${base}/${id}/apply`, choice);
}

export function previewUndo(id: string): Promise<UndoPreview> {
  return read(`${base}/${id}/undo`);
}

export function undoImport(id: string): Promise<ImportSummary> {
  return send('POST', `${base}/${id}/undo`);
}

export function readImport(id: string): Promise<ImportSummary> {
  return read(`${base}/${id}`);
}

export function readAppliedRows(id: string): Promise<AppliedRows> {
  return read(`${base}/${id}/rows`);
}

export function listImports(): Promise<ImportSummary[]> {
  return read(base);
}
