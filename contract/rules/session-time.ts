/** How long somebody who has signed in may leave the admin alone before they must sign in again. */
export const idleHours = 12;

/** How long a session lasts from its sign-in, however much it is used. */
export const sessionDays = 7;
