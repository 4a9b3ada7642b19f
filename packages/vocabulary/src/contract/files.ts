// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** `profile`: photos of people; `chat_room_logo`: logos of chat rooms. Both 5 KB to 5 MB; jpg, jpeg, png. */
export const userFileDirectories = ['profile', 'chat_room_logo'] as const;
export type UserFileDirectory = (typeof userFileDirectories)[number];

/** Those of `UserFileDirectory`; `organization_logo`, as these, which administrators set; and `chat_message_attachment`: files of chat messages; 50 KB to 5 MB; jpg, jpeg, png, pdf, docx, xlsx, pptx, txt, csv, gif. */
export const fileDirectories = [
  'profile',
  'chat_room_logo',
  'organization_logo',
  'chat_message_attachment',
] as const;
export type FileDirectory = (typeof fileDirectories)[number];

/** Files that one call asks upload addresses for. */
export const maxUploadsAtOnce = 20;

/** Files that one call asks download addresses for. */
export const maxDownloadsAtOnce = 50;
