/** Takes all steps at once; of a long list they keep everybody waiting. */
export function takeAll<Result>(steps: Iterator<unknown, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
