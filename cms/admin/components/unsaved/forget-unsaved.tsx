'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { adminHref } from '#cms/admin/routes.ts';
import { forgetAllUnsaved } from './unsaved-store.ts';

/** Forgets what was typed and not saved when somebody signs out; a session that ends by itself loses nothing. */
export function ForgetUnsaved({ children }: { children: ReactNode }) {
  const { admin } = useConfig().config;
  const isSigningOut = usePathname() === adminHref(admin.routes.logout);

  useEffect(() => {
    if (isSigningOut) forgetAllUnsaved(localStorage);
  }, [isSigningOut]);

  return children;
}
