import { blockCodes, sceneNames } from '@office/vocabulary';
import * as z from 'zod/mini';
import { flag, json, none } from './codec.ts';
import type { InputOf, ValueOf } from './codec.ts';
import { id, voiceRoom, voiceRoomKind } from './schemas.ts';

const metres = z.number().check(z.gte(0));
const text = z.string().check(z.maxLength(1000));

/** Path of this site with a single leading slash, so that a scene cannot navigate to another origin. */
const route = z.string().check(z.maxLength(2048), z.regex(/^\/(?![/\\])/));

const systemState = z.union([
  z.object({ code: z.literal(Object.values(blockCodes)) }),
  z.object({ state: z.literal('LOGOUT') }),
]);

const confirmDialog = z.object({
  isOpen: z.boolean(),
  hiddenCancelBtn: z._default(z.boolean(), true),
  hiddenConfirmBtn: z._default(z.boolean(), false),
  title: z._default(text, ''),
  description: z._default(text, ''),
  confirmText: z._default(text, ''),
  cancelText: z._default(text, ''),
});
export type SceneConfirmDialog = z.infer<typeof confirmDialog>;

const meetingRoom = z.object({ meetingRoomId: id });
const meetingInRoom = z.object({ meetingRoomId: id, meetingId: z.optional(id) });
const voiceInRoom = z.object({ meetingRoomId: id, roomId: z.optional(id) });

/** The 24 messages from the scene to the web page: `dispatchReactUnityEvent(name, string?)`. */
export const sceneEvents = {
  /** The scene accepts messages. The page responds with the sign-in data and the scene of its route. */
  UnityReady: none(),
  SetUnityLoading: flag(),
  SetReactLoading: flag(),
  /** `progress` from 0 to 1. */
  SetLoadingSceneState: json(
    z.object({
      scene: z.enum(sceneNames),
      progress: z.number().check(z.gte(0), z.lte(1)),
    }),
  ),
  SetUnityFullscreen: flag(),
  /** The page refreshes the rejected token once and sends OnReceiveUserSignInData again. */
  GetNewAccessToken: none(),
  SendSwitchTabFE: json(z.object({ route })),
  ToggleNavSidebar: flag(),
  SetSystemState: json(systemState),
  SetInviteVoiceChat: json(
    z.object({
      roomId: id,
      kind: voiceRoomKind,
      inviter: z.object({ id, name: text, avatarUrl: z.nullish(z.string()) }),
    }),
  ),
  /** Distance in metres between the participants, and the distance that ends the call (spec §9: 5). */
  SetWarningRangeVoiceChat: json(z.object({ userId: id, distance: metres, limit: metres })),
  SetDisconnectVoiceChat: json(z.object({ roomId: id, reason: text })),
  SetUnityConfirmDialog: json(confirmDialog),
  SetShowUserProfile: json(z.object({ userId: id })),
  SetJoinVoiceChat: json(voiceRoom),
  SetLeaveVoiceChat: json(voiceRoom),
  SetJoinOrCreateOnlineMeetingInRoomMeeting: json(meetingInRoom),
  SetJoinOnlineMeetingInRoomMeeting: json(meetingInRoom),
  SetJoinOrCreateVoiceChatInRoomMeeting: json(voiceInRoom),
  SetJoinVoiceChatInRoomMeeting: json(voiceInRoom),
  SetShareDocument: json(meetingRoom),
  SetDisplayBtnShareDocument: flag(),
  /** `startTime` is ISO 8601 with an offset. */
  SetJoinMeetingAvailable: json(
    z.object({ meetingId: id, title: text, startTime: z.iso.datetime({ offset: true }) }),
  ),
  SetLeaveRoomMeeting: json(meetingRoom),
};

export type SceneEvent = keyof typeof sceneEvents;
export type SceneEventPayload<E extends SceneEvent> = ValueOf<(typeof sceneEvents)[E]>;
export type SceneEventInput<E extends SceneEvent> = InputOf<(typeof sceneEvents)[E]>;
