import type { Provider } from '#contract/schemas/company.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { paths } from '#site/paths.ts';
import { VisitWebsite } from './visit-website.tsx';

/** The closing call to action: to the provider's website, or to all providers. */
export function ClosingCall({ provider }: { provider: Provider }) {
  return (
    <section className="page-width pt-12 md:pt-16 print:hidden">
      <div className="grid items-center gap-x-8 gap-y-4 border-t pt-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-2xl">Where to go from here</h2>
          <p className="measure text-muted">
            Compare what others charge in total before you decide, and ask the provider about
            anything that is not stated here.
          </p>
        </div>
        <div className="flex flex-wrap gap-4">
          <VisitWebsite provider={provider}>{`Visit ${provider.name}`}</VisitWebsite>
          <ButtonLink href={paths.compare()} variant="secondary">
            Compare All Providers
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
