import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  findInCsv,
  findInEmail,
  findInHtml,
  findInResponse,
  findInWorkbook,
  findInXml,
} from './find-effect.ts';
import { hostileTexts } from './texts.ts';

const inText = hostileTexts['markup in a text'];
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

describe('a hostile text', () => {
  it('is found in HTML where it became an element, a handler or an address', () => {
    expect(findInHtml(`<p>${inText}</p>`)).toBe('It made an element: <img>.');
    expect(findInHtml('<p onclick="go()">Prices</p>')).toBe('It made a handler: onclick="go()".');
    expect(findInHtml('<a href=" java\nscript:go()">Prices</a>')).toMatch(/^It made an address/);
    expect(findInHtml(`<p title="${escaped(inText)}">${escaped(inText)}</p>`)).toBeUndefined();
  });

  it('is found in structured data that it breaks', () => {
    const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
    expect(findInHtml(script('{"name":"a"b"}'))).toBe('Structured data are no longer JSON.');
    expect(findInHtml(script('{"name":"\\u003cimg>"}'))).toBeUndefined();
  });

  it('is found in XML, and in the HTML that a feed holds', () => {
    expect(
      findInXml(`<feed><title>${hostileTexts['the end of an element']}</title></feed>`),
    ).toMatch(/^It is no longer XML/);
    expect(findInXml('<feed><b data-hostile="">Prices</b></feed>')).toBe(
      'It made an element: <b>.',
    );
    const entry = (html: string) =>
      `<entry><content type="html">${escaped(html)}</content></entry>`;
    expect(findInXml(entry(inText))).toBe('It made an element: <img>.');
    expect(findInXml(entry(escaped(inText)))).toBeUndefined();
  });

  it('is found in spreadsheets that would run it', () => {
    expect(findInCsv('Price\r\n-5\r\n"=1+1"')).toBe('A cell would be run: =1+1');
    expect(findInCsv("Price\r\n-5\r\n'=1+1")).toBeUndefined();
    const workbook = (cell: string) =>
      zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<sheetData>${cell}</sheetData>`) });
    expect(findInWorkbook(workbook('<c><f>1+1</f></c>'))).toMatch(/has a formula/);
    expect(findInWorkbook(workbook('<c t="s"><v>1</v></c>'))).toBeUndefined();
  });

  it('is found in an email that goes to somebody else, or has it in its HTML', () => {
    const html = '<p>Prices</p>';
    const email = { attachments: [], headers: [], headerLines: [], messageId: '', html };
    const to = [{ name: 'Pat', address: 'pat@reader.example' }];
    expect(findInEmail({ ...email, to })).toBeUndefined();
    expect(findInEmail({ ...email, to, html: inText })).toBe('It made an element: <img>.');
    const bcc = [{ name: '', address: 'eve@evil.example' }];
    expect(findInEmail({ ...email, to, bcc })).toBe('It is sent to others: eve@evil.example');
  });

  it('is looked for by what an answer says it is', async () => {
    const answer = (type: string, body: string, sniff = 'nosniff') =>
      findInResponse(
        new Response(body, { headers: { 'Content-Type': type, 'X-Content-Type-Options': sniff } }),
      );
    expect(await answer('text/html; charset=utf-8', inText)).toBe('It made an element: <img>.');
    expect(await answer('application/json', inText)).toBe('It is no longer JSON.');
    expect(await answer('application/json', JSON.stringify(inText))).toBeUndefined();
    expect(await answer('application/json', '{}', '')).toBe('A browser may guess another type.');
    expect(await answer('image/svg+xml; charset=utf-8', '<svg/>')).toBeUndefined();
    expect(await answer('application/x-unknown', '')).toMatch(/^It has a type of its own/);
  });
});
