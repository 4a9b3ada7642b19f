/** Includes 400, which the server returns for malformed ids in mistyped addresses. */
export function isMissing(error: { statusCode?: number } | undefined): boolean {
  return error?.statusCode === 404 || error?.statusCode === 400;
}
