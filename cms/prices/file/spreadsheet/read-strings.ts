import { maxColumns, maxRows } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';
import { formatCount } from '#contract/rules/counted.ts';
import { isCellText, unescapeText, withMore } from './cell-text.ts';
import { readXml } from './read-xml.ts';

const maxStrings = maxRows * maxColumns;

/**
 * The texts of a workbook, to which its cells refer by number.
 * @throws BadRequest if it is damaged, or has more than a whole import.
 */
export function readStrings(xml: Buffer | undefined): string[] {
  const strings: string[] = [];
  if (!xml) return strings;
  let string = '';
  readXml(xml, {
    open: (name) => {
      if (name === 'si') string = '';
    },
    text: (text, within) => {
      if (isCellText(within)) string = withMore(string, text);
    },
    close: (name) => {
      if (name !== 'si') return;
      if (strings.length === maxStrings) throw new BadRequest(tooManyStrings);
      strings.push(unescapeText(string));
    },
  });
  return strings;
}

const tooManyStrings = `The workbook has more than ${formatCount(maxStrings)} texts. Copy the rows you need into a new one.`;
