import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';
import { Confirmation, confirmationSubject } from './confirmation.tsx';
import { Goodbye, goodbyeSubject } from './goodbye.tsx';
import { PasswordReset, passwordResetSubject, type PasswordResetProps } from './password-reset.tsx';
import { PersonalLink, personalLinkSubject } from './personal-link.tsx';
import { Report, type ReportSummary } from './report.tsx';
import type { Subscribed } from './sender.ts';
import { Welcome, welcomeSubject } from './welcome.tsx';

export { passwordResetSubject };

/** What a message is about. */
export type MessageContent =
  | { kind: 'confirmation' }
  | { kind: 'goodbye' }
  | { kind: 'personal-link' }
  | { kind: 'report'; report: ReportSummary }
  | { kind: 'welcome' };

export type RenderedMessage = { subject: string; html: string; text: string };

type Links = { sender: Subscribed; confirmUrl: string };

/** A message as HTML and as plain text. */
export async function renderMessage(
  content: MessageContent,
  links: Links,
): Promise<RenderedMessage> {
  return asMessage(compose(content, links));
}

/** What somebody is sent who has forgotten the password of their account. */
export function renderPasswordReset(props: PasswordResetProps): Promise<RenderedMessage> {
  return asMessage({ subject: passwordResetSubject, element: <PasswordReset {...props} /> });
}

type Composed = { subject: string; element: ReactElement };

async function asMessage({ subject, element }: Composed): Promise<RenderedMessage> {
  const html = await render(element);
  return { subject, html, text: toPlainText(html) };
}

function compose(content: MessageContent, { sender, confirmUrl }: Links): Composed {
  switch (content.kind) {
    case 'confirmation':
      return {
        subject: confirmationSubject,
        element: <Confirmation sender={sender} confirmUrl={confirmUrl} />,
      };
    case 'welcome':
      return { subject: welcomeSubject, element: <Welcome sender={sender} /> };
    case 'goodbye':
      return { subject: goodbyeSubject, element: <Goodbye sender={sender} /> };
    case 'personal-link':
      return { subject: personalLinkSubject, element: <PersonalLink sender={sender} /> };
    case 'report':
      return {
        subject: content.report.title,
        element: <Report sender={sender} report={content.report} />,
      };
  }
}
