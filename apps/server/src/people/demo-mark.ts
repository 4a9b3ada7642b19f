/** Marks simulated colleagues. Real members do not have the field. */
export function demoMark(simulated: boolean | null): { demo?: true } {
  return simulated ? { demo: true } : {};
}
