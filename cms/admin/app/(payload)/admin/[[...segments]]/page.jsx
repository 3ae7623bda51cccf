import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import config from '#cms/admin/config.js';
import { importMap } from '#cms/admin/import-map.js';

export const generateMetadata = ({ params, searchParams }) =>
  generatePageMetadata({ config, params, searchParams });

export default function Page({ params, searchParams }) {
  return RootPage({ config, importMap, params, searchParams });
}
