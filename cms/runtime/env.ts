import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { isMongoDb } from '../database/is-mongodb.ts';
import { StartError } from './start-error.ts';

const databaseUrl = z
  .string()
  .regex(
    /^(file:.+|mongodb(\+srv)?:\/\/.+)$/,
    'takes file:PATH for the embedded database or mongodb://… for MongoDB',
  );

function webUrl(error: string) {
  return z.url({ protocol: /^https?$/, error }).transform((url) => url.replace(/\/$/, ''));
}

const trustProxy = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isAddress) || (parts.length === 1 && /^[1-9]$/.test(parts[0] ?? '')),
    'takes how many proxies stand in front, from 1 to 9, or their addresses, as in 10.0.0.5, 172.16.0.0/12, loopback, linklocal or uniquelocal, separated by commas',
  )
  .transform((parts) => (parts.every(isAddress) ? parts : Number(parts[0])));

/** An address, a network as in `10.0.0.0/8`, or one of the names that Express has for networks. */
function isAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'takes development, production or test')
    .default('production'),
  PORT: z.coerce
    .number('takes a port number from 0 to 65535')
    .int('takes a port number from 0 to 65535')
    .min(0, 'takes a port number from 0 to 65535')
    .max(65535, 'takes a port number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .min(1, 'takes an address to listen on, as in 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  PUBLIC_URL: webUrl('takes the address people open, as in https://directory.example').optional(),
  TRUST_PROXY: trustProxy.default([]),
  DATABASE_URL: databaseUrl.optional(),
  DATA_DIR: z.string().min(1, 'takes a folder').default('data'),
  PAYLOAD_SECRET: z
    .string()
    .min(16, 'takes at least 16 characters that nobody can guess')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'takes demo or none').optional(),
  SEED_DATE: z.iso.date('takes a day, as in 2026-11-20').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'takes smtp://… or smtps://…, as in smtps://user:password@mail.example:465',
    })
    .optional(),
  MAIL_FROM: z.email('takes an email address, as in reports@directory.example').optional(),
  MAIL_PER_SECOND: z.coerce
    .number('takes a number from 1 to 1000')
    .min(1, 'takes a number from 1 to 1000')
    .max(1000, 'takes a number from 1 to 1000')
    .default(10),
  METRICS_ADDRESS: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'takes a host and a port of its own, as in 127.0.0.1:9464')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl(
    'takes the address of an OTLP collector, as in http://127.0.0.1:4318',
  ).optional(),
  WEB_TEST_SERVER: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'takes the host and port of a server of tests, as in 127.0.0.1:4000')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'takes fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

const schema = variables.refine(
  ({ PUBLIC_URL, WEB_TEST_SERVER }) => WEB_TEST_SERVER === undefined || !isPublic(PUBLIC_URL),
  { path: ['WEB_TEST_SERVER'], error: 'is for tests, and refused where PUBLIC_URL is public' },
);

function isPublic(url: string | undefined): boolean {
  return url !== undefined && !['127.0.0.1', 'localhost'].includes(new URL(url).hostname);
}

export type Environment = {
  isProduction: boolean;
  isDevelopment: boolean;
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Where people open the site, without a slash at the end. */
  publicUrl: string;
  /** Whether PUBLIC_URL was given, rather than made from the port. */
  hasPublicUrl: boolean;
  /** The proxies whose `X-Forwarded-*` is trusted: how many are in front, or their addresses; empty for none. */
  trustProxy: number | string[];
  databaseUrl: string;
  dataDir: string;
  payloadSecret: string | undefined;
  /** By default `demo`, or `none` with PUBLIC_URL or a MongoDB: a real site must not show sample data. */
  seed: 'demo' | 'none';
  /** The day that the demo data is relative to; today if it is not given. */
  seedDate: Date | undefined;
  smtpUrl: string | undefined;
  /** The address that e-mail comes from. */
  mailFrom: string;
  /** How many e-mails a second a process sends at most. */
  mailPerSecond: number;
  /** `host:port` at which metrics are answered; nowhere unless it is given. */
  metricsAddress: string | undefined;
  /** The address of the OTLP collector that takes traces, without a slash at the end; there are none unless it is given. */
  tracesEndpoint: string | undefined;
  /** `host:port` of the server that stands for other sites in tests; no other site may be on a private network. */
  webTestServer: string | undefined;
  logLevel: string;
};

/** Says which variables are wrong and what they take, a line each. */
export class EnvironmentError extends StartError {
  override name = 'EnvironmentError';
}

/** Nobody who comes to a real site may find invented prices there. */
function isRealSite({ DATABASE_URL, PUBLIC_URL }: z.infer<typeof variables>): boolean {
  return PUBLIC_URL !== undefined || (DATABASE_URL !== undefined && isMongoDb(DATABASE_URL));
}

/**
 * The environment, read and checked once. Empty variables count as unset.
 * @throws EnvironmentError if a variable has a value that it does not take.
 */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.entries(given).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(set));
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path: [name], message }) => `${String(name)} ${message}.`,
    );
    throw new EnvironmentError([...new Set(lines)].join('\n'));
  }
  const env = result.data;
  const dataDir = path.resolve(env.DATA_DIR);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    isProduction: env.NODE_ENV === 'production',
    isDevelopment: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL ?? `file:${path.join(dataDir, 'directory.db')}`,
    dataDir,
    payloadSecret: env.PAYLOAD_SECRET,
    seed: env.SEED ?? (isRealSite(env) ? 'none' : 'demo'),
    seedDate: env.SEED_DATE === undefined ? undefined : new Date(`${env.SEED_DATE}T12:00:00Z`),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `reports@${new URL(publicUrl).hostname}`,
    mailPerSecond: env.MAIL_PER_SECOND,
    metricsAddress: env.METRICS_ADDRESS,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    webTestServer: env.WEB_TEST_SERVER,
    logLevel: env.LOG_LEVEL,
  };
}
