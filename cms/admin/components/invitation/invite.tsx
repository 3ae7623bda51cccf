'use client';

import { Gutter, SetStepNav, toast, useConfig, useDocumentTitle } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect } from 'react';
import type { SelectFieldClient } from 'payload';
import { AccountForm } from '../account-form/account-form.tsx';
import { LabelledInput } from '../account-form/labelled-input.tsx';
import { listHref } from '../list-bar/list-href.ts';
import { send } from '../send.ts';

const title = 'Invite a colleague';

/** Makes an account for a colleague, who gets an email to choose a password. */
export function Invite() {
  const { getEntityConfig } = useConfig();
  const router = useRouter();
  const { title: shownTitle, setDocumentTitle } = useDocumentTitle();
  // Later than Payload, which sets its own title in an effect after this one.
  useEffect(() => {
    if (shownTitle === title) return undefined;
    const frame = requestAnimationFrame(() => setDocumentTitle(title));
    return () => cancelAnimationFrame(frame);
  }, [setDocumentTitle, shownTitle]);
  const { fields } = getEntityConfig({ collectionSlug: 'users' });
  const roles = fields.find(
    (field): field is SelectFieldClient => 'name' in field && field.name === 'roles',
  );
  const list = listHref('users');

  async function invite(values: FormData) {
    const { message } = await send<{ message: string }>('POST', '/users', {
      name: values.get('name'),
      email: values.get('email'),
      roles: values.getAll('roles'),
    });
    toast.success(message);
    router.push(list);
  }

  return (
    <Gutter>
      <SetStepNav nav={[{ label: 'Users', url: list }, { label: title }]} />
      <AccountForm onSend={invite} action="Send the invitation">
        <p>They get an email with a link, choose their own password, and are signed in.</p>
        <LabelledInput name="name" label="Name" autoComplete="off" />
        <LabelledInput name="email" label="Email" type="email" autoComplete="off" />
        <fieldset>
          <legend>Roles</legend>
          <p className="account-form__description">{textOf(roles?.admin?.description)}</p>
          {roles?.options.map(asOption).map((option) => (
            <Role key={option.value} {...option} />
          ))}
        </fieldset>
      </AccountForm>
    </Gutter>
  );
}

type Option = { value: string; label: string };

function Role({ value, label }: Option) {
  return (
    <label className="account-form__choice">
      <input type="checkbox" name="roles" value={value} defaultChecked={value === 'editor'} />
      {label}
    </label>
  );
}

function asOption(option: SelectFieldClient['options'][number]): Option {
  return typeof option === 'string'
    ? { value: option, label: option }
    : { value: option.value, label: textOf(option.label) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
