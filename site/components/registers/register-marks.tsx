import type { CompanyProfile } from '#contract/schemas/company-profile.ts';
import { RegisterSymbol } from './register-symbol.tsx';
import { registers } from './registers.ts';

/** The marks of the registers that a provider is on; nothing for a provider on none. */
export function RegisterMarks({ company }: { company: CompanyProfile }) {
  const held = registers.filter((register) => register.isHeldBy(company));
  if (held.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label="Regulatory registrations">
      {held.map(({ name, mark, regulator }) => (
        <li key={name} className="flex items-center gap-1 text-sm font-semibold text-primary">
          <RegisterSymbol name={name} className="size-5" />
          <span>
            {mark}
            <span className="sr-only"> ({regulator})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
