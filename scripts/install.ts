import { spawnSync } from 'node:child_process';

/** Prints and runs a command that installs what is missing; returns whether it succeeded. */
export function install(missing: string, command: string, ...parameters: string[]): boolean {
  console.log(`No ${missing} yet: ${[command, ...parameters].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, parameters, { stdio: 'inherit', env }).status === 0;
}

/** Installs a Debian package, if this user is allowed to. */
export function installDebianPackage(missing: string, name: string): void {
  if (process.getuid?.() !== 0 || !install(missing, 'apt-get', 'update')) return;
  install(missing, 'apt-get', 'install', '--yes', '--no-install-recommends', name);
}
