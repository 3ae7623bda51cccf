import { NotFound } from '#cms/runtime/errors.ts';
import { fileFormats, type FileFormat } from './file/write-file.ts';

const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Which of these files is asked for, and in which format, as in `template.csv`.
 * @throws NotFound if it is none of them.
 */
export function fileNamed<Name extends string>(
  fileName: string,
  names: readonly Name[],
): [name: Name, format: FileFormat] {
  const [, before, extension] = /^([\w-]+)\.(\w+)$/.exec(fileName) ?? [];
  const name = names.find((each) => each === before);
  const format = fileFormats.find((each) => each === extension);
  if (!name || !format) throw new NotFound('There is no such file.');
  return [name, format];
}

/** Hands out a file to be saved. */
export function fileAnswer(bytes: Buffer, name: string, format: FileFormat): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mediaTypes[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}
