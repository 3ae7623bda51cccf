'use client';

import { DefaultEditView, useDocumentInfo } from '@payloadcms/ui';
import type { DocumentViewClientProps } from 'payload';
import { Invite } from './invite.tsx';

/** An account, or the form that invites somebody to have one: nobody types a password for somebody else. */
export function AccountView(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo();
  return id ? <DefaultEditView {...props} /> : <Invite />;
}
