import express, { type Router } from 'express';
import type { Payload } from 'payload';
import { failureOfStatus, type FormOutcome } from '#contract/rules/form-outcome.ts';
import { PublicError } from '../runtime/errors.ts';
import type { FormRoute } from './endpoint.ts';

const parseForm = express.urlencoded({ limit: '100kb', extended: false });

/** What works without JavaScript: post, store, and go on to a page that says what happened. */
export function formRoutes(routes: readonly FormRoute[], logger: Payload['logger']): Router {
  const router = express.Router({ caseSensitive: true });
  for (const { path, next, perform } of routes) {
    router.post(path, parseForm, async (req, res) => {
      const outcome = await outcomeOf(perform(req, res));
      res.redirect(303, next(outcome, req.params as Record<string, string>, req.query));
    });
  }
  return router;

  async function outcomeOf(performed: Promise<unknown>): Promise<FormOutcome> {
    try {
      await performed;
      return 'received';
    } catch (error) {
      if (error instanceof PublicError) return failureOfStatus(error.status);
      logger.error({ err: error }, 'What a visitor sent with a form could not be stored');
      return 'failed';
    }
  }
}
