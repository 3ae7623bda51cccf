import { useLocation } from 'react-router-dom';
import { buttonClass } from '../button/button-class.ts';

type Props = {
  title?: string;
  text?: string;
  /** Retries the query; without JavaScript the link reloads the page. */
  onRetry?: () => void;
};

/** The error state: what happened, and what to do next. */
export function ErrorState({
  title = 'This information is not available at the moment',
  text = 'We could not load it. Please try again in a few minutes.',
  onRetry,
}: Props) {
  const { pathname, search } = useLocation();
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-4 rounded-base border border-l-8 border-up bg-surface p-6 md:p-8"
    >
      <h2 className="text-xl">{title}</h2>
      <p className="measure">{text}</p>
      <a
        href={pathname + search}
        className={buttonClass('secondary')}
        onClick={(event) => {
          if (!onRetry) return;
          event.preventDefault();
          onRetry();
        }}
      >
        Try again
      </a>
    </div>
  );
}
