import { describe, expect, it } from 'vitest';
import { profile } from './build-provider.ts';

const named = { id: 'p1', name: 'Ashdown', slug: 'ashdown', type: 'Specialist online clinic' };

describe('a provider’s profile', () => {
  it('takes each contract field from the stored field of the same name', () => {
    const filledIn = {
      ...named,
      description: 'A clinic.',
      website: 'https://ashdown.example',
      address: '1 High Street',
      phone: '01632 960000',
      email: 'hello@ashdown.example',
      features: ['Next-day delivery'],
      pricingAnalysis: 'Prices follow the dose.',
    };
    expect(profile(filledIn)).toEqual(filledIn);
  });

  it('has null or an empty list where nothing is stored', () => {
    expect(profile({ ...named, description: '', website: null })).toEqual({
      ...named,
      description: null,
      website: null,
      address: null,
      phone: null,
      email: null,
      features: [],
      pricingAnalysis: null,
    });
  });

  it('is refused without a name', () => {
    expect(() => profile({ ...named, name: '' })).toThrow('name');
  });
});
