/** Search parameter of the calendar while the form for a new meeting is open beside it. */
export const planParam = 'plan';
