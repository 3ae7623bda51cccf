import type { Examples } from '../examples/examples.ts';
import { AmountField } from './amount-field.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { SelectField } from './select-field.tsx';

const medication = { label: 'Medication', name: 'medication', value: 'wegovy', onChoose() {} };
const amount = { label: 'Most in total', name: 'maxTotal', onChoose() {} };

export const examples: Examples = {
  'a select box': (
    <SelectField
      {...medication}
      options={[
        { value: 'all', text: 'All medications' },
        { value: 'wegovy', text: 'Wegovy' },
      ]}
    />
  ),
  'a select box with groups': (
    <SelectField
      {...medication}
      label="Dose"
      name="dose"
      value="2.5mg"
      options={[
        { value: '2.5mg', text: '2.5mg', group: 'Mounjaro' },
        { value: '0.25mg', text: '0.25mg', group: 'Wegovy' },
      ]}
    />
  ),
  'an amount': <AmountField {...amount} value="150" isInvalid={false} />,
  'an amount that is none': <AmountField {...amount} value="cheap" isInvalid />,
  'chosen filters': (
    <ChosenFilters
      filters={[
        { text: 'Wegovy', addressWithout: '/compare?stock=in-stock' },
        { text: 'In stock', addressWithout: '/compare?medication=wegovy' },
      ]}
      addressWithoutAll="/compare"
    />
  ),
};
