/**
 * Whether a query was answered that there is no such thing for the member. An address that was typed or cut off
 * has no well-formed id, which the server refuses: it names none either.
 */
export function isMissing(error: { statusCode?: number } | undefined): boolean {
  return error?.statusCode === 404 || error?.statusCode === 400;
}
