import express, { type RequestHandler } from 'express';
import { UnsupportedMediaType } from '../runtime/errors.ts';

const parseJson = express.json({ limit: 100_000 });

/** Reads a JSON body of up to 100 kB; anything else is refused with 413, 415 or 400. */
export const acceptJson: RequestHandler = (req, res, next) => {
  if (!req.is('application/json')) {
    throw new UnsupportedMediaType('Send JSON, with the header Content-Type: application/json.');
  }
  parseJson(req, res, next);
};
