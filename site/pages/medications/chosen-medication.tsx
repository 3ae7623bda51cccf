import { useSearchParams } from 'react-router-dom';
import type { Medication } from '#contract/schemas/medication.ts';
import { TellMeLink } from '#site/components/price-alert/tell-me-link.tsx';
import { LinkTabs } from '#site/components/tabs/link-tabs.tsx';
import { paths } from '#site/paths.ts';
import {
  chosenId,
  filterOf,
  readDose,
  readTabChoice,
  tabAddress,
  tabIds,
  type TabId,
} from './choice.ts';
import { Details } from './details.tsx';
import { Market } from './market.tsx';
import { Overview } from './overview.tsx';
import { Pricing } from './pricing.tsx';

type Props = { medication: Medication; tab: TabId };

/** The chosen medication in three tabs. */
export function ChosenMedication({ medication, tab }: Props) {
  const filter = filterOf(medication);
  const [search] = useSearchParams();
  const dose = readDose(search);
  const choice = readTabChoice({ filter, tab }, search);
  const isPlannable = medication.doseSteps.length > 0;
  const isListed = medication.providerCount > 0;
  const headingId = chosenId(filter);
  return (
    <section
      aria-labelledby={headingId}
      data-theme={medication.theme}
      // The comparison’s rows have the width that they have on their own page.
      className={`flex flex-col gap-4 ${tab === 'pricing' ? 'max-w-[104rem]!' : ''}`}
    >
      <h2
        id={headingId}
        tabIndex={-1}
        className="scroll-mt-4 text-2xl focus:outline-none md:text-3xl"
      >
        <span className="text-theme">{medication.name}</span>{' '}
        <span className="font-normal text-muted">
          ({medication.activeIngredient.toLowerCase()})
        </span>
      </h2>
      {(isPlannable || isListed) && (
        <p>
          {isPlannable && (
            <a href={paths.plan({ medication: filter })} className="text-link py-1">
              Plan what the next months of {medication.name} will cost
            </a>
          )}
          {isPlannable && isListed && ' · '}
          {isListed && <TellMeLink medication={filter} dose={dose} />}
        </p>
      )}
      <LinkTabs
        label={medication.name}
        tabs={tabIds.map((id) => ({
          id,
          title: titles[id],
          address: tabAddress({ ...choice, tab: id }),
        }))}
        chosenId={tab}
      >
        {tab === 'overview' && (
          <>
            <Overview medication={medication} />
            <Market medication={medication} />
          </>
        )}
        {tab === 'pricing' && <Pricing medication={medication} />}
        {tab === 'details' && <Details medication={medication} />}
      </LinkTabs>
    </section>
  );
}

const titles: Record<TabId, string> = {
  overview: 'Overview',
  pricing: 'Pricing',
  details: 'Details',
};
