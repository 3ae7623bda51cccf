// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ArticleBody } from './article-body.tsx';

/** Clicks a link in a text; returns whether it is left to the browser. */
function isLeftToBrowser(href: string): boolean {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <ArticleBody html={`<p><a href="${href}">On</a></p>`} />
      </MemoryRouter>,
    ),
  );
  let isLeft = false;
  // jsdom follows no links.
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  flushSync(() => element.querySelector('a')?.click());
  flushSync(() => root.unmount());
  element.remove();
  return isLeft;
}

it.each(['/compare?medication=Mounjaro', '/compare?dose=2.5mg', '/data/2025-08', '/'])(
  'the router opens the page %s',
  (href) => {
    expect(isLeftToBrowser(href)).toBe(false);
  },
);

it.each([
  '/data/prices.csv',
  '/feed.atom',
  '/compare.csv?medication=Mounjaro',
  '/evidence/x.pdf#page=2',
  'https://www.nhs.uk/',
])('the browser opens %s, which is no page of the site', (href) => {
  expect(isLeftToBrowser(href)).toBe(true);
});
