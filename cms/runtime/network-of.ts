import ipaddr from 'ipaddr.js';

/** What limits count an address by: itself for IPv4, for IPv6 the /56 that a household has. */
export function networkOf(address: string): string {
  // Addresses of the link name the interface after a percent sign.
  const [withoutInterface = ''] = address.split('%', 1);
  if (!ipaddr.isValid(withoutInterface)) return address;
  const parsed = ipaddr.process(withoutInterface);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/56`).toString()}/56`;
}
