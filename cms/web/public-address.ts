import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether a network address is one of the public internet: not private, loopback, link-local, multicast, reserved or one
 * that stands for another (IPv4 inside IPv6). Registries: https://www.iana.org/assignments/iana-ipv4-special-registry
 * and https://www.iana.org/assignments/iana-ipv6-special-registry.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(globalUnicast);
}
