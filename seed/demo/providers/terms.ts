import type { Provider } from '#collections/payload-types.ts';
import type { Terms } from '#contract/rules/provider-terms.ts';
import { daysBefore } from '#seed/days.ts';
import { createRandom, type Random } from '#seed/random.ts';

type StoredTerms = NonNullable<Provider['terms']>;

/**
 * What a provider asks of its patients, as private providers in the UK do: a BMI of 30, or 27 with a condition, as the
 * medicines are licensed for, and some are stricter or go by ethnicity. About one term in six is not known.
 */
export function termsOf(slug: string, date: Date): StoredTerms {
  const random = createRandom(`terms ${slug}`);
  const known = Object.entries(drawTerms(random)).filter(() => !random.happens(1 / 6));
  const checkedAt = daysBefore(date, random.integer(3, 60), { hour: random.integer(9, 17) });
  const sourceUrl = `https://${slug}.example/how-it-works`;
  return Object.fromEntries(known.map(([name, value]) => [name, { value, sourceUrl, checkedAt }]));
}

function drawTerms(random: Random): Terms {
  return {
    minBmi: random.pick([30, 30, 30, 30, 27.5, 32]),
    minBmiWithCondition: random.pick([27, 27, 27, 27, 28, 25]),
    switchingProof: random.pick(['photo', 'order', 'order', 'record', 'none', 'not-accepted']),
    higherDoseRestart: random.pick(['possible', 'with-proof', 'with-proof', 'not-possible']),
    identityCheck: random.pick(['document', 'document', 'electronic', 'none']),
    photoCheck: random.pick(['photo', 'photo', 'either', 'video', 'none']),
    deliveryRegions: random.pick<NonNullable<Terms['deliveryRegions']>>([
      ['england', 'scotland', 'wales', 'northern-ireland', 'islands'],
      ['england', 'scotland', 'wales', 'northern-ireland'],
      ['england', 'scotland', 'wales'],
      ['england', 'wales'],
    ]),
    coldChain: random.pick(['insulated', 'insulated', 'monitored', 'refrigerated']),
    deliveryDays: random.integer(1, 5),
    maxPens: random.pick([1, 1, 1, 2, 3]),
    cancellation: random.pick([
      'In the account, until the order is dispatched.',
      'By email or phone, a working day before the next order.',
      'At any time; a prescription that has been issued is charged.',
    ]),
  };
}
