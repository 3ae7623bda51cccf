import { counted } from '#contract/rules/counted.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';
import { formatRating, withoutAverage } from '#contract/rules/rating.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';

type Described = Pick<
  Company,
  'name' | 'averageRating' | 'metrics' | 'registrations' | 'reviewCount'
>;

/** The title and description of a provider's page, built from its name, review count and rating. */
export function providerWords(provider: Described): { title: string; description: string } {
  const { name, averageRating, reviewCount, metrics } = provider;
  if (!isRegistered(provider)) {
    return {
      title: `${name}: no current registration on record`,
      description: `We have no current registration on record for ${name} with any of the UK’s health regulators. What we know about it, and how to check a provider yourself.`,
    };
  }
  const medications = listInWords(metrics.medicationsAvailable);
  const offer =
    medications === ''
      ? `What ${name} is registered for and how to reach it.`
      : `What ${name} charges for ${medications} with all fees, what is in stock and where it is registered.`;
  if (averageRating === null) {
    return {
      title: `${name}: prices and registration`,
      description: `${offer} ${withoutAverage(reviewCount)}.`,
    };
  }
  const rating = formatRating(averageRating);
  const reviews = counted(reviewCount, 'review');
  return {
    title: `${name}: ${reviews}, rated ${rating} out of 5`,
    description: `${name} is rated ${rating} out of 5 in ${reviews} by patients. ${offer}`,
  };
}
