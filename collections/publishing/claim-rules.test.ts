import { describe, expect, it } from 'vitest';
import type { CheckedSlug } from './claim-rules.ts';
import { findClaims } from './find-claims.ts';

type Kind = { slug?: CheckedSlug; sources?: number; medicines?: string[] };

async function claimsIn(
  text: string,
  { slug = 'discounts', sources = 0, medicines = [] }: Kind = {},
) {
  const texts = [{ path: 'text', label: 'Text', text }];
  const claims = await findClaims(texts, { slug, sources, medicines });
  return claims.map(({ words, reason }) => `${words}: ${reason}`);
}

const amount = 'promises an amount of weight loss';
const speed = 'promises fast or certain weight loss';
const superiority = 'says that one medicine is better than another';
const endorsement = 'uses a celebrity or a health professional as a recommendation';
const urgency = 'presses people to decide in a hurry';
const beforeAndAfter = 'shows a before-and-after';

describe('words that are not published', () => {
  it('are each found in the offer that was once published', async () => {
    expect(
      await claimsIn(
        'Lose 2 stone in a month: 50% off Mounjaro, today only, as used by celebrities',
      ),
    ).toEqual([`Lose 2 stone: ${amount}`, `as used by: ${endorsement}`, `today only: ${urgency}`]);
  });

  it.each([
    ['You could lose up to 20% of your body weight', amount],
    ['I lost three stone since May', amount],
    ['Lost 3st already', amount],
    ['Patients shed 15kg on average', amount],
    ['An average of 20.7% weight loss', amount],
    ['A weight loss of up to 25% is possible', amount],
    ['Drop two dress sizes', amount],
    ['Rapid weight loss without the gym', speed],
    ['Lose weight fast', speed],
    ['See results in just 2 weeks', speed],
    ['Results guaranteed', speed],
    ['The UK’s most effective weight loss treatment', superiority],
    ['The best weight-loss injection there is', superiority],
    ['The No. 1 weight loss jab', superiority],
    ['Works better for most people than Wegovy', superiority],
    ['It is stronger than semaglutide', superiority],
    ['Loved by celebrities', endorsement],
    ['As used by Somebody Famous', endorsement],
    ['Recommended by leading doctors', endorsement],
    ['A pharmacist-approved programme', endorsement],
    ['Dr Jane Example swears by it', endorsement],
    ['Endorsed by Dr Example', endorsement],
    ['Hurry, only 3 days left', urgency],
    ['Limited-time offer', urgency],
    ['While stocks last', urgency],
    ['Our offer ends soon', urgency],
    ['Black Friday prices', urgency],
    ['Don’t miss out', urgency],
    ['See our before and after photos', beforeAndAfter],
    ['A gallery of before-and-afters', beforeAndAfter],
    ['My amazing transformation', beforeAndAfter],
  ])('“%s” %s', async (text, reason) => {
    expect((await claimsIn(text)).map((claim) => claim.split(': ')[1])).toContain(reason);
  });

  it.each([
    '25% off weight-loss consultations for new patients',
    'From £29.75 per week',
    'The best price for Mounjaro on our list',
    'Compare the lowest prices for weight-loss injections',
    'Prices dropped by 5% in August',
    'Ends on 31 August 2026',
    'A doctor-led service, regulated by the CQC',
    'Recommended by NICE for adults with a BMI of 35 or more',
    'Dr Example answered all my questions',
    'They never hurry you',
    'If you miss a dose, do not take two',
    'Check your blood sugar before and after exercise',
    'The price before the change and the price after it',
    'I lost my way in the app',
    'A higher dose is not better for everyone',
    'See https://shop.example/lose-2-stone/before-and-after',
  ])('are not in “%s”', async (text) => {
    expect(await claimsIn(text)).toEqual([]);
  });

  it('name each reason once a sentence', async () => {
    expect(await claimsIn('Lose 2 stone, lose 20% of your weight')).toEqual([
      `Lose 2 stone: ${amount}`,
    ]);
  });

  it.each([
    [
      'We have dropped our prices for the whole of November, and after a few weeks at home with our friendly team most people lose 2 stone.',
      `lose 2 stone: ${amount}`,
    ],
    [
      'A parcel of 2 kg is on its way to you, and whatever the weather may be on that day most people lose 3 stone.',
      `lose 3 stone: ${amount}`,
    ],
    [
      'Our delivery is faster than most, and our friendly team says that Mounjaro is better than Wegovy.',
      `better than Wegovy: ${superiority}`,
    ],
  ])('are found after innocent ones of the same kind: “%s”', async (text, claim) => {
    expect(await claimsIn(text)).toEqual([claim]);
  });

  it('know the medicines that are stored besides the well-known ones', async () => {
    const text = 'Our pen is better than Zibrexa';
    expect(await claimsIn(text)).toEqual([]);
    expect(await claimsIn(text, { medicines: ['Zibrexa'] })).toEqual([
      `better than Zibrexa: ${superiority}`,
    ]);
  });
});

