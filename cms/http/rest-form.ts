import busboy from 'busboy';
import { BadRequest } from '../runtime/errors.ts';

/** A document and a file, and the end of the form, which busboy counts with them. */
const maxParts = 3;
/** A form is taken in pieces, so that one with too many parts is not read to its end. */
const pieceBytes = 64 * 1024;

/** What the forms of the admin send: their JSON in a field of its own, and the file beside it. */
export type SentForm = { json: string; file: File | null };

/**
 * Reads a form of many parts.
 * @param type - Its `Content-Type`, which names the boundary.
 * @throws BadRequest if it breaks off, or has more parts than the admin sends: fifteen thousand of them, which fit into 1 MB,
 * would take a second.
 */
export function readForm(bytes: Buffer, type: string): Promise<SentForm> {
  return new Promise((resolve, reject) => {
    const form: SentForm = { json: '{}', file: null };
    const breakOff = () =>
      reject(new BadRequest('The form is cut short, or its boundary is missing.'));
    const limits = { parts: maxParts, fieldSize: Infinity };
    let reader: busboy.Busboy;
    try {
      reader = busboy({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' });
    } catch {
      return breakOff();
    }
    reader
      .on('field', (name, value) => {
        if (name === '_payload') form.json = value;
      })
      .on('file', (name, stream, { filename, mimeType }) => {
        const pieces: Buffer[] = [];
        stream
          .on('data', (piece: Buffer) => pieces.push(piece))
          .on('error', breakOff)
          .on('end', () => {
            if (name === 'file')
              form.file = new File([Buffer.concat(pieces)], filename, { type: mimeType });
          });
      })
      .on('partsLimit', () => {
        reject(new BadRequest('A form has a document and a file, and nothing else.'));
        reader.destroy();
      })
      .on('error', breakOff)
      .on('close', () => resolve(form));
    for (let start = 0; start < bytes.length && !reader.destroyed; start += pieceBytes)
      reader.write(bytes.subarray(start, start + pieceBytes));
    reader.end();
  });
}
