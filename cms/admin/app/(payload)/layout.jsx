import '@payloadcms/next/css';
import './field-errors.css';
import './made-if-empty.css';
import './narrow-screens.css';
import './read-only.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { checkLocking } from '#cms/admin/check-locking.ts';
import { checkServerCall } from '#cms/admin/check-server-call.ts';
import config from '#cms/admin/config.js';
import { importMap } from '#cms/admin/import-map.js';
import { nameOtherEditor } from '#cms/admin/name-other-editor.ts';

async function serverFunction(args) {
  'use server';
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  checkServerCall(args, user);
  await checkLocking(payload, args, user);
  const answer = await handleServerFunctions({ ...args, config, importMap });
  return nameOtherEditor(payload, answer);
}

export default function Layout({ children }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
