import { useNavigate, useSearchParams } from 'react-router-dom';
import { complaintAnswerDays } from '#contract/rules/complaint.ts';
import { readFormOutcome } from '#contract/rules/form-outcome.ts';
import { useComplain } from '#site/api/contact.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { ComplaintForm } from '#site/components/complaint-form/complaint-form.tsx';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { Confirmation } from '#site/components/form/confirmation.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { paths } from '#site/paths.ts';
import { title } from './route.ts';

const lead = `We confirm your complaint by email straight away, look into it, and tell you what we found within ${complaintAnswerDays} days.`;

/** The form for a data protection complaint (Data Protection Act 2018, section 164A), and what happens next. */
export function Page() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sending = useComplain();
  const outcome = readFormOutcome(search, 'result');

  return (
    <>
      <PageHead title={title} description={lead} canonicalPath={paths.complaint()} />
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={{ current: { name: 'Complain', path: paths.complaint() } }}
      />
      <div className="page-width flex flex-col gap-8 py-6 *:max-w-2xl md:py-8">
        {outcome === 'received' ? (
          <Confirmation
            title="Thank you. We have your complaint"
            text={`A confirmation is on its way to the address you gave. We answer within ${complaintAnswerDays} days.`}
          >
            <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
          </Confirmation>
        ) : (
          <ComplaintForm
            {...sending}
            failure={outcome}
            onReceived={() => void navigate(paths.complaint('received'))}
          />
        )}
        <p className="measure">
          You can also complain to the Information Commissioner’s Office at any time:{' '}
          <ExternalLink href="https://ico.org.uk/make-a-complaint/">
            ico.org.uk/make-a-complaint
          </ExternalLink>
          .
        </p>
      </div>
    </>
  );
}
