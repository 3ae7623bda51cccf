import type { FlattenedField } from 'payload';

type Values = Readonly<Record<string, unknown>>;

/** A document in which a text stands wherever its fields take one. */
export type FilledIn = {
  /** The fields that hold the text, with their new values. */
  data: Values;
  /** Where it stands, as Payload names the places in errors: `blocks.0.title`. */
  paths: readonly string[];
  /** Those of them where something else stood before. */
  changed: readonly string[];
};

/** Writes a text into all fields of a document that take texts, except at some paths and below them. */
export function fillIn(
  fields: readonly FlattenedField[],
  document: Values,
  { text, except }: { text: string; except: ReadonlySet<string> },
): FilledIn {
  const paths: string[] = [];
  const changed: string[] = [];
  return { data: inFields(fields, document, ''), paths, changed };

  function inFields(all: readonly FlattenedField[], values: Values, prefix: string): Values {
    const filled = all
      .filter(({ name }) => name !== 'id')
      .map((field) => {
        const value = values[field.name];
        return [field.name, value, inField(field, value, prefix + field.name)] as const;
      });
    return Object.fromEntries(
      filled.flatMap(([name, before, after]) => (before === after ? [] : [[name, after]])),
    );
  }

  function inField(field: FlattenedField, value: unknown, path: string): unknown {
    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'code':
        return write(path, 'hasMany' in field && field.hasMany ? [text] : text, value);
      case 'richText':
        return value && write(path, inRichText(value), value);
      case 'group':
      case 'tab':
        return inRow(field.flattenedFields, value, path);
      case 'array':
        return inRows(value, path, () => field.flattenedFields);
      case 'blocks':
        return inRows(
          value,
          path,
          ({ blockType }) =>
            field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [],
        );
      case 'checkbox':
      case 'date':
      case 'email':
      case 'join':
      case 'json':
      case 'number':
      case 'point':
      case 'radio':
      case 'relationship':
      case 'select':
      case 'upload':
        return value;
    }
  }

  function inRows(rows: unknown, path: string, fieldsOf: (row: Values) => FlattenedField[]) {
    if (!Array.isArray(rows)) return rows;
    const filled = (rows as Values[]).map((row, index) =>
      inRow(fieldsOf(row), row, `${path}.${index}`),
    );
    return filled.some((row, index) => row !== rows[index]) ? filled : rows;
  }

  function inRow(all: readonly FlattenedField[], row: unknown, path: string): unknown {
    const filled = inFields(all, (row ?? {}) as Values, `${path}.`);
    return Object.keys(filled).length === 0 ? row : { ...(row as Values), ...filled };
  }

  function write(path: string, filled: unknown, before: unknown): unknown {
    if ([...except].some((each) => path === each || path.startsWith(`${each}.`))) return before;
    paths.push(path);
    if (JSON.stringify(filled) !== JSON.stringify(before)) changed.push(path);
    return filled;
  }

  /** Its texts; an address that a link may not lead to is refused. */
  function inRichText(value: unknown): unknown {
    return JSON.parse(JSON.stringify(value), (name, part: unknown) =>
      typeof part === 'string' && name === 'text' ? text : part,
    );
  }
}
