import { readEnvironment } from '../runtime/env.ts';
import { createPayloadConfig } from '../runtime/payload.config.ts';

/** The configuration for Payload's command line, which wants it as a module's default export. */
export default createPayloadConfig(readEnvironment(process.env));
