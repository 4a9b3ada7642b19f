// Generated from openapi/ by packages/api/scripts/generate.mjs. Do not edit.
import type { components, webhooks } from './schema.ts';

type Schemas = components['schemas'];
type Payload<K extends keyof webhooks> = webhooks[K] extends {
  post: { requestBody: { content: { 'application/json': infer P } } };
}
  ? P
  : never;

export interface OfficeServerEvents {
  /**
   * A survey was opened, closed, changed or deleted. Sent to the organisation; participants fetch the survey.
   */
  surveyChanged(message: Payload<'surveyChanged'>): void;
  /**
   * Members were added to a room or joined by code (`addedBy` is then the joining member). Sent to the other
   * members.
   */
  addUserToRoom(message: Payload<'addUserToRoom'>): void;
  /**
   * The receiver was added to a room: by creating it, by another member, or by invitation code. For a direct
   * room only the opener receives it; the other member is notified by the first message.
   */
  addUserToChatRoom(message: Payload<'addUserToChatRoom'>): void;
  removeUserByRoom(message: Payload<'removeUserByRoom'>): void;
  removeUserFromChatRoom(message: Payload<'removeUserFromChatRoom'>): void;
  /** A member left. Sent to the other members of the room and to the member's other tabs. */
  userLeaveRoom(message: Payload<'userLeaveRoom'>): void;
  /**
   * A chat or voice room was deleted. Sent to its members, and for a voice room also to users whose lists
   * contain it.
   */
  deleteRoom(message: Payload<'deleteRoom'>): void;
  /** A chat room of the receiver was deleted. Sent to every former member, independent of the open page. */
  deleteChatRoom(message: Payload<'deleteChatRoom'>): void;
  updateChatRoom(message: Payload<'updateChatRoom'>): void;
  /**
   * A message was sent, edited, deleted, reacted to, or replied to in its thread; `message.changeSeq` is the
   * sequence number of the change. Sent to the room's members, including the sender's other tabs.
   */
  newMessageToRoom(message: Payload<'newMessageToRoom'>): void;
  /**
   * A member read up to a message. Sent to the room's members; in rooms of more than 50 members only to the
   * reader's tabs. The counts are the reader's counts as of `lastSeq`.
   */
  updateLastReadMsgChat(message: Payload<'updateLastReadMsgChat'>): void;
  inviteJoinVoiceChat(message: Payload<'inviteJoinVoiceChat'>): void;
  /** Several users were invited to a room. Sent to them and to the participants in the room. */
  inviteUsersJoinVoiceChat(message: Payload<'inviteUsersJoinVoiceChat'>): void;
  /**
   * A user answered an invitation. Sent to the inviter and to the user's other tabs, which close the
   * invitation.
   */
  inviteConfirmVoiceChat(message: Payload<'inviteConfirmVoiceChat'>): void;
  /**
   * A meeting was planned, changed, cancelled or answered, is about to begin, began or ended. Sent to its
   * participants and organiser; for a series it refers to one of its meetings.
   */
  updateMeetingStatus(message: Payload<'updateMeetingStatus'>): void;
  /** Meetings of rooms changed. Sent to the organisation; clients fetch the meetings again. */
  meetingRoomsChanged(message: Payload<'meetingRoomsChanged'>): void;
  /**
   * Meetings or external events of members changed. Sent to the organisation, batched per second; clients
   * that show these calendars fetch them again.
   */
  calendarsChanged(message: Payload<'calendarsChanged'>): void;
  bulletinChanged(message: Schemas['BulletinNews']): void;
  notificationUser(message: Payload<'notificationUser'>): void;
  notificationsChanged(message: Schemas['Empty']): void;
  tutorialsChanged(message: Payload<'tutorialsChanged'>): void;
  /**
   * Help content changed. Sent to the organisation for categories and published articles, and to the author
   * for a question.
   */
  helpChanged(message: Payload<'helpChanged'>): void;
  organization(message: Payload<'organization'>): void;
  /** Sent periodically, so that clients detect a dead connection. */
  ping(message: Payload<'ping'>): void;
  forcedLogout(message: Schemas['ForcedLogout']): void;
  /**
   * A member is typing, for the next five seconds. Sent to the other members of the room; dropped on slow
   * connections. Triggered by the client's `typing` with `{ roomId, threadRootId }`.
   */
  chatTyping(message: Payload<'chatTyping'>): void;
  chatRoomMuted(message: Payload<'chatRoomMuted'>): void;
  /** The receiver read, followed or unfollowed a thread in any tab. */
  chatThreadUpdated(message: Schemas['ChatThreadState']): void;
  /**
   * A user invited by the receiver entered the room or did not answer in time. Declined invitations are sent
   * as
   * `inviteConfirmVoiceChat`.
   */
  voiceInvitationSettled(message: Payload<'voiceInvitationSettled'>): void;
  /**
   * A participant entered or left a voice room, or the room was created or changed. Sent to users whose lists
   * contain it.
   */
  voiceRoomChanged(message: Payload<'voiceRoomChanged'>): void;
  /**
   * A shared document of a voice room was opened, closed, turned to another page, or got another presenter.
   * Sent to users who may enter the room.
   */
  sharedDocumentChanged(message: Payload<'sharedDocumentChanged'>): void;
  presenceChanged(message: Payload<'presenceChanged'>): void;
  maintenanceChanged(message: Schemas['Empty']): void;
  /**
   * The connection's token expires soon. The server disconnects clients that do not emit `authenticate` with
   * a new token.
   */
  tokenExpiring(message: Schemas['Empty']): void;
  /**
   * A seat was taken or released. Sent to the organisation; for the receiver with `userId` the seat is
   * ACTIVE.
   */
  seatChanged(message: Payload<'seatChanged'>): void;
  floorPlanChanged(message: Payload<'floorPlanChanged'>): void;
  deskChanged(message: Payload<'deskChanged'>): void;
  deskNoteAdded(message: Payload<'deskNoteAdded'>): void;
  profileChanged(message: Payload<'profileChanged'>): void;
}

