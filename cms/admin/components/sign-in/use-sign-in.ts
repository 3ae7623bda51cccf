'use client';

import { useState } from 'react';
import type { Step } from '#cms/accounts/second-factor/require-second-factor.ts';
import { Refused, send } from '../send.ts';

/** The stages of signing in: what is typed first, perhaps a code, perhaps recovery codes to keep. */
export type Stage = { step?: Step; recoveryCodes?: string[] };

/**
 * Signs in at a path below the admin's API, which may ask for a code in a second request. Once there is a session, the
 * browser goes to `target`.
 */
export function useSignIn(path: string, target: string) {
  const [stage, setStage] = useState<Stage>({});
  const [credentials, setCredentials] = useState<object>({});

  /** @throws Error with a sentence for whoever signs in. */
  async function attempt(body: object): Promise<void> {
    try {
      const { recoveryCodes } = await send<{ recoveryCodes?: string[] }>('POST', path, body);
      if (recoveryCodes) setStage({ recoveryCodes });
      else leave();
    } catch (error) {
      const step = error instanceof Refused ? error.data : undefined;
      if (!isStep(step)) throw error;
      setStage({ step });
    }
  }

  // Not through the router, which still thinks that nobody is signed in.
  const leave = () => window.location.assign(target);

  return {
    stage,
    leave,
    start: (body: object) => {
      setCredentials(body);
      return attempt(body);
    },
    sendCode: (code: string) => attempt({ ...credentials, code }),
  };
}

function isStep(data: unknown): data is Step {
  return typeof data === 'object' && data !== null && 'secondFactor' in data;
}
