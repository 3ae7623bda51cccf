import { ButtonLink } from '#site/components/button/button-link.tsx';
import { paths } from '#site/paths.ts';

/** The closing call to action, to the list of providers. */
export function ClosingCall() {
  return (
    <section className="page-width flex flex-wrap items-center justify-between gap-4 pt-12 md:pt-16 print:hidden">
      <div>
        <h2 className="text-2xl">Ready to look at providers?</h2>
        <p className="measure text-muted">
          See who is registered, what each dose costs and what other patients say.
        </p>
      </div>
      <ButtonLink href={paths.providers}>Find Providers</ButtonLink>
    </section>
  );
}
