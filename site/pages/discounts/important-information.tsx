import { paths } from '#site/paths.ts';

/** Notes that apply to every offer (specification, section 2). */
export function ImportantInformation() {
  return (
    <section
      aria-labelledby="important-information"
      className="rounded-base border border-l-8 border-accent bg-surface p-4 md:p-6"
    >
      <h2 id="important-information" className="text-xl">
        Important Information
      </h2>
      <ul className="measure list-disc pt-2 pl-5 marker:text-muted">
        <li className="py-1">All offers are subject to the provider’s own terms and conditions.</li>
        <li className="py-1">
          Prescription medication needs a consultation with a qualified prescriber, who decides
          whether it is right for you.
        </li>
        <li className="py-1">Always verify the price with the provider before you order.</li>
        <li className="py-1">
          Use only MHRA-regulated UK pharmacies and clinics.{' '}
          <a href={paths.regulatoryInformation} className="text-link">
            How to check a provider
          </a>
        </li>
      </ul>
    </section>
  );
}
