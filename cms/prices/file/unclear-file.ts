import type { FileQuestion } from '#contract/rules/price-import.ts';
import { BadRequest } from '#cms/runtime/errors.ts';

/** A file of which something has to be said by whoever can be asked; to everybody else it is refused. */
export class UnclearFile extends BadRequest {
  constructor(
    message: string,
    readonly question: FileQuestion,
  ) {
    super(message);
  }
}
