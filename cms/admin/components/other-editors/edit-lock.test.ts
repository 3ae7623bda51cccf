import { describe, expect, it } from 'vitest';
import { nextLock, readOther } from './edit-lock.ts';

const document = 'guides/1';
const clara = { id: 'c', name: 'Clara' };
const dora = { id: 'd', name: 'Dora' };
const mine = nextLock(undefined, { document });

describe('the lock of a document', () => {
  it('is taken over once somebody else holds what was one’s own', () => {
    expect(nextLock(mine, { document, other: clara })).toEqual({
      document,
      other: clara,
      isTakenOver: true,
    });
  });

  it('is not taken over by whoever was first', () => {
    const theirs = nextLock(undefined, { document, other: clara });
    expect(theirs.isTakenOver).toBe(false);
    expect(nextLock(theirs, { document, other: clara })).toBe(theirs);
    expect(nextLock(theirs, { document, other: dora }).isTakenOver).toBe(false);
  });

  it('stays taken over when a third person takes it', () => {
    const theirs = nextLock(mine, { document, other: clara });
    expect(nextLock(theirs, { document, other: dora }).isTakenOver).toBe(true);
    expect(nextLock(theirs, { document })).toEqual(mine);
  });

  it('says nothing about another document', () => {
    expect(nextLock(mine, { document: 'guides/2', other: clara }).isTakenOver).toBe(false);
  });
});

describe('the other editor', () => {
  it('has a name if the server gives one', () => {
    expect(readOther({ id: 'c', name: 'Clara', email: 'clara@directory.example' })).toEqual(clara);
    expect(readOther('c')).toEqual({ id: 'c' });
  });
});
