import type { ReactElement } from 'react';
import type { Sender } from './sender.ts';

/** An email to one person. Each kind is a module of its own, which its sender imports when it is needed. */
export type Message<From extends Sender = Sender> = {
  subject: string;
  body: (sender: From) => ReactElement;
};
