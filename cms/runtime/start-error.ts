/** What keeps a process from starting, in a sentence for whoever runs it. Nothing has been changed. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The database does not answer; it may do so later. */
export class DatabaseAway extends StartError {
  override name = 'DatabaseAway';
}

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number };

/** The sentence for what a start has met; nothing for what nobody has foreseen. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const { address, code, path: file, port, syscall } = error as SystemError;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken. Stop whatever is using it, or choose another with PORT.`;
  if (syscall === 'listen')
    return `Nothing can listen on port ${port} of ${address} (${code}). Choose others with PORT and HOST.`;
  if (!file || !code) return undefined;
  const why = fileProblems[code];
  return why && `${file} cannot be written: ${why}. DATA_DIR sets where the data is kept.`;
}

const fileProblems: Readonly<Record<string, string>> = {
  EACCES: 'the user that runs the site has no right to',
  EPERM: 'the user that runs the site has no right to',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
};
