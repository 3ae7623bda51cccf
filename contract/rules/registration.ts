import type { RegisterName } from './registers.ts';

/** A registration that was looked up longer ago than this is not shown any more. */
export const registrationCheckDays = 90;

/** So many days before a registration lapses, editors are told. */
export const registrationWarningDays = 14;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** What decides how long a registration is shown: ISO times, and null where no end is known. */
export type RegistrationTimes = { checkedAt: string; endsAt: string | null };

/** From when on a registration is not shown: 90 days after its last check, or at its end if that comes first. */
export function lapsesAt({ checkedAt, endsAt }: RegistrationTimes): Date {
  const unchecked = Date.parse(checkedAt) + registrationCheckDays * dayInMilliseconds;
  return new Date(endsAt === null ? unchecked : Math.min(unchecked, Date.parse(endsAt)));
}

/** Whether a registration is shown at `now`. */
export function isShown(registration: RegistrationTimes, now: Date): boolean {
  return now < lapsesAt(registration);
}

/** Registrations last checked at this time or before lapse within the days of the warning, or have; an ISO time. */
export function checkDueBefore(now: Date): string {
  const days = registrationCheckDays - registrationWarningDays;
  return new Date(now.getTime() - days * dayInMilliseconds).toISOString();
}

/** When the days of the warning are over that begin at `now`; an ISO time. */
export function registrationWarningEnd(now: Date): string {
  return new Date(now.getTime() + registrationWarningDays * dayInMilliseconds).toISOString();
}

/** A provider with the registrations that are shown. */
export type Registered = { registrations: readonly { register: RegisterName }[] };

/** Whether a provider is shown with a registration of any register. */
export function isRegistered({ registrations }: Registered): boolean {
  return registrations.length > 0;
}

/** Whether a provider is shown with a registration of this register. */
export function isOnRegister({ registrations }: Registered, name: RegisterName): boolean {
  return registrations.some(({ register }) => register === name);
}

/** For sorting: those on a register come before those on none; 0 where both are alike. */
export function registeredFirst(a: Registered, b: Registered): number {
  return Number(isRegistered(b)) - Number(isRegistered(a));
}
