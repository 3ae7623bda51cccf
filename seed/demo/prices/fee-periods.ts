/** A time in which a provider charged another fee than the one in `terms.ts`; null is that it was not stated. */
export type FeePeriod = {
  providerSlug: string;
  from: string;
  until: string;
} & ({ consultationFeePence: number | null } | { deliveryFeePence: number | null });

/** None touches August 2025, whose report counts the fees. */
export const feePeriods: readonly FeePeriod[] = [
  {
    providerSlug: 'vellacroft-health',
    from: '2025-06-01',
    until: '2025-07-14',
    consultationFeePence: null,
  },
  {
    providerSlug: 'ashdrift-pharmacy',
    from: '2025-12-01',
    until: '2026-01-12',
    deliveryFeePence: 0,
  },
  {
    providerSlug: 'elmsworthy-pharmacy',
    from: '2025-12-08',
    until: '2026-01-05',
    deliveryFeePence: 0,
  },
  {
    providerSlug: 'wrenfold-online-doctor',
    from: '2026-01-05',
    until: '2026-03-02',
    consultationFeePence: 1999,
  },
  {
    providerSlug: 'larkhowe-weight-clinic',
    from: '2026-02-02',
    until: '2026-09-07',
    consultationFeePence: 3000,
  },
  {
    providerSlug: 'calverstone-health',
    from: '2026-04-06',
    until: '2026-07-06',
    deliveryFeePence: 595,
  },
  {
    providerSlug: 'kestrelbrook-pharmacy',
    from: '2026-04-06',
    until: '2026-08-10',
    deliveryFeePence: 450,
  },
];
