export type Register = 'CQC' | 'GPhC' | 'GMC';

/** What is written of a provider; its website and e-mail address follow from its slug. */
export type ProviderData = {
  slug: string;
  name: string;
  /** Contains Retail, Specialist or online. */
  type: string;
  registers: Register[];
  description: string;
  address: string;
  /** From the ranges that Ofcom keeps free for drama. */
  phone: string;
  /** The first one stands on the provider's card. */
  features: string[];
};
