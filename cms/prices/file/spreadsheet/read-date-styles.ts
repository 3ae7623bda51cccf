import { damaged } from './damaged.ts';
import { readXml } from './read-xml.ts';

/** The most that Excel has of either, rounded up. */
const maxStyles = 65_536;
const maxFormatLength = 255;

/**
 * The numbers of the cell styles that show a number as a date or time.
 * @throws BadRequest if it is damaged, or has more styles or formats than any workbook.
 */
export function readDateStyles(xml: Buffer | undefined): Set<string> {
  const dateStyles = new Set<string>();
  if (!xml) return dateStyles;
  const dateFormats = new Set(builtInDateFormats);
  let cellStyles = 0;
  readXml(xml, {
    open: (name, { numFmtId = '0', formatCode = '' }, within) => {
      if (name === 'numFmt' && isDateFormat(formatCode)) dateFormats.add(numFmtId);
      if (dateFormats.size > maxStyles || cellStyles > maxStyles) throw damaged();
      if (name !== 'xf' || within.at(-1) !== 'cellXfs') return;
      if (dateFormats.has(numFmtId)) dateStyles.add(String(cellStyles));
      cellStyles += 1;
    },
  });
  return dateStyles;
}

/** ECMA-376, part 1, 18.8.30. */
const builtInDateFormats = ['14', '15', '16', '17', '18', '19', '20', '21', '22', '45', '46', '47'];

/** Whether a format as in `dd/mm/yyyy;@` has a day, month, year, hour, minute or second outside its quoted parts. */
function isDateFormat(formatCode: string): boolean {
  const [positive = ''] = formatCode
    .slice(0, maxFormatLength)
    .replaceAll(/"[^"]*"?|\\.|\[[^\]]*\]?/g, '')
    .split(';');
  return /[dmyhs]/i.test(positive);
}
