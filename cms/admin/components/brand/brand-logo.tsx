import type { ServerProps } from 'payload';

/** The site's mark and name, over the login. */
export async function BrandLogo({ payload }: Pick<ServerProps, 'payload'>) {
  const { siteName } = await payload.findGlobal({ slug: 'settings', overrideAccess: true });
  return (
    <span style={{ display: 'grid', justifyItems: 'center', gap: '1rem', fontSize: '1.5rem' }}>
      <img src="/favicon.svg" alt="" width={64} height={64} />
      {siteName}
    </span>
  );
}
