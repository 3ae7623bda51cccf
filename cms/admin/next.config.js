import { withPayload } from '@payloadcms/next/withPayload';

/** Payload's admin runs in Next inside our own process; everything else is Express's. */
export default withPayload(
  {
    poweredByHeader: false,
    // Nobody needs pictures made anew for whoever asks, and kept on the disk.
    images: { unoptimized: true },
    typescript: { ignoreBuildErrors: true },
  },
  { devBundleServerPackages: false },
);
