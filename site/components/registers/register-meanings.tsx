import type { Register, RegisterName } from '#contract/rules/registers.ts';
import { registrationCheckDays } from '#contract/rules/registration.ts';
import { buttonClass } from '../button/button-class.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { KeptPart } from '../kept-markup/kept-markup.tsx';

type Props = {
  /** Those of which the page has marks. */
  registers: readonly Register[];
};

/** The explanations that the marks open, with links to verify a provider. Works without JavaScript. */
export function RegisterMeanings({ registers }: Props) {
  return registers.map((register) => (
    <div
      key={register.name}
      id={meaningId(register.name)}
      popover="auto"
      role="dialog"
      aria-label={register.mark}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-base border bg-surface p-4 text-ink backdrop:bg-veil print:hidden"
    >
      <KeptPart
        as="div"
        ref={takeFocus}
        tabIndex={-1}
        autoFocus
        className="flex flex-col items-start gap-3"
      >
        <Meaning register={register} />
      </KeptPart>
    </div>
  ));
}

function Meaning({ register: { name, mark, regulator, meaning, url } }: { register: Register }) {
  return (
    <>
      <p className="text-lg font-semibold">{mark}</p>
      <p>
        {regulator}. {meaning}
      </p>
      <p>
        The mark means that, in the last {registrationCheckDays} days, we found the provider, or the
        pharmacy or doctor that it names, in this register. Its page has the number and a link to
        its own entry; you can also look it up yourself:{' '}
        <ExternalLink href={url}>{regulator}</ExternalLink>
      </p>
      <button
        type="button"
        popoverTarget={meaningId(name)}
        popoverTargetAction="hide"
        className={buttonClass('secondary')}
      >
        Close
      </button>
    </>
  );
}

/** Has the browser move the focus here when the popover opens; React writes the attribute on the server alone. */
function takeFocus(content: HTMLElement | null): void {
  content?.setAttribute('autofocus', '');
}

/** The id of the explanation of a register’s mark. */
export function meaningId(name: RegisterName): string {
  return `register-${name}`;
}
