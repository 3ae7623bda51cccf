import { ButtonLink } from '../button/button-link.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { paths } from '#site/paths.ts';

/** The page for a provider that is not listed (specification, section 8). */
export function ProviderNotFound() {
  return (
    <>
      <PageHead title={title} description={text} />
      <PageHeader title={title} lead={text} />
      <div className="page-width flex flex-wrap gap-4 py-8">
        <ButtonLink href={paths.providers}>Browse All Providers</ButtonLink>
        <ButtonLink href={paths.home} variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </>
  );
}

const title = 'Provider Not Found';
const text =
  "The weight loss medication provider you're looking for doesn't exist or has been removed from our directory.";
