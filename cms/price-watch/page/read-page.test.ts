import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import type { WatchRule } from './reading.ts';

type Given = Partial<WatchRule> & { dose?: string; medication?: string; contentType?: string };

const medications = ['Mounjaro', 'Wegovy'];

function answerOf(html: string | Uint8Array, given: Given = {}) {
  const { dose = '5mg', medication = 'Mounjaro', contentType = 'text/html', ...rule } = given;
  return readPage({
    address: 'https://shop.example/mounjaro',
    bytes: typeof html === 'string' ? Buffer.from(html) : html,
    contentType,
    rule: { priceSelector: null, stockSelector: null, ...rule },
    product: {
      dose,
      medication,
      otherMedications: medications.filter((other) => other !== medication),
    },
  });
}

function read(html: string | Uint8Array, given?: Given) {
  const { reading } = answerOf(html, given);
  if ('problem' in reading) return reading.problem;
  return [reading.pricePence, reading.inStock];
}

const jsonLd = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const offer = { '@type': 'Offer', price: '129.00', priceCurrency: 'GBP' };
const product = (...offers: object[]) => named('Mounjaro', ...offers);
const named = (name: string, ...offers: object[]) => jsonLd({ '@type': 'Product', name, offers });
const microdata = (name: string, price: number, inside = '') =>
  `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">${name}</span>
   <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
   <meta itemprop="priceCurrency" content="GBP"><span itemprop="price">£${price}</span></div>${inside}</div>`;

