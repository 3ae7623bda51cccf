import type { PayloadRequest } from 'payload';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { isWriteConflict } from '../database/is-write-conflict.ts';
import { createCounter } from '../runtime/counter.ts';
import { Conflict } from '../runtime/errors.ts';
import { deleteSetupCode, hasAccount } from './first-account.ts';
import type { Guard } from './guarded.ts';
import type { Hashing } from './hashing.ts';
import { isSetupCode } from './setup-code.ts';
import { addressOf, countOrRecord, rememberDevice } from './attempt.ts';

type Parts = { dataDir: string; hashing: Hashing; isSecure: boolean };

/**
 * Creates the first account, which needs the setup code. Other people's wrong guesses never lock out whoever has it.
 */
export function createFirstAccount({ dataDir, hashing, isSecure }: Parts): Guard {
  const wrongCodes = createCounter({ name: 'wrong setup codes', tries: 10, minutes: 15 });

  return async (req, proceed) => {
    if (await hasAccount(req.payload)) throw alreadyCreated();
    const { setupCode, ...data } = req.data ?? {};
    if (!isSetupCode(setupCode, req.payload.secret)) {
      await countOrRecord(req, [wrongCodes(addressOf(req))]);
      await recordSecurityEvent(req, 'first-account.refused');
      return wrongSetupCode();
    }
    req.data = data;
    // Others may get here at the same time: each account that they create is marked, and the database takes one.
    req.context.isFirstAccount = true;
    const response = await hashing(() => createOnce(req, proceed));
    deleteSetupCode(dataDir);
    await recordSecurityEvent(req, 'first-account.created', req.user ?? undefined);
    return rememberDevice(req, response, isSecure);
  };
}

/** When several requests create the first account at once, the database accepts one and the others fail. */
async function createOnce(
  { payload }: PayloadRequest,
  proceed: () => Promise<Response>,
): Promise<Response> {
  try {
    return await proceed();
  } catch (error) {
    throw isWriteConflict(error) || (await hasAccount(payload)) ? alreadyCreated() : error;
  }
}

function alreadyCreated(): Conflict {
  return new Conflict(
    'The first account already exists. Sign in with it, or ask its owner to create one for you.',
  );
}

/** Shown beside the field, and in full below the form. */
function wrongSetupCode(): Response {
  const message = 'This is not the setup code.';
  const where =
    'The server printed it when it started and keeps it in the file “setup-code” in its data folder.';
  return Response.json(
    {
      errors: [
        {
          message: `${message} ${where}`,
          data: { errors: [{ path: 'setupCode', message }] },
        },
      ],
    },
    { status: 403 },
  );
}
