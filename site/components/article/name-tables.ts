/**
 * Names each table's scrolling box after the heading above it: whoever comes to it by keyboard hears what it is.
 * A table above all headings has the name of the heading above the whole text, if there is one.
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
