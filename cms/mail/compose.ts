import type { Payload, SendEmailOptions } from 'payload';
import type { MessageContent, RenderedMessage } from './messages/render-message.tsx';
import type { Recipient } from './post.ts';
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

/** Stand in for a recipient's own links in what is rendered once for all. */
const leaveToken = 'token-to-leave';
const manageToken = 'token-to-manage';
const confirmToken = 'token-to-confirm';

/** Makes messages; each kind is rendered once, as the settings and the report are at that time. */
export async function createCompose({ payload, signing, publicUrl }: Parts): Promise<Compose> {
  const { siteName, contactEmail } = await payload.findGlobal({
    slug: 'settings',
    overrideAccess: true,
  });
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
    return {
      from: { name: siteName, address: payload.email.defaultFromAddress },
      replyTo: contactEmail,
      to: { name: '', address: recipient.email },
      subject,
      html: personal(html),
      text: personal(text),
      messageId,
      list: {
        id: { url: `reports.${new URL(publicUrl).hostname}`, comment: siteName },
        unsubscribe: unsubscribeUrl + leave,
      },
      headers: {
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
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
    const { renderMessage } = await import('./messages/render-message.tsx');
    return renderMessage(content, {
      sender: {
        siteName,
        contactEmail,
        publicUrl,
        subscription: {
          unsubscribeUrl: unsubscribeUrl + leaveToken,
          preferencesUrl: `${publicUrl}/subscription?token=${manageToken}`,
        },
      },
      confirmUrl: `${publicUrl}/subscription/confirm?token=${confirmToken}`,
    });
  }
}
