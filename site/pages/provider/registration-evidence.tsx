import { formatDate } from '#contract/rules/date.ts';
import { registerOf } from '#contract/rules/registers.ts';
import type { Registration } from '#contract/schemas/registration.ts';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';
import { RegisterMark } from '#site/components/registers/register-mark.tsx';

/** The provider's entries in public registers, with name, number and link, so that anybody can check them. */
export function RegistrationEvidence({
  registrations,
}: {
  registrations: readonly Registration[];
}) {
  return (
    <ul aria-label="Regulatory registrations" className="flex flex-col gap-2 print:gap-0">
      {registrations.map(({ register, name, number, url, checkedAt }) => (
        <li
          key={url}
          className="grid items-center gap-x-4 md:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <RegisterMark register={registerOf(register)} />
          <span className="text-sm">
            {name}, number {number}. <ExternalLink href={url}>Entry in the register</ExternalLink>{' '}
            <span className="text-muted">Checked {formatDate(checkedAt)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
