import { formatDate } from '#contract/rules/date.ts';
import { registerOf, registers } from '#contract/rules/registers.ts';
import { isOnRegister } from '#contract/rules/registration.ts';
import type { Provider } from '#contract/schemas/company.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { RegisterSymbol } from '#site/components/registers/register-symbol.tsx';

/**
 * The provider's entries in public registers, with their meaning and links to check them, and the registers without
 * one.
 */
export function Registrations({ provider }: { provider: Provider }) {
  const missing = registers.filter(({ name }) => !isOnRegister(provider, name));
  return (
    // On paper the page's head has them already.
    <section aria-labelledby="registrations" className="flex flex-col gap-3 print:hidden">
      <div>
        <h3 id="registrations" className="text-xl">
          Regulatory Registrations
        </h3>
        <p className="measure text-muted">
          Which registrations a provider needs depends on what it does and where. You can check each
          one yourself.
        </p>
      </div>
      <ul className="border-b">
        {provider.registrations.map(({ register, name, number, url, checkedAt }) => {
          const { mark, meaning, regulator } = registerOf(register);
          return (
            <li key={url} className={rowClass}>
              <h4 className="flex items-center gap-2 font-semibold text-primary md:self-start">
                <RegisterSymbol name={register} className="size-6" />
                {mark}
              </h4>
              <div className="measure">
                <p>
                  Registered as <strong>{name}</strong>, number {number}. Checked{' '}
                  {formatDate(checkedAt)}.
                </p>
                <p>
                  <span className="text-muted">{meaning}</span>{' '}
                  <ExternalLink href={url}>See the entry: {regulator}</ExternalLink>
                </p>
              </div>
            </li>
          );
        })}
        {missing.map(({ name, shortName, meaning, regulator, url }) => (
          <li key={name} className={rowClass}>
            <h4 className="text-muted">{shortName}: no current registration on record</h4>
            <p className="measure">
              <span className="text-muted">{meaning}</span>{' '}
              <ExternalLink href={url}>Look it up: {regulator}</ExternalLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rowClass = 'grid gap-x-6 gap-y-1 border-t py-4 md:grid-cols-[11rem_minmax(0,1fr)]';
