import { Link } from 'react-router-dom';
import { answerTo } from '#contract/rules/patient-answer.ts';
import { toPence } from '#contract/rules/money.ts';
import {
  amountProblem,
  filterOptions,
  isUnderstood,
  noFilter,
  takesAmount,
  type FilterOption,
} from '#contract/rules/product-filters.ts';
import type { Product } from '#contract/schemas/product.ts';
import { paths, withQuery } from '#site/paths.ts';
import { toComparisonParameters, type ComparisonChoice } from './choice.ts';

type Props = {
  choice: ComparisonChoice;
  /** All products on sale, of every medication and dose. */
  products: readonly Product[];
  /** Where the question can be changed, if that is another page. */
  questionAddress: string | undefined;
};

/**
 * The answer to a patient’s question in a few sentences, or the doses to choose from where it names none that is listed;
 * renders nothing before something is asked.
 */
export function Answer({ choice, products, questionAddress }: Props) {
  const { medication, dose, now, budget } = choice;
  if (medication === 'all' || !isUnderstood(choice)) return null;
  if (dose === 'all' && budget === undefined) return null;
  const doses = filterOptions('dose', products, { ...noFilter, medication }).slice(1);
  if (doses.length > 0 && !doses.some(({ value }) => value === dose))
    return <DoseNeeded choice={choice} doses={doses} questionAddress={questionAddress} />;
  const isAmount = budget !== undefined && takesAmount(budget);
  return (
    <section aria-label="The answer" className="flex flex-col gap-1">
      <p className="measure font-semibold md:text-lg">
        {answerTo(products, {
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
      <p className="text-sm text-muted print:hidden">
        Your prescriber decides the dose.{' '}
        <Link to={paths.plan({ medication, dose: now ?? dose })} className="text-link py-1">
          Plan the months ahead
        </Link>
        <ToQuestion address={questionAddress} />
      </p>
    </section>
  );
}

type DoseNeededProps = Pick<Props, 'choice' | 'questionAddress'> & {
  doses: readonly FilterOption[];
};

function DoseNeeded({ choice, doses, questionAddress }: DoseNeededProps) {
  const addressOf = (dose: string) =>
    withQuery(
      paths.compare(),
      toComparisonParameters({ ...choice, dose, now: undefined, page: 1 }),
    );
  return (
    <section aria-label="The answer" className="flex flex-col gap-1">
      <p className="measure font-semibold md:text-lg">
        {choice.dose !== 'all' && `No provider lists ${doses[0]?.group} ${choice.dose}. `}
        Choose a dose to see how many providers have it in stock, and the lowest total:
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {doses.map(({ value, text, group }) => (
          <li key={value}>
            <Link to={addressOf(value)} className="text-link inline-block py-1">
              {group} {text}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted print:hidden">
        Your prescriber decides the dose.
        <ToQuestion address={questionAddress} />
      </p>
    </section>
  );
}

function ToQuestion({ address }: { address: string | undefined }) {
  if (address === undefined) return null;
  return (
    <>
      {' · '}
      <Link to={address} className="text-link py-1">
        Change the question
      </Link>
    </>
  );
}
