import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from './icon.tsx';

it('every icon has a drawing in the style sheet', () => {
  const sheet = readFileSync(new URL('icon.css', import.meta.url), 'utf8');
  const drawn = [...sheet.matchAll(/\.icon-([a-z]+) \{\s+--drawing:/g)].map(([, name]) => name);
  expect(drawn).toEqual(iconNames);
});
