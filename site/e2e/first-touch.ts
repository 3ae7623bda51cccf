/** Whether `open` touches a page at once, or leaves the first touch to what the journey does next. */
export type FirstTouch = { firstTouch: 'at once' | 'late' };
