// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registers } from '#contract/rules/registers.ts';
import { RegisterMeanings } from './register-meanings.tsx';

const takesFocus = '[popover] > [tabindex="-1"][autofocus]';

it('what a mark means takes the focus as it opens, whether the server or the browser has drawn it', () => {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<RegisterMeanings registers={registers} />);
  expect(element.querySelectorAll(takesFocus)).toHaveLength(registers.length);
  element.replaceChildren();
  flushSync(() => createRoot(element).render(<RegisterMeanings registers={registers} />));
  expect(element.querySelectorAll(takesFocus)).toHaveLength(registers.length);
});
