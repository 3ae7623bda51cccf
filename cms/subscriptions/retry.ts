/** Retries a step as long as another change came first, which it says by returning nothing. */
export async function retry<Result>(step: () => Promise<Result | undefined>): Promise<Result> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const result = await step();
    if (result !== undefined) return result;
  }
  throw new Error('A subscription went on changing while it was to be changed');
}
