import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { element, emptyElement, textElement, xmlDocument } from './xml.ts';

const hostile = `</a> <b c='d' e="f"> & &amp; ]]> <!-- -->`;

describe('XML', () => {
  it('round-trips its text, in elements and attributes', () => {
    const xml = xmlDocument(
      element('root', [
        textElement('text', hostile),
        emptyElement('empty', { attribute: hostile }),
      ]),
    );
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
    expect(parser.parse(xml).root).toEqual({ text: hostile, empty: { attribute: hostile } });
  });

  it('drops characters that XML does not allow, and keeps those beyond the BMP', () => {
    expect(textElement('t', 'a\u0000\u000B\uFFFE\uD800b\tc 💉')).toBe('<t>ab\tc 💉</t>');
  });
});
