import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRegularExpressions, problemOf } from './regular-expressions.ts';
import { readSources } from './sources.ts';

const folders = ['cms', 'collections', 'contract', 'seed', 'site'];

function problemsIn(code: string): (string | undefined)[] {
  return findRegularExpressions('a.ts', code).map(problemOf);
}

describe('the check of regular expressions', () => {
  it.each([
    [String.raw`path.replace(/\/+$/, '')`, 'takes 2nd degree polynomial time'],
    [String.raw`heading.replace(/\(.*\)|£/g, '')`, 'takes 2nd degree polynomial time'],
    [String.raw`/^(a+)+$/.test(text)`, 'takes exponential time'],
    [String.raw`new RegExp('^(\\w|a)*$')`, 'takes exponential time'],
    ['new RegExp(`^${path}$`)', 'is constructed at run time'],
    ['RegExp(source)', 'is constructed at run time'],
  ])('refuses %s', (code, reason) => {
    expect(problemsIn(`\n${code};`)).toEqual([expect.stringContaining(reason)]);
    expect(problemsIn(`\n${code};`)[0]).toMatch(/^a\.ts:2: /);
  });

  it.each([
    String.raw`/^\d{4}-\d{2}-\d{2}$/.test(text)`,
    String.raw`name.replace(/\s+/g, ' ')`,
    String.raw`new RegExp('^[a-z]+$', 'i')`,
  ])('lets %s pass', (code) => {
    expect(problemsIn(code)).toEqual([undefined]);
  });
});

it('every regular expression takes linear time, so that no text can block the process', () => {
  const paths = Object.keys(readSources(folders, ['cms/testing', 'site/e2e']));
  const expressions = paths
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => findRegularExpressions(path, readFileSync(path, 'utf8')));
  expect(expressions.length).toBeGreaterThan(20);
  expect(expressions.map(problemOf).filter(Boolean)).toEqual([]);
}, 600_000);
