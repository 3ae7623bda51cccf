import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { createTransport } from './transport.ts';

const message = {
  from: 'reports@directory.example',
  to: 'pat@reader.example',
  subject: 'A report',
  text: 'What the injections cost.',
};

describe('a mail server that speaks TLS', () => {
  let server: MailServer;

  beforeAll(async () => {
    server = await startMailServer({ hasTls: true });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.accepted.length = 0;
  });

  async function send(smtpUrl: string): Promise<void> {
    const transport = await createTransport({ smtpUrl, dataDir: '' });
    try {
      await transport.send(message);
    } finally {
      transport.close();
    }
  }

  it('is told nothing while nobody vouches for its certificate', async () => {
    await expect(send(server.url)).rejects.toThrow(
      /^The mail server did not take the message \(.*certificate.*\)$/,
    );
    expect(server.accepted).toEqual([]);
  });

  it('is sent to with smtps:// once it is trusted', async () => {
    await send(`${server.url}/?tls.rejectUnauthorized=false`);
    expect((await server.read()).map(({ subject }) => subject)).toEqual(['A report']);
  });
});
