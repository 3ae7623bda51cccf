import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

type Props = {
  title: string;
  /** What happens now. */
  text: string;
  /** Where to go from here. */
  children: ReactNode;
};

/** What stands in the place of a form that was received; whoever sent it goes on from here. */
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
