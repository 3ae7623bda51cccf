import type { RequestHandler } from 'express';
import type { SanitizedConfig } from 'payload';
import { checkWhere, withoutBlanks } from '#collections/queries/check-where.ts';
import { QueryProblem } from '#collections/queries/query-problem.ts';
import { BadRequest } from '../runtime/errors.ts';
import { readQuery } from './rest-query.ts';

/** Says what is wrong with the filter of a list in the admin: Payload refuses it too, and Next fails over the refusal. */
export function adminLists({ collections }: SanitizedConfig): RequestHandler {
  return (req, _res, next) => {
    const [slug, view] = req.path.split('/').slice(1);
    const collection = collections.find((each) => each.slug === slug);
    const { where } = readQuery(new URL(req.originalUrl, 'http://localhost'));
    const isList = collection && (!view || view === 'trash');
    if (!isList || !where) return next();
    try {
      checkWhere(collection.flattenedFields, withoutBlanks(where));
    } catch (error) {
      throw error instanceof QueryProblem ? new BadRequest(error.message) : error;
    }
    next();
  };
}
