/** A decorative picture of five stars filled up to a rating; show the figure as text beside it. */
export function Stars({ rating, className = 'h-4 w-20' }: { rating: number; className?: string }) {
  return (
    <svg viewBox="0 0 100 20" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={fiveStars} className="fill-none stroke-star" strokeWidth="1" />
      <svg width={rating * 20} height="20">
        <path d={fiveStars} className="fill-star" />
      </svg>
    </svg>
  );
}

const star = 'l2.4 5.9 6.3.5-4.8 4.1 1.5 6.2-5.4-3.3-5.4 3.3 1.5-6.2-4.8-4.1 6.3-.5z';
const fiveStars = [10, 30, 50, 70, 90].map((x) => `M${x} 2${star}`).join('');
