import type { Phrases } from './phrases.ts';

export const branch: Phrases = {
  praise: [
    'The pharmacist took me into the side room and went through the pen step by step.',
    'Collected on my lunch break, in and out in {five|ten} minutes.',
    'They know me by name and ask how it is going.',
    'You can just walk in with a question, which is worth a lot to me.',
    'The staff were discreet at the counter.',
    'They rang to say it was ready and kept it in the fridge until I could come.',
    'It is good to see the same face each month.',
    'They weigh you behind a door, not in the shop.',
    'The pharmacist stayed ten minutes past closing to finish explaining.',
    'I took my full sharps bin back and they changed it on the spot.',
    'Lovely people, and the bus stops outside.',
    'They ordered my dose in for the {day} so that I would not miss a week.',
    'My {husband|wife|neighbour} collected for me after they had checked with me by phone.',
    'They looked after my mum for years, and now they look after me.',
    'The {pharmacist|young man at the counter|lady at the counter} noticed that I was nervous and made me a cup of tea.',
  ],
  quibbles: [
    'There can be a queue on Saturdays.',
    'The clinic hours are short if you work full time.',
    'Parking nearby is not easy.',
    'The consultation room is small and a bit warm.',
    'I had to come back the next day because my order was not in yet.',
  ],
  criticism: [
    'I was asked about my weight at the counter with people behind me.',
    'I made three trips before my order was there.',
    'They had given my pen to somebody else and I had to wait a week.',
    'The appointment ran forty minutes late and was then cut short.',
    'The person at the counter did not know that the service existed.',
    'Closed at the time that the website says they are open.',
  ],
  titles: {
    praise: [
      'Lovely local pharmacy',
      'Better in person',
      'A pharmacy as it should be',
      'Kind and discreet',
    ],
    mixed: ['Good staff, small snags', 'Friendly, not always quick'],
    criticism: ['Not going back', 'Poor service at the counter'],
  },
};
