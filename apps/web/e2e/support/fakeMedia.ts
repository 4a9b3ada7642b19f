import { launchOptions } from '../../../../scripts/browser.mjs';

/** A browser whose microphone beeps, and whose connections stay on one machine. */
export const fakeMedia = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
  },
};
