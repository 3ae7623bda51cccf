import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callOut,
  createDiscount,
  createGuide,
  createMarketReport,
  createMedication,
  createProvider,
  createReview,
  richText,
} from '#cms/testing/example-data.ts';
import { createTestEditors, type TestEditors } from '#cms/testing/test-editors.ts';
import { startTestPayload, type TestPayload } from '#cms/testing/test-payload.ts';
import type { Provider } from '../payload-types.ts';

let test: TestPayload;
let editors: TestEditors;
let provider: Provider;

beforeAll(async () => {
  test = await startTestPayload();
  editors = await createTestEditors(test);
  provider = await createProvider(test.payload);
});
afterAll(() => test.stop());

let documents = 0;
const unique = () => `Document ${(documents += 1)}`;

const hurry = 'Today only';
const reason = 'presses people to decide in a hurry';

/** A published document of each kind without a claim, and a change that makes one. */
const kinds = {
  discounts: {
    create: () => createDiscount(test.payload, { provider: provider.id }),
    claim: { discountText: hurry },
    publishing: { isActive: true },
    draft: { isActive: false },
    label: 'Discount text',
    path: 'discountText',
  },
  guides: {
    create: () => createGuide(test.payload, { title: unique() }),
    claim: {
      body: callOut(richText(hurry)),
    },
    publishing: { _status: 'published' },
    draft: { _status: 'draft' },
    label: 'Body',
    path: 'body',
  },
  'market-reports': {
    create: () => createMarketReport(test.payload, { title: unique() }),
    claim: {
      sections: [
        {
          title: 'Overview',
          anchor: 'overview',
          blocks: [
            { blockType: 'keyFigures', figures: [{ value: '162', label: 'products' }] },
            { blockType: 'restrictions', items: [{ title: 'Stock', text: hurry }] },
          ],
        },
      ],
    },
    publishing: { _status: 'published' },
    draft: { _status: 'draft' },
    label: 'Sections 1 › Content 2 › Items 1 › Text',
    path: 'sections.0.blocks.1.items.0.text',
  },
  medications: {
    create: () => createMedication(test.payload, { name: unique() }),
    claim: { commonSideEffects: ['Headache', hurry] },
    publishing: { _status: 'published' },
    draft: { _status: 'draft' },
    label: 'Common side effects',
    path: 'commonSideEffects',
  },
  providers: {
    create: () => createProvider(test.payload, { name: unique() }),
    claim: { pricingAnalysis: hurry },
    publishing: { _status: 'published' },
    draft: { _status: 'draft' },
    label: 'Pricing analysis',
    path: 'pricingAnalysis',
  },
  reviews: {
    create: () => createReview(test.payload, { provider: provider.id, status: 'pending' }),
    claim: { reply: { text: hurry } },
    publishing: { status: 'published' },
    draft: { status: 'pending' },
    label: 'Reply from the provider › Reply',
    path: 'reply.text',
  },
} as const;

const slugs = Object.keys(kinds) as (keyof typeof kinds)[];

describe.each(slugs)('a claim in %s', (slug) => {
  const { create, claim, publishing, draft, label, path } = kinds[slug];

  it('is saved as a draft and refused at publishing, with the words, the field and the reason', async () => {
    const { id } = await create();
    const address = `/${slug}/${id}`;
    const refused = await editors.patch('editor', address, { ...claim, ...publishing });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].message).toContain('This cannot be published. ');
    expect(refused.body.errors[0].message).toContain('ask an administrator to overrule this');
    expect(refused.body.errors[0].message).toContain(`in “${label}” “${hurry}” ${reason}`);
    expect(refused.body.errors[0].data.errors).toEqual([
      { path, message: `In “${label}” “${hurry}” ${reason}.` },
    ]);

    await editors.patch('editor', address, { ...claim, ...draft }).expect(200);
    await editors.patch('editor', address, publishing).expect(400);
  });

  it('is published with an administrator’s note, which the audit trail keeps', async () => {
    const { id } = await create();
    const address = `/${slug}/${id}`;
    const overruleNote = 'Quoted as a warning.';
    await editors.patch('editor', address, { ...claim, ...publishing, overruleNote }).expect(400);
    await editors.patch('admin', address, { ...claim, ...publishing, overruleNote }).expect(200);

    const { docs } = await test.payload.find({
      collection: 'audit-trail',
      where: { documentId: { equals: id } },
      sort: '-at',
      overrideAccess: true,
    });
    expect(docs[0]).toMatchObject({ userName: 'admin', kind: slug });
    expect(docs[0]?.changes).toContainEqual({
      field: 'overruleNote',
      before: null,
      after: overruleNote,
    });
    await editors.patch('editor', address, publishing).expect(200);
  });
});

describe('a claim on the home page', () => {
  const address = '/globals/home';
  const claims = {
    bannerText: 'Today only: lose 2 stone, guaranteed results',
    testimonials: [{ quote: 'I lost 2 stone in four weeks.', name: 'Pat T.', rating: 5 }],
  };

  it('is refused, with the words, the field and the reason', async () => {
    const refused = await editors.post('editor', address, claims).expect(400);
    const { message, data } = refused.body.errors[0];
    expect(message).toContain('This cannot be published. ');
    expect(message).toContain(`in “Banner text” “Today only” ${reason}`);
    expect(data.errors).toContainEqual({
      path: 'testimonials.0.quote',
      message: 'In “Testimonials 1 › Quote” “lost 2 stone” promises an amount of weight loss.',
    });
    await editors.post('editor', address, { bannerText: 'Our report is out' }).expect(200);
  });

  it('is shown with an administrator’s note, which the audit trail keeps', async () => {
    const overruleNote = 'The name of a radio programme.';
    await editors.post('editor', address, { bannerText: hurry, overruleNote }).expect(400);
    const shown = await editors.post('admin', address, { bannerText: hurry, overruleNote });
    expect(shown.body.result).toMatchObject({ bannerText: hurry, overruledWords: hurry });
    const { docs } = await test.payload.find({
      collection: 'audit-trail',
      where: { kind: { equals: 'home' } },
      sort: '-at',
      overrideAccess: true,
    });
    expect(docs[0]?.changes).toContainEqual({
      field: 'overruleNote',
      before: null,
      after: overruleNote,
    });
    await editors.post('editor', address, { bannerLinkText: 'Listen again' }).expect(200);
    await editors.post('editor', address, { bannerText: `${hurry}. Last chance.` }).expect(400);
  });
});

