import { useState } from 'react';
import { useHydrated } from '#site/components/hydrated/use-hydrated.ts';

/** An offer's code, with a button to copy it if the browser supports that. */
export function CodeBadge({ code }: { code: string }) {
  const canCopy = useHydrated() && 'clipboard' in navigator;
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(code).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="rounded-base border border-dashed border-accent bg-accent-tint px-3 py-1">
        <span className="text-sm">Code </span>
        <strong className="tracking-wider text-accent select-all">{code}</strong>
      </span>
      {canCopy && (
        <button type="button" onClick={() => void copy()} className="text-link py-1 print:hidden">
          Copy<span className="sr-only"> the code {code}</span>
        </button>
      )}
      <span role="status" className="text-sm text-down">
        {isCopied && 'Copied'}
      </span>
    </p>
  );
}
