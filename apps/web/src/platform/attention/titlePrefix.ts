const mostShown = 99;

/** The number before the title of the window: how much waits for the member. */
export function titlePrefix(waiting: number): string {
  return waiting > 0 ? `(${waiting > mostShown ? `${mostShown}+` : waiting}) ` : '';
}
