/** Whether the organisation has no such meeting for the member; an id that is malformed counts as well. */
export function isMissing(error: { statusCode?: number }): boolean {
  return error.statusCode === 404 || error.statusCode === 400;
}
