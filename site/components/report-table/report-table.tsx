import { useId, type ReactNode } from 'react';

type Props = {
  caption: ReactNode;
  /** Whether a heading says the same, so that the caption is only for whoever cannot see it. */
  isCaptionHidden?: boolean;
  className?: string;
  children: ReactNode;
};

/** A table of figures; where the text is too large for its columns it scrolls sideways, also by keyboard. */
export function ReportTable({ caption, isCaptionHidden = false, className, children }: Props) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      tabIndex={0}
      className={`report-scroll ${className ?? ''}`}
    >
      <table className="report-table">
        <caption id={id} className={isCaptionHidden ? 'sr-only' : undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
