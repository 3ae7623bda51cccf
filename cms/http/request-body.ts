import type { IncomingMessage } from 'node:http';
import { ContentTooLarge, RequestTimeout, ServiceUnavailable } from '../runtime/errors.ts';

/** A body is given up if no byte of it arrives for this long. */
const idleTimeoutMilliseconds = 5000;
/** However steadily it arrives; 10 MB at 1 Mbit/s take 80 seconds. */
const maxReceiptMilliseconds = 120_000;
/** So that a client that is still sending hears the refusal. */
const discardMilliseconds = 10_000;
/** All bodies together that have not come to their end, so that many slow ones do not fill memory. */
const maxPendingBytes = 128 * 1024 * 1024;
/** And all from one network, so that nobody alone keeps others from sending: three price files. */
const maxPendingBytesOfSender = 32 * 1024 * 1024;

let pendingBytes = 0;
const pendingBytesBySender = new Map<string, number>();

export type BodyLimits = {
  maxBytes: number;
  /** The network that it comes from. */
  sender: string;
  /** Rejects if whoever sends it may not: it is not waited for any longer. */
  admit?: () => Promise<unknown>;
};

/** Whether more of the body is to come. */
export function awaitsBody(req: IncomingMessage): boolean {
  return !req.complete && hasBody(req);
}

/** Whether the request says that it has a body; a GET may. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Resolves once all of a body has arrived, without reading it: whoever answers finds it in the request as it came. So
 * nobody works on half a request, and none is left on a connection for the next one to trip over. Never settles if
 * the client hangs up.
 * @throws ContentTooLarge as soon as it is longer than `maxBytes`
 * @throws RequestTimeout if nothing comes for 5 seconds, or not all of it in two minutes
 * @throws ServiceUnavailable if too much has begun to arrive at once
 * @throws what `admit` rejects with, as soon as it does
 */
export function receiveBody(
  req: IncomingMessage,
  { maxBytes, sender, admit = async () => {} }: BodyLimits,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw new ContentTooLarge(maxBytes);
    const admission = admit();
    admission.catch(refuse);
    const push = req.push.bind(req);
    let length = 0;
    let isSettled = false;
    const giveUp = () => refuse(new RequestTimeout());
    const idleTimeout = setTimeout(giveUp, idleTimeoutMilliseconds);
    const receipt = setTimeout(giveUp, maxReceiptMilliseconds);
    req.once('close', settle);

    // Node hands over each piece here as it comes. Nobody reads yet, so the request would stop its socket when it
    // has 16 kB; true keeps it going.
    req.push = (chunk: Buffer | null, encoding) => {
      if (chunk === null) {
        if (!isSettled) resolve(admission);
        settle();
        return push(null);
      }
      if (isSettled) return true;
      idleTimeout.refresh();
      length += chunk.length;
      const ofSender = addPending(sender, chunk.length);
      push(chunk, encoding);
      if (length > maxBytes) refuse(new ContentTooLarge(maxBytes));
      else if (pendingBytes > maxPendingBytes || ofSender > maxPendingBytesOfSender)
        refuse(new ServiceUnavailable(tooMuch));
      return true;
    };

    function refuse(error: Error): void {
      if (isSettled) return;
      settle();
      reject(error);
    }

    function settle(): void {
      if (isSettled) return;
      isSettled = true;
      addPending(sender, -length);
      clearTimeout(idleTimeout);
      clearTimeout(receipt);
      req.off('close', settle);
    }
  });
}

/** Returns what is pending of this sender now. */
function addPending(sender: string, bytes: number): number {
  pendingBytes += bytes;
  const ofSender = (pendingBytesBySender.get(sender) ?? 0) + bytes;
  if (ofSender > 0) pendingBytesBySender.set(sender, ofSender);
  else pendingBytesBySender.delete(sender);
  return ofSender;
}

/** Throws away what is still to come of a body, for ten seconds at most, then calls back. */
export function discardBody(req: IncomingMessage, done: () => void): void {
  const deadline = setTimeout(finish, discardMilliseconds);
  req.once('end', finish).once('close', finish).resume();

  function finish(): void {
    clearTimeout(deadline);
    req.off('end', finish).off('close', finish);
    done();
  }
}

const tooMuch = 'Too much is being sent to this site at the moment. Please try again in a moment.';
