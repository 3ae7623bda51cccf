import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { Total } from '#site/components/price/total.tsx';
import { Icon } from '#site/components/icon/icon.tsx';
import { Tag } from '#site/components/tag/tag.tsx';
import { chosenId, filterOf, medicationAddress, type TabId } from './choice.ts';

type Props = {
  medication: Medication;
  /** The tab that the card links to. */
  tab: TabId;
  isChosen: boolean;
};

/** A summary of a medication; the whole card is a link to it. */
export function MedicationCard({ medication, tab, isChosen }: Props) {
  const { name, activeIngredient, description, dosageRange } = medication;
  const { badge, cheapest, lowestTotal, providerCount, theme } = medication;
  const filter = filterOf(medication);
  return (
    <li
      data-theme={theme}
      className={`relative grid gap-x-8 gap-y-4 md:max-lg:grid-cols-2 lg:row-span-3 lg:grid-rows-subgrid rounded-base border border-t-4 border-t-theme bg-surface p-4 hover:bg-theme-tint lg:p-6 ${isChosen ? 'border-theme [box-shadow:0_0_0_1px_var(--color-theme)]' : ''}`}
    >
      <div className="flex flex-col items-start justify-between gap-2">
        {badge !== null && <Tag tone="theme">{badge}</Tag>}
        <div>
          <h3 className="flex items-center gap-2 text-xl text-theme">
            <a
              href={`${medicationAddress({ filter, tab })}#${chosenId(filter)}`}
              aria-current={isChosen ? 'true' : undefined}
              className="card-link text-inherit"
            >
              {name}
            </a>
            {isChosen && <Icon name="tick" className="size-5" />}
          </h3>
          <p className="text-sm text-muted">{activeIngredient}</p>
        </div>
      </div>
      <p>{description}</p>
      <dl className="grid content-start md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:border-0 md:max-lg:pt-0 grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t pt-4 text-sm *:even:text-right *:even:font-semibold *:odd:text-muted">
        <dt>Doses</dt>
        <dd>{dosageRange}</dd>
        <dt>Lowest price</dt>
        <dd>
          {cheapest === null
            ? 'None on sale now'
            : `${formatPrice(toPence(cheapest.price))} a ${cheapest.priceUnit}`}
        </dd>
        {lowestTotal && (
          <>
            <dt>Lowest total</dt>
            <dd>
              <Total row={lowestTotal} />
            </dd>
          </>
        )}
        <dt>Providers</dt>
        <dd>{providerCount}</dd>
      </dl>
    </li>
  );
}
