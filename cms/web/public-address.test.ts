import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4009::200e'])(
    'of the public internet, %s, may be visited',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this host', '0.0.0.0'],
    ['this host', '::'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['a private network', '10.0.0.5'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a private network', 'fd00::1'],
    ['a carrier’s network', '100.64.0.1'],
    ['the local link, where clouds keep credentials', '169.254.169.254'],
    ['the local link', 'fe80::1'],
    ['the local link, with a zone', 'fe80::1%eth0'],
    ['a site', 'fec0::1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['documentation', '192.0.2.1'],
    ['documentation', '2001:db8::1'],
    ['measurements', '198.18.0.1'],
    ['nobody yet', '240.0.0.1'],
    ['nobody yet', '4000::1'],
    ['IPv4 within IPv6', '::ffff:127.0.0.1'],
    ['IPv4 within IPv6', '::ffff:8.8.8.8'],
    ['IPv4 within IPv6', '::127.0.0.1'],
    ['translation to IPv4', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:1::1'],
    ['nothing: it is a name', 'localhost'],
    ['nothing', ''],
  ])('of %s, %s, may not', (_, address) => expect(isPublicAddress(address)).toBe(false));
});
