import { BadRequest } from '#cms/runtime/errors.ts';

/** For a file that begins like an XLSX file but is not one. */
export function damaged(): BadRequest {
  return new BadRequest(
    'The file begins like a spreadsheet but cannot be read: it is damaged or of another kind. Open it, save it as .xlsx or CSV, and choose that file.',
  );
}
