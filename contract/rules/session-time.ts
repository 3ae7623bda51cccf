/** How long a session may be idle, in hours. */
export const idleHours = 12;

/** The maximum length of a session, in days from signing in. */
export const sessionDays = 7;
