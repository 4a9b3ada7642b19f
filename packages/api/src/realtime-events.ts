// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.
import type { components, webhooks } from './schema.ts';

type Schemas = components['schemas'];
type Payload<K extends keyof webhooks> = webhooks[K] extends {
  post: { requestBody: { content: { 'application/json': infer P } } };
}
  ? P
  : never;

/** Messages of the server on the namespace `/`. */
export interface OfficeServerEvents {
  /** A survey opened, closed, is another or is gone. To the whole organisation; what it is is read by those who are asked. */
  surveyChanged(message: Payload<'surveyChanged'>): void;
  /** Members were added to a room, or joined by code (then `addedBy` is the one who joined). To its other members. */
  addUserToRoom(message: Payload<'addUserToRoom'>): void;
  /** The receiver is in a room now: created, added, or joined by invitation code. Of a direct room its opener alone is told; the other hears of it by its first message. */
  addUserToChatRoom(message: Payload<'addUserToChatRoom'>): void;
  /** An admin removed a member. To the others in the room. */
  removeUserByRoom(message: Payload<'removeUserByRoom'>): void;
  /** The receiver was removed from a room. */
  removeUserFromChatRoom(message: Payload<'removeUserFromChatRoom'>): void;
  /** A member left. To the others in the room, and to that member's own tabs. */
  userLeaveRoom(message: Payload<'userLeaveRoom'>): void;
  /** A room was deleted, of chat or of voice. To those who are in it; of a voice room also to those whose lists show it. */
  deleteRoom(message: Payload<'deleteRoom'>): void;
  /** A chat room of the receiver's list was deleted. To each who was a member, whatever they have open. */
  deleteChatRoom(message: Payload<'deleteChatRoom'>): void;
  /** Name, logo, owner or roles of a room changed. To its members. */
  updateChatRoom(message: Payload<'updateChatRoom'>): void;
  /** A message was sent, edited, deleted, reacted to, or replied to in its thread: `message.changeSeq` is the seq of it. To the room's members, the sender's other tabs too. */
  newMessageToRoom(message: Payload<'newMessageToRoom'>): void;
  /** A member read up to a message. To the room's members, in rooms of more than 50 to the reader's own tabs alone; the numbers are the reader's own, as of `lastSeq`. */
  updateLastReadMsgChat(message: Payload<'updateLastReadMsgChat'>): void;
  /** The receiver is called by someone. */
  inviteJoinVoiceChat(message: Payload<'inviteJoinVoiceChat'>): void;
  /** Several people were invited to a room. To them, and to those in the room. */
  inviteUsersJoinVoiceChat(message: Payload<'inviteUsersJoinVoiceChat'>): void;
  /** Someone answered an invitation. To the inviter, and to the answerer's own tabs, which stop asking. */
  inviteConfirmVoiceChat(message: Payload<'inviteConfirmVoiceChat'>): void;
  /** A meeting was planned, changed, cancelled or answered, is about to begin, began or ended. To its participants and its organiser; of a series, for one of its meetings. */
  updateMeetingStatus(message: Payload<'updateMeetingStatus'>): void;
  /** The meetings of rooms are others. To the whole organisation; what they are is read anew. */
  meetingRoomsChanged(message: Payload<'meetingRoomsChanged'>): void;
  /** Meetings of some members, or their events elsewhere, are others. To the whole organisation, a second's changes at once; what they are is read anew by those who look at these calendars. */
  calendarsChanged(message: Payload<'calendarsChanged'>): void;
  /** Boards, posts or what stands below a post are different; pages that show them ask anew. */
  bulletinChanged(message: Schemas['BulletinNews']): void;
  /** The receiver has a new notification. */
  notificationUser(message: Payload<'notificationUser'>): void;
  /** Notifications that the receiver has were read, changed or taken back; their pages ask anew. */
  notificationsChanged(message: Schemas['Empty']): void;
  /** Tutorials or their categories were published, changed or taken back. To the members of the organisation. */
  tutorialsChanged(message: Payload<'tutorialsChanged'>): void;
  /** Something of help is other than before. To everyone of the organisation for categories and published articles; to the member who asked for a question. */
  helpChanged(message: Payload<'helpChanged'>): void;
  /** The selected organisation changed. To its members. */
  organization(message: Payload<'organization'>): void;
  /** A sign of life, so that a dead connection is noticed. */
  ping(message: Payload<'ping'>): void;
  /** The receiver is signed out at once. */
  forcedLogout(message: Schemas['ForcedLogout']): void;
  /** A member is typing, for the next five seconds. To the others in the room; lost when the connection is slow. Sent on a client's own `typing` with `{ roomId, threadRootId }`. */
  chatTyping(message: Payload<'chatTyping'>): void;
  /** The receiver muted a room in another tab, or hears of it again. */
  chatRoomMuted(message: Payload<'chatRoomMuted'>): void;
  /** The receiver has read or followed a thread, or does so no longer, in any of their tabs. */
  chatThreadUpdated(message: Schemas['ChatThreadState']): void;
  /** Someone whom the receiver invited has come into the room, or has not answered in time. A no is told by
`inviteConfirmVoiceChat`.
 */
  voiceInvitationSettled(message: Payload<'voiceInvitationSettled'>): void;
  /** Someone came into a voice room or left it, or the room is new or another. To those whose lists show it. */
  voiceRoomChanged(message: Payload<'voiceRoomChanged'>): void;
  /** A document is shown in a voice room, is at another page, has another leader, or is no longer shown. To those who may enter the room. */
  sharedDocumentChanged(message: Payload<'sharedDocumentChanged'>): void;
  /** A member's presence changed. To the organisation. */
  presenceChanged(message: Payload<'presenceChanged'>): void;
  /** A maintenance was announced, changed or called off. Receivers ask for the announcement. */
  maintenanceChanged(message: Schemas['Empty']): void;
  /** The connection's token expires soon. A client that does not emit `authenticate` with another one is disconnected. */
  tokenExpiring(message: Schemas['Empty']): void;
  /** A seat was taken or given up. To the organisation; a receiver who is `userId` has it ACTIVE. */
  seatChanged(message: Payload<'seatChanged'>): void;
  /** A floor has another plan now; whoever shows it gets it again. To the organisation. */
  floorPlanChanged(message: Payload<'floorPlanChanged'>): void;
  /** Notes or decorations of a desk changed. To its owner, and to a note's author. */
  deskChanged(message: Payload<'deskChanged'>): void;
  /** Someone left a note on a desk. To its owner. */
  deskNoteAdded(message: Payload<'deskNoteAdded'>): void;
  /** A member's name, photo or office avatar changed. To each organisation of theirs. */
  profileChanged(message: Payload<'profileChanged'>): void;
}

