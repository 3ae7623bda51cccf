import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText, readFormOutcome } from '#contract/rules/form-outcome.ts';
import type { DoseChoice } from '#contract/schemas/dose-choice.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { dosesQuery } from '#site/api/doses.ts';
import { medicationsQuery } from '#site/api/medications.ts';
import { useRead } from '#site/api/use-read.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { DoseLinks } from '#site/components/dose-links/dose-links.tsx';
import { Confirmation } from '#site/components/form/confirmation.tsx';
import { LinkResult } from '#site/components/link-step/link-result.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { failureTexts } from '#site/components/price-alert/price-alert-form.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { readAlertChoice } from './choice.ts';
import { ChosenDose } from './chosen-dose.tsx';
import { title } from './route.ts';

/** Where visitors ask for an email when the price of a dose changes. */
export function Page() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choice = readAlertChoice(search);
  const outcome = readFormOutcome(search, 'result');
  return (
    <>
      <PageHead
        title={title}
        description="One email when the total to pay for a dose falls, rises, or is back in stock at a registered provider."
        canonicalPath={choice || outcome ? undefined : paths.priceAlerts()}
      />
      <PageHeader
        title={title}
        lead="One email when the total to pay for a dose changes, or it is back in stock. Your prescriber decides the dose."
        breadcrumbs={{ current: { name: 'Price alerts', path: paths.priceAlerts() } }}
      />
      <div className="page-width flex flex-col gap-8 py-6 md:py-8">
        {outcome === 'received' && (
          <Confirmation
            title="Look for our email"
            text="If there is something to confirm, a link is on its way to your address. Your alert starts when you press the button on its page."
          >
            <ButtonLink href={paths.dosesForAlerts} variant="secondary">
              Ask for another alert
            </ButtonLink>
          </Confirmation>
        )}
        {outcome !== undefined && outcome !== 'received' && (
          <LinkResult outcome="failed" title="Your price alert was not stored">
            <p className="measure">{failureText(failureTexts, outcome)}</p>
          </LinkResult>
        )}
        {outcome !== 'received' &&
          (choice ? (
            <ChosenDose
              choice={choice}
              onReceived={() => void navigate(paths.priceAlerts({ result: 'received' }))}
            />
          ) : (
            <ChooseDose medication={search.get('medication')?.toLowerCase()} />
          ))}
      </div>
    </>
  );
}

/** All listed doses, or those of one medication if the address names it. */
function ChooseDose({ medication }: { medication: string | undefined }) {
  const medications = useRead(medicationsQuery);
  const doses = useRead(dosesQuery);
  return (
    <section aria-labelledby="choose" className="flex flex-col gap-4">
      <h2 id="choose" className="scroll-mt-4 text-2xl">
        Which dose?
      </h2>
      <Loaded
        query={medications}
        loadingText="Loading medications..."
        errorTitle="The medications are not available at the moment"
      >
        {(all) => (
          <Loaded
            query={doses}
            loadingText="Loading doses..."
            errorTitle="The doses are not available at the moment"
          >
            {(listed) => (
              <ListedDoses
                medications={all}
                listed={listed}
                named={all.find(({ name }) => name.toLowerCase() === medication)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </section>
  );
}

type ListedDosesProps = {
  medications: readonly Medication[];
  /** A dose that nobody lists has no price to be told about. */
  listed: readonly DoseChoice[];
  named: Medication | undefined;
};

function ListedDoses({ medications, listed, named }: ListedDosesProps) {
  return (
    <>
      <DoseLinks
        medications={named ? [named] : medications}
        dosesOf={({ name }) => listed.find(({ medication }) => medication === name)?.doses ?? []}
        addressOf={paths.alertForDose}
        whyNone={`No provider lists a dose${named ? ` of ${named.name}` : ''} at the moment.`}
      />
      {named && (
        <a href={paths.dosesForAlerts} className="text-link w-fit py-1">
          Another medication
        </a>
      )}
    </>
  );
}
