import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('logs and counts what nobody waits for, and stops in order after what nobody catches', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'cms/testing/fail-uncaught.ts'],
    { encoding: 'utf8', timeout: 60_000 },
  );
  const lines = stdout.trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/"level":"error","error":"first","rejections":1/),
    expect.stringMatching(/"level":"error","error":"second","rejections":2/),
    'still here',
    expect.stringMatching(/"level":"fatal","error":"third"/),
    'shutting down',
  ]);
  expect(status).toBe(1);
});
