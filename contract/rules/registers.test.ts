import { describe, expect, it } from 'vitest';
import { isInventedAddress, isOnRegistersSite, registerHost, registerNames } from './registers.ts';

describe('the web address of an entry', () => {
  it.each([
    ['cqc', 'https://www.cqc.org.uk/provider/1-123', true],
    ['cqc', 'https://cqc.org.uk/provider/1-123', true],
    ['gphc', 'https://www.pharmacyregulation.org/registers/pharmacy/9012345', true],
    ['cqc', 'http://www.cqc.org.uk/provider/1-123', false],
    ['cqc', 'https://www.gmc-uk.org/1-123', false],
    ['cqc', 'https://fakecqc.org.uk/1-123', false],
    ['cqc', 'https://cqc.org.uk.clinic.com/1-123', false],
    ['cqc', 'https://clinic.com/?from=cqc.org.uk', false],
    ['cqc', 'cqc.org.uk', false],
  ] as const)('in the register %s may be %s: %s', (register, address, isRight) => {
    expect(isOnRegistersSite(register, address)).toBe(isRight);
  });

  it.each([
    ['https://cqc.register.example/entries/1', true],
    ['http://cqc.register.example/entries/1', false],
    ['https://example.com/entries/1', false],
    ['https://www.cqc.org.uk/example', false],
  ])('%s is invented: %s', (address, isInvented) => {
    expect(isInventedAddress(address)).toBe(isInvented);
  });
});

it('every register has its own host', () => {
  expect(registerNames.map(registerHost)).toEqual([
    'cqc.org.uk',
    'pharmacyregulation.org',
    'gmc-uk.org',
    'psni.org.uk',
    'healthcareimprovementscotland.scot',
    'hiw.org.uk',
    'rqia.org.uk',
  ]);
});
