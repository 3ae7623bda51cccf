import type { PayloadRequest } from 'payload';
import { recordSecurityEvent } from '#collections/audit-trail/security-events.ts';
import { Conflict } from '../runtime/errors.ts';
import { forgetSetupCode, hasAccount } from './first-account.ts';
import type { Guard } from './guarded.ts';
import type { Hashing } from './hashing.ts';
import { isSetupCode } from './setup-code.ts';
import { addressOf, countOrRecord, rememberDevice } from './trier.ts';
import { createCounter } from './try-limits.ts';

type Parts = { dataDir: string; hashing: Hashing; isSecure: boolean };

/** Making the first account, which takes the setup code. Whoever has it is never kept waiting by others' guesses. */
export function createFirstAccount({ dataDir, hashing, isSecure }: Parts): Guard {
  const wrongCodes = createCounter({ tries: 10, minutes: 15 });

  return async (req, proceed) => {
    if (await hasAccount(req.payload)) throw alreadyCreated();
    const { setupCode, ...data } = req.data ?? {};
    if (!isSetupCode(setupCode, req.payload.secret)) {
      await countOrRecord(req, [wrongCodes(addressOf(req))]);
      await recordSecurityEvent(req, 'first-account.refused');
      return wrongSetupCode();
    }
    req.data = data;
    const response = await hashing(() => createOnce(req, proceed));
    forgetSetupCode(dataDir);
    await recordSecurityEvent(req, 'first-account.created', req.user ?? undefined);
    return rememberDevice(req, response, isSecure);
  };
}

/** Of several first accounts that are made at once, the database stores one; the others fail. */
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

/** MongoDB's word for a row that another transaction is about to store. */
function isWriteConflict(error: unknown): boolean {
  return error instanceof Error && 'codeName' in error && error.codeName === 'WriteConflict';
}

function alreadyCreated(): Conflict {
  return new Conflict(
    'The first account has been made already. Sign in with it, or ask whoever made it for an account.',
  );
}

/** Said at the field of the form, and in full below it. */
function wrongSetupCode(): Response {
  const message = 'This is not the setup code.';
  const where =
    'The server printed it when it started, and keeps it in the file “setup-code” of its data folder.';
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
