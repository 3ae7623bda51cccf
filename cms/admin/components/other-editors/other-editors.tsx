'use client';

import { ServerFunctionsContext, useAuth, useServerFunctions } from '@payloadcms/ui';
import type { FieldState } from 'payload';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { documentKey, nextLock, readOther, type EditLock } from './edit-lock.ts';

type GetFormState = ReturnType<typeof useServerFunctions>['getFormState'];

const LockContext = createContext<{ lock?: EditLock; takeBack: (document: string) => void }>({
  takeBack: () => {},
});

/** Who is editing the document of the form, as the server said last. */
export const useEditLock = () => use(LockContext);

/**
 * Keeps Payload’s dialogues about other editors shut, because every way out of them loses what was typed. That a newer
 * version has been saved is said at the form’s `updatedAt` instead, as after a refused save, and who else is editing by
 * `useEditLock`.
 */
export function OtherEditors({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const { user } = useAuth();
  const [lock, setLock] = useState<EditLock>();

  const getFormState: GetFormState = useCallback(
    async (args) => {
      const answer = await functions.getFormState(args);
      if (!answer?.state) return answer;
      const { lockedState, staleDataState, state } = answer;
      const holder = lockedState && readOther(lockedState.user);
      const isMine = holder?.id === user?.id;
      if (holder) {
        const document = documentKey(args);
        setLock((before) => nextLock(before, { document, other: isMine ? undefined : holder }));
      }
      return {
        ...answer,
        lockedState: isMine ? lockedState : undefined,
        staleDataState: undefined,
        state: staleDataState?.isStale ? { ...state, updatedAt: stale(state.updatedAt) } : state,
      };
    },
    [functions, user?.id],
  );
  const ownFunctions = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState]);
  const takeBack = useCallback((document: string) => {
    setLock({ document, isTakenOver: false });
  }, []);
  const editLock = useMemo(() => ({ lock, takeBack }), [lock, takeBack]);
  return (
    <ServerFunctionsContext value={ownFunctions}>
      <LockContext value={editLock}>{children}</LockContext>
    </ServerFunctionsContext>
  );
}

function stale(updatedAt: FieldState | undefined): FieldState {
  return { ...updatedAt, valid: false, errorMessage: 'A newer version has been saved.' };
}
