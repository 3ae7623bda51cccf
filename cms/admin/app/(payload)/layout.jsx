import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { getPayload } from 'payload';
import { checkServerCall } from '../../check-server-call.ts';
import config from '../../config.js';
import { importMap } from '../../import-map.js';
import { nameOtherEditor } from '../../name-other-editor.ts';

async function serverFunction(args) {
  'use server';
  checkServerCall(args);
  const answer = await handleServerFunctions({ ...args, config, importMap });
  return nameOtherEditor(await getPayload({ config }), answer);
}

export default function Layout({ children }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
