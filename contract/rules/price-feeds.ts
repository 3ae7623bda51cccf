import { addressPart } from './address-part.ts';

/** The address of the Atom feed of a dose’s prices. */
export function doseFeedPath(medication: string, dose: string): string {
  return `/feeds/doses/${addressPart(medication.toLowerCase())}/${addressPart(dose.toLowerCase())}.atom`;
}

/** The address of the Atom feed of a provider’s prices. */
export function providerFeedPath(slug: string): string {
  return `/feeds/providers/${encodeURIComponent(slug)}.atom`;
}
