'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import type { Standing } from '#cms/accounts/second-factor/second-factor-endpoints.ts';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';

type Props = { path: string; standing: Standing; onChange: () => Promise<void> };

const resetting = 'reset-second-factor';

/** Lets an administrator help a colleague who has lost phone and recovery codes. */
export function ResetSecondFactor({ path, standing, onChange }: Props) {
  const { openModal } = useModal();
  const { isSending, run } = useSending();

  async function reset() {
    toast.success((await send<{ message: string }>('POST', `${path}/reset`)).message);
    await onChange();
  }

  if (!standing.isOn) return <p>Second factor: none.</p>;
  return (
    <>
      <p>Second factor: an authenticator app.</p>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isSending}
        onClick={() => openModal(resetting)}
      >
        Reset the second factor
      </Button>
      <ConfirmationModal
        modalSlug={resetting}
        heading="Reset this colleague’s second factor?"
        body="First make sure that the request really comes from them, not just from their email address. They are signed out, can sign in with the password alone, and are told by email."
        confirmLabel="Reset it"
        onConfirm={() => void run(reset)}
      />
    </>
  );
}
