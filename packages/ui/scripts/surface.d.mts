/** Component name → its folder below src. */
export function components(): Map<string, string>;
/** `ja/auth.json` → its file below src. */
export function locales(): Map<string, string>;
export function writeSurface(options?: { check?: boolean }): Promise<boolean>;
