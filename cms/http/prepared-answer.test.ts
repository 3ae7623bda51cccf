import { randomBytes } from 'node:crypto';
import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { heldMemory } from '../testing/held-memory.ts';
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts';

it('counts all the memory that its forms hold', async () => {
  const before = heldMemory().arrayBuffers;
  const prepared = await Promise.all(
    Array.from({ length: 500 }, () => {
      const bytes = Buffer.from(randomBytes(1000).toString('hex'));
      return prepareAnswer({ status: 200, headers: {}, content: { bytes } }, { isNamed: true });
    }),
  );
  for (const each of prepared) {
    await each.compress('br');
    await each.compress('gzip');
  }
  const counted = prepared.reduce((sum, each) => sum + each.bytes(), 0);
  expect(counted).toBeGreaterThan(500 * 4000);
  expect(heldMemory().arrayBuffers - before).toBeLessThan(1.2 * counted);
});

it('counts the heads that it keeps', async () => {
  const before = heldMemory().heapUsed;
  const prepared = await sentAnswers(() => ({ 'X-Long': longValue() }));
  const counted = prepared.reduce((sum, each) => sum + each.bytes(), 0);
  expect(heldMemory().heapUsed - before).toBeLessThan(1.2 * counted);
});

it('keeps the headers that it shares with others once for all of them', async () => {
  const headers = { 'X-Long': longValue() };
  const before = heldMemory().heapUsed;
  const prepared = await sentAnswers(() => headers);
  expect(heldMemory().heapUsed - before).toBeLessThan(500 * 5000);
  expect(prepared).toHaveLength(500);
});

function longValue(): string {
  return randomBytes(5000).toString('hex');
}

/** 500 short answers, each sent once as it is and once to somebody who has it. */
async function sentAnswers(headers: () => OutgoingHttpHeaders): Promise<PreparedAnswer[]> {
  const prepared: PreparedAnswer[] = [];
  for (let index = 0; index < 500; index += 1) {
    const content = { bytes: Buffer.from(`answer ${index}`) };
    const answer = await prepareAnswer(
      { status: 200, headers: headers(), content },
      { isNamed: true },
    );
    send(answer, {});
    send(answer, { 'if-none-match': '*' });
    prepared.push(answer);
  }
  return prepared;
}

function send(answer: PreparedAnswer, headers: IncomingHttpHeaders): void {
  const version = { httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 };
  const req = Object.assign(new IncomingMessage(new Socket()), version, { headers });
  void answer.send(req, new ServerResponse(req));
}

it('yields to the event loop while it hashes what is large', async () => {
  const content = { bytes: Buffer.alloc(10 * 1024 * 1024) };
  const prepare = () => prepareAnswer({ status: 200, headers: {}, content }, { isNamed: true });
  expect(await countTurns(prepare)).toBeGreaterThanOrEqual(4);
});
