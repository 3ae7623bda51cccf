import { describe, expect, it } from 'vitest';
import { hasNoCredentials, isBelow, isWebAddress } from './web-address.ts';

const ofLength = (length: number) => 'https://clinic.example/'.padEnd(length, 'a');

describe('a web address', () => {
  it('starts with http or https', () => {
    expect(isWebAddress('https://clinic.example/prices')).toBe(true);
    expect(isWebAddress('http://clinic.example')).toBe(true);
    expect(isWebAddress('ftp://clinic.example')).toBe(false);
    expect(isWebAddress('clinic.example')).toBe(false);
  });

  it('has at most 2,000 characters', () => {
    expect(isWebAddress(ofLength(2000))).toBe(true);
    expect(isWebAddress(ofLength(2001))).toBe(false);
    expect(isBelow('clinic.example', ofLength(2001))).toBe(false);
  });

  it('is below its own domain and those above it', () => {
    expect(isBelow('clinic.example', 'https://clinic.example/')).toBe(true);
    expect(isBelow('example', 'https://clinic.example/')).toBe(true);
    expect(isBelow('linic.example', 'https://clinic.example/')).toBe(false);
    expect(isBelow('clinic.example', 'http://clinic.example/')).toBe(false);
    expect(isBelow('clinic.example', 'clinic.example')).toBe(false);
  });

  it('with a name or a password is told from one without', () => {
    expect(hasNoCredentials('https://clinic.example')).toBe(true);
    expect(hasNoCredentials('https://clinic.example@elsewhere.example')).toBe(false);
    expect(hasNoCredentials('https://:secret@clinic.example')).toBe(false);
  });
});
