import type { EmailAdapter, SendEmailOptions } from 'payload';
import type { Environment } from '../runtime/env.ts';
import { lazy } from '../runtime/lazy.ts';
import { inSpan } from '../runtime/span.ts';
import { createTransport } from './transport.ts';

/** Payload's way to send email; ours and its own go through the same transport. */
export function mailAdapter(
  env: Pick<Environment, 'dataDir' | 'mailFrom' | 'smtpUrl'>,
): EmailAdapter<void> {
  const transport = lazy(() => createTransport(env));
  return () => ({
    name: 'directory',
    defaultFromAddress: env.mailFrom,
    defaultFromName: 'UK Weight Loss Medication Directory',
    sendEmail: async (message) => {
      const { send } = await transport();
      const text = message.text ?? (await asText(message));
      await inSpan('send email', () =>
        send({ ...message, from: message.from ?? env.mailFrom, text }),
      );
    },
  });
}

/** Payload's own messages are HTML alone. */
async function asText({ html }: SendEmailOptions): Promise<string | undefined> {
  if (typeof html !== 'string') return undefined;
  const { toPlainText } = await import('@react-email/components');
  return toPlainText(html);
}
