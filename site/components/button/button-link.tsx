import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';

type Props = ComponentProps<'a'> & { variant?: ButtonVariant };

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant, className = '', children, ...props }: Props) {
  return (
    <a className={`${buttonClass(variant)} ${className}`} {...props}>
      {children}
    </a>
  );
}
