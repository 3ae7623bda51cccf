'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import '../account-form/account-form.css';

type Props = { codes: readonly string[]; onKept: () => void; heading: 'h1' | 'h3' };

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onKept, heading: Heading }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="account-form" aria-labelledby="recovery-codes">
      <Heading id="recovery-codes" ref={title} tabIndex={-1}>
        Your recovery codes
      </Heading>
      <p>
        Print or write them down, and keep them where your phone is not. Each opens your account
        once without it. They are not shown again.
      </p>
      <ol className="account-form__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button size="large" margin={false} onClick={onKept}>
        I have kept them
      </Button>
    </section>
  );
}
