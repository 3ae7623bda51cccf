const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 does not allow, such as control characters in pasted text. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

type Attributes = Readonly<Record<string, string | number>>;

/** An element without content. */
export function emptyElement(name: string, attributes: Attributes = {}): string {
  return `<${name}${attributeText(attributes)}/>`;
}

/** An element with text content. */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return element(name, [escapeXml(text)], attributes);
}

/** An element whose children are XML already. */
export function element(
  name: string,
  children: readonly string[],
  attributes: Attributes = {},
): string {
  return `<${name}${attributeText(attributes)}>${children.join('')}</${name}>`;
}

/** A complete document in UTF-8. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}
