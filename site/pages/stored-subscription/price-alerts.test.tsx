import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ToastProvider } from '#site/components/toast/toast-provider.tsx';
import { PriceAlerts } from './price-alerts.tsx';

const time = '2026-11-20T09:00:00.000Z';

it('an alert about chosen providers names them, and says of a deleted one that it is no longer listed', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <MemoryRouter>
          <PriceAlerts
            token="token"
            priceAlerts={{
              email: 'pat@reader.example',
              status: 'active',
              endsAt: null,
              consent: {
                source: 'price_alert',
                form: 'The price alert form',
                consentedAt: time,
                confirmedAt: time,
                consentVersion: '2026-11-26',
              },
              alerts: [
                {
                  id: 'first',
                  medication: 'Mounjaro',
                  dose: '5mg',
                  kind: 'falls',
                  amount: null,
                  providers: ['ashdown', '674a'],
                  providerNames: ['Ashdown Online Clinic', null],
                  requestedAt: time,
                  confirmedAt: time,
                  toldAt: null,
                },
              ],
            }}
          />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain(
    'at one of the 2 providers you chose (Ashdown Online Clinic, a provider that is no longer listed)',
  );
});
