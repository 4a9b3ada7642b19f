import { graphicsQualities, languages, sceneNames } from '@office/vocabulary';
import { officeAvatarSchema } from '@office/world/avatar';
import * as z from 'zod/mini';
import { flag, json, word } from './codec.ts';
import type { InputOf, ValueOf } from './codec.ts';
import { id, status, url, voiceRoom, workingStatus } from './schemas.ts';

/** The object in the scene that every message goes to (spec §7). */
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
  /** The address above `/v1/…`: absolute, or from the page's root (`/api`). */
  apiBaseUrl: url,
  /** The socket's origin; the path is fixed (`realtimePath`). Empty: the page's own origin. */
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

/** The place to walk to once the member is on the floor: up to a person (and along with them), onto a seat, into a zone, to a point. */
const goTo = z.union([
  z.object({ userId: id, follow: z.optional(z.boolean()) }),
  z.object({ seatId: id }),
  z.object({ zoneId: id }),
  z.object({ x: z.number(), z: z.number() }),
]);
export type SceneGoTo = z.infer<typeof goTo>;

/** The 18 messages from the web page to the scene: `SendMessage('WebGLService', method, string)`. */
export const sceneMethods = {
  /** The member, and how to reach the server; sent after UnityReady, and again with each new token. */
  OnReceiveUserSignInData: json(signInData),
  /** A scene may ignore `goTo`. */
  OnSwitchScene: json(
    z.object({ scene: z.enum(sceneNames), floorId: z.optional(id), goTo: z.optional(goTo) }),
  ),
  /** Keyboard and pointer go to the scene, or not. */
  OnSetActiveUnity: flag(),
  OnRequestChangeState: json(changeState),
  OnOKConfirmPopup: json(z.object({})),
  OnCancelConfirmPopup: json(z.object({})),
  /** `userId` is the other one of a direct talk: the two must stay near each other. */
  OnRequestJoinVoiceChat: json(z.extend(voiceRoom, { userId: z.optional(id) })),
  OnLeaveVoiceChat: json(z.object({ roomId: id })),
  OnRequestInviteDirectVoiceChat: json(z.object({ userId: id })),
  OnChangeSystemLanguage: word(languages),
  OnStartOnlineMeeting: json(meeting),
  OnEndMeeting: json(meeting),
  OnRequestShareDocument: json(meetingRoom),
  OnSelectImageShareDocument: json(
    z.object({
      meetingRoomId: id,
      /** Null: nothing is shown there any more. */
      url: z.nullable(url),
      /** The page shown, from 1. */
      page: z.int().check(z.gte(1)),
      pages: z.int().check(z.gte(1)),
    }),
  ),
  OnRequestJoinMeetingRoom: json(meetingRoom),
  OnCancelJoinMeetingRoom: json(meetingRoom),
  OnChangeGraphicSetting: word(graphicsQualities),
  OnChangeOfficeAvatar: json(officeAvatarSchema),
};

export type SceneMethod = keyof typeof sceneMethods;
/** The payload of a method as the scene receives it. */
export type SceneMethodPayload<M extends SceneMethod> = ValueOf<(typeof sceneMethods)[M]>;
/** The payload of a method as the web page passes it. */
export type SceneMethodInput<M extends SceneMethod> = InputOf<(typeof sceneMethods)[M]>;