/** Messages of the client on the namespace `/`. */
export interface OfficeClientEvents {
  /** Renews the connection's access token, before it expires or after another organisation was selected. */
  authenticate(
    message: Schemas['AuthenticateRequest'],
    answer?: (result: Schemas['AuthenticateAnswer']) => void,
  ): void;
  /** The client's user has not touched the machine for a while, or is back. */
  idle(message: Schemas['IdleReport']): void;
  /** The client's user is typing in a room that it shows. Passed on to the room's other members as `chatTyping`. */
  typing(message: Schemas['TypingReport']): void;
}

/** Messages of the server on the namespace `/voice`. */
export interface VoiceServerEvents {
  /** The receiver is signed out at once. */
  forcedLogout(message: Schemas['ForcedLogout']): void;
  /** The connection's token expires soon. A client that does not emit `authenticate` with another one is disconnected. */
  tokenExpiring(message: Schemas['Empty']): void;
  /** Everyone in the room, whenever that changes. */
  participants(message: Schemas['VoiceParticipants']): void;
  /** WebRTC signalling from another participant. Those of one participant arrive in the order in which they were sent. */
  signal(message: Schemas['VoiceSignal']): void;
  /** Another participant begins or stops to speak. Volatile. */
  speaking(message: Schemas['VoiceSpeakingChange']): void;
  /** The words of another participant as their browser has understood them, to those who want captions. Volatile until
they are final.
 */
  caption(message: Schemas['VoiceSpokenCaption']): void;
  /** Somebody in the room said no to a recording, or ended it. */
  recordingEnded(message: Schemas['VoiceRecordingEnded']): void;
  /** Another participant shares a screen now; the receiver's is shared no longer. */
  screenTaken(message: Schemas['VoiceScreenTaken']): void;
  /** A place came free in the room that the receiver waits for; it is held for them for a moment. */
  placeFree(message: Schemas['VoicePlaceFree']): void;
  /** The receiver is in no room any more. */
  ended(message: Schemas['VoiceEnded']): void;
}

