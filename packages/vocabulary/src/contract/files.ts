// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** `profile`: photos of people; `chat_room_logo`: logos of chat rooms. Both 5 KB to 5 MB; jpg, jpeg, png. */
export const userFileDirectories = ['profile', 'chat_room_logo'] as const;
export type UserFileDirectory = (typeof userFileDirectories)[number];

/** All of `UserFileDirectory`; `organization_logo`, with the same limits, set by administrators; `chat_message_attachment`: files of chat messages; 50 KB to 5 MB; jpg, jpeg, png, pdf, docx, xlsx, pptx, txt, csv, gif; and content files of the same types, up to 5 MB: `bulletin_attachment` of posts, `help_attachment` of help articles and questions, `survey_attachment` of surveys, `survey_answer` of answers, `notification_attachment` of notifications, `shared_document`: images and PDFs shared in a voice room, 50 KB to 5 MB, and `tutorial_attachment` of tutorials, up to 50 MB, plus mp4 and webm up to 200 MB. `link_preview`: pictures of linked pages, stored by the server. `custom_emoji`: up to 256 kB; jpg, jpeg, png, gif, webp. `personal_data`: archives of `PersonalDataExport` and `OrganizationExport`, stored by the server. */
export const fileDirectories = [
  'profile',
  'chat_room_logo',
  'organization_logo',
  'chat_message_attachment',
  'bulletin_attachment',
  'tutorial_attachment',
  'help_attachment',
  'survey_attachment',
  'survey_answer',
  'notification_attachment',
  'shared_document',
  'link_preview',
  'custom_emoji',
  'personal_data',
] as const;
export type FileDirectory = (typeof fileDirectories)[number];

/** Subset of `FileDirectory` for uploads by members. */
export const memberFileDirectories = [
  'profile',
  'chat_room_logo',
  'organization_logo',
  'chat_message_attachment',
  'bulletin_attachment',
  'help_attachment',
  'survey_answer',
  'shared_document',
] as const;
export type MemberFileDirectory = (typeof memberFileDirectories)[number];

/** Subset of `FileDirectory` for content uploads by administrators. */
export const adminFileDirectories = [
  'bulletin_attachment',
  'tutorial_attachment',
  'help_attachment',
  'survey_attachment',
  'notification_attachment',
] as const;
export type AdminFileDirectory = (typeof adminFileDirectories)[number];

/** Maximum number of upload URLs per call. */
export const maxUploadsAtOnce = 20;

/** Maximum number of download URLs per call. */
export const maxDownloadsAtOnce = 50;
