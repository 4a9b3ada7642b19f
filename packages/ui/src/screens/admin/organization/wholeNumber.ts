import * as z from 'zod/mini';

/** Text of a whole number from `min` to `max`. */
export const wholeNumber = (error: string, { min, max }: { min: number; max: number }) =>
  z.string().check(
    z.trim(),
    z.refine(
      (typed) => {
        const number = Number(typed);
        return Number.isInteger(number) && number >= min && number <= max;
      },
      { error },
    ),
  );
