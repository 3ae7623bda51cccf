import { registerOf, type RegisterName } from '#contract/rules/registers.ts';
import { providers } from './providers/index.ts';
import type { ProviderData } from './providers/provider-data.ts';

export type RegistrationData = {
  providerSlug: string;
  register: RegisterName;
  name: string;
  number: string;
  url: string;
  checkedDaysAgo: number;
};

/** One that lapses soon, so that editors see what that looks like; its provider has two others. */
const lapsingSoon = { providerSlug: 'merrivane-health', register: 'gmc', checkedDaysAgo: 80 };

/** An entry for each register that a provider is on: numbers and addresses that nobody takes for real ones. */
export const registrations: RegistrationData[] = providers.flatMap((provider, index) =>
  provider.registers.map((register, place) => {
    const number = `SAMPLE-${registerOf(register).shortName.toUpperCase()}-${String(index + 1).padStart(2, '0')}`;
    const isLapsingSoon =
      provider.slug === lapsingSoon.providerSlug && register === lapsingSoon.register;
    return {
      providerSlug: provider.slug,
      register,
      name: registeredName(provider, register),
      number,
      url: `https://${register}.register.example/entries/${number.toLowerCase()}`,
      checkedDaysAgo: isLapsingSoon
        ? lapsingSoon.checkedDaysAgo
        : 3 + ((index * 11 + place * 7) % 60),
    };
  }),
);

/** Companies and pharmacies are registered by their names, doctors by theirs. */
function registeredName({ name }: ProviderData, register: RegisterName): string {
  return register === 'gmc' ? `Dr S. ${name.split(' ')[0]}` : `${name} Ltd`;
}
