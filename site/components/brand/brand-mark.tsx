/** The site's mark: the lines of a register that are also a descending scale, with the reading at its foot. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="4" className="fill-primary" />
      <g className="fill-on-primary">
        <rect x="6" y="6" width="2" height="20" />
        <rect x="10" y="6" width="16" height="2" />
        <rect x="10" y="12" width="12" height="2" />
        <rect x="10" y="18" width="8" height="2" />
        <rect x="10" y="24" width="4" height="2" />
      </g>
      <circle cx="21" cy="25" r="3" className="fill-[#f3b95f] dark:fill-[#874600]" />
    </svg>
  );
}
