import { formatPrice, toPence } from '#contract/rules/money.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { Total } from '#site/components/price/total.tsx';
import { Tag } from '#site/components/tag/tag.tsx';
import { paths } from '#site/paths.ts';

/** The medications side by side, each linking to its prices. */
export function MedicationCards({ medications }: { medications: Medication[] }) {
  return (
    <ul className="grid grid-cols-1 divide-y rounded-base border bg-surface lg:grid-cols-3 lg:divide-x lg:divide-y-0 print:grid-cols-3">
      {medications.map((medication) => (
        <li
          key={medication.id}
          data-theme={medication.theme}
          className="relative flex flex-col gap-4 border-t-4 border-t-theme p-4 hover:bg-theme-tint md:p-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8"
        >
          <div className="flex flex-wrap items-start justify-between gap-2">
            <div>
              <h3 className="text-xl">
                <a
                  href={paths.compare(medication.name.toLowerCase())}
                  className="card-link text-theme"
                >
                  {medication.name}
                </a>
              </h3>
              <p className="text-sm text-muted">{medication.activeIngredient}</p>
            </div>
            {medication.badge && <Tag tone="theme">{medication.badge}</Tag>}
          </div>
          <p className="max-md:hidden">{medication.description}</p>
          <dl className="mt-auto grid content-start md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0 md:max-lg:border-0 md:max-lg:pt-0 grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t pt-4 text-sm">
            <dt className="text-muted">Doses</dt>
            <dd className="text-right font-semibold">{medication.dosageRange}</dd>
            {medication.cheapest && (
              <>
                <dt className="text-muted">Lowest price</dt>
                <dd className="text-right font-semibold">
                  {formatPrice(toPence(medication.cheapest.price))} a{' '}
                  {medication.cheapest.priceUnit}
                </dd>
              </>
            )}
            {medication.lowestTotal && (
              <>
                <dt className="text-muted">Lowest total</dt>
                <dd className="text-right">
                  <Total row={medication.lowestTotal} />
                </dd>
              </>
            )}
            <dt className="text-muted">Providers</dt>
            <dd className="text-right font-semibold">{medication.providerCount}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
