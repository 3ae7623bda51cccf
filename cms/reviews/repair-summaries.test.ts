import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCatalogue, type CatalogueService } from '../catalogue/catalogue-service.ts';
import { createProvider, createReview } from '../testing/example-data.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';
import { repairReviewSummaries } from './repair-summaries.ts';

let test: TestPayload;
let catalogue: CatalogueService;

beforeAll(async () => {
  test = await startTestPayload();
  catalogue = await startCatalogue(test.payload);
});
afterAll(async () => {
  await catalogue.stop();
  await test.stop();
});

it('counts reviews afresh that a process has stored without counting them', async () => {
  const { payload } = test;
  const provider = await createProvider(payload);
  await createReview(payload, { provider: provider.id });
  await payload.db.deleteMany({ collection: 'review-summaries', where: {}, req: { payload } });
  await catalogue.compare();
  expect(catalogue.current().stats.reviewCount).toBe(0);
  await repairReviewSummaries(payload, catalogue);
  expect(catalogue.current().stats.reviewCount).toBe(1);
});
