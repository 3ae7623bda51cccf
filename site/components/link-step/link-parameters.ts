/** The query parameters of links in our emails: the token, and the outcome of the step. */
export const linkParameters = ['token', 'result'] as const;
