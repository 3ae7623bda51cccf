import type { Phrases } from './phrases.ts';

export const appointments: Phrases = {
  praise: [
    'The first appointment was long and covered far more than weight.',
    'They had read my notes beforehand.',
    'The advice on food started from what I actually eat.',
    'I see the same person each time and do not have to start again.',
    'The review at each step is not a formality; we changed the plan {twice|once already}.',
    'My blood tests were explained line by line.',
    'They wrote me a plan for what happens when I stop.',
    'Appointments start on time and do not feel squeezed in.',
    'I could bring my {wife|husband|daughter} along, which helped us both.',
    'They treat you like an adult who can make up your own mind.',
    'We talked about sleep and stress, not just about the injection.',
    'My appointment could be moved when my shift changed.',
    'The letter to my GP was fair and complete.',
    'There was time for the questions I had written down, all {nine|seven|twelve} of them.',
    'Nobody tutted at the scales.',
  ],
  quibbles: [
    'It is hard to get an appointment after work.',
    'The follow-ups are shorter than the first visit.',
    'You pay for the time, and it adds up.',
    'The wait for a follow-up was three weeks.',
    'I would have liked a reminder the day before.',
  ],
  criticism: [
    'My follow-up was cancelled and it took a month to get another.',
    'A different clinician each time, and each wanted my story from the beginning.',
    'I paid for an hour and got twenty minutes.',
    'The person I was promised had left.',
    'They charged me for an appointment that they had cancelled.',
    'Nobody was there at the time of my appointment.',
  ],
  titles: {
    praise: [
      'Time to talk',
      'A team that knows you',
      'More than a prescription',
      'Worth the appointment',
    ],
    mixed: ['Good clinic, hard to get in', 'Thorough, but it adds up'],
    criticism: ['Disappointing appointments', 'Not worth the fee'],
  },
};
