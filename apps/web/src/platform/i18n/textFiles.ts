import type { TextFiles } from '@office/client/i18n/textFiles.ts';

/** Texts that the sign-in page and the workplace need at their start. */
export const textFiles = {
  start: ['common', 'auth'],
  workplace: [
    ...['shell', 'people', 'settings', 'chat', 'voice', 'meeting', 'map'],
    ...['status', 'errors', 'web'],
  ],
} satisfies TextFiles;
