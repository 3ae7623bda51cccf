import { counted } from '#contract/rules/counted.ts';
import { isInStockNow } from '#contract/rules/on-sale.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';
import { toPence } from '#contract/rules/money.ts';
import { formatRating, quality } from '#contract/rules/rating.ts';
import { registersOf } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';

export type Reason = { title: string; text: string };

/** The reasons to choose a provider that its data supports, strongest first. */
export function reasons(provider: Company): Reason[] {
  return [registration, rating, consultation, delivery, stock, choice, trend, contact]
    .map((reasonOf) => reasonOf(provider))
    .filter((reason) => reason !== null);
}

type ReasonOf = (provider: Company) => Reason | null;

const registration: ReasonOf = (provider) => {
  const marks = registersOf(provider).map(({ mark }) => mark);
  if (marks.length === 0) return null;
  return {
    title: marks.length === 1 ? 'On a public register' : `On ${marks.length} public registers`,
    text: listInWords(marks),
  };
};

/** Only an average that is at least good counts as a reason. */
const rating: ReasonOf = ({ averageRating, reviewCount }) => {
  if (averageRating === null) return null;
  const { label } = quality(averageRating);
  if (label === 'Needs Improvement') return null;
  return {
    title: `${label} reviews`,
    text: `Rated ${formatRating(averageRating)} out of 5 in ${counted(reviewCount, 'review')}`,
  };
};

const consultation: ReasonOf = ({ products }) =>
  areAllZero(products.map(({ consultationFee }) => consultationFee))
    ? { title: 'Consultation included', text: 'No consultation fee on top of any price' }
    : null;

const delivery: ReasonOf = ({ products }) =>
  areAllZero(products.map(({ deliveryFee }) => deliveryFee))
    ? { title: 'Free delivery', text: 'No delivery fee on top of any price' }
    : null;

const stock: ReasonOf = ({ products }) => {
  const inStock = products.filter(isInStockNow).length;
  if (inStock === 0) return null;
  return {
    title: 'In stock now',
    text: `${inStock} of ${counted(products.length, 'product')} in stock`,
  };
};

const choice: ReasonOf = ({ metrics, products }) =>
  products.length > 1
    ? {
        title: `A choice of ${products.length} products`,
        text: listInWords(metrics.medicationsAvailable),
      }
    : null;

const trend: ReasonOf = ({ priceTrend }) =>
  priceTrend?.change === 'decrease' && priceTrend.percentage > 0
    ? {
        title: 'Lower prices than a month ago',
        text: `${priceTrend.percentage}% lower over all prices that can be compared`,
      }
    : null;

const contact: ReasonOf = ({ phone, email }) =>
  phone && email ? { title: 'Easy to contact', text: 'Available by telephone and email' } : null;

/** Whether a list of fees is not empty and all are known to be zero. */
function areAllZero(fees: readonly (string | null)[]): boolean {
  return fees.length > 0 && fees.every((fee) => toPence(fee) === 0);
}
