import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from './colours.ts';

const styles = readFileSync('site/styles.css', 'utf8');

describe('the colours of pictures', () => {
  it.each([
    ['paper', 'paper'],
    ['ink', 'ink'],
    ['muted', 'muted'],
    ['lineStrong', 'line-strong'],
    ['primary', 'primary'],
    ['onPrimary', 'on-primary'],
  ] as const)('%s is the token of the site', (name, token) => {
    expect(styles).toContain(`--color-${token}: ${colours[name]};`);
  });
});
