import type { Examples } from '../examples/examples.ts';
import { Tag } from './tag.tsx';

export const examples: Examples = {
  neutral: <Tag>No data</Tag>,
  'of the medication’s theme': (
    <span data-theme="purple">
      <Tag tone="theme">Mounjaro</Tag>
    </span>
  ),
  accent: <Tag tone="accent">may be out of date</Tag>,
  up: <Tag tone="up">Negative</Tag>,
  down: <Tag tone="down">Positive</Tag>,
};
