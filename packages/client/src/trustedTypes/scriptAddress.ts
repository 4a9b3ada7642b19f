/** Places of our own origin that scripts come from. What members upload is below /files. */
const folders = [`${import.meta.env.BASE_URL}assets/`, '/scene/'];
const files = ['/push-worker.js'];

/** Whether a script may be loaded from an address: our own, or of the configured scene's host. */
export function isAllowedScript(
  address: string,
  { page, sceneOrigins }: { page: string; sceneOrigins: readonly string[] },
): boolean {
  const url = URL.parse(address, page);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  if (sceneOrigins.includes(url.origin)) return true;
  if (url.origin !== new URL(page).origin) return false;
  const { pathname } = url;
  return files.includes(pathname) || folders.some((folder) => pathname.startsWith(folder));
}
