import type { Provider } from '#contract/schemas/company.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { RegisterSymbol } from '#site/components/registers/register-symbol.tsx';
import { registers } from '#site/components/registers/registers.ts';

/** Each public register: whether the provider is on it, what that means, and where to check it. */
export function Registrations({ provider }: { provider: Provider }) {
  return (
    <section aria-labelledby="registrations" className="flex flex-col gap-3">
      <div>
        <h3 id="registrations" className="text-xl">
          Regulatory Registrations
        </h3>
        <p className="measure text-muted">
          Which registrations a provider needs depends on what it does and where. You can look each
          one up yourself.
        </p>
      </div>
      <ul className="border-b">
        {registers.map(({ name, mark, regulator, meaning, url, isHeldBy }) => {
          const isHeld = isHeldBy(provider);
          return (
            <li
              key={name}
              className="grid gap-x-6 gap-y-1 border-t py-4 md:grid-cols-[11rem_minmax(0,1fr)]"
            >
              {isHeld ? (
                <h4 className="flex items-center gap-2 font-semibold text-primary md:self-start">
                  <RegisterSymbol name={name} className="size-6 shrink-0" />
                  {mark}
                </h4>
              ) : (
                <h4 className="text-muted">{name.toUpperCase()}: no registration on record</h4>
              )}
              <p className="measure">
                <span className="text-muted">{meaning}</span>{' '}
                <ExternalLink href={url}>Check with the {regulator}</ExternalLink>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
