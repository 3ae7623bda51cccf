'use client';

import { Button } from '@payloadcms/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { failureText } from '../send.ts';
import './account-form.css';

type Props = {
  /** What was typed, by the names of the fields. */
  onSend: (values: FormData) => Promise<void>;
  action: string;
  children: ReactNode;
};

/** A small form about an account, which says what was wrong above its button. */
export function AccountForm({ onSend, action, children }: Props) {
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const isReady = useSyncExternalStore(never, isBrowser, isServer);

  async function submit(values: FormData) {
    setIsPending(true);
    setProblem('');
    try {
      await onSend(values);
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form
      className="account-form"
      // Before the page's script has come, nothing that is typed may get into an address.
      method="post"
      data-form-ready={isReady}
      onSubmit={(event) => {
        event.preventDefault();
        // A drawer's form is, to React, inside the form of the page.
        event.stopPropagation();
        void submit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <p role="alert" className="account-form__problem">
        {problem}
      </p>
      <Button type="submit" size="large" margin={false} disabled={isPending}>
        {action}
      </Button>
    </form>
  );
}

const never = () => () => {};
const isBrowser = () => true;
const isServer = () => false;

/** The text typed into a field. */
export function typedIn(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
