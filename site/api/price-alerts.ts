import { useSend } from './send.ts';

/** Asks to be told when the price of a dose changes. */
export const useAskForAlert = () => useSend('/api/price-alerts');
