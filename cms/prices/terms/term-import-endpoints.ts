import type { Endpoint, PayloadRequest } from 'payload';
import { forRoles } from '#cms/http/editor-endpoint.ts';
import { fileAnswer, fileNamed } from '../file-answer.ts';
import { uploadedFile } from '../uploaded-file.ts';
import { applyTerms, previewTerms } from './term-import.ts';
import { currentTerms } from './write-term-file.ts';

const path = '/import-terms';

/** Those who may change providers may import their terms. */
const importing = (handler: (req: PayloadRequest) => Promise<Response>) =>
  forRoles(['editor'], handler);

/** The import of terms, for the admin: a file is sent to be shown, and again to be applied. */
export const termImportEndpoints: Endpoint[] = [
  {
    path,
    method: 'post',
    handler: importing(async (req) =>
      Response.json(await previewTerms(req, await termFileOf(req))),
    ),
  },
  {
    path: `${path}/apply`,
    method: 'post',
    handler: importing(async (req) =>
      Response.json(
        await applyTerms(req, {
          ...(await termFileOf(req)),
          digest: req.searchParams.get('digest') ?? '',
          skipsInvalidRows: req.searchParams.get('skipsInvalidRows') === 'true',
        }),
      ),
    ),
  },
  {
    path: `${path}/files/:name`,
    method: 'get',
    handler: importing(async ({ payload, routeParams }) => {
      const [name, format] = fileNamed(String(routeParams?.name), ['current-terms']);
      return fileAnswer(await currentTerms(payload, format), name, format);
    }),
  },
];

async function termFileOf(req: PayloadRequest) {
  const { bytes, fileName = 'terms' } = await uploadedFile(req);
  return { bytes, fileName };
}
