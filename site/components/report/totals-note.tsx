/** What the second line of each cell is. */
export function TotalsNote() {
  return (
    <p className="measure text-sm text-muted">
      Under each price stands what it comes to with the consultation and delivery fees, of providers
      that state both. The best price and the best total can be those of two providers.
    </p>
  );
}
