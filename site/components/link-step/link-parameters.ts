/** What links in our emails carry, and how the step that they lead to ended. */
export const linkParameters = ['token', 'result'] as const;
