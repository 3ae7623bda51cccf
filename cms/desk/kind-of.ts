import type { Payload } from 'payload';

/** What a document of a collection or global is called: `Guide`. */
export function kindOf({ config }: Payload, slug: string): string {
  const collection = config.collections.find((each) => each.slug === slug);
  const global = config.globals.find((each) => each.slug === slug);
  const label = collection?.labels.singular ?? global?.label;
  return typeof label === 'string' ? label : slug;
}
