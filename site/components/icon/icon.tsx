const outlines = {
  external: 'M6 3H3v10h10v-3M9 3h4v4M13 3 7 9',
  close: 'm3 3 10 10M13 3 3 13',
  menu: 'M2 4h12M2 8h12M2 12h12',
  next: 'm6 3 5 5-5 5',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  same: 'M3 8h10',
  tick: 'm3 8 4 4 6-8',
  phone: 'M3 3h3l1 3-2 1c1 2 2 3 4 4l1-2 3 1v3c-6 0-10-4-10-10Z',
  mail: 'M2 4h12v8H2zM2 4l6 5 6-5',
};

export type IconName = keyof typeof outlines;
export const iconNames = Object.keys(outlines) as IconName[];

/** A decorative 16 by 16 icon beside text, hidden from assistive technology. */
export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={className} aria-hidden="true">
      <path d={outlines[name]} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
