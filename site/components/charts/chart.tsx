import { useId, type ReactNode } from 'react';

type Props = {
  /** What the chart shows, in words that stand above it. */
  title: string;
  /** How to read it, where that is not plain. */
  legend?: string;
  className?: string;
  children: ReactNode;
};

/** A drawing of figures that a table beside it has as well: one picture with a name for those who do not see it. */
export function Chart({ title, legend, className = '', children }: Props) {
  const id = useId();
  return (
    <figure className={className}>
      <figcaption className="pb-3">
        <span id={`${id}title`} className="block font-semibold">
          {title}
        </span>
        {legend && <span className="block text-sm text-muted">{legend}</span>}
      </figcaption>
      <div role="img" aria-labelledby={`${id}title`}>
        {children}
      </div>
    </figure>
  );
}
