import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { paths } from '../../paths.ts';

/** A message has arrived: what happens now. */
export function Received() {
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
      <h2 className="text-2xl">Thank you. We have your message</h2>
      <p className="measure">
        An editor will read it. We aim to answer within 7 business days, and within 30 days if you
        asked about your personal information. The answer comes to the email address that you gave.
      </p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        <ButtonLink to={paths.contact()} variant="secondary">
          Write another message
        </ButtonLink>
      </div>
    </div>
  );
}
