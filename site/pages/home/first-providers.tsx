import { isRegistered, registersOfAny } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';
import { ButtonLink } from '#site/components/button/button-link.tsx';
import { ProviderCard } from '#site/components/provider-card/provider-card.tsx';
import { RegisterMeanings } from '#site/components/registers/register-meanings.tsx';
import { EmptyState } from '#site/components/states/empty-state.tsx';
import { paths } from '#site/paths.ts';

type Props = {
  /** The first providers of the directory. */
  companies: readonly Company[];
  /** How many there are in all, if that is known. */
  totalProviders: number | undefined;
};

/** The first three registered providers, and a link to all providers. */
export function FirstProviders({ companies, totalProviders }: Props) {
  if (companies.length === 0) return <EmptyState title="No providers are listed yet" />;
  const first = companies.filter(isRegistered).slice(0, 3);
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3 print:grid-cols-3 lg:gap-6">
        {first.map((company) => (
          <li key={company.id} className="grid">
            <ProviderCard company={company} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href={paths.providers} variant="secondary">
          View All {totalProviders === undefined ? 'Providers' : `${totalProviders} Providers`}
        </ButtonLink>
      </p>
      <RegisterMeanings registers={registersOfAny(first)} />
    </>
  );
}
