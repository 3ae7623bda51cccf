import { z } from 'zod';
import { companiesSchema, providerSchema } from '#contract/schemas/company.ts';
import {
  contactMessageAnswerSchema,
  contactMessageRequestSchema,
} from '#contract/schemas/contact-message.ts';
import { errorSchema } from '#contract/schemas/error.ts';
import { discountsSchema } from '#contract/schemas/discount.ts';
import { guideCardsSchema, guideSchema } from '#contract/schemas/guide.ts';
import { legalPageSchema } from '#contract/schemas/legal-page.ts';
import { marketReportCardsSchema, marketReportSchema } from '#contract/schemas/market-report.ts';
import { medicationsSchema } from '#contract/schemas/medication.ts';
import { productsSchema } from '#contract/schemas/product.ts';
import { productsQuerySchema } from '#contract/schemas/products-query.ts';
import {
  abuseReportAnswerSchema,
  abuseReportRequestSchema,
} from '#contract/schemas/abuse-report.ts';
import {
  helpfulAnswerSchema,
  reviewRequestAnswerSchema,
  reviewRequestSchema,
} from '#contract/schemas/review-request.ts';
import { reviewPageSchema, reviewsQuerySchema } from '#contract/schemas/review.ts';
import { homeSchema, siteSettingsSchema } from '#contract/schemas/site.ts';
import { statsSchema } from '#contract/schemas/stats.ts';
import {
  subscriptionAnswerSchema,
  subscriptionRequestSchema,
} from '#contract/schemas/subscription.ts';

type Read = {
  summary: string;
  answer: z.ZodType;
  query?: z.ZodObject;
};

/** What can be read, by path; the tests hold every answer against its schema here. */
export const reads: Readonly<Record<string, Read>> = {
  '/api/companies': { summary: 'All providers', answer: companiesSchema },
  '/api/stats': { summary: 'Figures of the whole directory', answer: statsSchema },
  '/api/products': {
    summary: 'Doses on sale, filtered and in order',
    answer: productsSchema,
    query: productsQuerySchema,
  },
  '/api/providers/{slug}': { summary: 'One provider', answer: providerSchema },
  '/api/providers/{slug}/reviews': {
    summary: 'One page of a provider’s reviews',
    answer: reviewPageSchema,
    query: reviewsQuerySchema,
  },
  '/api/medications': { summary: 'The medications', answer: medicationsSchema },
  '/api/guides': { summary: 'The guides', answer: guideCardsSchema },
  '/api/guides/{slug}': { summary: 'One guide', answer: guideSchema },
  '/api/legal-pages/{slug}': { summary: 'One legal page', answer: legalPageSchema },
  '/api/market-reports': { summary: 'The market reports', answer: marketReportCardsSchema },
  '/api/market-reports/{slug}': { summary: 'One market report', answer: marketReportSchema },
  '/api/discounts': { summary: 'Offers that hold now', answer: discountsSchema },
  '/api/home': { summary: 'What editors set for the home page', answer: homeSchema },
  '/api/site': { summary: 'What editors set for the whole site', answer: siteSettingsSchema },
};

type Write = {
  summary: string;
  request?: z.ZodType;
  /** The 201. */
  answer: z.ZodType;
  /** What a well-formed request can still be refused for, by status. */
  refusals: Readonly<Record<number, string>>;
};

/** What can be sent, by path. */
export const writes: Readonly<Record<string, Write>> = {
  '/api/subscriptions': {
    summary: 'Subscribe to the monthly report',
    request: subscriptionRequestSchema,
    answer: subscriptionAnswerSchema,
    refusals: { 409: 'Already subscribed', 429: 'Too many subscriptions' },
  },
  '/api/contact-messages': {
    summary: 'Send the editors a message',
    request: contactMessageRequestSchema,
    answer: contactMessageAnswerSchema,
    refusals: { 429: 'Too many messages from this address' },
  },
  '/api/providers/{slug}/reviews': {
    summary: 'Send a review, which waits for a moderator',
    request: reviewRequestSchema,
    answer: reviewRequestAnswerSchema,
    refusals: { 429: 'Too many reviews from this address' },
  },
  '/api/reviews/{id}/helpful': {
    summary: 'Mark a review as helpful',
    answer: helpfulAnswerSchema,
    refusals: { 429: 'Too many votes from this address' },
  },
  '/api/reviews/{id}/reports': {
    summary: 'Put a review before the editors',
    request: abuseReportRequestSchema,
    answer: abuseReportAnswerSchema,
    refusals: { 429: 'Too many reports from this address' },
  },
};

/** The contract as an OpenAPI 3.1 document, made from the schemas. */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'UK Weight Loss Medication Directory',
    version: '1',
    description: 'Providers of prescription weight-loss injections in the UK and their prices.',
  },
  paths: Object.fromEntries(
    [...new Set([...Object.keys(reads), ...Object.keys(writes)])].map((path) => [
      path,
      {
        ...(reads[path] && { get: readOperation(path, reads[path]) }),
        ...(writes[path] && { post: writeOperation(path, writes[path]) }),
      },
    ]),
  ),
};

function readOperation(path: string, { summary, answer, query }: Read) {
  return {
    summary,
    parameters: [...pathParameters(path), ...queryParameters(query)],
    responses: { 200: { description: summary, content: json(answer) }, default: errorAnswer() },
  };
}

function writeOperation(path: string, { summary, request, answer, refusals }: Write) {
  const refused = Object.entries(refusals).map(([status, description]) => [
    status,
    { description, content: json(errorSchema) },
  ]);
  return {
    summary,
    parameters: pathParameters(path),
    ...(request && { requestBody: { required: true, content: json(request, 'input') } }),
    responses: {
      201: { description: summary, content: json(answer) },
      ...Object.fromEntries(refused),
      default: errorAnswer(),
    },
  };
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodObject | undefined) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema as z.ZodType, 'input'),
  }));
}

function errorAnswer() {
  return { description: 'Any failure, in words', content: json(errorSchema) };
}

function json(schema: z.ZodType, io: 'input' | 'output' = 'output') {
  return { 'application/json': { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
