const maxShown = 99;

export function titlePrefix(waiting: number): string {
  return waiting > 0 ? `(${waiting > maxShown ? `${maxShown}+` : waiting}) ` : '';
}
