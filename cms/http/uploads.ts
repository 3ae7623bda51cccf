import { maxEvidenceBytes } from '#contract/rules/evidence.ts';
import { maxPictureBytes } from '#contract/rules/picture.ts';
import { maxFileBytes } from '#contract/rules/price-import.ts';

/** Allowance for the form around a picture. */
const formBytes = 64 * 1024;

/** What takes a file as its body, or in it: how long it may be, in bytes, by method and path. */
const uploads: Readonly<Record<string, number>> = {
  'POST /cms-api/import-prices': maxFileBytes,
  'POST /cms-api/import-terms': maxFileBytes,
  'POST /cms-api/import-terms/apply': maxFileBytes,
  'POST /cms-api/media': maxPictureBytes + formBytes,
  'POST /cms-api/upload-evidence': maxEvidenceBytes,
};

/** The longest file that an address takes, in bytes; nothing where it takes none. */
export function maxUploadBytes(method: string | undefined, url: string): number | undefined {
  return uploads[`${method} ${url.split('?', 1)[0]}`];
}
