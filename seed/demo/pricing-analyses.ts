/** An editor's paragraphs on what the prices of a provider show, by its slug; 23 of the 32 have one. */
export const pricingAnalyses: Record<string, string[]> = {
  'alderwick-pharmacy': [
    'Alderwick lists all three medications, with the lower and middle doses of Mounjaro and Wegovy. Its prices are close to the middle of the market at every step.',
    'The consultation is included and delivery costs little. Collecting in branch avoids the delivery fee altogether, which makes it one of the simpler totals to work out.',
  ],
  'ashdrift-pharmacy': [
    'Ashdrift lists every dose of Mounjaro and Wegovy and is among the less expensive providers for both. Its starting dose of Wegovy is no exception.',
    'The consultation is included. Delivery is charged on every order, so the total is a little higher than the price on the label.',
  ],
  'birchquill-clinic': [
    'Birchquill’s prices per dose are above the middle of the market, and its consultation fee is among the highest. Delivery is included.',
    'The fee pays for an hour with a doctor. Patients who want a short online assessment will find lower totals elsewhere.',
  ],
  'brackenholt-clinic': [
    'Brackenholt has the highest prices in the directory for the strongest doses of Mounjaro and Wegovy, and for Saxenda. A consultation fee comes on top; delivery is included.',
    'It is also one of the few providers that list every dose of every medication, dispensed by a pharmacy of its own.',
    'The difference from the market grows with the dose: it is modest at the start and large at the top.',
  ],
  'calverstone-health': [
    'Calverstone’s prices sit a little above the middle of the market. A consultation fee and a delivery fee are both charged separately, which matters when totals are compared.',
    'Wegovy is listed up to the fourth of its five doses.',
  ],
  'cobblemoor-pharmacy': [
    'Cobblemoor lists the lower doses of Wegovy and Saxenda, at prices above the middle of the market. It charges a modest consultation fee.',
    'Medicines are collected in person. We found no delivery fee stated, so the total is known only for collection.',
  ],
  'dovelark-health': [
    'Dovelark includes both the consultation and delivery, so the price shown is the total. It lists every dose of all three medications.',
    'Its prices lie in the middle of the market. Against providers that add fees, its totals compare better than its prices do.',
  ],
  'dunmarrow-chemist': [
    'Dunmarrow keeps its price for Saxenda low, while its Wegovy prices are close to the middle of the market.',
    'There is a consultation fee. Medicines are collected in branch and no delivery fee is stated.',
  ],
  'elmsworthy-pharmacy': [
    'Elmsworthy is among the less expensive providers of Mounjaro, at the starting dose as at every other.',
    'The consultation is included; delivery is charged. Even with delivery its totals stay below most others.',
  ],
  'fenwhistle-health': [
    'Fenwhistle’s prices are below the middle of the market for both Mounjaro and Wegovy, up to the middle doses. Higher doses are not listed.',
    'The consultation is included. The delivery fee is one of the higher ones.',
  ],
  'garrowmere-clinic': [
    'Garrowmere lists the first two doses of Mounjaro and Wegovy, at prices well above the middle of the market, with a high consultation fee.',
    'Follow-up by phone is included. Prices of later doses are not published, so ask for them before starting.',
  ],
  'inglefold-health': [
    'Inglefold lists Mounjaro only. Its prices are a little below the middle of the market, with the consultation and delivery included.',
    'Every dose but 12.5mg is on its list.',
  ],
  'kestrelbrook-pharmacy': [
    'Kestrelbrook is among the less expensive providers of Wegovy, at the starting dose above all, and of Mounjaro. Saxenda is nearer the middle of the market.',
    'The consultation is included, and delivery is charged at a low rate on every order.',
  ],
  'larkhowe-weight-clinic': [
    'Larkhowe’s prices are above the middle of the market, and there is a consultation fee. Delivery is included.',
    'A dietitian appointment each month is part of the programme. Few providers with lower prices offer one.',
  ],
  'merrivane-health': [
    'Merrivane includes the consultation and delivery, so the price shown is the total. It lists every dose of all three medications.',
    'Its prices for Mounjaro and Wegovy are in the middle of the market; Saxenda is dearer than at most providers.',
    'Prices are also quoted by the week. Four weeks of the weekly price make the monthly one.',
  ],
  'netherquay-pharmacy': [
    'Netherquay’s prices are in the middle of the market. It lists the lower doses of Mounjaro and Wegovy, and Saxenda.',
    'The consultation is included; delivery is charged unless the order is collected.',
  ],
  'orrinfield-clinic': [
    'Orrinfield lists two doses of Wegovy, at prices well above the middle of the market, and its consultation fee is among the highest.',
    'No delivery fee is stated. For patients far from a pharmacy that is worth asking about first.',
  ],
  'quillbrook-online': [
    'Quillbrook’s listed prices look low, but no consultation fee is stated and its delivery fee is the highest in the directory.',
    'Its prices have not changed for some time and were last checked more than a month ago. Treat them with caution.',
  ],
  'rookthwaite-pharmacy': [
    'Rookthwaite lists all three medications with the lower doses. Its prices are near the middle of the market for Mounjaro and Wegovy, and above it for Saxenda.',
    'The consultation is included and its delivery fee is the lowest of those that charge one.',
  ],
  'saltmarrow-health': [
    'Saltmarrow lists the first two doses of Mounjaro, at prices a little below the middle of the market.',
    'A consultation fee is charged and delivery is included. For a first order the fee cancels much of the difference.',
  ],
  'umbercote-pharmacy': [
    'Umbercote lists one product, the starting dose of Mounjaro, at one of the lower prices in the directory.',
    'The consultation is included and delivery is charged. As no later dose is listed, the cost of going on cannot be compared.',
  ],
  'vellacroft-health': [
    'Vellacroft lists one product, the starting dose of Wegovy, near the middle of the market.',
    'There is a consultation fee. As prescriptions can be filled anywhere, the listed price need not be the one that a patient pays.',
  ],
  'wrenfold-online-doctor': [
    'Wrenfold lists the first two doses of Mounjaro, a little above the middle of the market.',
    'It charges both a consultation fee and a delivery fee, which puts its totals further from the market than its prices.',
  ],
};
