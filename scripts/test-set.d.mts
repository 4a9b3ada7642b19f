export const testSetVariable: 'OFFICE_TEST_SET';
export const isQuickSet: boolean;
export function setAfter(minutes: number, set: string, suite: { fullUntil?: number }): string;
