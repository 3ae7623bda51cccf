import { startBuiltServer } from './built-server.ts';
import { median } from './median.ts';

const starts = 5;

/** The median time in milliseconds from the start of the program, on a database that is there, to its first page. */
export async function measureStart(dataDir: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    const start = performance.now();
    const server = await startBuiltServer({ dataDir });
    const page = await fetch(server.url);
    await page.text();
    times.push(performance.now() - start);
    await server.stop();
  }
  return median(times, Number);
}
