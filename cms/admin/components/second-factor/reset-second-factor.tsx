'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { failureText, send } from '../send.ts';
import type { Standing } from './standing.ts';

type Props = { address: string; standing: Standing; onChange: () => Promise<void> };

const resetting = 'reset-second-factor';

/** Lets an administrator help a colleague who has lost phone and recovery codes. */
export function ResetSecondFactor({ address, standing, onChange }: Props) {
  const { openModal } = useModal();

  async function reset() {
    try {
      const path = `${address}/second-factor/reset`;
      toast.success((await send<{ message: string }>('POST', path)).message);
      await onChange();
    } catch (error) {
      toast.error(failureText(error));
    }
  }

  if (!standing.isOn) return <p>Second factor: none.</p>;
  return (
    <>
      <p>Second factor: an authenticator app.</p>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => openModal(resetting)}
      >
        Reset the second factor
      </Button>
      <ConfirmationModal
        modalSlug={resetting}
        heading="Reset this colleague’s second factor?"
        body="Make sure first that it is really them who ask, not only an email. They are signed out, can sign in with the password alone, and are told by email."
        confirmLabel="Reset it"
        onConfirm={() => void reset()}
      />
    </>
  );
}
