import { expect, it } from 'vitest';
import { readInThread } from './read-in-thread.ts';

function pageWith(offer: string) {
  const html = `<script type="application/ld+json">${offer}</script>`;
  return {
    address: 'https://clinic.example/prices',
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html',
    rule: { priceSelector: null, stockSelector: null },
    product: null,
  };
}

// Its thread could end the whole process: of each price it made the text of the offer, indented, which is 58 MB of this one.
it('a small page of prices that are nested thousands deep is read', async () => {
  const nested = `${'['.repeat(3800)}${']'.repeat(3800)}`;
  const others = Array.from({ length: 9 }, () => ({ price: '2' }));
  const offer = { '@type': 'Offer', price: '1', priceCurrency: 'GBP', priceSpecification: others };
  const json = JSON.stringify(offer).replace(/\}$/, `,"a":${nested},"z":"€"}`);
  const { reading } = await readInThread(pageWith(json));
  expect(reading).toEqual({ problem: 'The page’s structured data has several prices.' });
});
