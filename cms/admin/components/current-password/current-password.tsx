'use client';

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

/** Asks for the password that one has, once one's own email address or password is being changed. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const isChanging = useFormFields(
    ([{ email, password }]) => Boolean(password?.value) || email?.value !== email?.initialValue,
  );
  if (!user || user.id !== id || !isChanging) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Current password', required: true }}
      path={path}
      // The server says what is wrong with it.
      validate={() => true}
    />
  );
};
