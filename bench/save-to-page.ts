import { median } from './median.ts';

const saves = 15;

type Product = { id: string; pricePence: number; title: string };

/**
 * The median time in milliseconds from saving a price, as the admin's form does, to the first page that shows it: the one
 * with the highest prices, which is asked for all the time.
 */
export async function saveToPage(siteUrl: string, Authorization: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', Authorization };
  const product = await firstProduct(siteUrl, headers);
  const times: number[] = [];
  for (let save = 0; save < saves; save += 1) {
    const pricePence = 50_050 + save * 100;
    const price = `£${(pricePence / 100).toFixed(2)}`;
    const start = performance.now();
    const saved = fetch(`${siteUrl}/cms-api/products/${product.id}?depth=0`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ pricePence, confirmLargeChange: true }),
    });
    let shown = await pageText(siteUrl);
    while (!shown.includes(price)) shown = await pageText(siteUrl);
    times.push(performance.now() - start);
    const { ok } = await saved;
    if (!ok) throw new Error('The save failed.');
  }
  return median(times, Number);
}

function pageText(siteUrl: string): Promise<string> {
  return fetch(`${siteUrl}/compare?sort=price-desc`).then((response) => response.text());
}

async function firstProduct(siteUrl: string, headers: Record<string, string>): Promise<Product> {
  const response = await fetch(`${siteUrl}/cms-api/products?limit=1&depth=0`, { headers });
  const { docs } = (await response.json()) as { docs: [Product] };
  return docs[0];
}
