import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** How many rounds Payload takes to hash a password: a third of a second, which tests would spend a thousand times. */
const rounds = 600_000;

const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations === rounds ? 1000 : iterations, ...rest);
syncBuiltinESMExports();
