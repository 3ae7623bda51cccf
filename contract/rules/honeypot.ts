/** The field of a form that people neither see nor reach; what robots send fills it in. */
export const honeypotName = 'website';

export type Honeypot = { [honeypotName]?: string };

/** Whether a robot has sent this. It is answered as if it had been heard, and what it sent is dropped. */
export function isFromRobot({ [honeypotName]: value }: Honeypot): boolean {
  return Boolean(value);
}
