export function turnTowards(from: number, to: number, most: number): number {
  const turn = Math.PI * 2;
  const rest = ((((to - from + Math.PI) % turn) + turn) % turn) - Math.PI;
  return from + Math.max(-most, Math.min(most, rest));
}
