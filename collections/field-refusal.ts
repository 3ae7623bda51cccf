import { APIError } from 'payload';

type FieldProblem = { path: string; message: string };

/**
 * Refuses a save with a sentence for each field that it is about, shown beside the field and in the notice. Payload’s own
 * error would name the fields as programs do: “The following field is invalid: pricePence”.
 */
export function fieldRefusal(...errors: FieldProblem[]): APIError {
  const message = errors.map((error) => error.message).join(' ');
  return new APIError(message, 400, { errors }, true);
}
