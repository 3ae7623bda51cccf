// @vitest-environment jsdom
import type { ComponentProps, MouseEvent as PressEvent } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { useInternalLinks } from './use-internal-links.ts';

function Page(link: ComponentProps<'a'>) {
  useInternalLinks();
  const { pathname, search, hash } = useLocation();
  return (
    <main>
      <p>{pathname + search + hash}</p>
      <a {...link}>On</a>
    </main>
  );
}

const shownAddress = () => document.querySelector('p')?.textContent;

/** Clicks a link on the page at `/providers`; returns whether it is left to the browser. */
function isLeftToBrowser(link: ComponentProps<'a'>, how: MouseEventInit = {}): boolean {
  const { element } = show(
    <MemoryRouter initialEntries={['/providers']}>
      <Page {...link} />
    </MemoryRouter>,
  );
  let isLeft = false;
  // jsdom follows no links.
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  flushSync(() => element.querySelector('a')?.dispatchEvent(click));
  return isLeft;
}

it.each([
  '/compare?medication=Mounjaro',
  '/compare?dose=2.5mg',
  '/data/2025-08',
  '/discounts#subscribe',
  '/',
])('the router opens the page %s', async (href) => {
  expect(isLeftToBrowser({ href })).toBe(false);
  await vi.waitFor(() => expect(shownAddress()).toBe(href));
});

it.each([
  ['#main', 'a part of the page'],
  ['/data/prices.csv', 'a file'],
  ['/feed.atom', 'a file'],
  ['/compare.csv?medication=Mounjaro', 'a file'],
  ['/evidence/x.pdf#page=2', 'a file'],
  ['/admin', 'an address that only the server knows'],
  ['/a-guide-that-has-moved', 'an address that only the server knows'],
  ['https://www.nhs.uk/', 'a page of another site'],
  ['mailto:us@site.example', 'an email address'],
])('the browser opens %s, %s', (href) => {
  expect(isLeftToBrowser({ href })).toBe(true);
});

it.each([
  ['with a key held down', {}, { ctrlKey: true }],
  ['in another tab', { target: '_blank' }, {}],
  ['as a download', { download: '' }, {}],
])('the browser opens a page %s', (_, link, how) => {
  expect(isLeftToBrowser({ href: '/compare', ...link }, how)).toBe(true);
});

it('nobody opens a page whose link does something else instead', async () => {
  const onClick = (event: PressEvent) => event.preventDefault();
  expect(isLeftToBrowser({ href: '/compare', onClick })).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shownAddress()).toBe('/providers');
});
