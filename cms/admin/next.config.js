import { withPayload } from '@payloadcms/next/withPayload';

const british = {
  condition: { content: /date-fns\/locale\/en-US|MMM d, yyy h:mm a/ },
  loaders: ['./british-dates.cjs'],
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
        '**/@payloadcms/translations/dist/importDateFNSLocale.js': british,
        '**/@payloadcms/ui/dist/exports/client/chunk-*.js': british,
      },
    },
  },
  { devBundleServerPackages: false },
);
