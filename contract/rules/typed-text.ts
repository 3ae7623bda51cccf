/**
 * Characters that nobody sees, and that hide, reverse or end what others read: control and format characters. Left are
 * line ends and tabs, the joiners that emoji and some scripts need, and the tags of regional flags.
 */
const unseen = /(?![\n\t\u200C-\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}]/gu;

/** Joiners with nothing to join. */
const aloneAtStart = /^[\u200C\u200D]+/;

/** What a visitor typed, as others may read it: lines end with one character, and every character can be seen. */
export function readableText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(unseen, '').replace(aloneAtStart, '');
}
