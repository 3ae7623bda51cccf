import { describe, expect, it } from 'vitest';
import { allProviders, providersAddress, readProviderChoice } from './choice.ts';

const read = (query: string) => readProviderChoice(new URLSearchParams(query));

describe('the choice in a query', () => {
  it('is all providers by name without parameters', () => {
    expect(read('')).toEqual(allProviders);
  });

  it('has search, type and order', () => {
    expect(read('search=Dove+H&type=ONLINE&sort=rating')).toEqual({
      search: 'Dove H',
      companyType: 'online',
      sort: 'rating',
    });
  });

  it.each(['type=shop', 'sort=cheapest', 'search=', 'search=+', 'type=all'])(
    'ignores the invalid value in %s',
    (query) => {
      expect(read(query)).toEqual(allProviders);
    },
  );
});

describe('the URL of a choice', () => {
  it('leaves out defaults', () => {
    expect(providersAddress(allProviders)).toBe('/providers');
  });

  it('keeps a search as typed, so that a trailing space can be followed by a word', () => {
    const choice = { ...allProviders, search: 'Dove ' };
    expect(providersAddress(choice)).toBe('/providers?search=Dove+');
    expect(read('search=Dove+')).toEqual(choice);
  });

  it('has its parameters in a fixed order', () => {
    expect(providersAddress({ sort: 'reviews', companyType: 'retail', search: 'a & b' })).toBe(
      '/providers?search=a+%26+b&type=retail&sort=reviews',
    );
  });
});
