declare module '*/scripts/browser.mjs' {
  interface LaunchOptions {
    executablePath?: string;
    args: string[];
  }

  /** The lightest browser on this machine, and flags that keep it quiet and reproducible. */
  export const launchOptions: LaunchOptions;

  /** The same with the whole browser: as users have it, with windows and the system's notifications. */
  export const wholeBrowser: LaunchOptions;
}
