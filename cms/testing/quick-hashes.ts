import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { Encrypter } from 'age-encryption';

// Importing this lets a process of the tests hash passwords in a thousand rounds, and passphrases of backups in as many.

/** Payload's own, which take a third of a second. */
const rounds = 600_000;

const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations === rounds ? 1000 : iterations, ...rest);
syncBuiltinESMExports();

const setPassphrase: (this: Encrypter, passphrase: string) => void = Reflect.get(
  Encrypter.prototype,
  'setPassphrase',
);
Encrypter.prototype.setPassphrase = function (passphrase) {
  this.setScryptWorkFactor(10);
  setPassphrase.call(this, passphrase);
};
