import { useId, type ReactNode } from 'react';

type Props = {
  /** The title above the chart. */
  title: string;
  /** How to read it, where that is not obvious. */
  legend?: string;
  className?: string;
  children: ReactNode;
};

/** A chart of figures that are also in a table beside it, exposed to assistive technology as one named image. */
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
