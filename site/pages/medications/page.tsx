import { useSearchParams } from 'react-router-dom';
import { medicationsQuery } from '#site/api/medications.ts';
import { useRead } from '#site/api/use-read.ts';
import { HowWeWorkLink } from '#site/components/how-we-work/how-we-work-link.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { filterOf, nothingChosen, readMedicationChoice } from './choice.ts';
import { ChosenMedication } from './chosen-medication.tsx';
import { MedicationCards } from './medication-cards.tsx';
import { MedicationFilter } from './medication-filter.tsx';
import { MedicationsHead } from './medications-head.tsx';

/** The medications side by side, and the chosen one in detail. */
export function Page() {
  const [search] = useSearchParams();
  const query = useRead(medicationsQuery);
  const medications = query.data ?? [];
  const asked = readMedicationChoice(search);
  const chosen = medications.find((medication) => filterOf(medication) === asked.filter);
  const choice = chosen ? asked : nothingChosen;

  return (
    <>
      <MedicationsHead medications={medications} chosen={chosen} />
      <PageHeader
        title="Weight loss medications"
        lead={
          <>
            What each injection is, what it costs, how it is used and who should take care. All of
            them need a prescription. <HowWeWorkLink />
          </>
        }
        breadcrumbs={{ current: { name: 'Medications', path: paths.medications() } }}
      >
        <MedicationFilter medications={medications} choice={choice} />
      </PageHeader>
      <div className="flex flex-col gap-12 py-6 *:page-width md:py-8">
        <Loaded
          query={query}
          loadingText="Loading medications..."
          errorTitle="The medications are not available at the moment"
        >
          {(loaded) => (
            <>
              {chosen && <ChosenMedication medication={chosen} tab={choice.tab} />}
              <MedicationCards medications={loaded} choice={choice} />
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}
