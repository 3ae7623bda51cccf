import { useId } from 'react';
import { honeypotName } from '#contract/rules/honeypot.ts';

/** A field that people cannot see or reach; submissions that fill it in are dropped as coming from robots. */
export function Honeypot() {
  const id = useId();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
