import type { Company } from '#contract/schemas/company.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { RegisterSymbol } from '#site/components/registers/register-symbol.tsx';
import { registers } from '#site/components/registers/registers.ts';

/** What the public registers mean, and how many of the providers listed here are on each. */
export function Trust({ companies }: { companies: Company[] | undefined }) {
  return (
    <ul className="border-b">
      {registers.map(({ name, mark, regulator, meaning, url, isHeldBy }) => (
        <li
          key={name}
          className="grid gap-x-6 gap-y-2 border-t py-4 md:grid-cols-[16rem_1fr_auto] md:items-center"
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
              <strong>{companies.filter(isHeldBy).length}</strong> of {companies.length} providers
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
