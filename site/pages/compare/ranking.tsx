import { stalePriceDays } from '#contract/rules/freshness.ts';
import { orderKinds } from '#contract/rules/total-cost.ts';
import { KeptPart } from '#site/components/kept-markup/kept-markup.tsx';
import { HowWeWorkLink } from '#site/components/how-we-work/how-we-work-link.tsx';

/** Explains how the rows are ordered. */
export function Ranking() {
  return (
    <KeptPart as="section" className="flex flex-col gap-2 border-t pt-6">
      <Explanation />
    </KeptPart>
  );
}

function Explanation() {
  return (
    <>
      <h2 className="text-2xl">How rows are ranked</h2>
      <p className="measure">
        Only by the order you choose. Unless you change it, that is the total to pay, lowest first;
        totals with a fee that is not stated are a minimum, and come after those that are known.
        Rows that tie are ordered by price, then by provider name. In every order, what is out of
        stock comes after what is in stock, prices that have not been checked for {stalePriceDays}{' '}
        days come after that, and providers without a current registration on record come last.
        Nobody pays for a place.{' '}
        <span className="print:hidden">
          Each row can say why it is where it is: with “Say why each row is where it is” above the
          rows or, on a small screen, with its “More”. <HowWeWorkLink />
        </span>
      </p>
      <p className="measure">
        The total to pay is the ordinary price, the consultation fee and the delivery fee of one
        order. With “{orderKinds.first}” chosen, a price for new patients stands for the ordinary
        one where one is known; with “{orderKinds.repeat}”, a consultation that is charged once or
        once a year is left off.{' '}
        <span className="print:hidden">Print this page to take the comparison to your GP.</span>
      </p>
    </>
  );
}
