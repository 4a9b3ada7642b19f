export const resultsVariable: 'OFFICE_BENCH_RESULTS';
export const isQuick: boolean;
export const benchArguments: string[];

export interface Ratio {
  bench: string;
  name: string;
  value: number;
  better: 'higher' | 'lower';
}

export function reportRatio(ratio: Ratio): void;

export function median(values: readonly number[]): number;

export function medianRatio(
  rounds: number,
  measures: {
    subject(round: number): number | Promise<number>;
    bare(round: number): number | Promise<number>;
  },
): Promise<number>;
