/** How many providers can be seen side by side. */
export const minSideBySide = 2;
export const maxSideBySide = 4;
