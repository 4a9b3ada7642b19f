import * as z from 'zod/mini';

const oldestYear = 1900;

function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= oldestYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** '' or `yyyy-MM-dd`, not before 1900 and not after the viewer's own day. */
export const birthDate = () =>
  z.string().check(
    z.refine((text) => text === '' || isRealDate(text), {
      error: 'validation.date',
      abort: true,
    }),
    z.refine((text) => text === '' || new Date(`${text}T00:00:00`).getTime() <= Date.now(), {
      error: 'validation.dateInFuture',
    }),
  );
