import type { Provider } from '#contract/schemas/company.ts';

/** Links to the parts of the page, in its order. */
export function JumpLinks({ provider }: { provider: Provider }) {
  const hasPrices = provider.products.length > 0;
  const links = [
    { text: 'Prices', id: 'products' },
    ...(hasPrices ? [{ text: 'History and stock', id: 'price-history' }] : []),
    { text: 'Reviews', id: 'reviews' },
    { text: 'Information', id: 'about' },
  ];
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ text, id }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-block py-1">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
