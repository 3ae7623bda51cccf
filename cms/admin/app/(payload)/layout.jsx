import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { checkServerCall } from '../../check-server-call.ts';
import config from '../../config.js';
import { importMap } from '../../import-map.js';

async function serverFunction(args) {
  'use server';
  checkServerCall(args);
  return handleServerFunctions({ ...args, config, importMap });
}

export default function Layout({ children }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
