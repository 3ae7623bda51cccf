import { useSubscribe } from '#site/api/subscriptions.ts';
import { NewsletterForm } from '#site/components/newsletter-form/newsletter-form.tsx';

/** The subscription form for the monthly reports. */
export function Newsletter() {
  return (
    <section className="page-width pt-12 md:pt-16 print:hidden">
      <div className="grid gap-6 rounded-base border bg-surface p-4 md:p-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex flex-col gap-2">
          <h2 className="text-2xl">The market report, once a month</h2>
          <p className="measure text-muted">
            Which prices rose and fell, what is out of stock, and what a month of treatment costs
            now.
          </p>
        </div>
        <NewsletterForm source="homepage_newsletter" {...useSubscribe()} />
      </div>
    </section>
  );
}
