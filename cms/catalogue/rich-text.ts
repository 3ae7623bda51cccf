import type {
  SerializedLinkNode,
  SerializedListNode,
  SerializedTextNode,
  SerializedUploadNode,
} from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTML,
  LinkHTMLConverter,
  TextHTMLConverter,
  type HTMLConverter,
  type HTMLConverters,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html';
import type { Guide } from '#collections/payload-types.ts';
import { slugify } from '#collections/fields/slug.ts';
import type { Heading } from '#contract/schemas/guide.ts';
import { escapeHtml } from './escape-html.ts';
import { documentMark, pictureMark } from './fill-in.ts';

/** Rich text as Payload stores it. */
export type RichText = Guide['body'];

type TextNode = { text?: string; children?: TextNode[] };
type CellNode = TextNode & { headerState?: number };
type RowNode = { children: CellNode[] };
type ItemNode = { children: { type: string }[] };

/** Puts links into the HTML of some words, which are in no link yet. */
export type MakeLinks = (words: string) => string;

/**
 * Converts rich text to clean HTML without the editor's classes or inline styles: headings with ids, scrollable tables
 * with real headers, and call-outs as asides. Pictures and links to documents are marked in it, for `fillIn`.
 * @param makeLinks by default, citations like `[2]` link to `#source-2`.
 * @throws if part of it cannot be converted: an unknown kind of block, say.
 */
export function richTextToHtml(
  richText: RichText,
  makeLinks: MakeLinks = linkCitations,
): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  return { html: convert(richText, convertersCollecting(headings, makeLinks)), headings };
}

function linkCitations(words: string): string {
  return words.replace(/\[(\d{1,2})\]/g, '[<a href="#source-$1">$1</a>]');
}

/**
 * Lexical would drop what it cannot convert and only log it; an error is better than a page that lacks half its text.
 */
function convert(richText: RichText, make: HTMLConvertersFunction): string {
  const problems: unknown[] = [];
  const html = convertLexicalToHTML({
    data: richText,
    disableContainer: true,
    converters: (defaults) => {
      const { blocks = {}, ...converters } = make(defaults);
      return {
        ...mapValues(converters, reporting),
        blocks: mapValues(blocks, reporting),
        unknown: reporting(refuse),
      } as HTMLConverters;
    },
  });
  if (problems.length > 0) throw problems[0];
  return html;

  function reporting(converter: unknown): unknown {
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

/** Payload's own converters give list items empty attributes, and inline styles that the CSP forbids. */
const list: HTMLConverter<SerializedListNode> = ({ node, nodesToHTML }) => {
  const tag = node.tag === 'ol' ? 'ol' : 'ul';
  const items = (node.children as unknown as ItemNode[]).map(({ children }) => {
    const html = nodesToHTML({ nodes: children as never }).join('');
    return { html, isList: children.every(({ type }) => type === 'list') };
  });
  // Lexical keeps a nested list in an item of its own, after the one it belongs to.
  const nested = items.reduce(
    (before, { html, isList }) =>
      isList && before
        ? before.slice(0, -'</li>'.length) + `${html}</li>`
        : `${before}<li>${html}</li>`,
    '',
  );
  return `<${tag}>${nested}</${tag}>`;
};

/** A link to a document holds its id, so that it leads to the page wherever that is. */
const links = LinkHTMLConverter({
  internalDocToHref: ({ linkNode }: { linkNode: SerializedLinkNode }) => {
    const { doc } = linkNode.fields;
    return documentMark(doc?.relationTo ?? '', idOf(doc?.value));
  },
});

const picture: HTMLConverter<SerializedUploadNode> = ({ node }) => pictureMark(idOf(node.value));

/** The id of what a node refers to, populated or not. */
function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' ? id : '';
}

const textToHtml = TextHTMLConverter.text as Exclude<HTMLConverter<SerializedTextNode>, string>;

const textWith =
  (makeLinks: MakeLinks): HTMLConverter<SerializedTextNode> =>
  (given) => {
    const isInLink = given.parent.type === 'link' || given.parent.type === 'autolink';
    return isInLink ? textToHtml(given) : makeLinks(textToHtml(given));
  };

const ours = (makeLinks: MakeLinks) => ({
  ...links,
  list,
  upload: picture,
  text: textWith(makeLinks),
});

const withOurs =
  (makeLinks: MakeLinks): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({ ...defaultConverters, ...ours(makeLinks) });

function refuse(): never {
  throw new Error('It has a block of an unknown kind.');
}

function mapValues(values: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function convertersCollecting(headings: Heading[], makeLinks: MakeLinks): HTMLConvertersFunction {
  const ids = new Map<string, number>();
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    ...ours(makeLinks),
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
      // Lexical's headerState is 1 for a cell that heads its column and 2 for one that heads its row.
      return `<th scope="${node.headerState === 2 ? 'row' : 'col'}">${content}</th>`;
    },
    blocks: {
      callOut: ({ node }: { node: { fields: unknown } }) => {
        const { tone, title, body } = node.fields as CallOut;
        return `<aside class="call-out" data-tone="${tone === 'warning' ? 'warning' : 'info'}"><p class="call-out-title">${makeLinks(escapeHtml(title))}</p>${convert(body, withOurs(makeLinks))}</aside>`;
      },
    },
  });
}

type CallOut = { tone: 'info' | 'warning'; title: string; body: RichText };

function plainText({ text = '', children = [] }: TextNode): string {
  return text + children.map(plainText).join('');
}

/** Remembers the last number of each name, so that thousands of equal headings take linear time. */
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

/** Drops the `<p>` around a cell's only paragraph. */
function unwrapParagraph(html: string): string {
  const isOne = html.lastIndexOf('<p>') === 0 && html.endsWith('</p>');
  return isOne ? html.slice('<p>'.length, -'</p>'.length) : html;
}
