import { readEnvironment } from '#cms/runtime/env.ts';
import { redactConsole } from '#cms/runtime/logger.ts';
import { startBase } from '#cms/runtime/start-base.ts';
import { seed } from './index.ts';

/** `npm run seed`: puts the demo data into the database that the environment names. */
async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const { payload } = await startBase(env);
  console.log('Storing the demo data:');
  await seed(payload, {
    date: env.seedDate ?? new Date(),
    onProgress: (line) => console.log(`  ${line}`),
  });
  console.log('The demo data is complete.');
}

redactConsole();
try {
  await main();
  process.exit(0);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The demo data could not be stored. ${reason}`);
  process.exit(1);
}
