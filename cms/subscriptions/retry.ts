/** Retries a step that returns undefined because of a conflicting change. */
export async function retry<Result>(step: () => Promise<Result | undefined>): Promise<Result> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const result = await step();
    if (result !== undefined) return result;
  }
  throw new Error('The subscription kept changing; gave up.');
}
