import { graphicsQualities, languages, sceneNames } from '@office/vocabulary';
import { officeAvatarSchema } from '@office/world/avatar';
import * as z from 'zod/mini';
import { flag, json, enumWord } from './codec.ts';
import type { InputOf, ValueOf } from './codec.ts';
import { id, status, url, voiceRoom, workingStatus } from './schemas.ts';

export const sceneObject = 'WebGLService';

const signInData = z.object({
  accessToken: z.string().check(z.minLength(1)),
  language: z.enum(languages),
  organizationId: id,
  contractId: id,
  floorId: id,
  user: z.object({
    id,
    name: z.string(),
    avatar: officeAvatarSchema,
    status,
    workingStatus,
  }),
  /** Base URL of the API without `/v1`: absolute, or relative to the origin (`/api`). */
  apiBaseUrl: url,
  /** Origin of the socket, with the fixed path `realtimePath`. Empty for the origin of the page. */
  realtimeUrl: z.string().check(z.maxLength(2048)),
  graphics: z.enum(graphicsQualities),
});
export type SceneSignInData = z.infer<typeof signInData>;

const changeState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('LOGOUT') }),
  z.object({ state: z.literal('PRESENCE'), workingStatus, status }),
]);

const meeting = z.object({ meetingId: id, meetingRoomId: z.optional(id) });
const meetingRoom = z.object({ meetingRoomId: id });

/** Target to walk to after entering the floor: a person (optionally following), a seat, a zone or a point. */
const goTo = z.union([
  z.object({ userId: id, follow: z.optional(z.boolean()) }),
  z.object({ seatId: id }),
  z.object({ zoneId: id }),
  z.object({ x: z.number(), z: z.number() }),
]);
export type SceneGoTo = z.infer<typeof goTo>;

/** The 18 messages from the web page to the scene: `SendMessage('WebGLService', method, string)`. */
export const sceneMethods = {
  /** Member and server URLs; sent after UnityReady and again with each new token. */
  OnReceiveUserSignInData: json(signInData),
  /** A scene may ignore `goTo`. */
  OnSwitchScene: json(
    z.object({ scene: z.enum(sceneNames), floorId: z.optional(id), goTo: z.optional(goTo) }),
  ),
  /** Enables keyboard and pointer input of the scene. */
  OnSetActiveUnity: flag(),
  OnRequestChangeState: json(changeState),
  OnOKConfirmPopup: json(z.object({})),
  OnCancelConfirmPopup: json(z.object({})),
  /**
   * `userId` is the other participant of a direct call, who must stay nearby. Omitted for more than
   * two.
   */
  OnRequestJoinVoiceChat: json(z.extend(voiceRoom, { userId: z.optional(id) })),
  OnLeaveVoiceChat: json(z.object({ roomId: id })),
  OnRequestInviteDirectVoiceChat: json(z.object({ userId: id })),
  OnChangeSystemLanguage: enumWord(languages),
  OnStartOnlineMeeting: json(meeting),
  OnEndMeeting: json(meeting),
  OnRequestShareDocument: json(meetingRoom),
  OnSelectImageShareDocument: json(
    z.object({
      meetingRoomId: id,
      /** Null clears the screen. */
      url: z.nullable(url),
      /** Displayed page, starting at 1. */
      page: z.int().check(z.gte(1)),
      pages: z.int().check(z.gte(1)),
    }),
  ),
  OnRequestJoinMeetingRoom: json(meetingRoom),
  OnCancelJoinMeetingRoom: json(meetingRoom),
  OnChangeGraphicSetting: enumWord(graphicsQualities),
  OnChangeOfficeAvatar: json(officeAvatarSchema),
};

export type SceneMethod = keyof typeof sceneMethods;
export type SceneMethodPayload<M extends SceneMethod> = ValueOf<(typeof sceneMethods)[M]>;
export type SceneMethodInput<M extends SceneMethod> = InputOf<(typeof sceneMethods)[M]>;
