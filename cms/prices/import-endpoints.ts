import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordAuditEvent } from '#collections/audit-trail/record-audit-event.ts';
import {
  maxColumns,
  maxHeadingLength,
  maxRows,
  type ApplyChoice,
  type FileChoices,
  type ImportStatus,
} from '#contract/rules/price-import.ts';
import { forRoles, readJson } from '../http/editor-endpoint.ts';
import { jsonInParts } from '../http/json-in-parts.ts';
import { BadRequest } from '../runtime/errors.ts';
import { fileAnswer, fileNamed, sentFileAnswer } from './file-answer.ts';
import { priceFile } from './file/price-columns.ts';
import { UnclearFile } from './file/unclear-file.ts';
import { currentPrices, templateFile } from './file/write-price-file.ts';
import { readAppliedRows } from './journal/applied-file.ts';
import { applyImport } from './journal/apply-import.ts';
import { listImports, readImport } from './journal/import-summary.ts';
import type { Begun } from './journal/write-journal.ts';
import { rememberColumnNames } from './plan/column-names.ts';
import { previewImport, refreshPreview, type Author } from './plan/preview-import.ts';
import { readSentFile } from './plan/previewed-file.ts';
import { previewUndo, undoImport } from './journal/undo-import.ts';
import { uploadedFile } from './uploaded-file.ts';

const path = '/import-prices';

const applying: z.ZodType<ApplyChoice> = z.object({
  ticked: z.array(z.number().int()).max(maxRows),
  skipsInvalidRows: z.boolean(),
  digest: z.string().optional(),
});

const ours = priceFile.columns.filter(({ isInternal }) => !isInternal);

const choosing: z.ZodType<FileChoices> = z.strictObject({
  sheet: z.string().max(maxHeadingLength).optional(),
  hasDecimalCommas: z.boolean().optional(),
  columns: z
    .record(
      z.string().trim().min(1).max(maxHeadingLength),
      z.enum(ours.map(({ heading }) => heading)).nullable(),
    )
    .refine((columns) => Object.keys(columns).length <= maxColumns)
    .optional(),
});

/** Those who may change prices may import them. */
const importing = (handler: (req: PayloadRequest) => Promise<Response>) =>
  forRoles(['editor', 'clerk'], handler);

/** The price import, for the admin. */
export const importEndpoints: Endpoint[] = [
  {
    path,
    method: 'get',
    handler: importing(async ({ payload }) => Response.json(await listImports(payload))),
  },
  {
    path,
    method: 'post',
    handler: importing(async (req) => {
      const choices = choicesOf(req);
      const { bytes, fileName = 'prices' } = await uploadedFile(req);
      try {
        const author = authorOf(req);
        const preview = await previewImport(req.payload, { bytes, fileName, author, choices });
        return jsonInParts({ preview });
      } catch (error) {
        if (!(error instanceof UnclearFile)) throw error;
        return Response.json({ question: error.question });
      }
    }),
  },
  {
    path: `${path}/files/:name`,
    method: 'get',
    handler: importing(async ({ payload, routeParams }) => {
      const [name, format] = fileNamed(String(routeParams?.name), ['current-prices', 'template']);
      const bytes =
        name === 'template'
          ? await templateFile(payload, format)
          : await currentPrices(payload, format);
      return fileAnswer(bytes, name, format);
    }),
  },
  {
    path: `${path}/:id`,
    method: 'get',
    handler: importing(async (req) => Response.json(await readImport(req.payload, idOf(req)))),
  },
  {
    path: `${path}/:id/rows`,
    method: 'get',
    handler: importing(async (req) => jsonInParts(await readAppliedRows(req.payload, idOf(req)))),
  },
  {
    path: `${path}/:id/file`,
    method: 'get',
    handler: importing(async (req) => {
      const { fileName } = await readImport(req.payload, idOf(req));
      return sentFileAnswer(await readSentFile(req.payload, idOf(req)), fileName);
    }),
  },
  {
    path: `${path}/:id/preview`,
    method: 'post',
    handler: importing(async (req) => jsonInParts(await refreshPreview(req.payload, idOf(req)))),
  },
  {
    path: `${path}/:id/apply`,
    method: 'post',
    handler: importing(async (req) => {
      const { data, success } = applying.safeParse(await readJson(req));
      if (!success)
        throw new BadRequest('Say which lines are ticked and whether rows are left out.');
      const begun = await applyImport(req.payload, idOf(req), { ...data, author: authorOf(req) });
      const answer = await answerBegun(req, begun, { from: 'previewed', to: 'applying' });
      await rememberColumnNames(req, begun.saidColumns);
      return answer;
    }),
  },
  {
    path: `${path}/:id/undo`,
    method: 'get',
    handler: importing(async (req) => jsonInParts(await previewUndo(req.payload, idOf(req)))),
  },
  {
    path: `${path}/:id/undo`,
    method: 'post',
    handler: importing(async (req) => {
      const begun = await undoImport(req.payload, idOf(req), authorOf(req));
      return answerBegun(req, begun, { from: 'applied', to: 'undoing' });
    }),
  },
];

function authorOf({ user }: PayloadRequest): Author {
  return user;
}

/** @throws BadRequest if they are none */
function choicesOf({ searchParams }: PayloadRequest): FileChoices {
  const { data, success } = choosing.safeParse(parseJson(searchParams.get('choices') ?? '{}'));
  if (!success) throw new BadRequest('Choose the sheet and the columns again.');
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function idOf({ routeParams }: PayloadRequest): string {
  return String(routeParams?.id);
}

/**
 * A failure after this point is completed later, because the journal is stored. The audit trail has what was begun: a
 * product that is saved at the same time still stops it.
 */
async function answerBegun(
  req: PayloadRequest,
  { finished, products }: Begun,
  { from, to }: { from: ImportStatus; to: ImportStatus },
): Promise<Response> {
  finished.catch((error: unknown) =>
    req.payload.logger.error(
      { err: error },
      'A price import was interrupted and will be completed',
    ),
  );
  const summary = await readImport(req.payload, idOf(req));
  await recordAuditEvent(req, {
    operation: 'update',
    kind: 'price-imports',
    documentTitle: summary.fileName,
    documentId: summary.id,
    changes: [
      { field: 'status', before: from, after: to },
      { field: 'rows', after: products },
    ],
  });
  return Response.json(summary, { status: 202 });
}
