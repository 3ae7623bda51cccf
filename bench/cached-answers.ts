import { startBareServer, startBuiltServer, type RunningServer } from './built-server.ts';
import { measureLoad, type Load } from './load.ts';
import { median } from './median.ts';
import { untilIdle } from './until-idle.ts';

const rounds = 5;
const threeHeaders = ['content-type', 'content-length', 'content-encoding'];

/** What a cached answer costs. */
export type CachedAnswer = {
  load: Load;
  /** What it costs a bare server that sends the same headers: processor time in microseconds. */
  bareMicroseconds: number;
  /** The site's processor time as a multiple of that. */
  ofBare: number;
  /** The same of a bare server that sends three headers. */
  ofThreeHeaders: number;
};

/**
 * Measures the cached answers to paths. Of two processes that run the same, one may cost a fifth more than the other for as
 * long as it lives, so in each of five rounds all servers are started anew, and the median of the ratios is taken.
 *
 * @param dataDir - A database that is there: what fills its own first often costs more.
 */
export async function measureCachedAnswers(
  dataDir: string,
  paths: readonly string[],
): Promise<Map<string, CachedAnswer>> {
  const measured = new Map<string, CachedAnswer[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    const site = await startBuiltServer({ dataDir });
    try {
      for (const path of paths) {
        // Two visits: what is asked for once is not kept.
        for (let visit = 0; visit < 2; visit += 1)
          await fetch(site.url + path).then((response) => response.text());
      }
      await untilIdle(site.pid);
      for (const path of paths)
        measured.get(path)?.push(await measureBeside({ ...site, url: site.url + path }));
    } finally {
      await site.stop();
    }
  }
  return new Map(
    [...measured].map(([path, answers]) => [
      path,
      {
        load: median(answers, ({ load }) => load.processorMicroseconds).load,
        bareMicroseconds: median(answers, ({ bareMicroseconds }) => bareMicroseconds)
          .bareMicroseconds,
        ofBare: median(answers, ({ ofBare }) => ofBare).ofBare,
        ofThreeHeaders: median(answers, ({ ofThreeHeaders }) => ofThreeHeaders).ofThreeHeaders,
      },
    ]),
  );
}

async function measureBeside(ours: RunningServer): Promise<CachedAnswer> {
  const bare = await startBareServer(ours.url);
  const three = await startBareServer(ours.url, threeHeaders);
  try {
    for (const server of [ours, bare, three]) await measureLoad(server);
    const [load, bareLoad, threeLoad] = [
      await measureLoad(ours),
      await measureLoad(bare),
      await measureLoad(three),
    ];
    return {
      load,
      bareMicroseconds: bareLoad.processorMicroseconds,
      ofBare: load.processorMicroseconds / bareLoad.processorMicroseconds,
      ofThreeHeaders: load.processorMicroseconds / threeLoad.processorMicroseconds,
    };
  } finally {
    await bare.stop();
    await three.stop();
  }
}
