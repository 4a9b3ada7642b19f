interface LaunchOptions {
  executablePath?: string;
  args: string[];
}

/** Headless Chromium if available, with flags for reproducible runs. */
export const launchOptions: LaunchOptions;

export const fullBrowserOptions: LaunchOptions;
