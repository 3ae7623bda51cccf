'use client';

import { useEffect, useRef } from 'react';
import { LabelledInput } from '../account-form/labelled-input.tsx';

type Props = {
  /** Whether only the app's codes will do: those of an app that is being added. */
  isApp?: boolean;
};

/** The code from the app, or a recovery code in its place. It has the focus as it appears. */
export function CodeInput({ isApp = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <LabelledInput
      ref={input}
      name="code"
      label="Code"
      autoComplete="one-time-code"
      // A phone shows its digits; a recovery code has letters, which every keyboard of a phone can be switched to.
      inputMode="numeric"
      description={
        isApp
          ? 'The six digits that your app shows now.'
          : 'The six digits that your authenticator app shows now. Without your phone, enter one of your recovery codes.'
      }
    />
  );
}
