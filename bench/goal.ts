/** The goal for a figure: a maximum or a minimum. */
export type Goal = { max: number } | { min: number };

/** A figure with its unit, goal and verdict, as in “118 ms (goal ≤ 100, missed)”; rounded to so many decimals. */
export function held(figure: number, unit: string, goal: Goal, decimals = 0): string {
  return `${rounded(figure, decimals)} ${unit} (goal ${bound(goal)}, ${verdict(figure, goal)})`;
}

/** The heading of a column of figures with one goal, as in “blocked, ms (goal ≤ 20)”. */
export function heading(name: string, goal: Goal): string {
  return `${name} (goal ${bound(goal)})`;
}

/** A figure in such a column, as in “99, missed”; rounded to so many decimals. */
export function cell(figure: number, goal: Goal, decimals = 0): string {
  return `${rounded(figure, decimals)}, ${verdict(figure, goal)}`;
}

function bound(goal: Goal): string {
  return 'max' in goal
    ? `≤ ${goal.max.toLocaleString('en-GB')}`
    : `≥ ${goal.min.toLocaleString('en-GB')}`;
}

function verdict(figure: number, goal: Goal): 'reached' | 'missed' {
  const isReached = 'max' in goal ? figure <= goal.max : figure >= goal.min;
  return isReached ? 'reached' : 'missed';
}

function rounded(figure: number, decimals: number): string {
  return figure.toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
