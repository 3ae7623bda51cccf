import { randomUUID } from 'node:crypto';
import type { Payload, SendEmailOptions } from 'payload';
import { linkPaths } from '#contract/rules/link-paths.ts';
import { readSender, toEmail } from './email.ts';
import { mailLists, type MailList } from './mail-lists.ts';
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
  list: MailList;
  content: MessageContent;
  messageId: string;
}) => Promise<RenderedMessage & SendEmailOptions>;

/** Composes messages to subscribers; each kind is rendered once, with the settings and the report as they are then. */
export async function createCompose({ payload, signing, publicUrl }: Parts): Promise<Compose> {
  const { siteName, contactEmail } = await readSender(payload);
  const sender = { siteName, contactEmail, publicUrl };
  const rendered = new Map<string, Promise<RenderedMessage>>();
  // They stand for a recipient's own links in what is rendered once for all. Whoever knew them could write one into a text
  // of theirs, and every reader would find their own there.
  const [leaveToken, manageToken, confirmToken] = [randomUUID(), randomUUID(), randomUUID()];

  return async ({ recipient, list, content, messageId }) => {
    const { subject, html, text } = await renderOnce(list, content);
    const code = recipient.addressCode ?? signing.addressCode(recipient.email);
    const leave = signing.leaveToken(code);
    const manage = signing.manageToken(code, new Date());
    const confirm =
      content.kind === 'alert-confirmation'
        ? signing.alertToken(code, content.alert.id)
        : signing.confirmToken(code, recipient.consentedAt);
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
        id: { url: `${list}.${new URL(publicUrl).hostname}`, comment: siteName },
        unsubscribe: publicUrl + mailLists[list].endPath + leave,
      },
      headers: { ...email.headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  };

  function renderOnce(list: MailList, content: MessageContent): Promise<RenderedMessage> {
    // What alerts tell is different for everybody.
    if (content.kind.startsWith('alert-')) return render(list, content);
    const key = `${list} ${JSON.stringify(content)}`;
    const known = rendered.get(key);
    if (known) return known;
    const rendering = render(list, content);
    rendered.set(key, rendering);
    return rendering;
  }

  async function render(list: MailList, content: MessageContent): Promise<RenderedMessage> {
    // The component library takes 40 MB, which a process that sends nothing does not need.
    const { renderMessage } = await import('./messages/render-message.ts');
    const { subscriberMessage } = await import('./messages/subscriber-message.ts');
    const { confirmPath, endPath, endText } = mailLists[list];
    const links = {
      confirmUrl: publicUrl + confirmPath + confirmToken,
      keepUrl: `${publicUrl}${linkPaths.keepPriceAlerts}?token=${manageToken}`,
    };
    return renderMessage(subscriberMessage(content, links), {
      ...sender,
      subscription: {
        unsubscribeUrl: publicUrl + endPath + leaveToken,
        unsubscribeText: endText,
        preferencesUrl: `${publicUrl}${linkPaths.storedSubscription}?token=${manageToken}`,
      },
    });
  }
}
