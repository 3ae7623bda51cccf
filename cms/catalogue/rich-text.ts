import {
  convertLexicalToHTML,
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

/**
 * Clean HTML of rich text, without classes of the editor's or inline styles: headings with ids, tables with real
 * headers that scroll inside themselves, call-outs as asides, and citations like `[2]` that lead to `#source-2`.
 */
export function richTextToHtml(richText: RichText): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const html = convertLexicalToHTML({
    data: richText,
    disableContainer: true,
    converters: convertersThatCollect(headings),
  });
  return { html: html.replace(citation, '[<a href="#source-$1">$1</a>]'), headings };
}

const citation = /\[(\d{1,2})\]/g;

function convertersThatCollect(headings: Heading[]): HTMLConvertersFunction {
  const ids = new Set<string>();
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToHTML }) => {
      const text = plainText(node as TextNode);
      const id = uniqueId(slugify(text), ids);
      if (node.tag === 'h2') headings.push({ id, text });
      return `<${node.tag} id="${id}">${nodesToHTML({ nodes: node.children }).join('')}</${node.tag}>`;
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
        const content = convertLexicalToHTML({ data: body, disableContainer: true });
        return `<aside class="call-out" data-tone="${tone}"><p class="call-out-title">${escapeHtml(title)}</p>${content}</aside>`;
      },
    },
  });
}

type CallOut = { tone: 'info' | 'warning'; title: string; body: RichText };

function plainText({ text = '', children = [] }: TextNode): string {
  return text + children.map(plainText).join('');
}

function uniqueId(wanted: string, taken: Set<string>): string {
  let id = wanted || 'section';
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

/** A cell with one paragraph needs no paragraph. */
function unwrapParagraph(html: string): string {
  const isOne = html.lastIndexOf('<p>') === 0 && html.endsWith('</p>');
  return isOne ? html.slice('<p>'.length, -'</p>'.length) : html;
}
