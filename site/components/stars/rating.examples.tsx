import type { Examples } from '../examples/examples.ts';
import { Rating } from './rating.tsx';

export const examples: Examples = {
  'many reviews': <Rating averageRating={4.3} reviewCount={2847} />,
  'too few reviews': <Rating averageRating={null} reviewCount={4} />,
  'no reviews': <Rating averageRating={null} reviewCount={0} />,
};
