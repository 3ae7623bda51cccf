/** A name as one part of an address, with a hyphen for each slash, which would begin the next part. */
export function addressPart(name: string): string {
  return encodeURIComponent(name.replaceAll(/[/\\]/g, '-'));
}
