import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

type Props = {
  title: string;
  /** What happens next. */
  text: string;
  /** Links to continue. */
  children: ReactNode;
};

/** Replaces a form that was received, and takes the focus. */
export function Confirmation({ title, text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isArrival = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    if (isArrival) box.current?.focus();
  }, [isArrival]);

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="flex flex-col items-start gap-4 rounded-base border border-l-8 border-down bg-surface p-4 md:p-6"
    >
      <h2 className="text-2xl">{title}</h2>
      <p className="measure">{text}</p>
      <div className="flex flex-wrap gap-4">{children}</div>
    </div>
  );
}
