import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import config from '#cms/admin/config.js';
import { importMap } from '#cms/admin/import-map.js';

export const generateMetadata = ({ params, searchParams }) =>
  generatePageMetadata({ config, params, searchParams });

export default async function Page({ params, searchParams }) {
  // Next would put together the whole page in one go. The first pause comes before what others have sent meanwhile.
  await yieldToEventLoop();
  await yieldToEventLoop();
  return RootPage({ config, importMap, params, searchParams });
}
