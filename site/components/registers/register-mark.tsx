import type { Register } from '#contract/rules/registers.ts';
import { meaningId } from './register-meanings.tsx';
import { RegisterSymbol } from './register-symbol.tsx';

/** The mark of a register, which opens its explanation. The page must contain `RegisterMeanings` once. */
export function RegisterMark({ register: { name, mark, regulator } }: { register: Register }) {
  return (
    <button
      type="button"
      popoverTarget={meaningId(name)}
      className="relative inline-flex min-h-6 items-center gap-1 text-left text-sm font-semibold text-primary underline decoration-dotted underline-offset-4 hover:decoration-solid"
    >
      <RegisterSymbol name={name} className="size-5 shrink-0" />
      <span>
        {mark}
        <span className="sr-only"> ({regulator}): what this means</span>
      </span>
    </button>
  );
}