describe('a guide', () => {
  const guide = { slug: 'guides', sources: 3 } as const;

  it.each([
    [
      'In the SURMOUNT-1 trial people lost about 20% of their body weight on the highest dose [3].',
      `lost about 20% of their body weight: ${amount}`,
    ],
    [
      'NICE says to look again if someone has lost less than 5% of their starting weight after 6 months [2].',
      `lost less than 5% of their starting weight: ${amount}`,
    ],
    ['Rapid weight loss can cause gallstones [1].', `Rapid weight loss: ${speed}`],
    [
      'In one trial, tirzepatide worked better than semaglutide [3].',
      `better than semaglutide: ${superiority}`,
    ],
  ])('reports with its source: “%s”', async (text, withoutSource) => {
    expect(await claimsIn(text, guide)).toEqual([]);
    expect(await claimsIn(text.replace(/ \[\d\]/, ''), guide)).toEqual([withoutSource]);
  });

  it.each([
    ['You can lose 20% of your body weight [3].', `lose 20% of your body weight: ${amount}`],
    ['Lose two stone with Mounjaro [3].', `Lose two stone: ${amount}`],
    ['It helps you lose 20kg [3].', `lose 20kg: ${amount}`],
    ['In the trial people lost 20% of their weight [4].', `lost 20% of their weight: ${amount}`],
    ['Mounjaro is better than Wegovy [3].', `better than Wegovy: ${superiority}`],
    [
      'The most effective weight-loss injection [3].',
      `most effective weight-loss injection: ${superiority}`,
    ],
  ])('promises nothing, whatever it cites: “%s”', async (text, claim) => {
    expect(await claimsIn(text, guide)).toEqual([claim]);
  });

  it('has to give the source in the sentence itself', async () => {
    const text = 'People lost 20% of their weight. They were asked again later [3].';
    expect(await claimsIn(text, guide)).toEqual([`lost 20% of their weight: ${amount}`]);
  });
});

describe('a telephone number', () => {
  it.each([
    '07700 900123',
    '+44 7700 900 123',
    '020 7946 0958',
    '(020) 7946 0958',
    '01632-960-001',
  ])('is found in a review: %s', async (number) => {
    expect(await claimsIn(`Call me on ${number}`, { slug: 'reviews' })).toEqual([
      `${number.replace('(', '')}: gives a telephone number`,
    ]);
  });

  it.each(['Order 4711 came on 12/08/2026', 'I paid £129.00 on 01/02/2026', 'Call 111 or 999'])(
    'is not in “%s”',
    async (text) => {
      expect(await claimsIn(text, { slug: 'reviews' })).toEqual([]);
    },
  );

  it('is what people look for everywhere else', async () => {
    expect(await claimsIn('Call 020 7946 0958', { slug: 'providers' })).toEqual([]);
  });
});
