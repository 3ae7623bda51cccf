import { isRegistered, type Registered } from './registration.ts';

type Product = { inStock: boolean };

/**
 * Whether a price counts where prices are compared: for the lowest, “from”, averages and what is on sale. It can be had
 * today, from a provider on a register.
 */
export function isOffered({ inStock }: Product, seller: Registered): boolean {
  return inStock && isRegistered(seller);
}
