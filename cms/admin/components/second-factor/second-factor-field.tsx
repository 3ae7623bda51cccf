'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Standing } from '#cms/accounts/second-factor/second-factor-endpoints.ts';
import { read } from '../send.ts';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';

/** On the page of an account: one's own second factor, or a colleague's. */
export function SecondFactorField() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const [standing, setStanding] = useState<Standing>();
  const path = `/users/${id}/second-factor`;
  useEffect(() => {
    // Without an answer there is nothing to press.
    if (id) void read<Standing>(path).then(setStanding, () => {});
  }, [id, path]);
  const reload = async () => setStanding(await read<Standing>(path));
  if (!standing || !user) return null;
  return user.id === id ? (
    <OwnSecondFactor standing={standing} onChange={reload} />
  ) : (
    <ResetSecondFactor path={path} standing={standing} onChange={reload} />
  );
}
