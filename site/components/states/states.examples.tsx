import type { Examples } from '../examples/examples.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

export const examples: Examples = {
  loading: <LoadingState text="Loading prices..." />,
  empty: (
    <EmptyState title="No prices match" text="Choose another dose.">
      <a href="/compare">Show all prices</a>
    </EmptyState>
  ),
  error: <ErrorState />,
};
