'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { idleHours } from '#contract/rules/session-time.ts';

const hour = 60 * 60 * 1000;

/**
 * Renews a session while somebody types or clicks, at most once an hour, so that it ends after the time without use
 * rather than that time after signing in: Payload renews it in its last minutes only. A browser whose clock is ahead
 * of the server's finds each session old, and still asks once an hour.
 */
export function KeepSignedIn({ children }: { children: ReactNode }) {
  const { refreshCookieAsync, tokenExpirationMs } = useAuth();
  const askedAt = useRef(-Infinity);

  useEffect(() => {
    if (!tokenExpirationMs) return undefined;
    const renewAt = tokenExpirationMs - (idleHours - 1) * hour;
    const listening = new AbortController();
    const renew = () => {
      const now = Date.now();
      if (now < renewAt || now < askedAt.current + hour) return;
      askedAt.current = now;
      void refreshCookieAsync();
    };
    for (const use of ['keydown', 'pointerdown']) {
      window.addEventListener(use, renew, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [refreshCookieAsync, tokenExpirationMs]);

  return children;
}
