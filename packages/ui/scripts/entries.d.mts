export function components(): Map<string, string>;
export function locales(): Map<string, string>;
export function entries(): Map<string, string>;
export function writeEntries(options?: { check?: boolean }): Promise<boolean>;
export function writeBuiltEntries(): void;
