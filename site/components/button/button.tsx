import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant };

/** A button that does something on this page. */
export function Button({ variant, type = 'button', className = '', ...props }: Props) {
  return <button type={type} className={`${buttonClass(variant)} ${className}`} {...props} />;
}
