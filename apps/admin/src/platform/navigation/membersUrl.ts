/**
 * Returns the absolute URL of a page of the members' app. A path would lead to a page of the administration.
 */
export function membersUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}
