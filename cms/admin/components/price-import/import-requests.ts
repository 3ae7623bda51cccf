import type { ImportSummary, Preview } from '#contract/rules/price-import.ts';

const base = '/cms-api/import-prices';

/** Where the files are that people download. */
export const files = {
  current: (format: 'csv' | 'xlsx') => `${base}/files/current-prices.${format}`,
  template: (format: 'csv' | 'xlsx') => `${base}/files/template.${format}`,
};

export function uploadFile(file: File): Promise<Preview> {
  return ask(`?fileName=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  });
}

export function refreshPreview(id: string): Promise<Preview> {
  return ask(`/${id}/preview`, { method: 'POST' });
}

export function applyImport(
  id: string,
  choice: { ticked: number[]; skipsInvalidRows: boolean },
): Promise<ImportSummary> {
  return ask(`/${id}/apply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(choice),
  });
}

export function undoImport(id: string): Promise<ImportSummary> {
  return ask(`/${id}/undo`, { method: 'POST' });
}

export function readImport(id: string): Promise<ImportSummary> {
  return ask(`/${id}`);
}

export function listImports(): Promise<ImportSummary[]> {
  return ask('');
}

/** @throws Error with a sentence for the person who asked. */
async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(base + path, { credentials: 'same-origin', ...init }).catch(() => {
    throw new Error('The server cannot be reached. Look at your connection and try again.');
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { message?: string };
  if (response.ok) return answer;
  throw new Error(
    answer.message ?? 'The server has a problem. Try again, and tell an administrator if it stays.',
  );
}
