// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { registers } from '#contract/rules/registers.ts';
import { RegisterMeanings } from './register-meanings.tsx';

const takesFocus = '[popover] > [tabindex="-1"][autofocus]';

it('what a mark means takes the focus as it opens, whether the server or the browser has drawn it', () => {
  const sent = document.createElement('div');
  sent.innerHTML = renderToString(<RegisterMeanings registers={registers} />);
  expect(sent.querySelectorAll(takesFocus)).toHaveLength(registers.length);
  const { element } = show(<RegisterMeanings registers={registers} />);
  expect(element.querySelectorAll(takesFocus)).toHaveLength(registers.length);
});
