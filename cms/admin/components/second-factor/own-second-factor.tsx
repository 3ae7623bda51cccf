'use client';

import { Button, Drawer, toast, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import type {
  NewRecoveryCodes,
  Standing,
} from '#cms/accounts/second-factor/second-factor-endpoints.ts';
import type { Enrolment as Begun } from '#cms/accounts/second-factor/totp.ts';
import { counted, nounFor } from '#contract/rules/counted.ts';
import { AccountForm, typedIn } from '../account-form/account-form.tsx';
import { LabelledInput } from '../account-form/labelled-input.tsx';
import { send } from '../send.ts';
import { CodeInput } from './code-input.tsx';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = { standing: Standing; onChange: () => Promise<void> };

type Task = 'add' | 'remove' | 'renew';

const drawer = 'second-factor';

/** Adds, removes and renews one's own second factor. In a drawer, because a form in the account's form cannot be. */
export function OwnSecondFactor({ standing, onChange }: Props) {
  const { openModal, closeModal } = useModal();
  const [task, setTask] = useState<Task>('add');
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  const { isOn, isRequired, recoveryCodesLeft } = standing;
  const at = (path: string) => `/users/second-factor/${path}`;

  function open(next: Task) {
    setTask(next);
    setBegun(undefined);
    setCodes(undefined);
    openModal(drawer);
  }

  async function begin(values: FormData) {
    setBegun(await send<Begun>('POST', at('begin'), proof(values)));
  }

  async function confirm(values: FormData) {
    const { recoveryCodes } = await send<NewRecoveryCodes>('POST', at('confirm'), proof(values));
    setCodes(recoveryCodes);
    await onChange();
  }

  async function renew(values: FormData) {
    const { recoveryCodes } = await send<NewRecoveryCodes>(
      'POST',
      at('recovery-codes'),
      proof(values),
    );
    setCodes(recoveryCodes);
    await onChange();
  }

  async function remove(values: FormData) {
    toast.success((await send<{ message: string }>('POST', at('remove'), proof(values))).message);
    closeModal(drawer);
    await onChange();
  }

  const required = isRequired ? ' This site requires one.' : '';
  return (
    <section className="account-form" aria-labelledby="second-factor">
      <h3 id="second-factor">Second factor</h3>
      <p>
        {isOn
          ? `You sign in with a code from your authenticator app. ${counted(recoveryCodesLeft, 'recovery code')} ${nounFor(recoveryCodesLeft, 'is', 'are')} left.${required}`
          : `With a second factor, nobody gets in with your password alone: you also enter a code from an app on your phone.${required}`}
      </p>
      <div className="account-form__actions">
        {isOn ? (
          <>
            <Open onClick={() => open('renew')}>Make new recovery codes</Open>
            <Open onClick={() => open('remove')}>Remove the second factor</Open>
          </>
        ) : (
          <Open onClick={() => open('add')}>Add a second factor</Open>
        )}
      </div>
      <Drawer slug={drawer} title={titles[task]}>
        {codes ? (
          <RecoveryCodes codes={codes} heading="h3" onKept={() => closeModal(drawer)} />
        ) : task !== 'add' ? (
          <AccountForm key={task} onSend={task === 'remove' ? remove : renew} action={titles[task]}>
            <Password />
            <CodeInput />
          </AccountForm>
        ) : begun ? (
          <AccountForm key="confirm" onSend={confirm} action="Add it">
            <Enrolment {...begun} />
            <CodeInput isApp />
          </AccountForm>
        ) : (
          <AccountForm key="begin" onSend={begin} action="Continue">
            <Password />
          </AccountForm>
        )}
      </Drawer>
    </section>
  );
}

const titles: Record<Task, string> = {
  add: 'Add a second factor',
  remove: 'Remove the second factor',
  renew: 'Make new recovery codes',
};

function proof(values: FormData) {
  return { currentPassword: typedIn(values, 'password'), code: typedIn(values, 'code') };
}

function Password() {
  return (
    <LabelledInput
      name="password"
      label="Current password"
      type="password"
      autoComplete="current-password"
    />
  );
}

function Open({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button buttonStyle="secondary" size="medium" margin={false} onClick={onClick}>
      {children}
    </Button>
  );
}
