/**
 * Labels each table's scrolling box with the heading above it, for screen reader users who tab to it. A table above all
 * headings gets the heading above the whole text, if there is one.
 */
export function nameTables(html: string, headingAbove?: string): string {
  let heading = headingAbove;
  return html.replace(headingOrTable, (tag, id: string | undefined) => {
    if (id !== undefined) heading = id;
    if (id !== undefined || heading === undefined) return tag;
    return `<div class="table-scroll" tabindex="0" role="region" aria-labelledby="${heading}">`;
  });
}

const headingOrTable = /<(?:h[23] id="([^"<]+)"|div class="table-scroll")[^<>]*>/g;