describe('structured data', () => {
  it.each([
    ['a price as text', product(offer), [12_900, null]],
    ['a price as a number', product({ ...offer, price: 129.5 }), [12_950, null]],
    ['stock', product({ ...offer, availability: 'https://schema.org/InStock' }), [12_900, true]],
    ['no stock', product({ ...offer, availability: 'OutOfStock' }), [12_900, false]],
    [
      'a price within a specification, the one before left out',
      product({
        '@type': 'Offer',
        priceSpecification: [
          { price: 199, priceCurrency: 'GBP', priceType: 'https://schema.org/ListPrice' },
          { price: 129, priceCurrency: 'GBP' },
        ],
      }),
      [12_900, null],
    ],
    [
      'a graph, with types by address',
      jsonLd({ '@graph': [{ ...offer, '@type': ['https://schema.org/Offer'] }] }),
      [12_900, null],
    ],
    [
      'three currencies',
      product({ ...offer, price: 149, priceCurrency: 'EUR' }, offer, {
        ...offer,
        price: 169,
        priceCurrency: 'USD',
      }),
      [12_900, null],
    ],
    [
      'an offer for each dose',
      product(
        { ...offer, name: '2.5 mg', price: 109 },
        { ...offer, name: '5 mg' },
        { ...offer, name: '15mg', price: 209 },
      ),
      [12_900, null],
    ],
    [
      'the dose in the name of what is offered',
      product(
        { ...offer, itemOffered: { '@type': 'Product', name: 'Mounjaro 2.5 mg' }, price: 109 },
        { ...offer, itemOffered: [{ '@type': 'Product', name: 'Mounjaro 5 mg' }] },
      ),
      [12_900, null],
    ],
    [
      'broken JSON before it',
      `<script type="application/ld+json">{</script>${product(offer)}`,
      [12_900, null],
    ],
    [
      'microdata',
      `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Mounjaro 5mg</span>
       <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
       <meta itemprop="priceCurrency" content="GBP"><span itemprop="price">£129.00</span>
       <link itemprop="availability" href="https://schema.org/InStock"></div></div>`,
      [12_900, true],
    ],
    [
      'microdata of offers that name what they are of',
      [
        ['2.5mg', 109],
        ['5mg', 129],
      ]
        .map(
          ([dose, price]) =>
            `<div itemscope itemtype="https://schema.org/Offer">
             <meta itemprop="priceCurrency" content="GBP"><span itemprop="price">£${price}</span>
             <p itemprop="itemOffered" itemscope itemtype="https://schema.org/Product">
             <b itemprop="name">Mounjaro ${dose}</b></p></div>`,
        )
        .join(''),
      [12_900, null],
    ],
  ])('with %s is read', (_, html, expected) => expect(read(html)).toEqual(expected));

  it.each([
    ['in other currencies only', product({ ...offer, priceCurrency: 'EUR' }), 'no price in pounds'],
    ['without a currency', product({ ...offer, priceCurrency: undefined }), 'no price in pounds'],
    [
      'where they begin',
      product({ '@type': 'AggregateOffer', lowPrice: 99, priceCurrency: 'GBP' }),
      'gives a starting price',
    ],
    ['of another dose', product({ ...offer, name: '2.5mg' }), 'no price of this dose'],
    ['that are two', product(offer, { ...offer, price: 139 }), 'several prices'],
    ['that are none', product({ ...offer, price: 'on request' }), 'no price of this dose'],
    ['that are nowhere', '<p>£129</p>', 'no structured data'],
    ['behind a wall', '<form><input type="password"></form>', 'asks to sign in'],
  ])('with prices %s is refused in words', (_, html, sentence) =>
    expect(read(html)).toContain(sentence),
  );

  it.each([
    [
      'another known one is on the page',
      named('Mounjaro 5mg', offer) + named('Wegovy 5mg', { ...offer, price: 99 }),
      [12_900, null],
    ],
    [
      'another one is said to be related',
      jsonLd({
        '@type': 'Product',
        name: 'Mounjaro 5mg',
        offers: [offer],
        isRelatedTo: { name: 'Wegovy', offers: [{ ...offer, price: 99 }] },
      }),
      [12_900, null],
    ],
    [
      'the page has another known one alone',
      named('Wegovy', offer),
      'The page’s structured data has no price of this medication.',
    ],
    [
      'one that nobody knows has this dose, and it has not',
      named('Mounjaro 2.5mg', offer) + named('Slimtide 5mg', { ...offer, price: 99 }),
      'The page’s structured data has no price of this medication in this dose.',
    ],
    [
      'one that nobody knows has this dose too',
      named('Mounjaro 5mg', offer) + named('Slimtide 5mg', { ...offer, price: 99 }),
      'The page’s structured data has several prices.',
    ],
    ['nothing says a name', jsonLd(offer), [12_900, null]],
    [
      'its name is part of a stock-keeping unit',
      jsonLd({ ...offer, sku: 'MOUNJARO-5MG' }),
      [12_900, null],
    ],
    [
      'microdata have several',
      `<ul itemscope itemtype="https://schema.org/ItemList">${microdata('Wegovy 5mg', 99)}${microdata('Mounjaro® 5mg', 129)}</ul>`,
      [12_900, null],
    ],
  ])('of its medication is read or refused where %s', (_, html, expected) =>
    expect(read(html)).toEqual(expected),
  );

  it.each([
    ['one dose', 'Mounjaro 5mg', [12_900, null]],
    ['no dose', 'Mounjaro', [12_900, null]],
    ['a strength in a volume', 'Mounjaro 5mg/0.5ml', [12_900, null]],
    ['another dose', 'Mounjaro 2.5mg', expect.stringContaining('no price of this dose')],
    ['another dose with a comma', 'Mounjaro 2,5mg', expect.stringContaining('which dose')],
    ['several doses', 'Mounjaro 2.5mg, 5mg, 7.5mg, 10mg', expect.stringContaining('which dose')],
    ['a list of doses', 'Mounjaro 2.5, 7.5 and 5mg', expect.stringContaining('which dose')],
    ['a range of doses', 'Mounjaro 2.5–5 mg', expect.stringContaining('which dose')],
  ])('whose name says %s is read as that', (_, name, expected) =>
    expect(read(named(name, offer))).toEqual(expected),
  );

  it('goes by the name of the offer rather than that of its product', () => {
    const group = 'Mounjaro 2.5mg, 5mg and 10mg';
    const doses = [
      { ...offer, name: 'Mounjaro 2.5mg', price: 109 },
      { ...offer, name: 'Mounjaro 5mg' },
    ];
    expect(read(named(group, ...doses))).toEqual([12_900, null]);
    expect(read(named('Mounjaro 5mg', doses[0]!))).toContain('no price of this dose');
  });

  it('goes by an offer of the dose rather than those of none or several', () => {
    const html =
      named('Mounjaro 2.5mg, 5mg', { ...offer, price: 109 }) + named('Mounjaro 5mg', offer);
    expect(read(html)).toEqual([12_900, null]);
    expect(read(html + product({ ...offer, price: 20 }))).toEqual([12_900, null]);
  });

  it.each([
    ['JSON-LD', named('Mounjaro', { ...offer, name: '5mg' }), /^Mounjaro 5mg\n\{/],
    ['microdata', microdata('Mounjaro 5mg', 129), /^Mounjaro 5mg\n<div/],
  ])('is kept with the name of the offer in %s', (_, html, excerpt) => {
    expect(answerOf(html).reading).toMatchObject({ excerpt: expect.stringMatching(excerpt) });
  });

  it('nested a hundred thousand deep ends', () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    expect(read(`<script type="application/ld+json">${deep}</script>${product(offer)}`)).toEqual([
      12_900,
      null,
    ]);
  });
});

