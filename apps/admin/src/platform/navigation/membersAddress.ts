/** The whole address of a page of the members' application: as a path it would be one of the administration. */
export function membersAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}
