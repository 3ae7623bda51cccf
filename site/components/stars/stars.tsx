/** A decorative picture of five stars filled up to a rating; show the figure as text beside it. */
export function Stars({ rating, className = 'h-4 w-20' }: { rating: number; className?: string }) {
  return (
    <svg viewBox="0 0 5 1" className={`stars ${className}`} aria-hidden="true">
      <path d={`M0 0h${rating}v1H0`} />
    </svg>
  );
}
