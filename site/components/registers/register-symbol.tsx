import { registerOf, type RegisterName } from '#contract/rules/registers.ts';

/**
 * The symbol of a register: a cross for clinics, a mortar for pharmacies, a stethoscope for doctors. It is drawn in
 * `registers.css`, as icons are.
 */
export function RegisterSymbol({
  name,
  className = '',
}: {
  name: RegisterName;
  className?: string;
}) {
  const { kind } = registerOf(name);
  return (
    <svg
      className={`icon register-symbol register-${kind} ${className}`.trimEnd()}
      aria-hidden="true"
    />
  );
}
