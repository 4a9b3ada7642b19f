import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';

const maxUrlLength = 500;

/** Rule of the URL of a receiver. The server also checks its address. */
export const receiverUrl = (error: string) =>
  requiredText().check(
    z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), { error }),
    z.maxLength(maxUrlLength, { error }),
  );
