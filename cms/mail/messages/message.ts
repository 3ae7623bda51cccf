import type { ReactElement } from 'react';
import type { Sender } from './sender.ts';

/** An email to one person: each module of messages makes one kind, and whoever sends it imports it when it is needed. */
export type Message<From extends Sender = Sender> = {
  subject: string;
  body: (sender: From) => ReactElement;
};
