import { createHash } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedFigure } from '#collections/market-reports/edited-figure.ts';
import { monthDataOf, type MonthFile } from '#contract/rules/month-file.ts';
import { monthOf } from '#contract/rules/report-month.ts';
import { monthSnapshotSchema } from '#contract/schemas/month-data.ts';
import { seed } from '#seed/index.ts';
import { richText } from '../testing/example-data.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { figuresIn } from './edited-figures.ts';
import { fillReport } from './fill-report.ts';

const seedDate = new Date('2026-11-20T12:00:00.000Z');
/** Whole months before the seed's day, of which the sample has prices. */
const months = ['2026-08', '2026-09', '2026-10'];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await seed(app.payload, { date: seedDate });
  for (const month of months) await publish(month);
});
afterAll(() => app.stop());

async function publish(month: string): Promise<void> {
  const time = `${month}-15T12:00:00.000Z`;
  const { sections, filledAt } = await fillReport(app.payload, {
    month: time,
    sections: [],
    now: seedDate,
  });
  await app.payload.create({
    collection: 'market-reports',
    data: {
      title: `Filled in for ${month}`,
      slug: `filled-in-for-${month}`,
      description: 'What it cost.',
      category: 'Market Overview',
      month: time,
      filledAt,
      readTimeMinutes: 5,
      sections: sections.map((section) => ({
        ...section,
        blocks: (section.blocks ?? []).map((block) =>
          block.blockType === 'text' ? { ...block, body: richText('Words.') } : block,
        ),
      })),
      _status: 'published',
    },
    overrideAccess: true,
  });
}

async function reports() {
  const { docs } = await app.payload.find({
    collection: 'market-reports',
    pagination: false,
    depth: 0,
  });
  return docs;
}

describe('every report on the sample’s data', () => {
  it('has each figure again from its downloaded file, but for those that are marked as typed over', async () => {
    let compared = 0;
    for (const report of await reports()) {
      const snapshot = monthSnapshotSchema.nullable().parse(report.snapshot ?? null);
      if (!snapshot) continue;
      const { text } = await supertest(app.app)
        .get(`/data/${monthOf(report.month)}/${snapshot.sha256}.json`)
        .buffer(true)
        .expect(200);
      expect(createHash('sha256').update(text).digest('hex')).toBe(snapshot.sha256);
      const figures = figuresIn(report.sections, monthDataOf(JSON.parse(text) as MonthFile));
      const others = figures.filter(({ isComputed }) => !isComputed).map(({ path }) => path);
      const marked = ((report.editedFigures ?? []) as EditedFigure[]).map(({ path }) => path);
      expect([report.slug, others]).toEqual([report.slug, marked]);
      compared += figures.length - others.length;
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  it('has no figure typed over where “Fill from data” filled it in', async () => {
    const filled = (await reports()).filter(({ filledAt }) => filledAt);
    expect(filled.length).toBeGreaterThanOrEqual(months.length);
    for (const { slug, editedFigures } of filled) expect([slug, editedFigures]).toEqual([slug, []]);
  });
});
