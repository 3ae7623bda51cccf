import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Importing this lets a process of the tests hash passwords in a thousand rounds.

/** Payload's own, which take a third of a second. */
const rounds = 600_000;

const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations === rounds ? 1000 : iterations, ...rest);
syncBuiltinESMExports();
