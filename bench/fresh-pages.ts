import autocannon from 'autocannon';

const seconds = 5;
const connections = 4;

/**
 * How many a second a warm server makes of /compare with all its rows, uncompressed. Each is made anew, because each asks
 * for another highest total, which no price reaches.
 */
export async function freshPagesPerSecond(siteUrl: string): Promise<number> {
  await askFrom(10_000, siteUrl);
  return askFrom(20_000, siteUrl);
}

async function askFrom(lowestTotal: number, siteUrl: string): Promise<number> {
  let highestTotal = lowestTotal;
  const result = await autocannon({
    url: siteUrl,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          highestTotal += 1;
          return { ...request, path: `/compare?max=${highestTotal}&page=everything` };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} bad answers, ${result.errors} errors under load.`);
  }
  return result.requests.average;
}
