import { launchOptions } from '../../../../scripts/browser.mjs';

/**
 * Launch options with a fake microphone that beeps and a fake camera that shows a clock. The camera
 * has a low frame rate because video is encoded on the CPU. WebRTC connections use local addresses.
 */
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
