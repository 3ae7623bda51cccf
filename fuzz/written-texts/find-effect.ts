import { load } from 'cheerio';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import type { Email } from 'postal-mime';
import { SaxesParser } from 'saxes';
import { mark } from './texts.ts';

/** What a hostile text does on a page, as a sentence; nothing if it is only read. */
export function findInHtml(html: string): string | undefined {
  const $ = load(html);
  for (const element of $('*').toArray()) {
    if (!('attribs' in element)) continue;
    for (const [name, value] of Object.entries(element.attribs)) {
      if (name === `data-${mark}`) return `It made an element: <${element.name}>.`;
      if (name.startsWith('on')) return `It made a handler: ${name}="${value}".`;
      // Browsers pass over these characters.
      if (/^javascript:/i.test(value.replaceAll(/[\s\0]/g, '')) && addresses.includes(name))
        return `It made an address that runs: ${name}="${value}".`;
    }
  }
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    if (!isJson($(script).text())) return 'Structured data are no longer JSON.';
  }
  return undefined;
}

const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc'];

/** The same, in XML, and in the HTML that feeds hold as text. */
export function findInXml(xml: string): string | undefined {
  let finding: string | undefined;
  let texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => (finding ??= `It is no longer XML: ${error.message}`));
  parser.on('opentag', () => (texts = []));
  parser.on('text', (text) => texts.push(text));
  parser.on('closetag', ({ name, attributes }) => {
    if (`data-${mark}` in attributes) finding ??= `It made an element: <${name}>.`;
    if (attributes.type === 'html') finding ??= findInHtml(texts.join(''));
  });
  parser.write(xml).close();
  return finding;
}

/** The same, in a file that a spreadsheet program opens. */
export function findInCsv(csv: string): string | undefined {
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''));
  const formula = data
    .flat()
    .find((cell) => /^[=+@\t\r-]/.test(cell) && Number.isNaN(Number(cell)));
  return formula && `A cell would be run: ${formula}`;
}

/** The same, in a workbook of Excel. */
export function findInWorkbook(bytes: Uint8Array): string | undefined {
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    const xml = strFromU8(part);
    if (!/\.(xml|rels)$/.test(name)) continue;
    const finding = findInXml(xml) ?? (/<f[ >]/.test(xml) ? 'A cell has a formula.' : undefined);
    if (finding) return `${name}: ${finding}`;
  }
  return undefined;
}

/** The same, in an email to one person. */
export function findInEmail({ bcc, cc, to, html }: Email): string | undefined {
  const others = [...(bcc ?? []), ...(cc ?? []), ...(to ?? []).slice(1)];
  if (others.length > 0)
    return `It is sent to others: ${others.map(({ address }) => address).join()}`;
  return findInHtml(html ?? '');
}

/** The same, in an answer of the site, by the type that it says it has. */
export async function findInResponse(response: Response): Promise<string | undefined> {
  const type = response.headers.get('content-type') ?? '';
  if (response.headers.get('x-content-type-options') !== 'nosniff')
    return 'A browser may guess another type.';
  if (/spreadsheetml/.test(type))
    return findInWorkbook(new Uint8Array(await response.arrayBuffer()));
  const text = await response.text();
  if (/html/.test(type)) return findInHtml(text);
  if (/xml/.test(type)) return findInXml(text);
  if (/csv/.test(type)) return findInCsv(text);
  if (/json/.test(type)) return isJson(text) ? undefined : 'It is no longer JSON.';
  return type.startsWith('text/plain') ? undefined : `It has a type of its own: ${type}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
