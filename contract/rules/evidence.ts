/** What a file of evidence may be, by the extension that it is stored with; text is what the price watch has seen. */
export const evidenceTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
} as const;

export type EvidenceExtension = keyof typeof evidenceTypes;

/** The largest file that is taken as evidence. */
export const maxEvidenceBytes = 10 * 1024 * 1024;

/** A file of evidence by its SHA-256, as visitors find it. */
export function evidencePath(sha256: string, extension: EvidenceExtension): string {
  return `/evidence/${sha256}.${extension}`;
}

/** The small picture of the picture at an address. */
export function evidenceThumbnail(url: string): string {
  return url.replace(/^\/evidence\/(\w+)\.\w+$/, '/evidence/small/$1.webp');
}

/** Whether the evidence at an address can be shown as a picture; otherwise it is for saving. */
export function isEvidencePicture(url: string): boolean {
  return !/\.(?:pdf|txt)$/.test(url);
}

/** What evidence that is for saving is called. */
export function evidenceFileLabel(url: string): string {
  return url.endsWith('.txt') ? 'Text of what was seen' : 'PDF of what was seen';
}
