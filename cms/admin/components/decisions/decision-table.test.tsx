import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { screens } from '#cms/admin/screens.ts';
import { DecisionTable } from './decision-table.tsx';

/** What is said of a table of 100 proposals, all of which are decided. */
function decided(total: number): string {
  return renderToStaticMarkup(
    <DecisionTable
      noun="proposal"
      left={0}
      shown={100}
      total={total}
      screen={screens.priceWatch}
      hint=""
      caption="Proposals"
      columns={[]}
      rowsRef={null}
    >
      {null}
    </DecisionTable>,
  );
}

it('everything is decided once nothing else waits, and the way leads on while something does', () => {
  expect(decided(100)).toContain('Everything is decided.');
  expect(decided(100)).not.toContain('Show the next');
  expect(decided(1234)).toContain('Everything shown is decided.');
  expect(decided(1234)).toContain('These are the oldest 100 of 1,234.');
  expect(decided(1234)).toContain('<a href="/admin/price-watch">Show the next</a>');
});
