import { exampleCompany } from '../examples/example-data.ts';
import type { Examples } from '../examples/examples.ts';
import { RegisterMarks } from './register-marks.tsx';

export const examples: Examples = {
  'on two registers': <RegisterMarks company={exampleCompany} />,
  'on all registers': <RegisterMarks company={{ ...exampleCompany, gmcVerified: true }} />,
};
