import type { Request, Response } from 'express';
import type { RouteParameters } from 'express-serve-static-core';
import type { z } from 'zod';
import type { FormOutcome } from '#contract/rules/form-outcome.ts';
import { listQuerySchema } from '#contract/schemas/list-query.ts';
import { clientNetwork } from '../http/client-address.ts';
import type { Limit } from '../http/limit.ts';
import { listPart } from './list-part.ts';
import { parse, parseQuery } from './parse.ts';

type Input<Path extends string, Query extends z.ZodType, Body extends z.ZodType> = {
  params: RouteParameters<Path>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** The header of that name, for what asks for a key. */
  authorization: string | undefined;
  /** What limits count the request by: its network address, or the network of its household. */
  network: string;
  /** Prevents caching: the answer lacks something that cannot be read now, but can be in a moment. */
  preventCaching: () => void;
};

/** What a request has to be, and what is then done. */
type Step<Path extends string, Query extends z.ZodObject, Body extends z.ZodType, Answer> = {
  query?: Query;
  body?: Body;
  /** Counts the requests that are understood, however they end. */
  limit?: Limit;
  run: (input: Input<Path, Query, Body>) => Readonly<Answer> | Promise<Readonly<Answer>>;
};

/** What the API promises about an address, for the OpenAPI document. */
type Promised = {
  summary: string;
  /** What a well-formed request can be refused for, by status, besides the limit. */
  refusals?: Readonly<Record<number, string>>;
  /** For whoever holds a link from one of our emails: no copy is kept, and the OpenAPI document leaves it out. */
  isPersonal?: boolean;
  /** For whoever sends the key of a machine. */
  isForMachines?: boolean;
};

type Declaration<
  Path extends `/api/${string}`,
  FormPath extends string,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = Step<Path, Query, Body, z.output<Answer>> &
  Promised & {
    method: 'GET' | 'POST';
    /** With the parameters of the path as in `/api/guides/:slug`. */
    path: Path;
    answer: Answer;
    /** It is a list of what has ids, and can be read in parts: `limit` and `cursor` ask for one, a `Link` header leads on. */
    isList?: boolean;
    form?: FormAddress<FormPath>;
  };

type FormAddress<Path extends string> = {
  /** Where it is posted to; it has the parameters of the API's path, and may have more. */
  path: Path;
  /** Where the visitor is led on to, with whatever it takes from the path and the query encoded: both are as they were sent. */
  next: (outcome: FormOutcome, params: RouteParameters<Path>, query: Request['query']) => string;
};

type Perform = (req: Request, res: Response) => Promise<unknown>;

export type ApiRoute = Promised &
  Pick<
    Declaration<`/api/${string}`, string, z.ZodObject, z.ZodType, z.ZodType>,
    'isList' | 'method' | 'path'
  > & {
    query?: z.ZodObject;
    body?: z.ZodType;
    answer: z.ZodType;
    isLimited: boolean;
    perform: Perform;
  };

export type FormRoute = {
  path: string;
  next: (
    outcome: FormOutcome,
    params: Readonly<Record<string, string>>,
    query: Request['query'],
  ) => string;
  perform: Perform;
};

export type Endpoint = { api?: ApiRoute; form?: FormRoute };

/**
 * Declares an endpoint of the API once. From this follow its route, the form that does the same without JavaScript, its
 * part of the OpenAPI document, and its cache key.
 */
export function endpoint<
  const Path extends `/api/${string}`,
  const FormPath extends string,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(declaration: Declaration<Path, FormPath, Query, Body, Answer>): Endpoint {
  const { form, limit, run, ...promised } = declaration;
  const perform = performing({ query: promised.query, body: promised.body, limit, run });
  const route: ApiRoute = { ...promised, isLimited: limit !== undefined, perform };
  return {
    api: promised.isList ? inParts(route) : route,
    form: form && formRoute(form, perform),
  };
}

/** The same route for whoever wants its list in parts. */
function inParts(route: ApiRoute): ApiRoute {
  return {
    ...route,
    query: listQuerySchema.extend(route.query?.shape ?? {}),
    perform: async (req, res) => {
      const asked = parseQuery(listQuerySchema, req.query);
      const list = (await route.perform(req, res)) as readonly { id: string }[];
      const { items, next } = listPart(list, asked);
      if (next !== undefined) {
        const query = new URLSearchParams({
          ...(req.query as Record<string, string>),
          cursor: next,
        });
        res.links({ next: `${req.path}?${query}` });
      }
      return items;
    },
  };
}

/** Declares a form for which the API has no counterpart. */
export function formEndpoint<
  const Path extends string,
  Query extends z.ZodObject,
  Body extends z.ZodType,
>(declaration: FormAddress<Path> & Step<Path, Query, Body, void>): Endpoint {
  return { form: formRoute(declaration, performing(declaration)) };
}

function formRoute<Path extends string>(
  { path, next }: FormAddress<Path>,
  perform: Perform,
): FormRoute {
  return {
    path,
    next: (outcome, params, query) => next(outcome, params as RouteParameters<Path>, query),
    perform,
  };
}

/** In this order: a mistake in a form counts for nothing, so nobody is locked out by one. */
function performing<
  Path extends string,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer,
>({ query, body, limit, run }: Step<Path, Query, Body, Answer>): Perform {
  return async (req, res) => {
    const input = {
      params: req.params,
      query: query && parseQuery(query, req.query),
      body: body && parse(body, req.body),
      authorization: req.get('Authorization'),
      get network() {
        return clientNetwork(req);
      },
      preventCaching: () => void res.set('Cache-Control', 'no-store'),
    } as Input<Path, Query, Body>;
    await limit?.(req, res);
    return run(input);
  };
}
