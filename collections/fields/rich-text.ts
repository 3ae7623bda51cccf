import type { Guide } from '../payload-types.ts';

/** Rich text as Payload stores it. */
export type RichText = Guide['body'];

type TextNode = { text?: string; children?: TextNode[]; fields?: unknown };

const element = { version: 1, direction: null, format: '', indent: 0 } as const;

/** Empty rich text: one empty paragraph. */
export const emptyRichText: RichText = {
  root: {
    ...element,
    type: 'root',
    children: [{ ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: [] }],
  },
};

/** Whether rich text has no content. */
export function isEmptyRichText(richText: RichText | null | undefined): boolean {
  return !richText || !hasContent(richText.root as TextNode);
}

function hasContent({ text = '', children = [], fields }: TextNode): boolean {
  return text.trim() !== '' || fields !== undefined || children.some(hasContent);
}
