import { describe, expect, it } from 'vitest';
import { exampleRegistration } from '#site/components/examples/example-data.ts';
import { providerWords } from './provider-words.ts';

const provider = {
  name: 'Example Clinic',
  averageRating: 4.68,
  reviewCount: 2847,
  registrations: [exampleRegistration],
  metrics: {
    totalProducts: 2,
    lowestPrice: '129.00',
    medicationsAvailable: ['Mounjaro', 'Wegovy'],
  },
};

describe('the title and description of a provider page', () => {
  it('are built from name, review count and rating', () => {
    expect(providerWords(provider)).toEqual({
      title: 'Example Clinic: 2,847 reviews, rated 4.7 out of 5',
      description:
        'Example Clinic is rated 4.7 out of 5 in 2,847 reviews by patients. What Example Clinic charges for ' +
        'Mounjaro and Wegovy with all fees, what is in stock and where it is registered.',
    });
  });

  it('claim no rating without reviews', () => {
    const { title, description } = providerWords({
      ...provider,
      averageRating: null,
      reviewCount: 0,
    });
    expect(title).toBe('Example Clinic: prices and registration');
    expect(description).toContain('No reviews yet.');
    expect(
      providerWords({ ...provider, averageRating: null, reviewCount: 4 }).description,
    ).toContain('4 reviews: too few for an average.');
  });

  it('are a warning for an unregistered provider', () => {
    expect(providerWords({ ...provider, registrations: [] })).toEqual({
      title: 'Example Clinic: no current registration on record',
      description:
        'We have no current registration on record for Example Clinic with any of the UK’s health regulators. What we know about it, and how to check a provider yourself.',
    });
  });

  it('name no medications if none are listed', () => {
    const metrics = { totalProducts: 0, lowestPrice: null, medicationsAvailable: [] };
    expect(providerWords({ ...provider, reviewCount: 5, metrics }).description).toBe(
      'Example Clinic is rated 4.7 out of 5 in 5 reviews by patients. What Example Clinic is ' +
        'registered for and how to reach it.',
    );
  });
});
