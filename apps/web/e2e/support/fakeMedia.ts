import { launchOptions } from '../../../../scripts/browser.mjs';

/**
 * A browser whose microphone beeps, whose camera shows a clock, slowly, since pictures are encoded by the processor, and
 * whose connections stay on one machine.
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
