import { registerOf, type RegisterKind, type RegisterName } from '#contract/rules/registers.ts';

/** The symbol of a register: a cross for clinics, a mortar for pharmacies, a stethoscope for doctors. */
export function RegisterSymbol({ name, className }: { name: RegisterName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d="M12 1.5 21 4.5V12c0 5-3.5 8.5-9 10.5C6.5 20.5 3 17 3 12V4.5Z"
        className="fill-primary-tint stroke-primary"
        strokeWidth="1.5"
      />
      <path
        d={drawings[registerOf(name).kind]}
        className="stroke-primary"
        fill="none"
        strokeWidth="1.75"
      />
    </svg>
  );
}

const drawings: Record<RegisterKind, string> = {
  clinics: 'M12 6.5v10M7 11.5h10',
  pharmacies: 'M7 10.5h10c0 3.5-1.5 6-5 6s-5-2.5-5-6ZM13 10.5l3-4.5',
  doctors: 'M8.5 6v3.5a3 3 0 0 0 6 0V6M11.5 12.5v1a2.5 2.5 0 0 0 5 0v-1',
};
