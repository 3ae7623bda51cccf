// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { examples } from './plan.examples.tsx';

it('the focus stays on the order that is changed, and on the orders when all are as usual again', () => {
  const { element } = show(<MemoryRouter>{examples['orders as a prescriber said']}</MemoryRouter>);
  const [first] = element.querySelectorAll('li');
  flushSync(() => first?.querySelector('a')?.click());
  expect(document.activeElement).toBe(first);
  flushSync(() => element.querySelector<HTMLElement>('ol + p a')?.click());
  expect(document.activeElement).toBe(element.querySelector('section'));
});
