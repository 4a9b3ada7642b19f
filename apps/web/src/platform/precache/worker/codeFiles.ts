/** Paths of the immutable files of a version. See plugins/chooseCodeFiles.ts. */
export interface CodeFiles {
  code: string[];
  /** Cached in advance for the language of the page. */
  texts: Record<string, string[]>;
  /** Cached in advance by browsers that have loaded the built-in scene. */
  scene: string[];
  lazy: string[];
}

const codeFolders = ['/assets/', '/locales/', '/scene/builtin/', '/start-'];

/** `URLPattern` syntax. */
export const codePatterns = codeFolders.map((folder) => `${folder}*`);

const otherFolders = ['/api/', '/files/', '/admin'];

/** Addresses that are neither code nor pages of the application. */
export const otherPatterns = otherFolders.map((folder) => `${folder}*`);

export function isPagePath(pathname: string): boolean {
  return !otherFolders.some((folder) => pathname.startsWith(folder));
}

export function isCodePath(pathname: string): boolean {
  return codeFolders.some((folder) => pathname.startsWith(folder));
}

export function allFiles({ code, texts, scene, lazy }: CodeFiles): string[] {
  return [...code, ...Object.values(texts).flat(), ...scene, ...lazy];
}

/** Returns the files that are missing in the cache, in the order in which pages load them. */
export function filesToPrecache(
  { code, texts, scene }: CodeFiles,
  { language, cached }: { language: string; cached: readonly string[] },
): string[] {
  const usesScene = cached.some((path) => path.startsWith('/scene/'));
  const wanted = [...code, ...(texts[language] ?? []), ...(usesScene ? scene : [])];
  const known = new Set(cached);
  return wanted.filter((path) => !known.has(path));
}

/** File lists of the installed and the previous version, which open tabs may still run. */
export function latestVersions(installed: string[], stored: readonly string[][]): string[][] {
  const id = JSON.stringify(installed);
  return [installed, ...stored.filter((files) => JSON.stringify(files) !== id)].slice(0, 2);
}

/** Rejects redirected responses, which belong to another version, and pages of a proxy. */
export function isImmutable({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const isDeclared = /\bimmutable\b/.test(headers.get('cache-control') ?? '');
  return status === 200 && !redirected && isDeclared;
}
