import { launchOptions } from '../../../../scripts/browser.mjs';

/** Fake microphone that beeps and fake camera with a low frame rate, using local addresses. */
export const fakeMedia = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--use-fake-device-for-media-stream=fps=5',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
  },
};
