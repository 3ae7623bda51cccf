export const iconNames = [
  'external',
  'close',
  'menu',
  'next',
  'up',
  'down',
  'same',
  'tick',
  'phone',
  'mail',
] as const;

export type IconName = (typeof iconNames)[number];

/** A decorative icon beside text, hidden from assistive technology. It is drawn in `icon.css`, as wide as it is high. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <svg className={`icon icon-${name} ${className}`.trimEnd()} aria-hidden="true" />;
}
