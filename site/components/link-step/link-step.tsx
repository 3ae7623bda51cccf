import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-class.ts';

/** What the button does, as the server knows it. */
export type LinkStepName = 'confirm' | 'erase' | 'leave' | 'renew';

type Props = {
  name: LinkStepName;
  /** Where it posts to: the address that the link in the email opened. */
  action: string;
  text: string;
  variant?: ButtonVariant;
};

/**
 * The one button that does what a link in an email is for. Opening the link does nothing: programs that look at links
 * before people do would press it. It is a plain form, which works without JavaScript and without cookies.
 */
export function LinkStep({ name, action, text, variant }: Props) {
  return (
    <form action={action} method="post">
      <Button type="submit" name="button" value={name} variant={variant}>
        {text}
      </Button>
    </form>
  );
}
