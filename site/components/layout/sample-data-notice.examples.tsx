import type { Examples } from '../examples/examples.ts';
import { SampleDataNotice } from './sample-data-notice.tsx';

export const examples: Examples = { 'on every page': <SampleDataNotice /> };
