import { useId } from 'react';
import { honeypotName } from '#contract/rules/honeypot.ts';

/** A field that people neither see nor reach: what fills it in is a robot’s, and dropped. */
export function Honeypot() {
  const id = useId();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