describe('an administrator’s note', () => {
  it('covers the words that were there when it was written, and no others', async () => {
    const { id } = await kinds.providers.create();
    const address = `/providers/${id}`;
    const note = { description: hurry, overruleNote: 'The name of a radio programme.' };
    await editors.patch('admin', address, note).expect(200);
    await editors.patch('editor', address, { address: 'Other words' }).expect(200);

    const more = { description: `${hurry}. Limited-time offer.` };
    for (const role of ['editor', 'admin'] as const) {
      const refused = await editors.patch(role, address, more);
      expect(refused.body.errors[0].message).toContain('“Limited-time”');
      expect(refused.body.errors[0].message).not.toContain(hurry);
    }
    await editors.patch('admin', address, { ...more, overruleNote: 'Both are.' }).expect(200);

    await editors.patch('admin', address, { overruleNote: '' }).expect(400);
    await editors
      .patch('admin', address, { description: 'Calm words', overruleNote: '' })
      .expect(200);
    await editors.patch('editor', address, { description: hurry }).expect(400);
  });

  it('leaves no personal data of a review in the audit trail', async () => {
    const { id } = await createReview(test.payload, {
      provider: provider.id,
      content: 'Ring me on 07700 900123',
      status: 'pending',
    });
    const change = {
      status: 'published',
      overruleNote: 'A number reserved for drama.',
    };
    await editors.patch('admin', `/reviews/${id}`, change).expect(200);
    const { docs } = await test.payload.find({
      collection: 'audit-trail',
      where: { documentId: { equals: id } },
      overrideAccess: true,
    });
    expect(JSON.stringify(docs)).toContain('A number reserved for drama.');
    expect(JSON.stringify(docs)).not.toContain('07700');
  });
});

describe('what was public before there was a rule', () => {
  it('can be reported and rejected; a change of its words is looked at', async () => {
    const { id } = await createReview(test.payload, { provider: provider.id });
    await test.payload.db.updateOne({
      collection: 'reviews',
      id,
      data: { content: 'I lost 2 stone' },
      req: { payload: test.payload },
    });
    await test.payload.update({
      collection: 'reviews',
      id,
      data: { openReports: 1 },
      overrideAccess: true,
    });
    await editors.patch('editor', `/reviews/${id}`, { reply: { text: 'Thanks.' } }).expect(400);
    const rejection = { status: 'rejected', rejectionReason: 'abusive' };
    await editors.patch('editor', `/reviews/${id}`, rejection).expect(200);
  });
});

describe('the offer that was once published unhindered', () => {
  const offer = {
    discountText: 'Lose 2 stone in a month: 50% off Mounjaro, today only, as used by celebrities',
    appliesTo: ['service'],
    validityPeriod: 'Today',
    url: 'https://ashdown.example/offers',
    discoveredAt: '2026-01-05T00:00:00.000Z',
  };

  it('is refused with all that is wrong', async () => {
    const refused = await editors.post('editor', '/discounts', {
      ...offer,
      provider: provider.id,
      isActive: true,
    });
    expect(refused.status).toBe(400);
    for (const words of ['Lose 2 stone', 'today only', 'as used by']) {
      expect(refused.body.errors[0].message).toContain(`“${words}”`);
    }
  });

  it('counts as one on a medicine even when an administrator overrules its words', async () => {
    const overruled = { ...offer, provider: provider.id, overruleNote: 'For a lesson.' };
    const refused = await editors.post('admin', '/discounts', { ...overruled, isActive: true });
    expect(JSON.stringify(refused.body)).toContain('needs an administrator’s sign-off');
    const stored = await editors.post('admin', '/discounts', { ...overruled, isActive: false });
    expect(stored.body.doc.appliesTo).toEqual(['service', 'medicine']);
  });
});

describe('an offer that names a medicine', () => {
  it.each([
    ['discountText', '£20 off Wegovy consultations'],
    ['discountText', '10% off GLP-1 programmes'],
    ['dependencies', ['For weight loss injections only']],
    ['url', 'https://ashdown.example/mounjaro'],
  ])('is one on a medicine: %s is %s', async (field, value) => {
    const { appliesTo } = await createDiscount(test.payload, {
      provider: provider.id,
      appliesTo: ['consultation'],
      isActive: false,
      [field]: value,
    });
    expect(appliesTo).toEqual(['consultation', 'medicine']);
  });

  it('is one too if only this directory knows the medicine', async () => {
    await createMedication(test.payload, { name: 'Zibrexa', _status: 'draft' });
    const { appliesTo } = await createDiscount(test.payload, {
      provider: provider.id,
      discountText: 'A free coaching call with zibrexa',
      isActive: false,
    });
    expect(appliesTo).toContain('medicine');
  });
});
