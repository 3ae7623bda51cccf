import { describe, expect, it } from 'vitest';
import { allProviders, providersAddress, readProviderChoice } from './choice.ts';

const read = (query: string) => readProviderChoice(new URLSearchParams(query));

describe('what an address chooses of the providers', () => {
  it('is all of them by name without parameters', () => {
    expect(read('')).toEqual(allProviders);
  });

  it('is search, type and order', () => {
    expect(read('search=Dove+H&type=ONLINE&sort=rating')).toEqual({
      search: 'Dove H',
      companyType: 'online',
      sort: 'rating',
    });
  });

  it.each(['type=shop', 'sort=cheapest', 'search=', 'search=+', 'type=all'])(
    'is no choice in %s',
    (query) => {
      expect(read(query)).toEqual(allProviders);
    },
  );
});

describe('the address of a choice', () => {
  it('leaves out what is not chosen', () => {
    expect(providersAddress(allProviders)).toBe('/providers');
  });

  it('keeps a search as it is typed, so that a space can be followed by a word', () => {
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
