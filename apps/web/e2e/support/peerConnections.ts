import type { Page } from 'playwright/test';

declare global {
  interface Window {
    connections: RTCPeerConnection[];
  }
}

/** Collects the peer connections of a page in `window.connections`. Call it before the page loads. */
export async function collectConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.connections = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        window.connections.push(this);
      }
    };
  });
}
