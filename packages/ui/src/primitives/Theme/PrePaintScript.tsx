import { useSyncExternalStore } from 'react';
import { themeScript } from './themeScript.ts';

const never = () => () => {};

/** Script that is only rendered on the server. The browser renders with the right mode directly. */
export function PrePaintScript({ nonce }: { nonce: string | undefined }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // Browsers hide the nonce from scripts, so hydration finds a different value.
  return isFromServer ? (
    <script nonce={nonce} suppressHydrationWarning>
      {themeScript}
    </script>
  ) : null;
}
