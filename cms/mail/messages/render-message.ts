import { render, toPlainText } from '@react-email/components';
import type { Message } from './message.ts';
import type { Sender } from './sender.ts';

export type RenderedMessage = { subject: string; html: string; text: string };

/** A message as HTML and as plain text. */
export async function renderMessage<From extends Sender>(
  { subject, body }: Message<From>,
  sender: From,
): Promise<RenderedMessage> {
  const html = await render(body(sender));
  return { subject, html, text: toPlainText(html) };
}
