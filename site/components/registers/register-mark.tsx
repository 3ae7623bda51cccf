import type { Register } from '#contract/rules/registers.ts';
import { meaningId } from './register-meanings.tsx';
import { RegisterSymbol } from './register-symbol.tsx';

/** The mark of a register, which opens its explanation. The page must contain `RegisterMeanings` once. */
export function RegisterMark({ register: { name, mark, regulator } }: { register: Register }) {
  return (
    <button type="button" popoverTarget={meaningId(name)} className="register-mark">
      <RegisterSymbol name={name} />
      <span>
        {mark}
        <span className="sr-only">{` (${regulator}): what this means`}</span>
      </span>
    </button>
  );
}
