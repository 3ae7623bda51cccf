import { plainSource, srcsetOf } from '#contract/rules/picture.ts';
import type { Picture } from '#contract/schemas/picture.ts';
import { escapeHtml } from './escape-html.ts';

/** What texts refer to, as it stands now. */
export type References = {
  /** The picture with this id; null if there is none. */
  picture: (id: string | null) => Picture | null;
  /** The page of a published document; undefined if it has none. */
  path: (collection: string, id: string) => string | undefined;
  /** Where a page is now whose address this was; undefined for every other address. */
  moved: (path: string) => string | undefined;
};

// Where a text refers to another document, its part has only the id: {@link fillIn} puts in what is there by then.

/** The address that a link to a document has in the HTML of a part. */
export function documentMark(collection: string, id: string): string {
  return `/document:${encodeURIComponent(collection)}/${encodeURIComponent(id)}`;
}

/** What stands for a picture in the HTML of a part. */
export function pictureMark(id: string): string {
  return `<picture data-id="${escapeHtml(id)}"></picture>`;
}

const linkStart = '<a href="/document:';
const linkEnd = '</a>';
const link = /^<a href="\/document:([^"/]*)\/([^"]*)"([^>]*)>/;
/** An address on this site that somebody has typed. */
const typedLink = /<a href="(\/[^"#:?]*)/g;
const picture = /<picture data-id="([^"]*)"><\/picture>/g;

/** The HTML with its links, those to where a page has been before among them, and its pictures. A link to what has no page is plain text, and a picture that is gone is left out. */
export function fillIn(html: string, references: References): string {
  return fillInLinks(html, references)
    .replace(typedLink, (start, path: string) => {
      const moved = references.moved(path);
      return moved === undefined ? start : `<a href="${escapeHtml(moved)}`;
    })
    .replace(picture, (_, id: string) => {
      const found = references.picture(id);
      return found ? figure(found) : '';
    });
}

/** Links do not hold links, so before the end of each there is one start at most. */
function fillInLinks(html: string, references: References): string {
  const pieces = html.split(linkEnd);
  const rest = pieces.pop() ?? '';
  return pieces.map((piece) => fillInLink(piece, references)).join('') + rest;
}

/** A piece of HTML up to the end of a link. */
function fillInLink(piece: string, references: References): string {
  const start = piece.lastIndexOf(linkStart);
  if (start === -1) return piece + linkEnd;
  const before = piece.slice(0, start);
  const [opening = '', collection = '', id = '', attributes = ''] =
    link.exec(piece.slice(start)) ?? [];
  const text = piece.slice(start + opening.length);
  const path = references.path(collection, id);
  if (path === undefined) return before + text;
  return `${before}<a href="${escapeHtml(path)}"${attributes}>${text}${linkEnd}`;
}

/** As wide as the column of the text. */
const sizes = '(min-width: 48rem) 41.5rem, 100vw';

function figure({ alt, width, height, files }: Picture): string {
  const of = `width="${width}" height="${height}"`;
  return (
    `<figure><picture><source type="image/avif" srcset="${srcsetOf(files, 'avif')}" sizes="${sizes}">` +
    `<img src="${plainSource(files)}" srcset="${srcsetOf(files, 'webp')}" sizes="${sizes}" ` +
    `alt="${escapeHtml(alt)}" ${of} loading="lazy" decoding="async"></picture></figure>`
  );
}
