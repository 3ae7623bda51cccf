import type { DoseStep } from '#contract/rules/plan/dose-ladder.ts';
import type { MedicationTheme } from '#contract/schemas/medication.ts';

export type MedicationData = {
  name: string;
  slug: string;
  activeIngredient: string;
  description: string;
  dosageRange: string;
  mechanism: string;
  frequency: string;
  doseSteps: DoseStep[];
  doseStepsNote: string;
  /** Section 4.2 of the SmPC. */
  doseStepsUrl: string;
  commonSideEffects: string[];
  contraindications: string[];
  /** What the leaflets call warnings and precautions. */
  precautions: string[];
  leafletUrl: string;
  nhsUrl: string;
  guideSlug: string | null;
  badge: string;
  theme: MedicationTheme;
  order: number;
};

const nhsUrl = 'https://www.nhs.uk/conditions/obesity/treatment/';

/** Steps of four weeks at least. */
function fourWeeksEach(...doses: string[]): DoseStep[] {
  return doses.map((dose) => ({ dose, weeks: 4, isOnlyIfNeeded: false }));
}

function onlyIfNeeded(...doses: string[]): DoseStep[] {
  return fourWeeksEach(...doses).map((step) => ({ ...step, isOnlyIfNeeded: true }));
}

/** The three medications, worded after the leaflets that come with them. */
export const medications: MedicationData[] = [
  {
    name: 'Mounjaro',
    slug: 'mounjaro',
    activeIngredient: 'Tirzepatide',
    description:
      'A weekly injection for adults with obesity, or who are overweight and have a health problem linked to their weight. It is used together with a reduced-calorie diet and more physical activity.',
    dosageRange: '2.5mg-15mg',
    mechanism:
      'Tirzepatide acts like two hormones that the body makes after a meal, GIP and GLP-1. It helps to control appetite, so that people feel full sooner and less hungry, and it slows down how fast food leaves the stomach.',
    frequency:
      'Once a week, on the same day. Treatment starts at 2.5mg; the dose may go up by 2.5mg after at least four weeks on each step.',
    doseSteps: [
      ...fourWeeksEach('2.5mg', '5mg'),
      ...onlyIfNeeded('7.5mg', '10mg', '12.5mg', '15mg'),
    ],
    doseStepsNote:
      'After 5mg the dose goes up only if it is needed, by 2.5mg and after at least four weeks on each step. 5mg, 10mg and 15mg are the doses to stay on.',
    doseStepsUrl: 'https://www.medicines.org.uk/emc/product/15484/smpc',
    commonSideEffects: [
      'Feeling sick (nausea) or being sick',
      'Diarrhoea or constipation',
      'Stomach pain, indigestion, bloating, wind or burping',
      'Feeling tired or dizzy',
      'Redness or itching where the injection was given',
      'Some hair loss',
      'Low blood sugar, mainly together with certain diabetes medicines',
    ],
    contraindications: ['Allergy to tirzepatide or to any other ingredient'],
    leafletUrl: 'https://www.medicines.org.uk/emc/product/15485/pil',
    nhsUrl,
    guideSlug: 'mounjaro-guide',
    precautions: [
      'Not to be used in pregnancy or while breastfeeding; stop at least one month before trying for a baby',
      'Not for people under 18',
      'Tell the prescriber if you have ever had an inflamed pancreas (pancreatitis)',
      'Stop at once if pancreatitis is suspected, and do not start again if it is confirmed',
      'Tell the prescriber if you have severe trouble with digestion or a stomach that empties slowly',
      'Tell the prescriber if you have diabetes, an eye problem caused by diabetes, or take insulin',
      'The contraceptive pill may work less well: use condoms too for four weeks after the start and after each higher dose, or a method that is not a pill',
    ],
    badge: 'Weekly, two hormones',
    theme: 'purple',
    order: 1,
  },
  {
    name: 'Wegovy',
    slug: 'wegovy',
    activeIngredient: 'Semaglutide',
    description:
      'A weekly injection for people with obesity, or who are overweight and have a health problem linked to their weight. It is used together with a reduced-calorie diet and more physical activity.',
    dosageRange: '0.25mg-2.4mg',
    mechanism:
      'Semaglutide acts like GLP-1, a hormone that the gut releases after a meal. It works on the parts of the brain that control appetite, so that people feel fuller and less hungry and have fewer cravings.',
    frequency:
      'Once a week, on the same day. Treatment starts at 0.25mg and goes up in steps, usually every four weeks, over about four months, to 2.4mg. Adults with a BMI of 30 or more may later go up to 7.2mg, taken as three injections on one day.',
    doseSteps: [
      ...fourWeeksEach('0.25mg', '0.5mg', '1mg', '1.7mg', '2.4mg'),
      ...onlyIfNeeded('7.2mg'),
    ],
    doseStepsNote:
      '7.2mg is for adults with a BMI of 30 or more only, after at least four weeks on 2.4mg.',
    doseStepsUrl: 'https://www.medicines.org.uk/emc/product/13799/smpc',
    commonSideEffects: [
      'Feeling sick (nausea) or being sick',
      'Diarrhoea or constipation',
      'Stomach pain, indigestion, bloating, wind or burping',
      'Headache',
      'Feeling tired or dizzy',
      'Gallstones',
      'Some hair loss',
    ],
    contraindications: ['Allergy to semaglutide or to any other ingredient'],
    leafletUrl: 'https://www.medicines.org.uk/emc/product/13799/pil',
    nhsUrl,
    guideSlug: 'wegovy-guide',
    precautions: [
      'Not to be used in pregnancy or while breastfeeding; stop at least two months before trying for a baby',
      'Providers listed here supply it to adults only',
      'Tell the prescriber if you have ever had an inflamed pancreas (pancreatitis)',
      'Stop at once if pancreatitis is suspected, and do not start again if it is confirmed',
      'Tell the prescriber if you have severe trouble with digestion or a stomach that empties slowly',
      'Tell the prescriber if you have severe heart failure, or severe kidney or liver disease',
      'Tell the prescriber if you have diabetes, an eye problem caused by diabetes, or take insulin',
    ],
    badge: 'Weekly, five dose steps',
    theme: 'blue',
    order: 2,
  },
  {
    name: 'Saxenda',
    slug: 'saxenda',
    activeIngredient: 'Liraglutide',
    description:
      'A daily injection for people with obesity, or who are overweight and have a health problem linked to their weight. It is used together with a reduced-calorie diet and more physical activity.',
    dosageRange: '3mg daily',
    mechanism:
      'Liraglutide acts like GLP-1, a hormone that the gut releases after a meal. It works on the parts of the brain that control appetite, so that people feel fuller and less hungry.',
    frequency:
      'Once a day, at about the same time. Treatment starts at 0.6mg a day and usually goes up by 0.6mg each week to 3mg a day.',
    doseSteps: fourWeeksEach('3mg daily'),
    doseStepsNote:
      'One pen gives every dose. Treatment starts at 0.6mg a day and goes up by 0.6mg after at least a week on each step, to 3mg a day. Providers price four weeks at 3mg a day, so the pens of the first weeks last longer than a plan says.',
    doseStepsUrl: 'https://www.medicines.org.uk/emc/product/2313/smpc',
    commonSideEffects: [
      'Feeling sick (nausea) or being sick',
      'Diarrhoea or constipation',
      'Headache',
      'Indigestion, heartburn, bloating, wind or burping',
      'Dry mouth or a change in taste',
      'Feeling tired, dizzy or weak, or trouble sleeping',
      'Redness or itching where the injection was given',
    ],
    contraindications: ['Allergy to liraglutide or to any other ingredient'],
    leafletUrl: 'https://www.medicines.org.uk/emc/product/2313/pil',
    nhsUrl,
    guideSlug: null,
    precautions: [
      'Not to be used in pregnancy, while breastfeeding or when trying for a baby',
      'Providers listed here supply it to adults only; it is not recommended from the age of 75',
      'Not recommended with severe heart failure, or severe kidney or liver disease',
      'Not recommended with inflammatory bowel disease or a stomach that empties slowly',
      'Tell the prescriber if you have ever had an inflamed pancreas (pancreatitis)',
      'Stop at once if pancreatitis is suspected, and do not start again if it is confirmed',
      'Tell the prescriber if you have diabetes or a thyroid disease',
    ],
    badge: 'Daily injection',
    theme: 'pink',
    order: 3,
  },
];
