import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';
import { Confirmation, confirmationSubject } from './confirmation.tsx';
import { Goodbye, goodbyeSubject } from './goodbye.tsx';
import { Report, type ReportSummary } from './report.tsx';
import type { Sender } from './sender.ts';
import { Welcome, welcomeSubject } from './welcome.tsx';

/** What a message is about. */
export type MessageContent =
  | { kind: 'confirmation' }
  | { kind: 'goodbye' }
  | { kind: 'report'; report: ReportSummary }
  | { kind: 'welcome' };

export type RenderedMessage = { subject: string; html: string; text: string };

type Links = { sender: Sender; confirmUrl: string };

/** A message as HTML and as plain text. */
export async function renderMessage(
  content: MessageContent,
  links: Links,
): Promise<RenderedMessage> {
  const { subject, element } = compose(content, links);
  const html = await render(element);
  return { subject, html, text: toPlainText(html) };
}

function compose(
  content: MessageContent,
  { sender, confirmUrl }: Links,
): { subject: string; element: ReactElement } {
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
    case 'report':
      return {
        subject: content.report.title,
        element: <Report sender={sender} report={content.report} />,
      };
  }
}
