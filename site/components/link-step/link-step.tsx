import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-class.ts';

/** The name of the step on the server. */
export type LinkStepName = 'confirm' | 'end' | 'erase' | 'keep' | 'leave' | 'renew';

type Props = {
  name: LinkStepName;
  /** The URL that it posts to, the same that the link in the email opened. */
  action: string;
  text: string;
  variant?: ButtonVariant;
};

/**
 * The button that carries out what a link in an email is for. Opening the link alone does nothing, because link
 * scanners open links before people do. A plain form, so that it works without JavaScript and cookies.
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
