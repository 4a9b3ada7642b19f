/** Component name → its folder below src. */
export function components(): Map<string, string>;
/** `ja/auth.json` → its file below src. */
export function locales(): Map<string, string>;
/** Entry → the module behind it, below src or dist and without its ending. */
export function entries(): Map<string, string>;
export function writeEntries(options?: { check?: boolean }): Promise<boolean>;
export function writeBuiltEntries(): void;
