import { registers } from '#contract/rules/registers.ts';
import { isOnRegister } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { RegisterSymbol } from '#site/components/registers/register-symbol.tsx';

/** What each public register means, and how many listed providers are on it. */
export function Trust({ companies }: { companies: Company[] | undefined }) {
  const counted = registers.map((register) => ({
    ...register,
    count: companies?.filter((company) => isOnRegister(company, register.name)).length,
  }));
  return (
    <ul className="border-b">
      {counted
        .filter(({ count }) => count !== 0)
        .map(({ name, mark, regulator, meaning, url, count }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-2 border-t py-4 md:grid-cols-[13rem_1fr_auto] lg:grid-cols-[16rem_1fr_auto] md:items-center"
          >
            <h3 className="flex items-center gap-3 text-lg">
              <RegisterSymbol name={name} className="size-8" />
              {mark}
            </h3>
            <p className="measure">
              <ExternalLink href={url}>{regulator}</ExternalLink>
              <span className="block text-muted">{meaning}</span>
            </p>
            {companies && (
              <p>
                <strong>{count}</strong> of {companies.length} providers
              </p>
            )}
          </li>
        ))}
    </ul>
  );
}
