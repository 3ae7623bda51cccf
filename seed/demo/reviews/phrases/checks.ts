import type { Phrases } from './phrases.ts';

export const checks: Phrases = {
  praise: [
    'They wanted a video and a photo of the scales, which I found reassuring.',
    'I looked them up on the register before ordering and it all matched.',
    'They would not move me up a dose until I had spoken to the prescriber.',
    'They asked for proof from my last provider before taking me on, as they should.',
    'Identity check, BMI check, GP details: it takes time, but it is done properly.',
    'They said no the first time, with a reason, and I respect that.',
    'My blood pressure reading was a bit high and they asked me to see my GP first.',
    'They ask about your mental health too, and kindly.',
    'I was asked about pregnancy plans and told clearly why it matters.',
    'They refused to send two months at once and explained why.',
    'They are careful without being cold about it.',
    'A new photo is asked for every {three|few} months, and I think that is right.',
  ],
  quibbles: [
    'The checks are strict, so do not leave it to the last minute.',
    'I had to send the same photo again at the next order.',
    'Waiting for my surgery to reply held things up for a few days.',
    'The identity check did not like my old driving licence.',
  ],
  criticism: [
    'They approved me in minutes, which worried me more than a refusal would have.',
    'Nobody checked the weight I typed in.',
    'They never asked who my GP was.',
    'I could not find them on the register under the name they use.',
    'They lost my identity documents and asked me to send them again by e-mail.',
    'I was offered a higher dose without anybody asking how I had got on.',
  ],
  titles: {
    praise: ['Careful in the right way', 'Proper checks', 'They take safety seriously'],
    mixed: ['Strict, but for a reason'],
    criticism: ['The checks worried me', 'Not careful enough'],
  },
};
