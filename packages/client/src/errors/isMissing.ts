/**
 * Whether the query response means that the requested item does not exist for the member. Includes
 * 400, which the server returns for malformed ids in mistyped or truncated addresses.
 */
export function isMissing(error: { statusCode?: number } | undefined): boolean {
  return error?.statusCode === 404 || error?.statusCode === 400;
}
