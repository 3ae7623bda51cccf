import type { RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import { isWebAddress } from '#contract/rules/web-address.ts';

/** The error message for a link that would lead nowhere; the dialogue shows one line of it. */
export const linkTargetProblem =
  'Enter a web address that starts with https://, or a page of this site such as /compare.';

/** Whether a link in a text leads somewhere: “www.nhs.uk” would be a page of this site. */
export function isLinkTarget(text: string): boolean {
  if (isWebAddress(text) || text === '/') return true;
  const isOtherSite = /^\/[/\\]/.test(text);
  return !isOtherSite && /^(?:[#/]|mailto:|tel:)\S+$/.test(text);
}

/** Refuses a rich text with a link that would lead nowhere, in call-outs too, and names the link. */
export const validateLinkTargets: RichTextFieldValidation = (value, options) => {
  const broken = linksIn(value).find(({ target }) => !isLinkTarget(target));
  if (!broken) return richText(value, options);
  return `The link “${broken.words}” leads to “${broken.target}”. ${linkTargetProblem}`;
};

type Link = { words: string; target: string };

type LinkNode = {
  type?: unknown;
  text?: unknown;
  children?: unknown;
  fields?: { linkType?: unknown; url?: unknown };
};

function linksIn(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, fields } = value as LinkNode;
  const isLink = type === 'link' || type === 'autolink';
  if (!isLink || fields?.linkType === 'internal') return Object.values(value).flatMap(linksIn);
  return [{ words: wordsIn(value), target: typeof fields?.url === 'string' ? fields.url : '' }];
}

function wordsIn({ text, children }: LinkNode): string {
  if (typeof text === 'string') return text;
  return Array.isArray(children) ? children.map(wordsIn).join('') : '';
}
