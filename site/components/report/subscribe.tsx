import type { ComponentProps } from 'react';
import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { NewsletterForm } from '../newsletter-form/newsletter-form.tsx';

/** What sends a subscription: `useSubscribe` of the page. */
export type Subscription = Pick<ComponentProps<typeof NewsletterForm>, 'isPending' | 'subscribe'>;

type Props = { block: ReportBlockOf<'subscribe'>; subscription: Subscription };

/** The next report by email. */
export function Subscribe({ block, subscription }: Props) {
  const { heading, text, buttonText, placeholder, source } = block;
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
