import type { Field } from 'payload';
import { maxWeeksOnDose, weeksPerOrder } from '#contract/rules/plan/dose-ladder.ts';
import { doseField } from './dose.ts';
import { rowLabel } from './row-label.ts';
import { isWebAddress, webAddressProblem } from '#contract/rules/web-address.ts';
import { isWholeNumber } from './whole-number.ts';

type Step = { dose?: string | null };
type Stored = { doseSteps?: Step[] | null };

/** The usual dose steps of a medication, from which visitors plan their orders, with where they are written down. */
export const doseStepFields: Field[] = [
  {
    name: 'doseSteps',
    label: 'Usual dose steps',
    type: 'array',
    labels: { singular: 'Step', plural: 'Steps' },
    validate: (steps) => {
      const doses = ((steps ?? []) as Step[]).map(({ dose }) => dose);
      return (
        new Set(doses).size === doses.length ||
        'Each dose can be a step only once. Remove the duplicate.'
      );
    },
    admin: {
      description:
        'Lowest first, as section 4.2 of the SmPC says. Visitors plan their orders by them; without steps there is no plan.',
      components: rowLabel('dose'),
    },
    fields: [
      {
        type: 'row',
        fields: [
          doseField,
          {
            name: 'weeks',
            label: 'Minimum number of weeks',
            type: 'number',
            required: true,
            defaultValue: weeksPerOrder,
            validate: (weeks: number | null | undefined) =>
              (isWholeNumber(weeks, { from: weeksPerOrder, to: maxWeeksOnDose }) &&
                Number(weeks) % weeksPerOrder === 0) ||
              'A step lasts whole pens: 4, 8, 12 or more weeks, up to 52.',
            admin: {
              description:
                'In whole pens of four weeks. Where one pen gives several doses, as with Saxenda, take the dose that it is sold as and say the rest in the note.',
            },
          },
        ],
      },
      {
        name: 'isOnlyIfNeeded',
        label: 'Only if needed',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'A plan ends before this step unless the visitor asks for it.' },
      },
    ],
  },
  {
    name: 'doseStepsNote',
    label: 'Note on the steps',
    type: 'textarea',
    admin: { description: 'Shown beside a plan.' },
  },
  {
    name: 'doseStepsUrl',
    label: 'Source of the steps, web address',
    type: 'text',
    validate: (url: string | null | undefined, { siblingData }: { siblingData: Stored }) => {
      if (url) return isWebAddress(url) || webAddressProblem;
      return !siblingData.doseSteps?.length || 'Say where the steps are written down.';
    },
    admin: { description: 'The SmPC or the patient leaflet.' },
  },
];
