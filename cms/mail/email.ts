import type { Payload, SendEmailOptions } from 'payload';
import type { RenderedMessage } from './messages/render-message.ts';
import type { Sender } from './messages/sender.ts';

type Envelope = {
  payload: Payload;
  sender: Sender;
  /** The address of the one person it goes to. */
  to: string;
  /** Stays the same however often the message is sent, so that its receiver can drop a duplicate. */
  messageId: string;
};

/** A rendered message as it is handed to the mail server. */
export function toEmail(
  { subject, html, text }: RenderedMessage,
  { payload, sender: { siteName, contactEmail }, to, messageId }: Envelope,
) {
  return {
    from: { name: siteName, address: payload.email.defaultFromAddress },
    replyTo: contactEmail,
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
  } satisfies SendEmailOptions;
}

/** Who our messages come from, as the settings are now. */
export async function readSender(payload: Payload): Promise<Sender> {
  const { siteName, contactEmail } = await payload.findGlobal({
    slug: 'settings',
    overrideAccess: true,
  });
  const { publicUrl } = payload.config.custom as { publicUrl: string };
  return { siteName, contactEmail, publicUrl };
}
