import { londonMidnight } from './date.ts';
import { registers, type Register, type RegisterName } from './registers.ts';

/** A registration checked longer ago than this is no longer shown. */
export const registrationCheckDays = 90;

/** How many days before a registration lapses editors are warned. */
export const registrationWarningDays = 14;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** The ISO times that decide how long a registration is shown; `endsAt` is a time of the day it ended on, null if none is known. */
export type RegistrationTimes = { checkedAt: string; endsAt: string | null };

/** When a registration stops being shown: 90 days after its last check, or when the day it ended on begins in London. */
export function lapsesAt({ checkedAt, endsAt }: RegistrationTimes): Date {
  const unchecked = Date.parse(checkedAt) + registrationCheckDays * dayInMilliseconds;
  if (endsAt === null) return new Date(unchecked);
  return new Date(Math.min(unchecked, londonMidnight(new Date(endsAt), 0).getTime()));
}

/** Whether a registration is shown at `now`. */
export function isShown(registration: RegistrationTimes, now: Date): boolean {
  return now < lapsesAt(registration);
}

/** The ISO time up to which a last check means that the registration has lapsed or will within the warning period. */
export function checkDueBefore(now: Date): string {
  const days = registrationCheckDays - registrationWarningDays;
  return new Date(now.getTime() - days * dayInMilliseconds).toISOString();
}

/** The ISO time before which `endsAt` means that a registration has ended by `now`. */
export function endedBefore(now: Date): string {
  return londonMidnight(now, 1).toISOString();
}

/** The ISO time before which `endsAt` means that a registration has ended or will within the warning period. */
export function endDueBefore(now: Date): string {
  return londonMidnight(now, registrationWarningDays + 1).toISOString();
}

/** A provider with its current registrations. */
export type Registered = { registrations: readonly { register: RegisterName }[] };

/** Whether a provider is on any register. */
export function isRegistered({ registrations }: Registered): boolean {
  return registrations.length > 0;
}

/** Whether a provider is on this register. */
export function isOnRegister({ registrations }: Registered, name: RegisterName): boolean {
  return registrations.some(({ register }) => register === name);
}

/** The registers that a provider is on, in display order. */
export function registersOf(company: Registered): Register[] {
  return registers.filter(({ name }) => isOnRegister(company, name));
}

/** The registers that at least one of the providers is on, in display order. */
export function registersOfAny(companies: readonly Registered[]): Register[] {
  return registers.filter(({ name }) => companies.some((company) => isOnRegister(company, name)));
}

/** Their names as they stand beside a provider's: `CQC`, `GPhC`. */
export function registerMarks(company: Registered): string[] {
  return registersOf(company).map(({ shortName }) => shortName);
}

/** Compares two providers so that registered ones come first. */
export function registeredFirst(a: Registered, b: Registered): number {
  return Number(isRegistered(b)) - Number(isRegistered(a));
}
