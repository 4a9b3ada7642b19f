/** From midnight to midnight, as a query of the contract says it. */
export interface DayRange {
  startTime: string;
  endTime: string;
}

/** The day that an instant belongs to where the member is. */
export function dayOf(now: Date): DayRange {
  const midnight = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return { startTime: midnight(0), endTime: midnight(1) };
}
