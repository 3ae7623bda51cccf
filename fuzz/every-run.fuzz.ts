import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFindings, type Finding } from './finding.ts';
import { answerDeadline } from './send.ts';
import { startFuzz, type Fuzz } from './start.ts';
import type { Watched } from './watch.ts';

describe('after 5,000 hostile requests', () => {
  let fuzz: Fuzz;
  let findings: readonly Finding[];
  let watched: Watched;

  beforeAll(async () => {
    fuzz = await startFuzz(1);
    ({ findings, watched } = await fuzz.run(5000));
    console.log(watched.slowestHealth, watched.peakMemory);
  }, 1_800_000);
  afterAll(() => fuzz?.server.stop());

  it('every one was answered in time, without a server error and without exposing internals', () => {
    expect(findings.length, describeFindings(findings)).toBe(0);
  });

  it('the same process is still alive', () => {
    expect(fuzz.server.isAlive()).toBe(true);
  });

  it('no other client had to wait', () => {
    expect(watched.slowestHealth, watched.slowedBy.join('\n')).toBeLessThan(answerDeadline);
  });

  it('its memory is bounded', () => {
    expect(watched.peakMemory).toBeLessThan(1000);
  });

  it('its log contains no secrets or email addresses', async () => {
    expect(await fuzz.findSecretsInLog()).toEqual([]);
  });
});
