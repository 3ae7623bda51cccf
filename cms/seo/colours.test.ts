import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from './colours.ts';

const styles = readFileSync('site/styles.css', 'utf8');

describe('the colours used in images', () => {
  it.each([
    ['paper', 'paper'],
    ['ink', 'ink'],
    ['muted', 'muted'],
    ['lineStrong', 'line-strong'],
    ['primary', 'primary'],
    ['onPrimary', 'on-primary'],
  ] as const)('%s equals the site’s design token', (name, token) => {
    expect(styles).toContain(`--color-${token}: ${colours[name]};`);
  });
});
