import express, { type Router } from 'express';
import type { CatalogueService } from '../catalogue/catalogue-service.ts';
import { limit } from '../http/limit.ts';
import { payloadHeaders } from '../http/payload-headers.ts';
import { NotFound } from '../runtime/errors.ts';
import { sendUpload } from '../uploads/send-upload.ts';
import type { EvidenceService } from './evidence-service.ts';

type Parts = { catalogue: Pick<CatalogueService, 'current'>; evidence: EvidenceService };

/**
 * The files that receipts show: everybody sees what an observation of a product on the site names, whoever has signed
 * in sees them all.
 */
export function evidenceRoutes({ catalogue, evidence }: Parts): Router {
  const router = express.Router({ caseSensitive: true });
  const share = limit({
    name: 'evidence files',
    requests: 600,
    minutes: 10,
    message: 'You have opened many files in a short time. Please try again in a few minutes.',
  });

  router.get(['/evidence/:name', '/evidence/small/:name'], async (req, res) => {
    await share(req, res);
    const file = await evidence.find(req.path.slice('/evidence/'.length));
    if (!file) throw notFound();
    const isPublic = catalogue.current().products.some(({ id }) => file.products.has(id));
    if (!isPublic && !(await evidence.isFromStaff(payloadHeaders(req.headers)))) throw notFound();
    await sendUpload(res, { ...file, isPublic });
  });

  return router;
}

function notFound(): NotFound {
  return new NotFound('There is no such file.');
}
