import { withPayload } from '@payloadcms/next/withPayload';

/** Payload's admin runs in Next inside our own process; everything else is Express's. */
export default withPayload(
  {
    poweredByHeader: false,
    // Nobody needs pictures made anew for whoever asks, and kept on the disk.
    images: { unoptimized: true },
    typescript: { ignoreBuildErrors: true },
    // Payload has no setting for the calendars of its own screens.
    turbopack: {
      resolveAlias: { 'date-fns/locale/en-US': './british-dates/locale.js' },
      rules: {
        '**/@payloadcms/ui/dist/exports/client/chunk-*.js': {
          condition: { content: /MMM d, yyy h:mm a/ },
          loaders: ['./british-dates/loader.cjs'],
        },
      },
    },
  },
  { devBundleServerPackages: false },
);
