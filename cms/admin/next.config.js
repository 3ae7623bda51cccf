import { withPayload } from '@payloadcms/next/withPayload';

const ours = {
  condition: {
    content: /date-fns\/locale\/en-US|MMM d, yyy h:mm a|hour12|\.email\?\?|general:untitled/,
  },
  loaders: ['./rewrite-payload.cjs'],
};

/** Payload's admin runs in Next inside our own process; everything else is Express's. */
export default withPayload(
  {
    poweredByHeader: false,
    // Nobody needs pictures made anew for whoever asks, and kept on the disk.
    images: { unoptimized: true },
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      rules: {
        '**/@payloadcms/translations/dist/importDateFNSLocale.js': ours,
        '**/@payloadcms/ui/dist/exports/{client,shared}/*.js': ours,
      },
    },
  },
  { devBundleServerPackages: false },
);
