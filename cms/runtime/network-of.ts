import ipaddr from 'ipaddr.js';

/** What limits count an address by: itself for IPv4, for IPv6 the /56 that a household has. */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (!parsed) return address;
  return parsed instanceof ipaddr.IPv6 ? cut(parsed, 56) : parsed.toString();
}

/** The /48 that an IPv6 address is in, with 256 households or one large customer; undefined for IPv4. */
export function largeNetworkOf(address: string): string | undefined {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? cut(parsed, 48) : undefined;
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  // Addresses of the link name the interface after a percent sign.
  const [withoutInterface = ''] = address.split('%', 1);
  return ipaddr.isValid(withoutInterface) ? ipaddr.process(withoutInterface) : undefined;
}

function cut(address: ipaddr.IPv6, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}