/** Messages of the client on the namespace `/voice`. */
export interface VoiceClientEvents {
  /** Renews the connection's access token, before it expires or after another organisation was selected. */
  authenticate(
    message: Schemas['AuthenticateRequest'],
    answer?: (result: Schemas['AuthenticateAnswer']) => void,
  ): void;
  /** Joins a voice room with the token of `createVoiceToken`. The socket leaves the room that it was in. */
  join(
    message: Schemas['VoiceJoinRequest'],
    answer?: (result: Schemas['VoiceJoinAnswer']) => void,
  ): void;
  /** Leaves the voice room. */
  leave(message: Schemas['Empty'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** WebRTC signalling to one other participant of the same room. */
  signal(
    message: Schemas['VoiceSignalRequest'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** Mutes or unmutes the client's own microphone for the room. */
  state(message: Schemas['VoiceState']): void;
  /** Tells what pictures the client sends to the room, its camera's and a shared screen's. */
  setMedia(message: Schemas['VoiceMedia'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** The client's user raises their hand, or takes it down. */
  raiseHand(message: Schemas['VoiceHand'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** Tells whether the client's user reads captions, and whether their browser makes captions of what they say. */
  setCaptions(
    message: Schemas['VoiceCaptionState'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** The words of the client's user as their browser has understood them, to the others of the room. Volatile until it is final. */
  caption(message: Schemas['VoiceCaption']): void;
  /** Asks everyone in the room whether the client may record the talk. */
  askToRecord(
    message: Schemas['Empty'],
    answer?: (result: Schemas['VoiceRecordingAnswer']) => void,
  ): void;
  /** The client's user agrees to be recorded, in this recording of the room. */
  agreeToRecording(
    message: Schemas['VoiceRecordingRef'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** Says no to a recording of the room, or ends it. Everyone in the room may. */
  endRecording(
    message: Schemas['VoiceRecordingRef'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** The client's user says that the talk goes on. */
  continue(message: Schemas['Empty'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** Waits for a place in a full room. */
  waitForPlace(
    message: Schemas['VoiceWaitRequest'],
    answer?: (result: Schemas['VoiceWaitAnswer']) => void,
  ): void;
  /** Waits for a place no longer. */
  stopWaiting(message: Schemas['Empty'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** The client's user begins or stops to speak. Volatile. */
  speaking(message: Schemas['VoiceSpeaking']): void;
}

/** Messages of the server on the namespace `/floor`. */
export interface FloorServerEvents {
  /** The receiver is signed out at once. */
  forcedLogout(message: Schemas['ForcedLogout']): void;
  /** The connection's token expires soon. A client that does not emit `authenticate` with another one is disconnected. */
  tokenExpiring(message: Schemas['Empty']): void;
  /** The new poses of those who moved since the last frame. Binary, volatile; 15 a second at most. */
  frame(message: Uint8Array): void;
  /** People came to the floor, left it, or look different. */
  people(message: Schemas['FloorPeopleChange']): void;
  /** The server refused the client's move; the client's user is here. */
  correct(message: Schemas['FloorCorrection']): void;
  /** A desk of the floor was taken or given up. */
  seat(message: Schemas['FloorSeatChange']): void;
  /** The floor was blocked or rebuilt. The receiver is not on it any more. */
  closed(message: Schemas['FloorClosed']): void;
}

/** Messages of the client on the namespace `/floor`. */
export interface FloorClientEvents {
  /** Renews the connection's access token, before it expires or after another organisation was selected. */
  authenticate(
    message: Schemas['AuthenticateRequest'],
    answer?: (result: Schemas['AuthenticateAnswer']) => void,
  ): void;
  /** Enters a floor. The socket leaves the floor that it was on or watched. */
  enter(
    message: Schemas['FloorEnterRequest'],
    answer?: (result: Schemas['FloorEnterAnswer']) => void,
  ): void;
  /** Watches a floor without being on it. Nobody sees a watcher. */
  watch(
    message: Schemas['FloorWatchRequest'],
    answer?: (result: Schemas['FloorWatchAnswer']) => void,
  ): void;
  /** Watches the floor no longer. */
  unwatch(message: Schemas['Empty']): void;
  /** The present position of the client's user. Binary, volatile; 15 a second while walking. */
  move(message: Uint8Array): void;
}
