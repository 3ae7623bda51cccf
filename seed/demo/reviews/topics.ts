import { hasCompanyType } from '#contract/rules/provider-type.ts';
import { appointments } from './phrases/appointments.ts';
import { branch } from './phrases/branch.ts';
import { checks } from './phrases/checks.ts';
import { communication } from './phrases/communication.ts';
import { consultation } from './phrases/consultation.ts';
import { delivery } from './phrases/delivery.ts';
import { packaging } from './phrases/packaging.ts';
import type { Phrases } from './phrases/phrases.ts';
import { price } from './phrases/price.ts';
import { support } from './phrases/support.ts';
import { website } from './phrases/website.ts';

export const phrasesByTopic = {
  appointments,
  branch,
  checks,
  communication,
  consultation,
  delivery,
  packaging,
  price,
  support,
  website,
} satisfies Record<string, Phrases>;

export type Topic = keyof typeof phrasesByTopic;

/** What patients of some providers praise or complain of most; of the others they write about everything. */
const emphases: Record<string, { praised?: Topic[]; criticised?: Topic[] }> = {
  'alderwick-pharmacy': { criticised: ['delivery', 'branch', 'communication'] },
  'calverstone-health': { criticised: ['communication', 'appointments'] },
  'dovelark-health': { criticised: ['website', 'communication'] },
  'dunmarrow-chemist': { criticised: ['branch'] },
  'emberlow-clinic': { praised: ['consultation'], criticised: ['communication'] },
  'fenwhistle-health': {
    praised: ['price', 'website', 'consultation', 'checks', 'packaging'],
    criticised: ['communication', 'delivery'],
  },
  'netherquay-pharmacy': { criticised: ['communication', 'delivery'] },
  'quillbrook-online': {
    praised: ['delivery', 'website'],
    criticised: ['delivery', 'communication', 'price', 'checks'],
  },
};

/** What reviews of a provider are about, by the kind of provider it is. */
export function topicsOf({ slug, type }: { slug: string; type: string }): {
  praised: Topic[];
  criticised: Topic[];
} {
  const all: Topic[] = ['price', 'support', 'communication', 'consultation'];
  if (hasCompanyType(type, 'online')) all.push('checks', 'delivery', 'packaging', 'website');
  if (hasCompanyType(type, 'retail')) all.push('branch');
  if (hasCompanyType(type, 'specialist')) all.push('appointments');
  return { praised: all, criticised: all, ...emphases[slug] };
}
