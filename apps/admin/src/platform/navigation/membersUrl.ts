/** Returns the absolute URL of a page of the members' app. */
export function membersUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}
