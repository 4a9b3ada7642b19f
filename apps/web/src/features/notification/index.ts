export { push } from './push/browserPush.ts';
export type { PushState } from './push/PushRegistrar.ts';
export { notifyUnseen, areNoticesEnabled } from './browserNotices.ts';
export type { UnseenNotice } from './BackgroundNotifier.ts';
export { usePush } from './push/usePush.ts';
export { useSubjectSeen } from './useSubjectSeen.ts';
