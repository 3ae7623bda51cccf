import { describe, expect, it } from 'vitest';
import { nameTables } from './name-tables.ts';

const table = '<div class="table-scroll" tabindex="0" role="group"><table></table></div>';
const tableNamed = (id: string) =>
  `<div class="table-scroll" tabindex="0" role="region" aria-labelledby="${id}"><table></table></div>`;

describe('nameTables', () => {
  it('names a table after the nearest heading above it', () => {
    const html = `<h2 id="doses">Doses</h2><p>Text</p>${table}<h3 id="missed">Missed</h3>${table}`;
    expect(nameTables(html)).toBe(
      `<h2 id="doses">Doses</h2><p>Text</p>${tableNamed('doses')}<h3 id="missed">Missed</h3>${tableNamed('missed')}`,
    );
  });

  it('leaves a table above all headings unchanged', () => {
    expect(nameTables(`${table}<h2 id="doses">Doses</h2>`)).toBe(
      `${table}<h2 id="doses">Doses</h2>`,
    );
  });

  it('names a table above all headings after the heading of the whole text', () => {
    expect(nameTables(table, 'section')).toBe(tableNamed('section'));
  });

  it('leaves text without tables unchanged', () => {
    expect(nameTables('<h2 id="doses">Doses</h2><p>Text</p>')).toBe(
      '<h2 id="doses">Doses</h2><p>Text</p>',
    );
  });
});
