export interface DayRange {
  startTime: string;
  endTime: string;
}

export function dayOf(now: Date): DayRange {
  const midnight = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return { startTime: midnight(0), endTime: midnight(1) };
}
