import { useSend } from './send.ts';

/** Sends the editors a message and returns the outcome. */
export const useSendMessage = () => useSend('/api/contact-messages');

/** Sends a complaint about personal data and returns the outcome. */
export const useComplain = () => useSend('/api/complaints');
