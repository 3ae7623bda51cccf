import type { Provider } from '#contract/schemas/company.ts';
import { JsonLd } from '#site/components/json-ld/json-ld.tsx';
import { providerThing } from '#site/components/json-ld/provider-thing.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';

/** The provider with its rating and newest reviews as structured data. */
export function ProviderData({ provider }: { provider: Provider }) {
  return <JsonLd thing={providerThing(provider, useAbsoluteUrl())} />;
}
