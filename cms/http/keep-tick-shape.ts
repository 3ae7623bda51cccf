import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps a tick (`process.nextTick`) as quick to make as the first was: each answer makes several. Node makes it as an
 * object with computed keys, which V8 compiles for the one shape that it has seen. A collection of garbage that finds no
 * tick takes that shape along. V8 takes the next tick for one of a second shape then, and makes each in its runtime,
 * property by property, for as long as the process lives. One tick that stays keeps the shape.
 */
export function keepTickShape(): void {
  process.nextTick(() => void kept.push(executionAsyncResource()));
}
