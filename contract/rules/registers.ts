import { isBelow } from './web-address.ts';

/** The public registers, in display order. */
export const registerNames = ['cqc', 'gphc', 'gmc', 'psni', 'his', 'hiw', 'rqia'] as const;
export type RegisterName = (typeof registerNames)[number];

export type RegisterKind = 'clinics' | 'pharmacies' | 'doctors';

export type Register = {
  name: RegisterName;
  /** Whom it lists. */
  kind: RegisterKind;
  /** The common abbreviation, as in `GPhC`. */
  shortName: string;
  /** The text of the mark (specification, section 2). */
  mark: string;
  regulator: string;
  /** What the register means, in one sentence. */
  meaning: string;
  /** The public search page. */
  url: string;
};

const definitions: Record<RegisterName, Omit<Register, 'name'>> = {
  cqc: {
    kind: 'clinics',
    shortName: 'CQC',
    mark: 'CQC Registered',
    regulator: 'Care Quality Commission',
    meaning: 'Inspects and rates healthcare services in England, including online clinics.',
    url: 'https://www.cqc.org.uk/',
  },
  gphc: {
    kind: 'pharmacies',
    shortName: 'GPhC',
    mark: 'GPHC Verified',
    regulator: 'General Pharmaceutical Council',
    meaning:
      'Registers the pharmacies and pharmacists of Great Britain who may dispense medicines.',
    url: 'https://www.pharmacyregulation.org/registers',
  },
  gmc: {
    kind: 'doctors',
    shortName: 'GMC',
    mark: 'GMC Verified',
    regulator: 'General Medical Council',
    meaning:
      'Licenses the doctors of the United Kingdom who may prescribe medicines. It does not register or approve companies.',
    url: 'https://www.gmc-uk.org/registration-and-licensing/our-registers',
  },
  psni: {
    kind: 'pharmacies',
    shortName: 'PSNI',
    mark: 'PSNI Registered',
    regulator: 'Pharmaceutical Society of Northern Ireland',
    meaning:
      'Registers the pharmacies and pharmacists of Northern Ireland who may dispense medicines.',
    url: 'https://www.psni.org.uk/',
  },
  his: {
    kind: 'clinics',
    shortName: 'HIS',
    mark: 'HIS Registered',
    regulator: 'Healthcare Improvement Scotland',
    meaning: 'Registers and inspects independent clinics and hospitals in Scotland.',
    url: 'https://www.healthcareimprovementscotland.scot/',
  },
  hiw: {
    kind: 'clinics',
    shortName: 'HIW',
    mark: 'HIW Registered',
    regulator: 'Healthcare Inspectorate Wales',
    meaning: 'Registers and inspects independent clinics and hospitals in Wales.',
    url: 'https://www.hiw.org.uk/',
  },
  rqia: {
    kind: 'clinics',
    shortName: 'RQIA',
    mark: 'RQIA Registered',
    regulator: 'Regulation and Quality Improvement Authority',
    meaning: 'Registers and inspects health and social care services in Northern Ireland.',
    url: 'https://www.rqia.org.uk/',
  },
};

export const registers: readonly Register[] = registerNames.map((name) => ({
  name,
  ...definitions[name],
}));

/** Looks up a register by name. */
export function registerOf(name: RegisterName): Register {
  return { name, ...definitions[name] };
}

/** The domain on which a register publishes its entries, as in `cqc.org.uk`. */
export function registerHost(name: RegisterName): string {
  return new URL(definitions[name].url).hostname.replace(/^www\./, '');
}

/** Whether a URL is an https page on the register's own site. */
export function isOnRegistersSite(name: RegisterName, address: string): boolean {
  return isBelow(registerHost(name), address);
}

/** Whether a URL is invented: domains below .example are reserved for that. */
export function isInventedAddress(address: string): boolean {
  return isBelow('example', address);
}
