import type { RegisterName } from '#contract/rules/registers.ts';

/** What is written of a provider; its website, e-mail address and registrations follow from its slug and name. */
export type ProviderData = {
  slug: string;
  name: string;
  /** Contains Retail, Specialist or online. */
  type: string;
  registers: RegisterName[];
  description: string;
  address: string;
  /** From the ranges that Ofcom keeps free for drama. */
  phone: string;
  /** The first one stands on the provider's card. */
  features: string[];
};
