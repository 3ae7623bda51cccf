import type { Phrases } from './phrases.ts';

export const price: Phrases = {
  praise: [
    'The total at checkout was the price I had seen listed.',
    'They told me about the price change {a month|three weeks} ahead, so I could plan.',
    'Not the cheapest I found, but the price says what it includes.',
    'Good value for the amount of contact you get.',
    'I can see what each dose will cost before I get to it.',
    'No subscription to cancel, you just order when you need to.',
    'When the price went up they held the old one for my open order.',
    'I compared {four|three|five} providers and the sums came out best here.',
    'They refunded the difference when I had been charged for the wrong dose.',
    'All the prices are on one page, with nothing in small print.',
    'I always know what I am going to pay, and there have been no surprises.',
    'I was only charged once the prescription had been approved.',
    'They told me themselves that a smaller order would be cheaper for me.',
    'The receipt lists every part of the price, which I need for {my records|my own accounts}.',
  ],
  quibbles: [
    'The price has gone up {twice|more than once} since I started.',
    'It is not the cheapest, so compare before you order.',
    'The cost climbs quite a bit with the higher doses.',
    'I only saw the full total on the last page.',
    'A loyalty price for people who stay would be nice.',
    'I would have liked more notice of the new prices.',
  ],
  criticism: [
    'The price on the website was not the price I paid.',
    'The price went up between my order and the approval, and they charged me the new one.',
    'An extra fee appeared on the last page and nobody could tell me what it was for.',
    'I was charged for a second month that I had not ordered.',
    'It took {three|four} weeks and a complaint to get my money back.',
    'They put the price up with two days’ notice.',
    'The discount I signed up for was never taken off.',
    'Dear for what you get, now that the calls have stopped.',
  ],
  titles: {
    praise: [
      'Fair price',
      'No surprises',
      'Good value',
      'Clear about what it costs',
      'Honest about money',
    ],
    mixed: ['Good, but mind the cost', 'Fair, not cheap'],
    criticism: ['Check what you are charged', 'Unclear about money', 'Not the price I expected'],
  },
};