export interface OfficeClientEvents {
  /** Renews the connection's access token, before it expires or after another organisation was selected. */
  authenticate(
    message: Schemas['AuthenticateRequest'],
    answer?: (result: Schemas['AuthenticateAnswer']) => void,
  ): void;
  idle(message: Schemas['IdleReport']): void;
  typing(message: Schemas['TypingReport']): void;
}

export interface VoiceServerEvents {
  forcedLogout(message: Schemas['ForcedLogout']): void;
  tokenExpiring(message: Schemas['Empty']): void;
  participants(message: Schemas['VoiceParticipants']): void;
  /** WebRTC signalling from another participant. Signals of a participant arrive in sending order. */
  signal(message: Schemas['VoiceSignal']): void;
  speaking(message: Schemas['VoiceSpeakingChange']): void;
  /**
   * Speech of another participant, recognised by that participant's browser. Sent to participants with
   * captions enabled.
   * Volatile until final.
   */
  caption(message: Schemas['VoiceSpokenCaption']): void;
  recordingEnded(message: Schemas['VoiceRecordingEnded']): void;
  /** Another participant started sharing a screen; the receiver's screen share has ended. */
  screenTaken(message: Schemas['VoiceScreenTaken']): void;
  /** A slot became free in the room that the receiver waits for; it is reserved for a short time. */
  placeFree(message: Schemas['VoicePlaceFree']): void;
  ended(message: Schemas['VoiceEnded']): void;
}

export interface VoiceClientEvents {
  authenticate(
    message: Schemas['AuthenticateRequest'],
    answer?: (result: Schemas['AuthenticateAnswer']) => void,
  ): void;
  /** Joins a voice room with the token of `createVoiceToken`. The socket leaves its previous room. */
  join(
    message: Schemas['VoiceJoinRequest'],
    answer?: (result: Schemas['VoiceJoinAnswer']) => void,
  ): void;
  leave(message: Schemas['Empty'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  signal(
    message: Schemas['VoiceSignalRequest'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  state(message: Schemas['VoiceState']): void;
  setMedia(message: Schemas['VoiceMedia'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  raiseHand(message: Schemas['VoiceHand'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** Reports whether the user reads captions, and whether the browser recognises the user's speech. */
  setCaptions(
    message: Schemas['VoiceCaptionState'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /**
   * Speech of the user, recognised by the user's browser. Sent to the other participants. Volatile until
   * final.
   */
  caption(message: Schemas['VoiceCaption']): void;
  askToRecord(
    message: Schemas['Empty'],
    answer?: (result: Schemas['VoiceRecordingAnswer']) => void,
  ): void;
  agreeToRecording(
    message: Schemas['VoiceRecordingRef'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** Declines or ends a recording of the room. Allowed for every participant. */
  endRecording(
    message: Schemas['VoiceRecordingRef'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** The user confirms that the call continues. */
  continue(message: Schemas['Empty'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  waitForPlace(
    message: Schemas['VoiceWaitRequest'],
    answer?: (result: Schemas['VoiceWaitAnswer']) => void,
  ): void;
  stopWaiting(message: Schemas['Empty'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  speaking(message: Schemas['VoiceSpeaking']): void;
}

export interface FloorServerEvents {
  forcedLogout(message: Schemas['ForcedLogout']): void;
  tokenExpiring(message: Schemas['Empty']): void;
  /** Poses of the people who moved since the last frame. Binary, volatile; at most 15 per second. */
  frame(message: Uint8Array): void;
  people(message: Schemas['FloorPeopleChange']): void;
  /** The server rejected the client's move; contains the user's actual position. */
  correct(message: Schemas['FloorCorrection']): void;
  seat(message: Schemas['FloorSeatChange']): void;
  /** The floor was blocked or rebuilt. The receiver was removed from it. */
  closed(message: Schemas['FloorClosed']): void;
}

export interface FloorClientEvents {
  authenticate(
    message: Schemas['AuthenticateRequest'],
    answer?: (result: Schemas['AuthenticateAnswer']) => void,
  ): void;
  enter(
    message: Schemas['FloorEnterRequest'],
    answer?: (result: Schemas['FloorEnterAnswer']) => void,
  ): void;
  /** Watches a floor without entering it. Watchers are invisible. */
  watch(
    message: Schemas['FloorWatchRequest'],
    answer?: (result: Schemas['FloorWatchAnswer']) => void,
  ): void;
  unwatch(message: Schemas['Empty']): void;
  /** Current position of the user. Binary, volatile; 15 per second while walking. */
  move(message: Uint8Array): void;
}
