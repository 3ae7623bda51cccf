import type { FigureName, FigureScope } from '#contract/rules/figures.ts';
import { formatTotal, toPence } from '#contract/rules/money.ts';
import { Figure } from './figures.tsx';

type Amount = { name: FigureName; text: string; isEdited: boolean };

type Props = {
  scope: FigureScope;
  price: Amount;
  total: Omit<Amount, 'text'> & {
    /** With both fees; null where nobody states them. */
    amount: string | null;
  };
};

/** A price of a report, and under it what it comes to with its fees. */
export function PriceAndTotal({ scope, price, total }: Props) {
  return (
    <>
      <Figure name={price.name} scope={scope} isEdited={price.isEdited}>
        {price.text}
      </Figure>
      <span className="in-total">
        {total.amount === null ? (
          'total not stated'
        ) : (
          <Figure name={total.name} scope={scope} isEdited={total.isEdited}>
            {formatTotal(toPence(total.amount))}
            <span className="max-sm:sr-only"> in total</span>
          </Figure>
        )}
      </span>
    </>
  );
}
