export type ButtonVariant = 'primary' | 'secondary';

/** The button styles, for any element that looks like a button. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${shape} ${looks[variant]}`;
}

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-base max-w-full border px-[min(1.5rem,6vw)] py-2 text-center ' +
  'font-semibold no-underline transition-colors disabled:cursor-not-allowed disabled:border-dashed disabled:border-line-strong disabled:bg-sunken disabled:text-muted print:hidden';

const looks: Record<ButtonVariant, string> = {
  primary:
    'border-primary bg-primary text-on-primary not-disabled:hover:border-primary-strong not-disabled:hover:bg-primary-strong',
  secondary:
    'border-line-strong bg-surface text-ink not-disabled:hover:border-primary not-disabled:hover:text-primary',
};
