import type { Payload, SendEmailOptions } from 'payload';
import { readSender, toEmail } from './email.ts';
import type { Recipient } from './mail-queue.ts';
import type { RenderedMessage } from './messages/render-message.ts';
import type { MessageContent } from './messages/subscriber-message.ts';
import type { Signing } from '../subscriptions/signing.ts';

type Parts = {
  payload: Payload;
  signing: Signing;
  /** Where people open the site. */
  publicUrl: string;
};

export type Compose = (message: {
  recipient: Recipient;
  content: MessageContent;
  messageId: string;
}) => Promise<SendEmailOptions>;

/** Placeholders for a recipient's own links in what is rendered once for all. */
const leaveToken = 'token-to-leave';
const manageToken = 'token-to-manage';
const confirmToken = 'token-to-confirm';

/** Composes messages to subscribers; each kind is rendered once, with the settings and the report as they are then. */
export async function createCompose({ payload, signing, publicUrl }: Parts): Promise<Compose> {
  const { siteName, contactEmail } = await readSender(payload);
  const sender = { siteName, contactEmail, publicUrl };
  const rendered = new Map<string, Promise<RenderedMessage>>();
  const unsubscribeUrl = `${publicUrl}/subscription/unsubscribe?token=`;

  return async ({ recipient, content, messageId }) => {
    const { subject, html, text } = await renderOnce(content);
    const code = recipient.addressCode ?? signing.addressCode(recipient.email);
    const leave = signing.leaveToken(code);
    const manage = signing.manageToken(code, new Date());
    const confirm = signing.confirmToken(code, recipient.consentedAt);
    const personal = (part: string) =>
      part
        .replaceAll(leaveToken, leave)
        .replaceAll(manageToken, manage)
        .replaceAll(confirmToken, confirm);
    const message = { subject, html: personal(html), text: personal(text) };
    const email = toEmail(message, { payload, sender, to: recipient.email, messageId });
    return {
      ...email,
      list: {
        id: { url: `reports.${new URL(publicUrl).hostname}`, comment: siteName },
        unsubscribe: unsubscribeUrl + leave,
      },
      headers: { ...email.headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  };

  function renderOnce(content: MessageContent): Promise<RenderedMessage> {
    const key = content.kind === 'report' ? content.report.url : content.kind;
    const known = rendered.get(key);
    if (known) return known;
    const rendering = render(content);
    rendered.set(key, rendering);
    return rendering;
  }

  async function render(content: MessageContent): Promise<RenderedMessage> {
    // The component library takes 40 MB, which a process that sends nothing does not need.
    const { renderMessage } = await import('./messages/render-message.ts');
    const { subscriberMessage } = await import('./messages/subscriber-message.ts');
    const confirmUrl = `${publicUrl}/subscription/confirm?token=${confirmToken}`;
    return renderMessage(subscriberMessage(content, { confirmUrl }), {
      ...sender,
      subscription: {
        unsubscribeUrl: unsubscribeUrl + leaveToken,
        preferencesUrl: `${publicUrl}/subscription?token=${manageToken}`,
      },
    });
  }
}
