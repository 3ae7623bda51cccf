import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiscount, createMedication, createProvider } from '#cms/testing/example-data.ts';
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

const sentence = 'is licensed for diabetes only, so it cannot be listed for weight loss.';

describe('a medicine licensed for diabetes only', () => {
  it.each(['Ozempic', 'Rybelsus', 'Victoza 6mg/ml'])(
    'is not published as a medication: %s',
    async (name) => {
      const { id } = await createMedication(test.payload, { name, _status: 'draft' });
      const refused = await editors.patch('admin', `/medications/${id}`, { _status: 'published' });
      expect(refused.status).toBe(400);
      expect(refused.body.errors[0].data.errors[0]).toMatchObject({
        path: 'name',
        message: expect.stringContaining(sentence),
      });
    },
  );

  it('is not sold as a product, even where the medication is a draft', async () => {
    const medication = await createMedication(test.payload, {
      name: 'OZEMPIC pen',
      _status: 'draft',
    });
    const product = {
      provider: provider.id,
      medication: medication.id,
      dose: '0.5mg',
      pricePence: 12900,
      priceUnit: 'month',
      inStock: true,
      checkedAt: new Date().toISOString(),
    };
    const refused = await editors.post('clerk', '/products', product);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(`Ozempic ${sentence}`);
  });

  it('is named by no offer that is switched on', async () => {
    const { id } = await createDiscount(test.payload, {
      provider: provider.id,
      discountText: 'Ozempic from £120',
      isActive: false,
    });
    const refused = await editors.patch('admin', `/discounts/${id}`, {
      isActive: true,
      isSignedOff: true,
    });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(`Ozempic ${sentence}`);
  });

  it('may be written about', async () => {
    const description = 'Ozempic has the same ingredient, but is licensed for diabetes only.';
    const written = await createMedication(test.payload, { name: 'Wegovy', description });
    expect(written).toMatchObject({ description, _status: 'published' });
  });
});

describe('the list of these medicines', () => {
  it('is kept by editors', async () => {
    const list = (names: string[]) => ({ diabetesOnlyMedicines: names });
    const address = '/globals/publishing-rules';
    await editors.post('clerk', address, list([])).expect(403);
    await editors.post('editor', address, list(['Ozempic', 'Zibrexa'])).expect(200);
    await expect(createMedication(test.payload, { name: 'Zibrexa' })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining(`Zibrexa ${sentence}`) }] },
    });
    await editors.post('editor', address, list(['Ozempic'])).expect(200);
    await createMedication(test.payload, { name: 'Zibrexa' });

    const refused = await editors.post('editor', address, list(['Ozempic', 'Zibrexa']));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(
      'Zibrexa is published as a medication. Unpublish it first',
    );
  });

  it('takes no name that an offer on the site has in its text', async () => {
    const { id } = await createDiscount(test.payload, {
      provider: provider.id,
      discountText: '£20 off your first Tezaglor order',
      isActive: true,
    });
    const list = { diabetesOnlyMedicines: ['Ozempic', 'Tezaglor'] };
    const refused = await editors.post('editor', '/globals/publishing-rules', list).expect(400);
    expect(JSON.stringify(refused.body)).toContain(
      'An offer that is switched on names Tezaglor. Switch it off first',
    );
    await editors.patch('editor', `/discounts/${id}`, { isActive: false }).expect(200);
    await editors.post('editor', '/globals/publishing-rules', list).expect(200);
  });
});
