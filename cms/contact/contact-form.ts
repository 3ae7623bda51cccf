import express, { type Request, type Response, type Router } from 'express';
import type { Payload } from 'payload';
import { contactMessageRequestSchema } from '#contract/schemas/contact-message.ts';
import { TooManyRequests } from '../runtime/errors.ts';
import type { Limit } from '../http/limits.ts';
import type { ContactService } from './contact-service.ts';

type Parts = { contact: ContactService; limit: Limit; logger: Payload['logger'] };

/** The contact form without JavaScript: post, store, and go on to a page that says what happened. */
export function contactForm({ contact, limit, logger }: Parts): Router {
  const router = express.Router();
  router.post(
    '/contact',
    express.urlencoded({ limit: '100kb', extended: false }),
    async (req, res) => {
      res.redirect(303, `/contact?result=${await outcome(req, res)}`);
    },
  );
  return router;

  async function outcome(req: Request, res: Response) {
    const request = contactMessageRequestSchema.safeParse(req.body);
    if (!request.success) return 'invalid';
    try {
      await limit(req, res);
      await contact.receive(request.data);
      return 'received';
    } catch (error) {
      if (error instanceof TooManyRequests) return 'too-many';
      logger.error({ err: error }, 'A contact message could not be stored');
      return 'failed';
    }
  }
}
