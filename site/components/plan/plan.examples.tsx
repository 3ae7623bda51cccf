import type { Medication } from '#contract/schemas/medication.ts';
import type { Plan, PlanOrder, ProviderPlan } from '#contract/schemas/plan.ts';
import { exampleCompany, unregisteredCompany } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { CostChart } from './cost-chart.tsx';
import { Lowest } from './lowest.tsx';
import { OrderLadder } from './order-ladder.tsx';
import { PaperPlan } from './paper-plan.tsx';
import { PlanForm } from './plan-form.tsx';
import { ProviderPlans } from './provider-plans.tsx';

/** A field that no example shows may be left out. */
const shownOfMedication: Partial<Medication> = {
  id: 'mounjaro',
  name: 'Mounjaro',
  activeIngredient: 'Tirzepatide',
  theme: 'purple',
  doseSteps: ['2.5mg', '5mg', '7.5mg'].map((dose) => ({
    dose,
    weeks: 4,
    isOnlyIfNeeded: dose === '7.5mg',
  })),
  doseStepsNote: 'After 5mg the dose goes up only if it is needed.',
  doseStepsUrl: 'https://www.medicines.org.uk/emc/product/15484/smpc',
};
const medication = shownOfMedication as Medication;
const choice = { medication: 'mounjaro' };

const ashdown = companyOf('Ashdown Online Clinic', exampleCompany);
const birch = companyOf('Birch Pharmacy', exampleCompany);
const hollow = companyOf('Hollow Reed Online', unregisteredCompany);

const orders: Plan['orders'] = [
  {
    date: '2026-11-20',
    dose: '2.5mg',
    lowest: { total: '133.95', isComplete: true },
    highest: { total: '133.95', isComplete: true },
    providerCount: 2,
  },
  {
    date: '2026-12-18',
    dose: '5mg',
    lowest: { total: '150.00', isComplete: true },
    highest: { total: '163.95', isComplete: true },
    providerCount: 2,
  },
];
const atAshdown = [order(0, '129.00', '133.95'), order(1, '159.00', '163.95')];
const atBirch = [order(0, '131.00', '131.00', null), order(1, '150.00', '150.00', '0.00')];

const planAtAshdown: ProviderPlan = {
  company: ashdown,
  isOnlyForOwnPatients: false,
  total: '297.90',
  isComplete: true,
  orders: atAshdown,
};
const planAtBirch: ProviderPlan = {
  company: birch,
  isOnlyForOwnPatients: false,
  total: '281.00',
  isComplete: false,
  orders: atBirch,
};

const plan: Plan = {
  medication: 'Mounjaro',
  orders,
  providers: [
    {
      company: companyOf('Alder Health', exampleCompany),
      isOnlyForOwnPatients: true,
      total: '260.00',
      isComplete: true,
      orders: [order(0, '120.00', '124.95'), order(1, '130.10', '135.05')],
    },
    planAtAshdown,
    planAtBirch,
  ],
  providerCount: 3,
  openProviderCount: 2,
  withoutAll: [
    {
      company: companyOf('Cedar Health', exampleCompany),
      isOnlyForOwnPatients: false,
      unavailable: [
        { dose: '2.5mg', reason: 'out-of-stock' },
        { dose: '5mg', reason: 'not-listed' },
      ],
      orders: [order(0, '120.00', '124.95')],
    },
    {
      company: hollow,
      isOnlyForOwnPatients: false,
      unavailable: [
        { dose: '2.5mg', reason: 'not-registered' },
        { dose: '5mg', reason: 'not-registered' },
      ],
      orders: [],
    },
  ],
  withoutAllCount: 2,
  lowestThree: [planAtAshdown, planAtBirch],
  lowestSingle: { total: '297.90', isComplete: true, company: ashdown },
  lowestMixed: {
    total: '283.95',
    isComplete: true,
    orders: [
      { ...order(0, '129.00', '133.95'), company: ashdown },
      { ...order(1, '150.00', '150.00', '0.00'), company: birch },
    ],
    changes: [{ date: '2026-12-18', from: ashdown, to: birch, saves: '13.95' }],
  },
};
const impossible: Plan = {
  ...plan,
  orders: orders.map((each) => ({ ...each, lowest: null, highest: null, providerCount: 0 })),
  providers: [],
  providerCount: 0,
  openProviderCount: 0,
  lowestThree: [],
  lowestSingle: null,
  lowestMixed: null,
};

export const examples: Examples = {
  form: <PlanForm medication={medication} choice={choice} choose={() => {}} />,
  orders: <OrderLadder medication={medication} choice={choice} orders={orders} />,
  'orders as a prescriber said': (
    <OrderLadder
      medication={medication}
      choice={{ ...choice, doses: '2.5mg,5mg' }}
      orders={orders}
    />
  ),
  'the lowest with a change': <Lowest plan={plan} />,
  'nobody has a dose': <Lowest plan={impossible} />,
  'cost by month': <CostChart plan={plan} />,
  providers: <ProviderPlans plan={plan} />,
  'no provider with every dose': <ProviderPlans plan={impossible} />,
  'on paper': <PaperPlan plan={plan} />,
};

function companyOf(name: string, company: typeof exampleCompany): Plan['providers'][0]['company'] {
  const { id, slug, type, registrations } = company;
  return { id: `${id} ${name}`, name, slug, type, registrations };
}

function order(
  index: 0 | 1,
  price: string,
  total: string,
  deliveryFee: string | null = '4.95',
): PlanOrder {
  const { date, dose } = orders[index] ?? { date: '', dose: '' };
  return {
    date,
    dose,
    productId: `${dose} ${price}`,
    price,
    isFirst: true,
    isNewPatientPrice: index === 0,
    consultationFee: '0.00',
    consultationFeeBasis: null,
    deliveryFee,
    total,
    checkedAt: '2026-11-19T09:00:00.000Z',
  };
}
