import type { SerializedListNode } from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTML,
  type HTMLConverter,
  type HTMLConverters,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html';
import type { Guide } from '#collections/payload-types.ts';
import { slugify } from '#collections/fields/slug.ts';
import type { Heading } from '#contract/schemas/guide.ts';
import { escapeHtml } from './escape-html.ts';

/** Rich text as Payload stores it. */
export type RichText = Guide['body'];

type TextNode = { text?: string; children?: TextNode[] };
type CellNode = TextNode & { headerState?: number };
type RowNode = { children: CellNode[] };
type ItemNode = { children: { type: string }[] };

/**
 * Clean HTML of rich text, without classes of the editor's or inline styles: headings with ids, tables with real
 * headers that scroll inside themselves, call-outs as asides, and citations like `[2]` that lead to `#source-2`.
 * @throws if a part of it cannot be shown: a kind of block that the site does not know, say.
 */
export function richTextToHtml(richText: RichText): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const html = convert(richText, convertersThatCollect(headings));
  return { html: html.replace(citation, '[<a href="#source-$1">$1</a>]'), headings };
}

const citation = /\[(\d{1,2})\]/g;

/** Lexical would leave out what it cannot convert and say so on the console; a page that lacks half its text is worse. */
function convert(richText: RichText, make: HTMLConvertersFunction = withPlainLists): string {
  const problems: unknown[] = [];
  const html = convertLexicalToHTML({
    data: richText,
    disableContainer: true,
    converters: (defaults) => {
      const { blocks = {}, ...converters } = make(defaults);
      return {
        ...mapValues(converters, guard),
        blocks: mapValues(blocks, guard),
        unknown: guard(({ node }: { node: UnknownNode }) => refuse(node)),
      } as HTMLConverters;
    },
  });
  if (problems.length > 0) throw problems[0];
  return html;

  function guard(converter: unknown): unknown {
    if (typeof converter !== 'function') return converter;
    return (...given: unknown[]) => {
      try {
        return converter(...given) as string;
      } catch (error) {
        problems.push(error);
        return '';
      }
    };
  }
}

/** Payload's own converters give list items values, classes and styles that are empty or not allowed. */
const list: HTMLConverter<SerializedListNode> = ({ node, nodesToHTML }) => {
  const tag = node.tag === 'ol' ? 'ol' : 'ul';
  const items = (node.children as unknown as ItemNode[]).map(({ children }) => {
    const html = nodesToHTML({ nodes: children as never }).join('');
    return { html, isList: children.every(({ type }) => type === 'list') };
  });
  // Lexical keeps a list within a list in an item of its own, behind the one that it belongs to.
  const nested = items.reduce(
    (before, { html, isList }) =>
      isList && before
        ? before.slice(0, -'</li>'.length) + `${html}</li>`
        : `${before}<li>${html}</li>`,
    '',
  );
  return `<${tag}>${nested}</${tag}>`;
};

const withPlainLists: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  list,
});

type UnknownNode = { type: string; fields?: { blockType?: string } };

function refuse({ type, fields }: UnknownNode): never {
  throw new Error(`There is no block of the kind “${fields?.blockType ?? type}”.`);
}

function mapValues(values: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function convertersThatCollect(headings: Heading[]): HTMLConvertersFunction {
  const ids = new Map<string, number>();
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    list,
    heading: ({ node, nodesToHTML }) => {
      const text = plainText(node as TextNode);
      const id = uniqueId(slugify(text), ids);
      if (node.tag === 'h2' && text) headings.push({ id, text });
      const tag = node.tag === 'h2' ? 'h2' : 'h3';
      return `<${tag} id="${id}">${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
    },
    table: ({ node, nodesToHTML }) => {
      const [first, ...others] = node.children as unknown as RowNode[];
      const rows = (nodes: RowNode[]) => nodesToHTML({ nodes: nodes as never }).join('');
      const isHeader = first?.children.every(({ headerState }) => headerState);
      const head = first && isHeader ? `<thead>${rows([first])}</thead>` : '';
      const body = `<tbody>${rows(isHeader || !first ? others : [first, ...others])}</tbody>`;
      return `<div class="table-scroll" tabindex="0" role="group"><table>${head}${body}</table></div>`;
    },
    tablerow: ({ node, nodesToHTML }) =>
      `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
    tablecell: ({ node, nodesToHTML }) => {
      const content = unwrapParagraph(nodesToHTML({ nodes: node.children }).join(''));
      if (node.headerState === 0) return `<td>${content}</td>`;
      // Lexical marks a cell that heads its row with 1 and one that heads its column with 2.
      return `<th scope="${node.headerState === 2 ? 'row' : 'col'}">${content}</th>`;
    },
    blocks: {
      callOut: ({ node }: { node: { fields: unknown } }) => {
        const { tone, title, body } = node.fields as CallOut;
        return `<aside class="call-out" data-tone="${tone === 'warning' ? 'warning' : 'info'}"><p class="call-out-title">${escapeHtml(title)}</p>${convert(body)}</aside>`;
      },
    },
  });
}

type CallOut = { tone: 'info' | 'warning'; title: string; body: RichText };

function plainText({ text = '', children = [] }: TextNode): string {
  return text + children.map(plainText).join('');
}

/** Goes on from the last number of a name, so that headings without end are not compared with all before them. */
function uniqueId(wanted: string, lastNumbers: Map<string, number>): string {
  const name = wanted || 'section';
  let number = (lastNumbers.get(name) ?? 0) + 1;
  let id = number === 1 ? name : `${name}-${number}`;
  while (number > 1 && lastNumbers.has(id)) {
    number += 1;
    id = `${name}-${number}`;
  }
  lastNumbers.set(name, number);
  if (id !== name) lastNumbers.set(id, 1);
  return id;
}

/** A cell with one paragraph needs no paragraph. */
function unwrapParagraph(html: string): string {
  const isOne = html.lastIndexOf('<p>') === 0 && html.endsWith('</p>');
  return isOne ? html.slice('<p>'.length, -'</p>'.length) : html;
}
