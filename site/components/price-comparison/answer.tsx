import { answerTo } from '#contract/rules/patient-answer.ts';
import { toPence } from '#contract/rules/money.ts';
import { amountProblem, isUnderstood, takesAmount } from '#contract/rules/filter-amounts.ts';
import { filterOptions } from '#contract/rules/filter-options.ts';
import { noFilter, type FilterOption } from '#contract/rules/product-filters.ts';
import type { Product } from '#contract/schemas/product.ts';
import { paths, withFilters } from '#site/paths.ts';
import { useBrands } from '../brands/brands.tsx';
import { plannedFrom, toComparisonParameters, type ComparisonChoice } from './choice.ts';

type Props = {
  choice: ComparisonChoice;
  /** All products on sale, of every medication and dose. */
  products: readonly Product[];
  /** Where the question can be changed, if that is another page. */
  questionAddress: string | undefined;
};

/**
 * The answer to a patient’s question in a few sentences: without a dose it is about the lowest, which treatment begins
 * with, and has the others to choose from, as has a dose that nobody lists. Renders nothing before something is asked.
 */
export function Answer({ choice, products, questionAddress }: Props) {
  const brands = useBrands();
  const { medication, now, budget } = choice;
  if (medication === 'all' || !isUnderstood(choice)) return null;
  if (choice.dose === 'all' && budget === undefined) return null;
  const doses = filterOptions('dose', products, { ...noFilter, medication }).slice(1);
  const [lowest] = doses;
  const dose = choice.dose === 'all' && lowest ? lowest.value : choice.dose;
  if (dose === 'all') return null;
  const isListed = doses.some(({ value }) => value === dose);
  const plan = isListed ? plannedFrom({ ...choice, dose }, { products, brands }) : undefined;
  const isAmount = budget !== undefined && takesAmount(budget);
  return (
    <section aria-label="The answer" className="flex flex-col gap-1">
      <p className="measure font-semibold md:text-lg">
        {lowest && !isListed
          ? `No provider lists ${lowest.group} ${dose}.`
          : answerTo(products, {
              medication,
              dose,
              now,
              filter: choice,
              budget: isAmount ? toPence(budget.replace('£', '')) : null,
            })}
      </p>
      {budget !== undefined && !isAmount && (
        <p className="measure text-up">{amountProblem('What you can pay')}</p>
      )}
      {lowest && (!isListed || (choice.dose === 'all' && doses.length > 1)) && (
        <Doses choice={choice} doses={doses} />
      )}
      <p className="text-sm text-muted print:hidden">
        Your prescriber decides the dose.
        {plan && (
          <>
            {' '}
            <a href={paths.plan(plan)} className="text-link py-1">
              Plan the months ahead
            </a>
          </>
        )}
        <ToQuestion address={questionAddress} />
      </p>
    </section>
  );
}

type DosesProps = Pick<Props, 'choice'> & { doses: readonly FilterOption[] };

function Doses({ choice, doses }: DosesProps) {
  const addressOf = (dose: string) =>
    withFilters(
      paths.compare(),
      toComparisonParameters({ ...choice, dose, now: undefined, page: 1 }),
    );
  return (
    <>
      <p className="measure">
        {choice.dose === 'all' && `${doses[0]?.text} is the lowest dose listed. `}
        Choose a dose to see how many providers have it in stock, and the lowest total:
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {doses.map(({ value, text, group }) => (
          <li key={value}>
            <a href={addressOf(value)} className="text-link inline-block py-1">
              {group} {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function ToQuestion({ address }: { address: string | undefined }) {
  if (address === undefined) return null;
  return (
    <>
      {' · '}
      <a href={address} className="text-link py-1">
        Change the question
      </a>
    </>
  );
}
