import { isCellText, unescapeText } from './cell-text.ts';
import { readXml } from './read-xml.ts';

/** The texts of a workbook, to which its cells refer by number. */
export function readStrings(xml: Buffer | undefined): string[] {
  const strings: string[] = [];
  if (!xml) return strings;
  let string = '';
  readXml(xml, {
    open: (name) => {
      if (name === 'si') string = '';
    },
    text: (text, within) => {
      if (isCellText(within)) string += text;
    },
    close: (name) => {
      if (name === 'si') strings.push(unescapeText(string));
    },
  });
  return strings;
}
