import { useSearchParams } from 'react-router-dom';
import { medicationsQuery } from '#site/api/medications.ts';
import { useRead } from '#site/api/use-read.ts';
import { DoseLinks } from '#site/components/dose-links/dose-links.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { readPlanChoice } from '#site/components/plan/choice.ts';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { ChosenPlan } from './chosen-plan.tsx';

/** What the next months will cost: the orders by date and dose, and their totals at each provider. */
export function Page() {
  const [search] = useSearchParams();
  const choice = readPlanChoice(search);
  const medications = useRead(medicationsQuery);
  const chosen = medications.data?.find(({ name }) => name.toLowerCase() === choice?.medication);
  return (
    <>
      <PageHead
        title={chosen ? `Your ${chosen.name} plan` : title}
        description="Plan your orders by dose, and see what they come to at each registered provider, with all fees."
        canonicalPath={choice ? undefined : paths.plan()}
      />
      <PageHeader
        title={title}
        lead="Your orders one by one, and what they come to at each provider. Your prescriber decides the dose."
        breadcrumbs={{ current: { name: 'Plan', path: paths.plan() } }}
      />
      <div className="page-width flex flex-col gap-10 py-6 md:py-8 print:gap-2 print:py-2">
        {choice && <ChosenPlan choice={choice} medication={chosen} />}
        <section aria-labelledby="begin" className="flex flex-col gap-4 print:hidden">
          <h2 id="begin" className="text-2xl">
            {choice ? 'Another plan' : 'Which dose are you on, or about to begin?'}
          </h2>
          <Loaded
            query={medications}
            loadingText="Loading medications..."
            errorTitle="The medications are not available at the moment"
          >
            {(loaded) => (
              <DoseLinks
                medications={loaded}
                dosesOf={({ doseSteps }) => doseSteps.map(({ dose }) => dose)}
                addressOf={paths.plan}
                whyNone="No usual dose steps are on record yet, so there is nothing to choose from."
              />
            )}
          </Loaded>
        </section>
      </div>
    </>
  );
}

const title = 'What the next months will cost';
