import { registersOf } from '#contract/rules/registration.ts';
import type { CompanyProfile } from '#contract/schemas/company-profile.ts';
import { RegisterMark } from './register-mark.tsx';

/** The marks of a provider's registers; renders nothing for an unregistered provider. */
export function RegisterMarks({ company }: { company: CompanyProfile }) {
  const held = registersOf(company);
  if (held.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label="Regulatory registrations">
      {held.map((register) => (
        <li key={register.name}>
          <RegisterMark register={register} />
        </li>
      ))}
    </ul>
  );
}
