/** How many providers can be seen side by side. */
export const fewestSideBySide = 2;
export const mostSideBySide = 4;
