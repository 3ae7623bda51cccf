import { onlineProviders } from './online.ts';
import type { ProviderData } from './provider-data.ts';
import { retailProviders } from './retail.ts';
import { specialistProviders } from './specialist.ts';

/** The 32 providers of the demo data. All are invented. */
export const providers: ProviderData[] = [
  ...retailProviders,
  ...specialistProviders,
  ...onlineProviders,
];
