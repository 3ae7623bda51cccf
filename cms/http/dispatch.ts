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
  /** Bytes, or what is still to become JSON: not for changing, because others read it too. */
  content: { bytes: Buffer } | { json: unknown };
};

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
    const collect = (chunk: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    const finish = (content: Answer['content']) => {
      resolve({ status: response.statusCode, headers: response.getHeaders(), content });
      response.emit('close');
      return response;
    };
    Object.assign(response, {
      // Pages read the value itself: whoever wants text makes it.
      json: (value: unknown) => {
        if (!response.hasHeader('Content-Type'))
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
        return finish({ json: value });
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
        // Nobody writes into what has been handed over whole.
        if (Buffer.isBuffer(chunk) && chunks.length === 0) return finish({ bytes: chunk });
        collect(chunk);
        return finish({ bytes: Buffer.concat(chunks) });
      },
      destroy: (error?: Error) => {
        reject(error ?? new Error(`The answer to ${url} was cut short`));
        return response;
      },
    });
    handler(request, response);
  });
}
