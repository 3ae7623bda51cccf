import { useNavigate, useSearchParams } from 'react-router-dom';
import { readFormOutcome } from '#contract/rules/form-outcome.ts';
import { useSendMessage } from '#site/api/contact.ts';
import { siteSettingsQuery } from '#site/api/site-settings.ts';
import { useRead } from '#site/api/use-read.ts';
import { ContactForm } from '#site/components/contact-form/contact-form.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { paths } from '#site/paths.ts';
import { EmailAddress } from './email-address.tsx';
import { MedicalNotice } from './medical-notice.tsx';
import { Received } from './received.tsx';
import { title } from './route.ts';
import { Topics } from './topics.tsx';

/** How to contact the editors: a form, an address, and what they are not for. */
export function Page() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const settings = useRead(siteSettingsQuery).data;
  const sending = useSendMessage();
  const outcome = readFormOutcome(search, 'result');

  return (
    <>
      <PageHead
        title={title}
        description="Contact the editors about a wrong price, a review, your personal information or anything else on this site."
        canonicalPath={paths.contact()}
      />
      <PageHeader
        title={title}
        lead="A person reads every message. We aim to answer within 7 business days, and questions about your personal information within 30 days."
        breadcrumbs={{ current: { name: 'Contact us', path: paths.contact() } }}
      />
      <div className="page-width grid gap-8 py-6 md:py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div
          className={`flex flex-col gap-8 ${outcome === undefined ? 'lg:order-last' : 'order-last'}`}
        >
          <MedicalNotice />
          <EmailAddress settings={settings} />
        </div>
        {outcome === 'received' ? (
          <Received />
        ) : (
          <div className="flex flex-col gap-8">
            {outcome === undefined && <Topics />}
            <ContactForm
              {...sending}
              failure={outcome}
              onReceived={() => void navigate(paths.contact('received'))}
            />
          </div>
        )}
      </div>
    </>
  );
}
