/** Search parameter of the calendar while the form for a new meeting is open beside it. */
export const planParam = 'plan';

/** Returns the search parameters without the open form, or null if no form is open. */
export function withoutPlan(search: string): URLSearchParams | null {
  const params = new URLSearchParams(search);
  if (!params.has(planParam)) return null;
  params.delete(planParam);
  return params;
}
