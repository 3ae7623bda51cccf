import { Link } from 'react-router-dom';
import { answerTo } from '#contract/rules/answer.ts';
import { toPence } from '#contract/rules/money.ts';
import { amountProblem, isUnderstood, takesAmount } from '#contract/rules/product-filters.ts';
import type { Product } from '#contract/schemas/product.ts';
import { paths } from '#site/paths.ts';
import type { ComparisonChoice } from './choice.ts';

type Props = {
  choice: ComparisonChoice;
  /** All products on sale, of every medication and dose. */
  products: readonly Product[];
};

/** The answer to a patient’s question in a few sentences; renders nothing before a medication and dose are chosen. */
export function Answer({ choice, products }: Props) {
  const { medication, dose, now, budget } = choice;
  if (medication === 'all' || dose === 'all' || !isUnderstood(choice)) return null;
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
      </p>
    </section>
  );
}
