import { useSend } from './send.ts';

/** Sends the editors a message and says how it went. */
export const useSendMessage = () => useSend('/api/contact-messages');

/** Sends a complaint about personal data and says how it went. */
export const useComplain = () => useSend('/api/complaints');
