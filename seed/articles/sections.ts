/** A part of a legal page under its heading. */
export type Section = { heading: string; anchor: string; markdown: string };

/**
 * Cuts a Markdown text at its headings of the form `## Heading {#anchor}`.
 * @throws Error if there is text before the first of them or a heading without an anchor.
 */
export function sectionsOf(markdown: string): Section[] {
  return markdown
    .split(/^(?=## )/m)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [, heading, anchor, body] = /^## (.+?) \{#([a-z0-9-]+)\}\n(.*)$/s.exec(text) ?? [];
      if (!heading || !anchor || body === undefined) {
        throw new Error(
          `A section begins with “## Heading {#anchor}”, not with: ${text.slice(0, 60)}`,
        );
      }
      return { heading, anchor, markdown: body.trim() };
    });
}
