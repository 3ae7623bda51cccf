'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { idleHours } from '#contract/rules/session-time.ts';

const hour = 60 * 60 * 1000;

/**
 * Renews a session while somebody types or clicks, at most once an hour, so that it ends after the time without use
 * rather than that time after signing in: Payload renews it in its last minutes only.
 */
export function KeepSignedIn({ children }: { children: ReactNode }) {
  const { refreshCookieAsync, tokenExpirationMs } = useAuth();

  useEffect(() => {
    if (!tokenExpirationMs) return undefined;
    const renewAt = tokenExpirationMs - (idleHours - 1) * hour;
    const listening = new AbortController();
    const renew = () => {
      if (Date.now() < renewAt) return;
      listening.abort();
      void refreshCookieAsync();
    };
    for (const use of ['keydown', 'pointerdown']) {
      window.addEventListener(use, renew, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [refreshCookieAsync, tokenExpirationMs]);

  return children;
}
