import { registers } from '#contract/rules/registers.ts';
import { exampleCompany, exampleRegistration } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { NoRegistration } from './no-registration.tsx';
import { RegisterMarks } from './register-marks.tsx';
import { RegisterMeanings } from './register-meanings.tsx';

export const examples: Examples = {
  'on two registers': (
    <>
      <RegisterMarks company={exampleCompany} />
      <RegisterMeanings registers={registers} />
    </>
  ),
  'on a register of Scotland': (
    <>
      <RegisterMarks
        company={{
          ...exampleCompany,
          registrations: [{ ...exampleRegistration, register: 'his' }],
        }}
      />
      <RegisterMeanings registers={registers} />
    </>
  ),
  'on none': <NoRegistration providerName={exampleCompany.name} />,
};
