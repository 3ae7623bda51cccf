import { registrationCheckDays } from '#contract/rules/registration.ts';
import { paths } from '#site/paths.ts';

/** The warning at the top of an unregistered provider's page, and of the page of each of its prices. */
export function NoRegistration({ providerName }: { providerName: string }) {
  return (
    <p className="measure rounded-base border-l-4 border-up bg-up-tint p-3">
      <strong className="text-up">No current registration on record.</strong> In the registers of
      the UK’s health regulators we have no entry for {providerName} that we have checked in the
      last {registrationCheckDays} days and that has not ended. We list it as a warning, not as a
      recommendation. Do not order unless you have found it in a register yourself:{' '}
      <a href={paths.regulatoryInformation} className="text-link">
        how to check a provider
      </a>
      .
    </p>
  );
}
