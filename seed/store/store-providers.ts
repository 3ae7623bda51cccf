import type { Payload } from 'payload';
import { pricingAnalyses } from '../demo/pricing-analyses.ts';
import { providers } from '../demo/providers/index.ts';
import { termsOf } from '../demo/providers/terms.ts';
import { idsBySlug } from './ids-by-slug.ts';

/** Stores the missing providers; returns the ids of all by slug. */
export async function storeProviders(payload: Payload, date: Date): Promise<Map<string, string>> {
  const ids = await idsBySlug(payload, 'providers');
  for (const { registers: _registers, ...provider } of providers) {
    if (ids.has(provider.slug)) continue;
    const { id } = await payload.create({
      collection: 'providers',
      data: {
        ...provider,
        website: `https://${provider.slug}.example`,
        email: `hello@${provider.slug}.example`,
        terms: termsOf(provider.slug, date),
        pricingAnalysis: pricingAnalyses[provider.slug]?.join('\n\n'),
        _status: 'published',
      },
      depth: 0,
      overrideAccess: true,
    });
    ids.set(provider.slug, id);
  }
  return ids;
}
