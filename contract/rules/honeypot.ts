/** The name of a form field that people cannot see or reach, but robots fill in. */
export const honeypotName = 'website';

export type Honeypot = { [honeypotName]?: string };

/** Whether a robot sent this. It gets a normal answer, and its message is dropped. */
export function isFromRobot({ [honeypotName]: value }: Honeypot): boolean {
  return Boolean(value);
}
