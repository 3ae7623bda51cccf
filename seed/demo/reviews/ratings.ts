/** How many published reviews a provider has with 5, 4, 3, 2 and 1 stars. */
export type RatingCounts = [five: number, four: number, three: number, two: number, one: number];

/**
 * The published reviews that are made from phrases, by provider's slug. Two providers have none at all, and those of
 * Windlecombe Health are written by hand: together they are 2,847.
 */
export const ratingCounts: Record<string, RatingCounts> = {
  'alderwick-pharmacy': [158, 39, 10, 4, 3],
  'ashdrift-pharmacy': [303, 29, 4, 2, 3],
  'birchquill-clinic': [48, 10, 3, 1, 0],
  'brackenholt-clinic': [110, 14, 3, 1, 0],
  'calverstone-health': [145, 30, 7, 3, 2],
  'cobblemoor-pharmacy': [27, 12, 3, 1, 1],
  'dovelark-health': [362, 38, 6, 3, 3],
  'dunmarrow-chemist': [17, 8, 3, 2, 1],
  'elmsworthy-pharmacy': [215, 32, 5, 2, 2],
  'emberlow-clinic': [3, 2, 1, 1, 2],
  'fenwhistle-health': [27, 18, 10, 9, 9],
  'garrowmere-clinic': [19, 5, 2, 0, 0],
  'hollinmarsh-pharmacy': [12, 4, 1, 0, 0],
  'inglefold-health': [135, 21, 4, 1, 2],
  'jessamill-clinic': [4, 0, 0, 0, 0],
  'kestrelbrook-pharmacy': [262, 27, 4, 3, 2],
  'larkhowe-weight-clinic': [72, 18, 4, 1, 1],
  'merrivane-health': [117, 18, 4, 1, 1],
  'netherquay-pharmacy': [77, 24, 6, 3, 2],
  'orrinfield-clinic': [1, 1, 0, 0, 0],
  'pellowmead-chemist': [8, 2, 1, 0, 0],
  'quillbrook-online': [5, 4, 6, 8, 15],
  'rookthwaite-pharmacy': [64, 15, 3, 1, 1],
  'saltmarrow-health': [11, 5, 3, 1, 1],
  'tarnhollow-clinic': [0, 0, 0, 0, 0],
  'thistlequay-pharmacy': [9, 4, 0, 1, 0],
  'umbercote-pharmacy': [0, 0, 0, 0, 0],
  'vellacroft-health': [4, 2, 1, 0, 0],
  'windlecombe-health': [0, 0, 0, 0, 0],
  'wrenfold-online-doctor': [28, 9, 4, 3, 2],
  'yewlarch-clinic': [5, 1, 0, 0, 0],
  'zennorby-health': [0, 1, 0, 0, 0],
};
