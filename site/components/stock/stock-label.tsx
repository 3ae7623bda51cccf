import { stockLabel } from '#contract/rules/stock-label.ts';

/** Whether a product is in stock, with a full or empty dot; null is unknown. */
export function StockLabel({ inStock }: { inStock: boolean | null }) {
  return (
    <span
      className={`inline-flex items-center gap-2 text-sm font-semibold whitespace-nowrap ${inStock ? 'text-down' : 'text-muted'}`}
    >
      <svg viewBox="0 0 8 8" className="size-2" aria-hidden="true">
        <circle
          cx="4"
          cy="4"
          r="3"
          fill={inStock ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      </svg>
      {stockLabel(inStock)}
    </span>
  );
}
