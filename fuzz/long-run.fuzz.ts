import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFindings, type Finding } from './finding.ts';
import { startFuzz, type Fuzz } from './start.ts';
import type { Watched } from './watch.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? 200_000);

/** Fills the caches and reads the admin's pages first, so that memory is compared with a warm server. */
const warmUp = requests / 5;

describe(`after ${requests} hostile requests`, () => {
  let fuzz: Fuzz;
  let findings: readonly Finding[];
  let watched: Watched;
  let memoryBefore: number;

  beforeAll(async () => {
    fuzz = await startFuzz(Date.now() % 1_000_000);
    const first = await fuzz.run(warmUp);
    await wait(10_000);
    memoryBefore = fuzz.server.memory() ?? Infinity;
    const rest = await fuzz.run(requests - warmUp);
    findings = [...first.findings, ...rest.findings];
    watched = rest.watched;
    console.log(memoryBefore, watched.peakMemory, watched.slowestHealth);
  }, 24 * 3_600_000);
  afterAll(() => fuzz?.server.stop());

  it('every one was answered in time, without a server error and without exposing internals', () => {
    expect(findings.length, describeFindings(findings)).toBe(0);
  });

  it('the same process is still alive', () => {
    expect(fuzz.server.isAlive()).toBe(true);
  });

  it('no other client waited for half a second', () => {
    expect(watched.slowestHealth, watched.slowedBy.join('\n')).toBeLessThan(500);
  });

  it('its memory is within a fifth of the start a minute later', { timeout: 120_000 }, async () => {
    await wait(60_000);
    expect(fuzz.server.memory() ?? 0).toBeLessThan(memoryBefore * 1.2);
  });

  it('its log contains no secrets or email addresses', async () => {
    expect(await fuzz.findSecretsInLog()).toEqual([]);
  });
});
