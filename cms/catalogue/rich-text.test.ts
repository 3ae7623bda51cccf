import { describe, expect, it } from 'vitest';
import { element, linkTo, richText, root, textNode } from '../testing/example-data.ts';
import { richTextToHtml } from './rich-text.ts';

const heading = (tag: 'h2' | 'h3', text: string) => ({
  ...element('heading'),
  tag,
  children: [textNode(text)],
});
const cell = (text: string, headerState: number) => ({
  ...element('tablecell'),
  headerState,
  children: [{ ...element('paragraph'), children: [textNode(text)] }],
});

describe('rich text', () => {
  it('becomes HTML with its text escaped', () => {
    expect(richTextToHtml(richText('BMI > 30 & <script>')).html).toBe(
      '<p>BMI &gt; 30 &amp; &lt;script&gt;</p>',
    );
  });

  it('gives headings unique ids and lists those of level 2', () => {
    const { html, headings } = richTextToHtml(
      root([heading('h2', 'When to call 111'), heading('h3', 'Dose'), heading('h2', 'Dose')]),
    );
    expect(html).toBe(
      '<h2 id="when-to-call-111">When to call 111</h2><h3 id="dose">Dose</h3><h2 id="dose-2">Dose</h2>',
    );
    expect(headings).toEqual([
      { id: 'when-to-call-111', text: 'When to call 111' },
      { id: 'dose-2', text: 'Dose' },
    ]);
  });

  it('numbers 30,000 equal headings, beside one that already has such a number', () => {
    const headings = Array.from({ length: 30_000 }, () => heading('h3', 'Dose'));
    const { html } = richTextToHtml(root([heading('h3', 'Dose 2'), ...headings]));
    const ids = [...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(30_001);
    expect(ids.slice(0, 4)).toEqual(['dose-2', 'dose', 'dose-3', 'dose-4']);
  });

  it('allows two heading levels and two tones, whatever is stored', () => {
    const hostile = { ...heading('h2', 'a'), tag: 'h2><meta http-equiv="refresh" content="0">' };
    expect(richTextToHtml(root([hostile])).html).toBe('<h3 id="a">a</h3>');
    const fields = { blockType: 'callOut', title: 'b', body: richText('c') };
    const callOut = { ...element('block'), fields: { ...fields, tone: 'info"><img src=x>' } };
    expect(richTextToHtml(root([callOut])).html).toContain(
      '<aside class="call-out" data-tone="info">',
    );
  });

  it('gives lists plain items, and puts a nested list inside the item it belongs to', () => {
    const item = (...children: unknown[]) => ({ ...element('listitem'), value: 1, children });
    const list = (tag: 'ol' | 'ul', ...children: unknown[]) => ({
      ...element('list'),
      tag,
      listType: tag === 'ol' ? 'number' : 'bullet',
      start: 1,
      children,
    });
    const inner = list('ol', item(textNode('At first')), item(textNode('Later')));
    const outer = list(
      'ul',
      item(textNode('Feeling sick [1]')),
      item(inner),
      item(textNode('Tired')),
    );
    expect(richTextToHtml(root([outer])).html).toBe(
      '<ul><li>Feeling sick [<a href="#source-1">1</a>]<ol><li>At first</li><li>Later</li></ol></li>' +
        '<li>Tired</li></ul>',
    );
    const fields = { blockType: 'callOut', tone: 'info', title: 'b', body: root([inner]) };
    expect(richTextToHtml(root([{ ...element('block'), fields }])).html).toContain(
      '<ol><li>At first</li><li>Later</li></ol>',
    );
  });

  it('gives tables header cells with scopes, and a scrollable box', () => {
    const row = (...children: unknown[]) => ({ ...element('tablerow'), children });
    const table = {
      ...element('table'),
      children: [row(cell('Dose', 1), cell('Weeks', 1)), row(cell('2.5mg', 2), cell('4', 0))],
    };
    expect(richTextToHtml(root([table])).html).toBe(
      '<div class="table-scroll" tabindex="0" role="group"><table>' +
        '<thead><tr><th scope="col">Dose</th><th scope="col">Weeks</th></tr></thead>' +
        '<tbody><tr><th scope="row">2.5mg</th><td>4</td></tr></tbody></table></div>',
    );
  });

  it('converts call-outs to asides', () => {
    const callOut = {
      ...element('block'),
      fields: {
        blockType: 'callOut',
        tone: 'warning',
        title: 'Stop & ask',
        body: richText('Call 999.'),
      },
    };
    expect(richTextToHtml(root([callOut])).html).toBe(
      '<aside class="call-out" data-tone="warning"><p class="call-out-title">Stop &amp; ask</p><p>Call 999.</p></aside>',
    );
  });

  it.each([
    ['a block', { ...element('block'), fields: { blockType: 'hologram' } }, 'unknown kind'],
    ['an element', element('hologram'), 'unknown kind'],
    [
      'a block in a call-out',
      {
        ...element('block'),
        fields: {
          blockType: 'callOut',
          tone: 'info',
          title: 'A',
          body: root([element('hologram'), element('paragraph'), textNode('b')]),
        },
      },
      'unknown kind',
    ],
    ['a table without rows', element('table'), 'not iterable'],
  ])('is refused when %s in it cannot be shown', (_part, node, reason) => {
    const text = { ...element('paragraph'), children: [textNode('The rest.')] };
    expect(() => richTextToHtml(root([text, node]))).toThrow(reason);
  });

  it('leaves headings without words out of the contents', () => {
    const { html, headings } = richTextToHtml(
      root([heading('h2', ''), heading('h2', '?'), heading('h2', '!')]),
    );
    expect(headings.map(({ id }) => id)).toEqual(['section-2', 'section-3']);
    expect(html).toContain('<h2 id="section">');
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
  ])('has no link to %j, which an older version may have stored', (url) => {
    const { html } = richTextToHtml(linkTo(url));
    expect(html).toContain('there');
    expect(html).not.toMatch(/script|data:/i);
  });

  it('links a citation to its source', () => {
    expect(richTextToHtml(richText('So says NICE [12].')).html).toBe(
      '<p>So says NICE [<a href="#source-12">12</a>].</p>',
    );
  });

  it('leaves an address with a number in brackets as it was typed', () => {
    expect(
      richTextToHtml(linkTo('https://www.ema.europa.eu/en/search?f[0]=type:guideline')).html,
    ).toBe('<p><a href="https://www.ema.europa.eu/en/search?f[0]=type:guideline">there</a></p>');
  });

  it('puts no link into a link: a citation in its words is text', () => {
    expect(richTextToHtml(linkTo('/compare', 'See NICE [1]')).html).toBe(
      '<p><a href="/compare">See NICE [1]</a></p>',
    );
  });
});
