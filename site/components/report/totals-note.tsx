/** Explains the second line of each cell. */
export function TotalsNote() {
  return (
    <p className="measure text-sm text-muted">
      Below each price is the total with consultation and delivery fees, from providers that state
      both. The best price and the best total may come from different providers.
    </p>
  );
}
