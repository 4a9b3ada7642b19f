/** The browser found on this machine, and flags that keep it quiet and reproducible. */
export const launchOptions: { executablePath?: string; args: string[] };
