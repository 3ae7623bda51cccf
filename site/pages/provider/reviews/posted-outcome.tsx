import { useSearchParams } from 'react-router-dom';
import { failureText, readFormOutcome, type FailureTexts } from '#contract/rules/form-outcome.ts';

type Props = {
  /** The query parameter that has the outcome. */
  name: 'report' | 'vote';
  /** What is said once it was received, if that shows nowhere else. */
  receivedText?: string;
  failureTexts: FailureTexts;
};

/** How a form of a review that was posted without JavaScript ended. */
export function PostedOutcome({ name, receivedText, failureTexts }: Props) {
  const [search] = useSearchParams();
  const outcome = readFormOutcome(search, name);
  if (!outcome) return null;
  const isReceived = outcome === 'received';
  const text = isReceived ? receivedText : failureText(failureTexts, outcome);
  if (!text) return null;
  return (
    <p
      role="status"
      className={`border border-l-8 bg-surface p-4 font-semibold ${isReceived ? 'border-down' : 'border-up'}`}
    >
      {text}
    </p>
  );
}
