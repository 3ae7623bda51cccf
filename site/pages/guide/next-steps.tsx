import { ButtonLink } from '#site/components/button/button-link.tsx';
import { paths } from '#site/paths.ts';

/** Links from a guide to the prices and the medications. */
export function NextSteps() {
  return (
    <section
      aria-labelledby="next-steps"
      className="flex flex-col gap-6 rounded-base border bg-surface p-4 md:p-8 lg:flex-row lg:items-center lg:justify-between"
    >
      <div className="flex flex-col gap-2">
        <h2 id="next-steps" className="text-2xl">
          Compare what treatment costs
        </h2>
        <p className="measure text-muted">
          See the total price, the registrations and the reviews of each provider, or look at the
          medications side by side.
        </p>
      </div>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={paths.compare()}>Compare Prices</ButtonLink>
        <ButtonLink href={paths.medications()} variant="secondary">
          See the Medications
        </ButtonLink>
      </div>
    </section>
  );
}
