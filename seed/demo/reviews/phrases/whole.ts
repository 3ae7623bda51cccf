import type { Phrases } from './phrases.ts';

type Tone = keyof Phrases['titles'];

/** Sentences about the service as a whole that may open a review. */
export const openings: Record<Tone, string[]> = {
  praise: [
    'I have been with them since {earlierMonth}.',
    'I changed to them from another provider and wish I had done it sooner.',
    'Very happy so far.',
    'I was nervous about this, and I need not have been.',
    '{Third|Fourth|Second} month with them.',
    'A {friend|colleague|neighbour} recommended them.',
    'I read a lot of reviews before I chose, so here is mine.',
    'I do not usually write reviews.',
    'I could not fault them.',
    'Just what I needed.',
    'I am {sixty-eight|seventy-one|fifty-nine} and had never done anything like this.',
    'Half a year in, and the service has stayed the same.',
    'It was a big step for me to ask for help with this.',
    'As a {nurse|carer|bus driver|teacher} I have little time, and they make it simple.',
    'Good from the first day.',
    'I put off asking for years.',
    'Really pleased with them.',
    'A calm, well-run service.',
  ],
  mixed: [
    'Some good, some not so good.',
    'Decent, with room to improve.',
    'It was all right in the end.',
    'I wanted to like them more than I do.',
    'A mixed experience.',
    'Three stars is about fair.',
    'Neither here nor there.',
  ],
  criticism: [
    'I would not use them again.',
    'Very disappointed.',
    'I have moved to another provider.',
    'It started well and went downhill.',
    'I gave them three chances.',
    'Not what I had expected from the reviews.',
    'I am still waiting for an apology.',
    'Please read this before you order.',
    'I wish I had looked further.',
  ],
};

/** Sentences about the service as a whole that may close a review. */
export const closings: Record<Tone, string[]> = {
  praise: [
    'I would recommend them.',
    'Thank you to the whole team.',
    'I will be staying.',
    'Keep it up.',
    'I have told my {sister|brother|friends|colleagues} about them.',
    'No complaints at all.',
    'Happy to recommend.',
    'It makes a hard thing easier.',
    'That matters to me more than a few pounds.',
    'You can tell that they care.',
    'I would choose them again.',
    'Nothing to add.',
  ],
  mixed: [
    'I will give them one more month.',
    'Not bad, not great.',
    'I may look elsewhere next time.',
    'It could be so much better.',
    'Let us see how the next month goes.',
  ],
  criticism: [
    'Look elsewhere.',
    'I expected better.',
    'I want my money back.',
    'Such a shame.',
    'They can do better than this.',
    'Never again.',
  ],
};
