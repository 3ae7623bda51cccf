import path from 'node:path/posix';
import { damaged } from './damaged.ts';
import { readXml } from './read-xml.ts';

/** Where the parts of a workbook that we read are, and how its dates count. */
export type Workbook = {
  /** The first sheet. */
  sheet: string;
  strings: string;
  styles: string;
  /** Whether day 0 is in 1904, as on an old Mac, instead of 1899. */
  countsFrom1904: boolean;
};

const workbookPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';

export const workbookParts = [workbookPart, relationsPart];

/**
 * Finds out where the rest of a workbook is.
 * @throws BadRequest if it is no workbook.
 */
export function readWorkbook(parts: ReadonlyMap<string, Buffer>): Workbook {
  const [workbook, relations] = workbookParts.map((name) => parts.get(name));
  if (!workbook || !relations) throw damaged();
  let sheetId: string | undefined;
  let countsFrom1904 = false;
  readXml(workbook, {
    open: (name, attributes) => {
      if (name === 'sheet') sheetId ??= relationId(attributes);
      if (name === 'workbookPr') countsFrom1904 = isTrue(attributes.date1904);
    },
  });
  const targets = readTargets(relations);
  const sheet = sheetId === undefined ? undefined : targets.byId.get(sheetId);
  if (!sheet) throw damaged();
  return {
    sheet,
    strings: targets.byType.get('sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: targets.byType.get('styles') ?? 'xl/styles.xml',
    countsFrom1904,
  };
}

/** `r:id`, whatever the prefix. */
function relationId(attributes: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}

function readTargets(relations: Buffer) {
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  readXml(relations, {
    open: (name, { Id, Type = '', Target }) => {
      if (name !== 'Relationship' || Id === undefined || Target === undefined) return;
      const part = path.resolve('/xl', Target).slice(1);
      byId.set(Id, part);
      byType.set(path.basename(Type), part);
    },
  });
  return { byId, byType };
}
