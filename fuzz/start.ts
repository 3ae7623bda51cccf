import { allRoles, createAccounts, emailOf } from './accounts.ts';
import { examples } from './examples.ts';
import type { Finding } from './finding.ts';
import { requests } from './generators/index.ts';
import type { FuzzRequest } from './request.ts';
import { runFuzz } from './run.ts';
import { startFuzzServer, type FuzzServer } from './server.ts';
import { readSurface } from './surface.ts';
import { watch, type Watched } from './watch.ts';

export type Fuzz = {
  server: FuzzServer;
  /** The secrets and email addresses that the server's log contains so far. */
  findSecretsInLog: () => Promise<readonly string[]>;
  /** Sends the given number of generated requests, after the known examples. */
  run: (count: number) => Promise<{ findings: readonly Finding[]; watched: Watched }>;
};

/** Starts a server with an account for each role, and the request generator, with FUZZ_SEED or the given seed. */
export async function startFuzz(givenSeed: number): Promise<Fuzz> {
  const server = await startFuzzServer();
  const accounts = await createAccounts(server.test.payload, server.url);
  const generated = requests(await readSurface(server.url, server.test));
  let seed = Number(process.env.FUZZ_SEED || givenSeed);
  console.log(`FUZZ_SEED=${seed} repeats these requests.`);
  return {
    server,
    findSecretsInLog: () =>
      server.findInLog([server.secret, ...accounts.secrets(), ...allRoles.map(emailOf)]),
    run: async (count) => {
      const inFlight = new Set<FuzzRequest>();
      const watching = watch(server, inFlight);
      const done = await runFuzz({
        server,
        accounts,
        requests: generated,
        examples,
        seed,
        count,
        inFlight,
      });
      seed += count;
      console.table(done.tally);
      return { ...done, watched: await watching.stop() };
    },
  };
}