describe('a selector', () => {
  const priceSelector = '#price';
  const price = (html: string) => `<p id="price">${html}</p>`;

  it.each([
    ['£129', 12_900],
    ['£1,299.50 a month', 129_950],
    ['Now <b>£129.00</b>', 12_900],
    ['<s>£199.00</s> £129.00', 12_900],
    ['<del>£199.00</del> £129.00', 12_900],
    ['<span style="text-decoration: line-through">£199</span> £129.00', 12_900],
    ['£129 <span class="hidden">£129.00</span>', 12_900],
    ['£129 / €149 / $169', 12_900],
    ['129.00 GBP', 12_900],
    ['<script>var old = "£99"</script>£129', 12_900],
  ])('that finds %s reads %i pence', (html, pence) =>
    expect(read(price(html), { priceSelector })).toEqual([pence, null]),
  );

  it.each([
    ['from £99', 'is a starting price'],
    ['Prices starting at £99', 'is a starting price'],
    ['£99 £129', 'several prices'],
    ['129', 'no price in pounds'],
    ['€129', 'no price in pounds'],
    ['£129 or £139', 'several prices'],
    ['£20,000', 'no price in pounds'],
    ['£0', 'no price in pounds'],
  ])('that finds %s is refused in words', (html, sentence) =>
    expect(read(price(html), { priceSelector })).toContain(sentence),
  );

  it('goes before structured data, because somebody has chosen it', () => {
    expect(read(price('£139') + product(offer), { priceSelector })).toEqual([13_900, null]);
  });

  it.each([
    ['#nothing', 'The selector finds nothing.'],
    ['p', 'The selector finds 2 places.'],
    ['p[', '“p[” is no CSS selector.'],
  ])('%s is refused in words', (selector, sentence) =>
    expect(read('<p>£1</p><p>£2</p>', { priceSelector: selector })).toBe(sentence),
  );

  it('that finds an amount for programs beside the text reads the text, as it was offered', () => {
    const html = '<span itemprop="price" content="129.50" class="amt">£129.50</span>';
    const [candidate] = answerOf(html).candidates;
    expect(candidate?.text).toBe('£129.50');
    expect(read(html, { priceSelector: candidate!.selector })).toEqual([12_950, null]);
  });

  it.each([
    ['<meta id="price" content="£129">', [12_900, null]],
    ['<b id="price" content="£129">from £99</b>', expect.stringContaining('is a starting price')],
  ])('that finds %s reads the amount for programs only if no other is there', (html, expected) =>
    expect(read(html, { priceSelector })).toEqual(expected),
  );
});

