/** Somebody who writes to a server that may be killed at any moment, and remembers what it acknowledged. */
export type Writer = {
  /** Stores what is needed before the server is started again. */
  prepare?: () => Promise<void>;
  /**
   * Sends one write after another until the server is gone, and says of each when it was acknowledged.
   * @throws Error if it answers anything but that the write is stored.
   */
  write?: (server: string, onAcknowledged: () => void) => Promise<void>;
  /** Compares what is stored with what was acknowledged, as soon as the server has been started again. */
  check?: () => Promise<void>;
  /** The same of what a server does in its own time, once it is done. */
  checkCompleted?: () => Promise<void>;
};

/** Sends until something was not answered, because the server is gone. */
export async function untilCutOff(sendNext: () => Promise<boolean>): Promise<void> {
  while (await sendNext());
}

type Sending = RequestInit & { url: string; expected: number };

/**
 * The body of the answer; undefined if the server was gone before it had answered.
 * @throws Error unless the answer has the expected status.
 */
export async function send({ url, expected, ...init }: Sending): Promise<string | undefined> {
  const answer = await answerTo(url, init);
  if (answer && answer.status !== expected)
    throw new Error(`${url} answered ${answer.status}: ${answer.text}`);
  return answer?.text;
}

async function answerTo(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** What an editor sends, as their browser would. */
export function asEditor(token: string, method: 'GET' | 'PATCH' | 'POST', body?: object) {
  return {
    method,
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  };
}

let visitors = 0;

/** What a visitor sends, each from a network address of their own. */
export function asVisitor(body: Readonly<Record<string, string>>, type: 'form' | 'json' = 'json') {
  visitors += 1;
  const isForm = type === 'form';
  return {
    method: 'POST',
    headers: {
      'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'X-Forwarded-For': `198.18.${visitors >> 8}.${visitors & 255}`,
    },
    body: isForm ? new URLSearchParams(body).toString() : JSON.stringify(body),
  };
}
