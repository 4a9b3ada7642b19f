export function makeMemoryFolder(name: string): Promise<string>;
