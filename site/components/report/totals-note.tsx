/** Explains the second line of each cell. */
export function TotalsNote() {
  return (
    <p className="measure text-sm text-muted">
      Below each price is the total with consultation and delivery fees, from providers that state
      both. The price and the total may come from different providers, so the highest total can be
      below the highest price.
    </p>
  );
}
