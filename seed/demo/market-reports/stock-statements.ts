import type { ReportStockStatements } from '#collections/payload-types.ts';

/** What the demo providers are quoted with, or found to say, about Mounjaro: invented like themselves. */
export const stockStatements: ReportStockStatements['statements'] = [
  {
    provider: 'Alderwick Pharmacy',
    group: 'issues',
    quote: 'We are waiting for 7.5mg and expect it in the first week of September.',
    note: '7.5mg was out of stock in August. 2.5mg, 5mg and 10mg could be ordered and collected in the branch.',
  },
  {
    provider: 'Ashdrift Pharmacy',
    group: 'issues',
    quote: 'Please do not order a different strength. Ask our pharmacists first.',
    note: '12.5mg was out of stock; the other five doses could be ordered. The website named a processing delay of up to 7 days.',
  },
  {
    provider: 'Brackenholt Clinic',
    group: 'issues',
    quote: null,
    note: '12.5mg was out of stock. Patients of the clinic were offered an appointment to talk about their options until it is back.',
  },
  {
    provider: 'Calverstone Health',
    group: 'issues',
    quote: 'Our supplier has not given us a date for 15mg.',
    note: '15mg was out of stock. The clinic kept orders open and charged only when it could send them.',
  },
  {
    provider: 'Fenwhistle Health',
    group: 'issues',
    quote: null,
    note: '10mg was out of stock at the partner pharmacy. The order page showed it as available; a message about the delay followed after payment.',
  },
  {
    provider: 'Larkhowe Weight Clinic',
    group: 'issues',
    quote:
      'If you are due to go up to 10mg, your dietitian will call you about staying at 7.5mg for now.',
    note: '10mg was out of stock. 2.5mg, 5mg and 7.5mg could be ordered.',
  },
  {
    provider: 'Netherquay Pharmacy',
    group: 'issues',
    quote:
      'One of our branches may still have a pen when the website does not. Please ring before you travel.',
    note: '7.5mg was out of stock online. 2.5mg and 5mg could be ordered.',
  },
  {
    provider: 'Dovelark Health',
    group: 'available',
    quote: 'All six doses are in our own pharmacy today.',
    note: 'All doses from 2.5mg to 15mg could be ordered, with a limit of 2 pens for each patient.',
  },
  {
    provider: 'Elmsworthy Pharmacy',
    group: 'available',
    quote: null,
    note: 'All doses from 2.5mg to 15mg could be ordered. Approval took up to 7 days in the last week of August.',
  },
  {
    provider: 'Garrowmere Clinic',
    group: 'available',
    quote: null,
    note: '2.5mg and 5mg, the two doses that the clinic lists, could be ordered by its patients.',
  },
  {
    provider: 'Inglefold Health',
    group: 'available',
    quote:
      'We have stock for everyone who is in treatment with us. New patients may wait a little longer.',
    note: 'All five doses that the clinic lists could be ordered. It does not list 12.5mg.',
  },
  {
    provider: 'Kestrelbrook Pharmacy',
    group: 'available',
    quote: null,
    note: 'All doses from 2.5mg to 15mg could be ordered, with a limit of 3 pens for each patient.',
  },
  {
    provider: 'Merrivane Health',
    group: 'available',
    quote: 'Our shelves are full. Our prescribers are busy. Please allow up to 7 days.',
    note: 'All doses from 2.5mg to 15mg could be ordered.',
  },
  {
    provider: 'Rookthwaite Pharmacy',
    group: 'available',
    quote: null,
    note: '2.5mg, 5mg and 7.5mg, the three doses that the pharmacy lists, could be ordered.',
  },
  {
    provider: 'Umbercote Pharmacy',
    group: 'available',
    quote: null,
    note: '2.5mg, the only dose that the pharmacy lists, could be ordered.',
  },
  {
    provider: 'Birchquill Clinic',
    group: 'priceIncrease',
    quote:
      'From September 1, 2025 our prices for Mounjaro will be higher. Your doctor will go through them with you at your next review.',
    note: 'Told its patients by letter. The new prices were not named.',
  },
  {
    provider: 'Calverstone Health',
    group: 'priceIncrease',
    quote: 'Orders approved by August 31 keep the old price, whenever we can send them.',
    note: 'Named the new price of every dose two weeks ahead.',
  },
  {
    provider: 'Inglefold Health',
    group: 'priceIncrease',
    quote: null,
    note: 'Announced higher prices from September 1, 2025 for 5mg and above. 2.5mg stays as it is.',
  },
  {
    provider: 'Merrivane Health',
    group: 'priceIncrease',
    quote:
      'Please do not order ahead because of the price. Your dose may change before you need the pen.',
    note: 'Announced higher prices from September 1, 2025 for 7.5mg and above.',
  },
  {
    provider: 'Saltmarrow Health',
    group: 'priceIncrease',
    quote: null,
    note: 'Announced higher prices from September 1, 2025 on its website, and offered every patient a message exchange with a GP about it.',
  },
  {
    provider: 'Wrenfold Online Doctor',
    group: 'priceIncrease',
    quote: 'We will phone you before your first order at the new price.',
    note: 'Announced higher prices from September 1, 2025 for both doses that it lists.',
  },
];
