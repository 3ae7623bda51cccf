export type ButtonVariant = 'primary' | 'secondary';

/** The button styles, for any element that looks like a button. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `button button-${variant}`;
}
