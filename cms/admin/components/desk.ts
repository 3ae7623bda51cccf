import type { Payload } from 'payload';
import type { Desk } from '#cms/desk/desk.ts';

/** What the server lets the admin's screens ask the database; it comes with the configuration. */
export function deskOf({ config }: Payload): Desk {
  return (config.custom as { desk: Desk }).desk;
}
