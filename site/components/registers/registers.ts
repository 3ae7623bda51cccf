import type { CompanyProfile } from '#contract/schemas/company-profile.ts';

export type RegisterName = 'cqc' | 'gphc' | 'gmc';

export type Register = {
  name: RegisterName;
  /** The words of the mark (specification, section 2). */
  mark: string;
  regulator: string;
  /** What being on the register means. */
  meaning: string;
  /** Where anybody can look a provider up. */
  url: string;
  isHeldBy: (company: CompanyProfile) => boolean;
};

/** The three public registers that a provider can be on. */
export const registers: readonly Register[] = [
  {
    name: 'cqc',
    mark: 'CQC Registered',
    regulator: 'Care Quality Commission',
    meaning: 'Inspects and rates healthcare services in England, including online clinics.',
    url: 'https://www.cqc.org.uk/',
    isHeldBy: (company) => company.cqcRegistered,
  },
  {
    name: 'gphc',
    mark: 'GPHC Verified',
    regulator: 'General Pharmaceutical Council',
    meaning:
      'Registers the pharmacies and pharmacists of Great Britain who may dispense medicines.',
    url: 'https://www.pharmacyregulation.org/registers',
    isHeldBy: (company) => company.gphcRegistered,
  },
  {
    name: 'gmc',
    mark: 'GMC Verified',
    regulator: 'General Medical Council',
    meaning: 'Licenses the doctors of the United Kingdom who may prescribe medicines.',
    url: 'https://www.gmc-uk.org/registration-and-licensing/our-registers',
    isHeldBy: (company) => company.gmcVerified,
  },
];
