import type { PriceTable } from './price-table.ts';

/** What Saxenda costs at each provider that lists it. */
export const saxendaPrices: PriceTable = {
  'alderwick-pharmacy': { '3mg daily': [18195, 19195] },
  'ashdrift-pharmacy': { '3mg daily': [16299, 16499] },
  'brackenholt-clinic': { '3mg daily': [28000, 26500] },
  'cobblemoor-pharmacy': { '3mg daily': [18850, 17850] },
  'dovelark-health': { '3mg daily': [16600, 16400] },
  'dunmarrow-chemist': { '3mg daily': [15000, 13500] },
  'elmsworthy-pharmacy': { '3mg daily': [15700, 16700] },
  'hollinmarsh-pharmacy': { '3mg daily': [17150, 16150] },
  'kestrelbrook-pharmacy': { '3mg daily': [17400, 17000] },
  'merrivane-health': { '3mg daily': [20600, 21200] },
  'netherquay-pharmacy': { '3mg daily': [17795, 17395] },
  'pellowmead-chemist': { '3mg daily': [17700, 17700, 'out of stock'] },
  'rookthwaite-pharmacy': { '3mg daily': [19350, 19950] },
  'thistlequay-pharmacy': { '3mg daily': [17499, 17499] },
  'zennorby-health': { '3mg daily': [21900, 21900] },
};
