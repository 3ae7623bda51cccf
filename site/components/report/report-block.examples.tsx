import type { ReportBlock as Block } from '#contract/schemas/market-report.ts';
import type { Examples } from '../examples/examples.ts';
import { ReportBlock } from './report-block.tsx';

const provider = { provider: 'Ashdown Online Clinic', providerSlug: 'ashdown-online-clinic' };

/** One block of each kind. */
const blocks: readonly Block[] = [
  { blockType: 'text', bodyHtml: '<p>Prices moved in both directions.</p>' },
  {
    blockType: 'keyFigures',
    medication: null,
    figures: [
      { value: '162', label: 'products analysed', figure: 'products', isEdited: false },
      { value: '95%', label: 'of products changed price', figure: 'share-changed', isEdited: true },
      { value: 'Up to 7 days', label: 'processing delay', figure: null, isEdited: false },
    ],
  },
  {
    blockType: 'findings',
    medication: null,
    findings: [
      {
        text: 'The average increase, of the prices that went up, was 4.4%.',
        figure: 'average-increase',
        of: null,
        isEdited: false,
      },
    ],
  },
  {
    blockType: 'priceRanges',
    caption: 'Monthly price by kind of provider',
    medication: null,
    rows: [
      {
        category: 'Online',
        medication: 'Mounjaro',
        lowest: '129.00',
        highest: '319.00',
        lowestTotal: '133.95',
        highestTotal: '359.00',
        edited: [],
      },
      {
        category: 'Retail',
        medication: 'Mounjaro',
        lowest: '154.00',
        highest: '219.00',
        lowestTotal: '180.00',
        highestTotal: '195.00',
        edited: [],
      },
    ],
  },
  {
    blockType: 'dosePrices',
    medication: null,
    caption: 'Best and highest price of each dose',
    rows: [
      {
        medication: 'Mounjaro',
        dose: '2.5mg',
        best: '129.00',
        highest: '179.00',
        average: '149.50',
        bestTotal: '133.95',
        highestTotal: null,
        averageTotal: '158.20',
        edited: ['average-price'],
        percentageDifference: 38.8,
      },
    ],
  },
  {
    blockType: 'priceChanges',
    medication: null,
    caption: 'Prices that changed in August',
    records: [
      {
        provider: provider.provider,
        medication: 'Mounjaro',
        dosage: '5mg',
        baselinePrice: '150.00',
        currentPrice: '165.00',
        changeAmount: '15.00',
        changePercentage: 10,
        direction: 'increase',
        currentTotal: '169.99',
        edited: [],
      },
    ],
    byProvider: [{ ...provider, increases: 1, decreases: 0, avgChange: 10, edited: [] }],
    byDose: [
      {
        medication: 'Mounjaro',
        dosage: '5mg',
        increases: 1,
        decreases: 0,
        avgChange: 10,
        edited: [],
      },
    ],
  },
  {
    blockType: 'stockStatements',
    medication: null,
    editedGroups: [],
    statements: [
      { ...provider, group: 'issues', quote: 'We are waiting for 5mg.', note: '5mg out of stock' },
      { ...provider, group: 'available', quote: null, note: 'All doses in stock' },
    ],
  },
  {
    blockType: 'restrictions',
    items: [{ title: 'New patients', text: 'Some providers take no new patients.' }],
  },
  { blockType: 'tips', tips: ['Ask when the next delivery is due.'] },
  {
    blockType: 'subscribe',
    heading: 'Get the next report',
    text: 'One email a month.',
    buttonText: 'Subscribe',
    placeholder: 'you@example.org',
    source: 'market_report',
  },
];

export const examples: Examples = Object.fromEntries(
  blocks.map((block) => [
    block.blockType,
    <ReportBlock
      key={block.blockType}
      block={block}
      subscription={{
        subscribe: async () => ({ outcome: 'subscribed' as const }),
        isPending: false,
      }}
    />,
  ]),
);
