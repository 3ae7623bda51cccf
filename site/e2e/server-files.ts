import path from 'node:path';
import { test } from '@playwright/test';

/** Where a server of the journeys keeps what belongs to it: its log, the name of its data folder, its editor’s session. */
export function serverFolder(baseURL: string): string {
  return `test-results/journeys-at-${new URL(baseURL).port}`;
}

/** The path of such a file of the server that the running journey is about. */
export function serverFile(name: 'data-dir' | 'log' | 'session.json'): string {
  const { baseURL } = test.info().project.use;
  if (baseURL === undefined) throw new Error('This project is about no server.');
  return path.join(serverFolder(baseURL), name);
}
