const mostShown = 99;

export function titlePrefix(waiting: number): string {
  return waiting > 0 ? `(${waiting > mostShown ? `${mostShown}+` : waiting}) ` : '';
}
