import path from 'node:path/posix';
import { maxHeadingLength, type Sheet } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import { damaged } from './damaged.ts';
import { readXml } from './read-xml.ts';

/** Where the parts of a workbook that we read are, and how its dates count. */
export type Workbook = {
  /** In the order of their tabs; at least one. */
  sheets: (Sheet & { part: string })[];
  strings: string;
  styles: string;
  /** Whether day 0 is in 1904, as on an old Mac, instead of 1899. */
  countsFrom1904: boolean;
};

const workbookPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';

export const workbookParts = [workbookPart, relationsPart];

const maxSheets = 100;
/** Many times what a workbook of a hundred sheets has. */
const maxRelationships = 10_000;

/**
 * Finds out where the rest of a workbook is.
 * @throws BadRequest if it is no workbook, or has more than 100 sheets.
 */
export function readWorkbook(parts: ReadonlyMap<string, Buffer>): Workbook {
  const [workbook, relations] = workbookParts.map((name) => parts.get(name));
  if (!workbook || !relations) throw damaged();
  const targets = readTargets(relations);
  const sheets: Workbook['sheets'] = [];
  let countsFrom1904 = false;
  readXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') countsFrom1904 = isTrue(attributes.date1904);
      if (name !== 'sheet') return;
      const part = targets.byId.get(relationId(attributes) ?? '');
      if (part === undefined) throw damaged();
      if (sheets.length === maxSheets) throw new BadRequest(tooManySheets);
      const { name: title = '', state = 'visible' } = attributes;
      const isHidden = state !== 'visible';
      sheets.push({ name: title.slice(0, maxHeadingLength), isHidden, part });
    },
  });
  if (sheets.length === 0) throw damaged();
  return {
    sheets,
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
      if (byId.size === maxRelationships) throw damaged();
      byId.set(Id, part);
      byType.set(path.basename(Type), part);
    },
  });
  return { byId, byType };
}

const tooManySheets = `The workbook has more than ${maxSheets} sheets. Copy the one you want into a new workbook.`;
