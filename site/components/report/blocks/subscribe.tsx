import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { NewsletterForm } from '#site/components/newsletter-form/newsletter-form.tsx';
import type { Subscription } from '../subscription.ts';

type Props = ReportBlockOf<'subscribe'> & { subscription: Subscription };

/** The subscription form in a report. */
export function Block({ heading, text, buttonText, placeholder, source, subscription }: Props) {
  return (
    <section className="flex flex-col gap-4 rounded-base border bg-surface p-4 md:p-8 print:hidden">
      <div className="flex flex-col gap-2">
        <h3 className="text-xl">{heading}</h3>
        <p className="measure text-muted">{text}</p>
      </div>
      <NewsletterForm
        source={source}
        buttonText={buttonText}
        placeholder={placeholder}
        {...subscription}
      />
    </section>
  );
}
