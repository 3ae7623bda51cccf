import { expect, it } from 'vitest';
import { shareImagePath } from './share-image.ts';

it.each([
  ['/', '/share/home.png'],
  ['/compare', '/share/compare.png'],
  ['/providers/ashdown', '/share/providers/ashdown.png'],
  ['/medications?filter=wegovy', '/share/medications/wegovy.png'],
  ['/medications?filter=wegovy%2Fozempic', '/share/medications/wegovy-ozempic.png'],
])('the share image of %s is at %s', (page, picture) => {
  expect(shareImagePath(page)).toBe(picture);
});
