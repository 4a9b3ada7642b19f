// The table of contents: one file a subject. `contract/` is generated; a subject that has more to say than
// the contract has a file of its own, which shows both.
export * from './contract/areas.ts';
export * from './contract/avatar.ts';
export * from './caching.ts';
export * from './chat.ts';
export * from './dates.ts';
export * from './desk.ts';
export * from './distances.ts';
export * from './contract/errors.ts';
export * from './files.ts';
export * from './contract/floor-plan.ts';
export * from './keyword.ts';
export * from './languages.ts';
export * from './meeting.ts';
export * from './notification.ts';
export * from './contract/organization.ts';
export * from './paging.ts';
export * from './passwords.ts';
export * from './contract/people.ts';
export * from './presence.ts';
export * from './realtime.ts';
export * from './scene.ts';
export * from './settings.ts';
export * from './sign-in.ts';
export * from './contract/text.ts';
export * from './toasts.ts';
export * from './voice.ts';
