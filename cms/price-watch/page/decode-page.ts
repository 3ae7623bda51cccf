/**
 * The text of a page. Bytes that are UTF-8 are taken for it whatever the page says of itself, because hardly any other
 * text looks like it; else what the page says holds, and in the end what browsers fall back to.
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const mark = byteOrderMark(bytes);
  if (mark) return new TextDecoder(mark).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoderOf(charsetOf(contentType) ?? metaCharset(bytes)).decode(bytes);
  }
}

function byteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** What is not UTF-8, whatever it says, is read as Windows-1252. */
function decoderOf(charset: string | undefined) {
  const fallback = new TextDecoder('windows-1252');
  if (charset === undefined) return fallback;
  try {
    const decoder = new TextDecoder(charset);
    return decoder.encoding === 'utf-8' ? fallback : decoder;
  } catch {
    return fallback;
  }
}

function charsetOf(text: string): string | undefined {
  return /charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i.exec(text)?.[1];
}

/** Browsers look for it in the first kilobyte. */
function metaCharset(bytes: Uint8Array): string | undefined {
  return charsetOf(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'));
}
