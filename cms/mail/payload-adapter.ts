import type { EmailAdapter } from 'payload';
import type { Environment } from '../runtime/env.ts';
import { createTransport } from './transport.ts';

/** What Payload sends by itself, as for a forgotten password, goes the same way as everything else. */
export function mailAdapter(
  env: Pick<Environment, 'dataDir' | 'mailFrom' | 'smtpUrl'>,
): EmailAdapter<void> {
  const transport = createTransport(env);
  return () => ({
    name: 'directory',
    defaultFromAddress: env.mailFrom,
    defaultFromName: 'UK Weight Loss Medication Directory',
    sendEmail: (message) =>
      transport.send({
        ...message,
        from: message.from ?? env.mailFrom,
      }),
  });
}
