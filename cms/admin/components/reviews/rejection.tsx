import { Button } from '@payloadcms/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { rejectionReasons } from '#contract/rules/rejection-reasons.ts';
import './rejection.css';

type Props = {
  /** What the button says. */
  label: string;
  isSending?: boolean;
  onReject: (reason: string) => void;
  /** Leaves the choice of a reason without one. */
  onEscape?: () => void;
};

/** Rejects reviews, once there is a reason: with the button, or with a reason’s number and Enter. */
export function Rejection({ label, isSending = false, onReject, onEscape }: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const isReady = !isSending && reason !== '';

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onEscape?.();
    if (event.key !== 'Enter' || !isReady) return;
    event.preventDefault();
    onReject(reason);
  }

  return (
    <span className="review-rejection">
      <label htmlFor={id}>Reason</label>
      <select
        id={id}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={onKeyDown}
      >
        <option value="">Choose a reason</option>
        {Object.entries(rejectionReasons).map(([value, text], index) => (
          <option key={value} value={value}>
            {index + 1}. {text}
          </option>
        ))}
      </select>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={!isReady}
        onClick={() => onReject(reason)}
      >
        {label}
      </Button>
    </span>
  );
}
