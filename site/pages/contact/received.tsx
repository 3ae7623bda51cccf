import { ButtonLink } from '#site/components/button/button-link.tsx';
import { Confirmation } from '#site/components/form/confirmation.tsx';
import { paths } from '#site/paths.ts';

/** Confirms that a message has arrived, and says what happens next. */
export function Received() {
  return (
    <Confirmation
      title="Thank you. We have your message"
      text="An editor will read it and reply to the email address you gave."
    >
      <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
      <ButtonLink href={paths.writeMessage} variant="secondary">
        Write another message
      </ButtonLink>
    </Confirmation>
  );
}
