import { maxLoginUserLimit } from '@office/vocabulary';
import * as z from 'zod/mini';

export const loginUserLimit = (error: string) =>
  z.string().check(
    z.trim(),
    z.refine(
      (typed) => {
        const limit = Number(typed);
        return Number.isInteger(limit) && limit >= 1 && limit <= maxLoginUserLimit;
      },
      { error },
    ),
  );
