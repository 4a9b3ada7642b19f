// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Name of a background job with stored work, as in metrics and logs. */
export const backgroundJobNames = [
  'calendar-sync',
  'chat-reminders',
  'erasures',
  'external-meetings',
  'mails',
  'notifications',
  'organization-exports',
  'outgoing-webhooks',
  'personal-exports',
  'scheduled-messages',
] as const;
export type BackgroundJobName = (typeof backgroundJobNames)[number];
