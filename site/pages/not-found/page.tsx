import { ButtonLink } from '#site/components/button/button-link.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { paths } from '#site/paths.ts';

/** The page for unknown paths. */
export function Page() {
  return (
    <>
      <PageHead title="Page Not Found" description="There is no page at this address." />
      <PageHeader
        title="Page Not Found"
        lead="There is no page at this address. If you typed it, please check it. If a link brought you here, the page may have moved or been removed."
      />
      <div className="page-width flex flex-col items-start gap-6 py-8">
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
          <ButtonLink href={paths.compare()} variant="secondary">
            Compare Prices
          </ButtonLink>
        </div>
        <p>
          You can also look at{' '}
          <a href={paths.providers} className="text-link">
            all providers
          </a>{' '}
          or read{' '}
          <a href={paths.articles} className="text-link">
            the guides
          </a>
          .
        </p>
        {import.meta.env.DEV && (
          <p className="text-sm text-muted">Did you forget to add the page to the router?</p>
        )}
      </div>
    </>
  );
}
