import { Counter } from 'prom-client';

/** How this process's attempts to send a message ended. */
export const mailOutcomes = new Counter({
  name: 'directory_mail_total',
  help: 'Attempts to send a message, by how they ended.',
  labelNames: ['outcome'],
  registers: [],
});
