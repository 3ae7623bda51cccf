import { createHash } from 'node:crypto';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import type { Guide } from '#collections/payload-types.ts';

export type ArticleBody = Guide['body'];
type Node = ArticleBody['root']['children'][number];

/**
 * Turns Markdown into the rich text of a field: headings, lists, tables and links as the field's editor knows them,
 * and `:::warning Title`, text, `:::` as call-outs.
 * @throws Error if a call-out does not end.
 */
export function markdownToLexical(markdown: string, field: RichTextField): ArticleBody {
  const editorConfig = editorConfigFactory.fromField({ field });
  const toNodes = (text: string): Node[] =>
    text === ''
      ? []
      : convertMarkdownToLexical({ editorConfig, markdown: withTightCells(text) }).root.children;

  const children = partsOf(markdown).flatMap((part) =>
    part.callOut ? [callOutNode(part.callOut, toBody(toNodes(part.text)))] : toNodes(part.text),
  );
  return toBody(children);
}

function toBody(children: Node[]): ArticleBody {
  return {
    root: { type: 'root', children, direction: 'ltr', format: '', indent: 0, version: 1 },
  };
}

type CallOut = { tone: string; title: string };
type Part = { callOut?: CallOut; text: string };

/** Call-outs and the text between them, in order. */
function partsOf(markdown: string): Part[] {
  const pieces = markdown.split(/^:::/m);
  if (pieces.length % 2 === 0) throw new Error(invalidCallOut);
  return pieces.map((piece, index) =>
    index % 2 === 0 ? { text: piece.trim() } : callOutPart(piece),
  );
}

function callOutPart(piece: string): Part {
  const [firstLine = '', ...lines] = piece.split('\n');
  const [, tone, title] = /^(info|warning) (.+)$/.exec(firstLine) ?? [];
  if (!tone || !title) throw new Error(invalidCallOut);
  return { callOut: { tone, title }, text: lines.join('\n').trim() };
}

const invalidCallOut = 'A call-out begins with :::info or :::warning and ends with :::';

function callOutNode({ tone, title }: CallOut, body: ArticleBody): Node {
  // Payload gives a block without an id another one at every read.
  const id = createHash('sha256')
    .update(JSON.stringify([title, body]))
    .digest('hex')
    .slice(0, 24);
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id, blockType: 'callOut', blockName: '', tone, title, body },
  };
}

/** Without the spaces around a table's cells, which the conversion would keep as part of their text. */
function withTightCells(markdown: string): string {
  return markdown.replaceAll(/^\|.*\|$/gm, (row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .join('|'),
  );
}
