import type { Phrases } from './phrases.ts';

export const website: Phrases = {
  praise: [
    'The website is easy to use, even for me.',
    'Reordering takes two minutes.',
    'I could see where my order was at every step.',
    'Simple form, clear pages, large enough text.',
    'Uploading the photographs was straightforward.',
    'My account shows past orders and what was said at each review.',
    'I could change my address without having to ring anyone.',
    'It all worked on my old {phone|tablet|laptop}.',
    'Pausing for a month was one button.',
    'Everything is explained before you pay, including what happens if they say no.',
    'My {daughter|son|niece} set up the account and I have managed by myself since.',
    'The order page tells you straight away if a dose is not there.',
    'I use a screen reader and could fill in the form by myself.',
    'The questions and answers on the site covered nearly everything I wanted to know.',
  ],
  quibbles: [
    'The website logged me out half way through the form.',
    'Finding old messages takes a bit of hunting.',
    'The photo upload needed {three|four} tries.',
    'I could not change the delivery date online and had to ring.',
    'The account pages are slow on a phone.',
  ],
  criticism: [
    'The website took my payment and lost my form.',
    'I was locked out of my account for {a week|five days}.',
    'It showed my dose as available and cancelled the order two days later.',
    'There is no way to cancel online, however hard you look.',
    'The form kept rejecting my photographs without saying why.',
    'My address was changed back to the old one by itself.',
    'You cannot find a phone number anywhere on the site.',
  ],
  titles: {
    praise: [
      'So easy to use',
      'Simple from start to finish',
      'Ordering made easy',
      'No trouble at all',
      'Clear and simple',
    ],
    mixed: ['Good service, clumsy website'],
    criticism: ['The website let me down', 'Trouble with my account'],
  },
};
