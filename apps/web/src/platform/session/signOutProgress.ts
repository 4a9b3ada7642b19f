let running: Promise<void> | null = null;

export function isSigningOut(): boolean {
  return running !== null;
}

/** Runs a sign-out. Concurrent calls share one. */
export function runSignOut(leave: () => Promise<void>): Promise<void> {
  running ??= leave().finally(() => (running = null));
  return running;
}
