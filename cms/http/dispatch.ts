import {
  IncomingMessage,
  ServerResponse,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { Socket } from 'node:net';

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What the handler answered as JSON, before it was text; not for changing, because others read it too. */
  json?: unknown;
};

/** Express’s way to answer with JSON. */
type WithJson = { json: (value: unknown) => unknown };

/**
 * What a handler answers to a GET, without the network. Express gives requests and responses prototypes of its own,
 * which the libraries for this do not survive; hence Node's own objects, with the few methods that write replaced.
 */
export function dispatch(handler: RequestListener, url: string): Promise<Answer> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.headers = { host: 'localhost' };
  request.push(null);
  request.complete = true;
  const response = new ServerResponse(request);

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let json: unknown;
    const collect = (chunk: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    Object.assign(response, {
      json: (value: unknown) => {
        json = value;
        return (Object.getPrototypeOf(response) as WithJson).json.call(response, value);
      },
      writeHead: (status: number, ...rest: unknown[]) => {
        response.statusCode = status;
        const headers = rest.find((part) => typeof part === 'object') ?? {};
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        return response;
      },
      write: (chunk: unknown) => {
        collect(chunk);
        return true;
      },
      end: (chunk?: unknown) => {
        collect(chunk);
        const { statusCode: status } = response;
        resolve({ status, headers: response.getHeaders(), body: Buffer.concat(chunks), json });
        response.emit('close');
        return response;
      },
      destroy: (error?: Error) => {
        reject(error ?? new Error(`The answer to ${url} was broken off`));
        return response;
      },
    });
    handler(request, response);
  });
}
