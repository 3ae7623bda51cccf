import { withPayload } from '@payloadcms/next/withPayload';

/** Payload's admin runs in Next inside our own process; everything else is Express's. */
export default withPayload(
  {
    poweredByHeader: false,
    typescript: { ignoreBuildErrors: true },
  },
  { devBundleServerPackages: false },
);
