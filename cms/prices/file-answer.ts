import { NotFound } from '#cms/runtime/errors.ts';
import { tableFormats, type TableFormat } from '#cms/tables/write-table.ts';

/**
 * Which of these files is asked for, and in which format, as in `template.csv`.
 * @throws NotFound if it is none of them.
 */
export function fileNamed<Name extends string>(
  fileName: string,
  names: readonly Name[],
): [name: Name, format: TableFormat] {
  const [, before, extension] = /^([\w-]+)\.(\w+)$/.exec(fileName) ?? [];
  const name = names.find((each) => each === before);
  const format = formats.find((each) => each === extension);
  if (!name || !format) throw new NotFound('There is no such file.');
  return [name, format];
}

const formats = Object.keys(tableFormats) as TableFormat[];

/** Returns an uploaded file as a download; browsers never render it. */
export function sentFileAnswer(bytes: Buffer, fileName: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeRfc8187(fileName)}`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Percent-encoded as header values need it (RFC 8187, section 3.2.1); half a character becomes U+FFFD. */
function encodeRfc8187(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Returns a file as a download. */
export function fileAnswer(bytes: Buffer, name: string, format: TableFormat): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': tableFormats[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}
