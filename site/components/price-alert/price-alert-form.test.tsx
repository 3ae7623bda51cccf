// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { maxAlertProviders } from '#contract/rules/price-alert.ts';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { PriceAlertForm } from './price-alert-form.tsx';

it('an alert is about twenty providers at most: no more can be chosen until one is given up', () => {
  const providers = Array.from({ length: maxAlertProviders + 1 }, (_, index) => ({
    slug: `provider-${index}`,
    name: `Provider ${index}`,
  }));
  const { element } = show(
    <MemoryRouter>
      <ToastProvider>
        <PriceAlertForm
          send={async () => 'received'}
          isPending={false}
          onReceived={() => {}}
          medication="Mounjaro"
          dose="5mg"
          providers={providers}
        />
      </ToastProvider>
    </MemoryRouter>,
  );
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[name=providers]')];
  const canBeChosen = () => boxes.filter(({ disabled }) => !disabled).length;
  const press = (box: HTMLInputElement | undefined) => flushSync(() => box?.click());
  for (const box of boxes.slice(1)) press(box);
  expect(canBeChosen()).toBe(maxAlertProviders);
  expect(boxes[0]?.disabled).toBe(true);
  press(boxes[1]);
  expect(canBeChosen()).toBe(boxes.length);
});
