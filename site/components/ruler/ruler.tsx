/** The dividing line of the site: the edge of a ruler, with a tick every 8 px and a long one every 40 px. */
export function Ruler({ className }: { className?: string }) {
  return (
    <svg width="100%" height="10" className={className} aria-hidden="true">
      <g className="stroke-line-strong" fill="none">
        <line x1="0" x2="100%" y1="2.5" y2="2.5" strokeWidth="5" strokeDasharray="1 7" />
        <line x1="0" x2="100%" y1="5" y2="5" strokeWidth="10" strokeDasharray="1 39" />
      </g>
    </svg>
  );
}
