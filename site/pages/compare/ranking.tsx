/** How the rows get their place, for those who wonder. */
export function Ranking() {
  return (
    <section className="flex flex-col gap-2 border-t pt-6">
      <h2 className="text-2xl">How rows are ranked</h2>
      <p className="measure">
        By the order you choose, and by nothing else. To begin with that is the price, lowest first;
        rows with the same figure follow by price and then by the provider’s name. A fee that a
        provider does not state comes last in the orders that need it. Nobody pays for a place.
      </p>
      <p className="measure">
        The total to pay is the price, the consultation fee and the delivery fee of one order. Some
        providers charge the consultation only once, so later months can cost less.{' '}
        <span className="print:hidden">Print this page to take the comparison to your GP.</span>
      </p>
    </section>
  );
}
