import { describe, expect, it } from 'vitest';
import { allProviders, providersAddress, readProviderChoice } from './choice.ts';

const read = (query: string) => readProviderChoice(new URLSearchParams(query));

describe('the choice in a query', () => {
  it('is all providers by name without parameters', () => {
    expect(read('')).toEqual(allProviders);
  });

  it('has search, type, medication, dose and order', () => {
    const query = 'search=Dove+H&type=ONLINE&medication=Wegovy&dose=1MG&sort=rating';
    expect(read(query)).toEqual({
      search: 'Dove H',
      companyType: 'online',
      medication: 'wegovy',
      dose: '1mg',
      sort: 'rating',
      page: 1,
    });
  });

  it('has the page of a long list', () => {
    expect(read('page=2')).toEqual({ ...allProviders, page: 2 });
    expect(read('page=none')).toEqual(allProviders);
    expect(providersAddress({ ...allProviders, page: 2 })).toBe('/providers?page=2');
  });

  it.each(['type=shop', 'sort=cheapest', 'search=', 'search=+', 'type=all'])(
    'ignores the invalid value in %s',
    (query) => {
      expect(read(query)).toEqual(allProviders);
    },
  );
});

describe('the URL of a choice', () => {
  it('keeps whatever is searched for, also “all”', () => {
    expect(providersAddress({ ...allProviders, search: 'all' })).toBe('/providers?search=all');
  });

  it('leaves out defaults', () => {
    expect(providersAddress(allProviders)).toBe('/providers');
  });

  it('keeps a search as typed, so that a trailing space can be followed by a word', () => {
    const choice = { ...allProviders, search: 'Dove ' };
    expect(providersAddress(choice)).toBe('/providers?search=Dove+');
    expect(read('search=Dove+')).toEqual(choice);
  });

  it('has its parameters in a fixed order', () => {
    const choice = { dose: '5mg', medication: 'mounjaro', companyType: 'retail' } as const;
    expect(providersAddress({ ...allProviders, ...choice, sort: 'total', search: 'a & b' })).toBe(
      '/providers?search=a+%26+b&type=retail&medication=mounjaro&dose=5mg&sort=total',
    );
  });
});
