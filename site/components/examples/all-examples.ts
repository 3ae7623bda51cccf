import type { Examples } from './examples.ts';
import { compareText } from '#contract/rules/compare-text.ts';

const files = import.meta.glob<Examples>('../../{components,pages}/**/*.examples.tsx', {
  eager: true,
  import: 'examples',
});

/** The examples of every component that has any, in alphabetical order. */
export const allExamples = Object.entries(files)
  .map(([file, examples]) => ({ name: nameOf(file), examples }))
  .toSorted((a, b) => compareText(a.name, b.name));

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace('.examples.tsx', '');
}
