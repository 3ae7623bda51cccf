// @vitest-environment jsdom
import { createPath, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { ReviewSortForm } from './review-sort-form.tsx';

function Page() {
  const address = createPath(useLocation());
  return (
    <>
      <output>{address}</output>
      <ReviewSortForm request={{ slug: 'oak', sort: 'lowest', page: 2 }} />
    </>
  );
}

beforeEach(() => {
  const visited =
    '/providers/oak?reviews=lowest&page=2&vote=received&report=failed&history=7&months=3#price-history';
  show(
    <MemoryRouter initialEntries={[visited]}>
      <Page />
    </MemoryRouter>,
  );
});

it('a sort leads to the reviews, and keeps the price history that was chosen', async () => {
  const select = document.querySelector('select')!;
  select.value = 'highest';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() =>
    expect(document.querySelector('output')?.textContent).toBe(
      '/providers/oak?history=7&months=3&reviews=highest#reviews',
    ),
  );
});

it('so does the form without JavaScript', () => {
  const form = document.querySelector('form')!;
  expect(form.getAttribute('action')).toBe('/provider/oak#reviews');
  expect([...new FormData(form)]).toEqual([
    ['history', '7'],
    ['months', '3'],
    ['reviews', 'lowest'],
  ]);
});
