import { useSyncExternalStore } from 'react';
import { themeScript } from './themeScript.ts';

const never = () => () => {};

/** The script in a server's page alone: what a browser renders itself has the right mode at once. */
export function PrePaintScript({ nonce }: { nonce: string | undefined }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // Browsers hide a nonce from scripts, so that React finds another one than it wrote.
  return isFromServer ? (
    <script nonce={nonce} suppressHydrationWarning>
      {themeScript}
    </script>
  ) : null;
}