describe('a selector of the stock', () => {
  const place = (text: string) => `<b class="stock">${text}</b>`;
  const rule = { priceSelector: '#price', stockSelector: '.stock' };
  const stockOf = (text: string) => {
    const result = read(`<p id="price">£129</p>${place(text)}`, rule);
    return Array.isArray(result) ? result[1] : result;
  };

  it.each([
    'In stock',
    'In Stock ✓',
    'Availability: in stock.',
    'Currently in stock',
    'In stock (12)',
    'Only 3 left in stock!',
    '10+ in stock',
    'Available now',
    'Add to basket',
    'In stock – add to cart',
  ])('that finds “%s” says that there is some', (text) => expect(stockOf(text)).toBe(true));

  it.each([
    'Out of stock',
    'Out-of-stock',
    'Sorry, this product is out of stock and unavailable.',
    'Sold out – notify me',
    'Currently not available',
    'Not currently available',
    'No longer available',
    'None available',
    'Not in stock',
    'Temporarily not in stock',
    'No stock',
    'In stock: 0',
    '0 in stock',
    'Back in stock soon',
    'Available soon',
    'Email me when available',
    'Notify me when it’s back in stock',
  ])('that finds “%s” says that there is none', (text) => expect(stockOf(text)).toBe(false));

  it.each([
    '',
    'Hello',
    'Stock',
    'Available from 3 March',
    'Available in store',
    'In stock?',
    'In stock ✗',
    'In stock until Friday',
    'Usually in stock',
    'In stock. 5mg sold out.',
    'Prescription not included. In stock',
    `Sold out ${'and much more '.repeat(20)}`,
  ])('that finds “%s” says nothing', (text) =>
    expect(stockOf(text)).toBe(
      'The selector for stock finds nothing that says whether there is any.',
    ),
  );

  it('may find several places that say the same, but none that says something else', () => {
    expect(stockOf('In stock</b><b class="stock">Add to basket')).toBe(true);
    expect(stockOf('In stock</b><b class="stock">Sold out')).toMatch(/finds nothing that says/);
  });

  it.each([
    '<button class="stock" disabled>Add to basket</button>',
    '<a class="stock" aria-disabled="true">Buy now</a>',
    '<a class="stock disabled">Buy now</a>',
    '<fieldset disabled><button class="stock">Add to basket</button></fieldset>',
    '<p class="stock"><button disabled>Add to cart</button></p>',
  ])('that finds %s, which nobody can press, says nothing', (html) =>
    expect(read(`<p id="price">£129</p>${html}`, rule)).toMatch(/finds nothing that says/),
  );

  it('that finds a button which nobody can press and says why reads what it says', () =>
    expect(
      read('<p id="price">£129</p><button class="stock" disabled>Sold out</button>', rule),
    ).toEqual([12_900, false]));

  it('is read beside the price of structured data too', () => {
    const given = { stockSelector: '.stock' };
    expect(read(product(offer) + place('In stock'), given)).toEqual([12_900, true]);
    expect(read(product(offer) + place('Hello'), given)).toMatch(/finds nothing that says/);
  });

  it('keeps the text that says it', () => {
    const filler = 'Lorem ipsum '.repeat(1000);
    const { reading } = answerOf(
      `<div>${filler}<p id="price">£129</p></div><i>${place('Sold out')}</i>`,
      rule,
    );
    expect(reading).toMatchObject({ excerpt: expect.stringMatching(/^Sold out\n/) });
  });
});

describe('a page', () => {
  const latin1 = Buffer.from('<p id="price">£129</p>', 'latin1');

  it.each([
    [
      'UTF-8 that says it is Latin-1',
      Buffer.from('<p id="price">£129</p>'),
      'text/html; charset=iso-8859-1',
    ],
    ['Latin-1 that says it is UTF-8', latin1, 'text/html; charset=utf-8'],
    ['Latin-1 that says nothing', latin1, 'text/html'],
    ['of an unknown charset', latin1, 'text/html; charset=klingon'],
    ['UTF-16', Buffer.from('\uFEFF<p id="price">£129</p>', 'utf16le'), 'text/html'],
  ])('of %s is read', (_, bytes, contentType) =>
    expect(read(bytes, { contentType, priceSelector: '#price' })).toEqual([12_900, null]),
  );

  it('shows the prices on it, each with a selector that finds it', () => {
    const html = `<ul><li class="plan">2.5mg <b>£109</b></li><li class="plan">5mg <b>£129</b></li></ul>
      <p><s>£199</s></p><div id="total">Total £133.95</div>`;
    const { candidates } = answerOf(html);
    expect(candidates.map(({ text }) => text)).toEqual(['£109', '£129', 'Total £133.95']);
    expect(candidates.map(({ selector }) => read(html, { priceSelector: selector }))).toEqual([
      [10_900, null],
      [12_900, null],
      [13_395, null],
    ]);
  });

  it('keeps of itself the part that says the price', () => {
    const filler = '<p>Lorem ipsum</p>'.repeat(1000);
    const { reading } = answerOf(`${filler}<div><p id="price">£129</p></div>`, {
      priceSelector: '#price',
    });
    expect(reading).toMatchObject({ excerpt: '<div><p id="price">£129</p></div>' });
  });

  it.each([
    ['nothing', ''],
    ['noise', '\u0000<<<>>>&#xFFFFFF;'],
    ['another kind', '{"price": 129}'],
  ])('that is %s is refused in words', (_, html) =>
    expect(read(html)).toContain('no structured data'),
  );
});
