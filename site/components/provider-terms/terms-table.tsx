import { formatDate } from '#contract/rules/date.ts';
import { isRegistered } from '#contract/rules/registration.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { termRows, type TermRow } from './term-rows.ts';

type Props = {
  provider: Pick<Provider, 'name' | 'products' | 'registrations' | 'termSources' | 'terms'>;
};

/**
 * What a provider asks of its patients, each with where that was read and when, behind a line that says how much of it is
 * known; on a small screen each row is a block. To a provider on no register nothing leads.
 */
export function TermsTable({ provider }: Props) {
  const rows = termRows(provider);
  const known = rows.filter(({ isKnown }) => isKnown).length;
  return (
    <section
      aria-labelledby="terms"
      className="flex flex-col gap-1 print:not-has-[details[open]]:hidden"
    >
      <h3 id="terms" className="text-xl">
        What {provider.name} asks
      </h3>
      <details>
        <summary className="text-link w-fit py-1">
          BMI, proof, checks, delivery and cancelling: {known} of {rows.length} known
        </summary>
        <p className="measure py-2 text-muted">
          As its own pages say. What we do not know is marked as not known: ask before you order.
        </p>
        <table className="block w-full border-b md:table">
          <caption className="sr-only">What {provider.name} asks of its patients</caption>
          <thead className="sr-only md:not-sr-only md:table-header-group">
            <tr className="text-left text-sm text-muted">
              <th scope="col" className="py-2 pr-4 font-normal">
                Term
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                What it says
              </th>
              <th scope="col" className="py-2 font-normal">
                Where and when
              </th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {rows.map((row) => (
              <tr
                key={row.name}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 border-t py-1.5 md:table-row md:align-baseline"
              >
                <th
                  scope="row"
                  className="row-span-2 text-left text-sm font-semibold md:w-1/4 md:py-2 md:pr-4 md:text-base"
                >
                  {row.label}
                </th>
                <td className="text-sm md:py-2 md:pr-4 md:text-base">
                  <span className={row.isKnown ? undefined : 'text-muted'}>{row.text}</span>
                </td>
                <td className="text-sm wrap-anywhere md:w-1/3 md:py-2">
                  <Source row={row} isLinked={isRegistered(provider)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Source({
  row: { label, isKnown, source },
  isLinked,
}: {
  row: TermRow;
  isLinked: boolean;
}) {
  if (source === null) {
    return (
      <span className="text-muted max-md:sr-only">{isKnown ? 'With the prices' : 'No source'}</span>
    );
  }
  const { host } = new URL(source.url);
  return (
    <>
      {isLinked ? (
        <ExternalLink href={source.url}>
          {host}
          <span className="sr-only"> on {label}</span>
        </ExternalLink>
      ) : (
        host
      )}
      <span className="text-muted">, checked {formatDate(source.checkedAt)}</span>
    </>
  );
}
