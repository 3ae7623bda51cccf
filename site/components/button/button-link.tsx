import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonVariant } from './button-class.ts';

type Props = LinkProps & { variant?: ButtonVariant };

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant, className = '', ...props }: Props) {
  return <Link className={`${buttonClass(variant)} ${className}`} {...props} />;
}
