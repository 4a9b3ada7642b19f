/** Paths of this origin that serve scripts. Excludes /files, which contains member uploads. */
const folders = [`${import.meta.env.BASE_URL}assets/`, '/scene/'];
const files = ['/push-worker.js', '/precache-worker.js'];

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
