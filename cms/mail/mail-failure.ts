/** A failure as the mail library reports it. */
type Reported = {
  code?: string;
  command?: string;
  message?: string;
  response?: string;
  responseCode?: number;
};

/** Connection failures, whose text cannot repeat an address. */
const connectionCodes = new Set(['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ESOCKET', 'ETLS']);

/** Words for us, our server, what we may do and what we are taken for. Whatever else has one, nobody is removed for it. */
const wordsAboutUs =
  /auth|black|block|client|denied|dkim|dmarc|host|listed|polic|prohibit|relay|reputation|sender|spam|spf/i;

/**
 * Why a mail server did not take a message. What it says of a message is left out: it repeats addresses, and what is
 * thrown ends in logs.
 */
export class MailFailure extends Error {
  override name = 'MailFailure';
  /** What the mail library calls it, as in `ECONNECTION`. */
  readonly code: string | undefined;
  /** The command that was refused, as in `RCPT TO`. */
  readonly command: string | undefined;
  /** The code of the answer, as in 550 (RFC 5321); nothing if there was none. */
  readonly responseCode: number | undefined;
  /** The status in the answer, as in `5.1.1` (RFC 3463). */
  readonly status: string | undefined;
  /** Whether the text of the answer speaks of us, or of what we may do: `relay not permitted`. */
  readonly isAboutUs: boolean;

  constructor(reported: unknown) {
    const { code, command, message, response = '', responseCode } = reported as Reported;
    const reason = code && connectionCodes.has(code) ? message : (responseCode ?? code);
    super(`The mail server did not take the message (${reason ?? 'no answer'})`);
    this.code = code;
    this.command = command?.split(':')[0];
    this.responseCode = responseCode;
    this.status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})/.exec(response)?.[1];
    // The recipient's own address may have such a word.
    const words = response.split(' ').filter((word) => !word.includes('@'));
    this.isAboutUs = wordsAboutUs.test(words.join(' '));
  }
}
