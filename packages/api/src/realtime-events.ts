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
  /** Notify the organisation of a changed survey */
  surveyChanged(message: Payload<'surveyChanged'>): void;
  /** Notify other members of a room that members were added or joined by code (`addedBy` is then the joined member) */
  addUserToRoom(message: Payload<'addUserToRoom'>): void;
  /** Notify a member of their new chat room */
  addUserToChatRoom(message: Payload<'addUserToChatRoom'>): void;
  /** Notify other room members that an admin removed a member */
  removeUserByRoom(message: Payload<'removeUserByRoom'>): void;
  /** Notify a member of their removal from a room */
  removeUserFromChatRoom(message: Payload<'removeUserFromChatRoom'>): void;
  /** Notify room members and the member's tabs that a member left */
  userLeaveRoom(message: Payload<'userLeaveRoom'>): void;
  /** Notify room members that a chat or voice room was deleted */
  deleteRoom(message: Payload<'deleteRoom'>): void;
  /** Notify all former members of a deleted chat room, regardless of their open pages */
  deleteChatRoom(message: Payload<'deleteChatRoom'>): void;
  /** Notify room members of a changed name, logo, owner or role */
  updateChatRoom(message: Payload<'updateChatRoom'>): void;
  /** Notify room members and the sender's other tabs of a new or changed message (`message.changeSeq`) */
  newMessageToRoom(message: Payload<'newMessageToRoom'>): void;
  /** Notify room members of a member's read position; in rooms of more than 50, only the member's own tabs. Counts are the member's own, as of `lastSeq` */
  updateLastReadMsgChat(message: Payload<'updateLastReadMsgChat'>): void;
  /** Notify a member of an incoming call */
  inviteJoinVoiceChat(message: Payload<'inviteJoinVoiceChat'>): void;
  /** Notify invitees and room participants of a group invitation */
  inviteUsersJoinVoiceChat(message: Payload<'inviteUsersJoinVoiceChat'>): void;
  /** Notify the inviter of an answer, and the invitee's tabs, which close the prompt */
  inviteConfirmVoiceChat(message: Payload<'inviteConfirmVoiceChat'>): void;
  /** Notify participants and organiser of a meeting event; for a series, sent for one of its meetings */
  updateMeetingStatus(message: Payload<'updateMeetingStatus'>): void;
  /** Notify the organisation to reload meetings of meeting rooms */
  meetingRoomsChanged(message: Payload<'meetingRoomsChanged'>): void;
  /** Notify the organisation of changed meetings or external events of members. Batched per second; clients that show these calendars reload them */
  calendarsChanged(message: Payload<'calendarsChanged'>): void;
  /** Notify the organiser and members in the meeting that a guest waits, was answered or left */
  meetingGuestsChanged(message: Payload<'meetingGuestsChanged'>): void;
  /** Notify participants of a meeting that a transcript was started, ended or deleted */
  meetingTranscriptsChanged(message: Payload<'meetingTranscriptsChanged'>): void;
  /** Notify clients to reload boards, posts or comments */
  bulletinChanged(message: Schemas['BulletinNews']): void;
  /** Notify a member of a new notification */
  notificationUser(message: Payload<'notificationUser'>): void;
  /** Notify a member to reload read, changed or withdrawn notifications */
  notificationsChanged(message: Schemas['Empty']): void;
  /** Notify members of changed tutorials or tutorial categories */
  tutorialsChanged(message: Payload<'tutorialsChanged'>): void;
  /** Notify clients of changed help content or questions */
  helpChanged(message: Payload<'helpChanged'>): void;
  /** Notify members of a change of the selected organisation */
  organization(message: Payload<'organization'>): void;
  /** Notify members that an emoji of the organisation was added or deleted */
  customEmojiChanged(message: Schemas['CustomEmojiChanged']): void;
  /** Send a heartbeat to detect dead connections */
  ping(message: Payload<'ping'>): void;
  /** Sign the receiver out immediately */
  forcedLogout(message: Schemas['ForcedLogout']): void;
  /** Show a typing indicator to other room members for five seconds. Dropped on slow connections. Sent on the `typing` event of a client with `{ roomId, threadRootId }` */
  chatTyping(message: Payload<'chatTyping'>): void;
  /** Notify a member's tabs that a room was muted or unmuted */
  chatRoomMuted(message: Payload<'chatRoomMuted'>): void;
  /** Notify a member's tabs that they hid a direct room or show it again */
  chatRoomHidden(message: Schemas['ChatHiddenState']): void;
  /** Notify a member's tabs of the read or follow state of a thread */
  chatThreadUpdated(message: Schemas['ChatThreadState']): void;
  /** Notify a member's tabs that they marked messages of a room as unread. Counts are as of `state.lastSeq` */
  chatMarkedUnread(message: Schemas['ChatMarkedUnread']): void;
  /** Notify a member's tabs that a room was starred or moved, or that the sections changed */
  chatListChanged(message: Schemas['ChatListChanged']): void;
  /** Notify a member's tabs that a message was saved, completed or removed from the saved messages */
  chatMessageSaved(message: Schemas['ChatSavedState']): void;
  /** Notify a member's tabs that a reminder of a message was set, became due, or was completed or deleted */
  chatRemindersChanged(message: Schemas['ChatReminderChange']): void;
  /** Notify a member's tabs that their scheduled messages changed */
  chatScheduledChanged(message: Payload<'chatScheduledChanged'>): void;
  /** Notify the inviter that an invitee joined or did not answer in time; a refusal is sent as `inviteConfirmVoiceChat` */
  voiceInvitationSettled(message: Payload<'voiceInvitationSettled'>): void;
  /** Notify lists of a new or changed voice room or participants */
  voiceRoomChanged(message: Payload<'voiceRoomChanged'>): void;
  /** Notify people with room access of a shared document change */
  sharedDocumentChanged(message: Payload<'sharedDocumentChanged'>): void;
  /** Notify the organisation of a member's changed presence */
  presenceChanged(message: Payload<'presenceChanged'>): void;
  /** Notify the organisation of a member's changed status line, quiet time or working hours */
  reachabilityChanged(message: Schemas['Reachability']): void;
  /** Notify clients to reload maintenance information */
  maintenanceChanged(message: Schemas['Empty']): void;
  /** Notify that the connection's token expires soon. Clients that do not emit `authenticate` with a new token are disconnected */
  tokenExpiring(message: Schemas['Empty']): void;
  /** Notify the organisation that a seat was taken or released */
  seatChanged(message: Payload<'seatChanged'>): void;
  /** Notify the organisation to reload a changed floor plan */
  floorPlanChanged(message: Payload<'floorPlanChanged'>): void;
  /** Notify the desk owner and note author of changed notes or decorations */
  deskChanged(message: Payload<'deskChanged'>): void;
  /** Notify the desk owner of a new note */
  deskNoteAdded(message: Payload<'deskNoteAdded'>): void;
  /** Notify all organisations of a member that their name, photo or office avatar changed */
  profileChanged(message: Payload<'profileChanged'>): void;
}

/** Messages of the client on the namespace `/`. */
export interface OfficeClientEvents {
  /** Renew the access token of the connection */
  authenticate(
    message: Schemas['AuthenticateRequest'],
    answer?: (result: Schemas['AuthenticateAnswer']) => void,
  ): void;
  /** Report that the user is idle or active again */
  idle(message: Schemas['IdleReport']): void;
  /** Report typing in an open room */
  typing(message: Schemas['TypingReport']): void;
}

/** Messages of the server on the namespace `/voice`. */
export interface VoiceServerEvents {
  /** Sign the receiver out immediately */
  forcedLogout(message: Schemas['ForcedLogout']): void;
  /** Notify that the connection's token expires soon. Clients that do not emit `authenticate` with a new token are disconnected */
  tokenExpiring(message: Schemas['Empty']): void;
  /** Send all participants of the room after a change */
  participants(message: Schemas['VoiceParticipants']): void;
  /** Forward WebRTC signalling from another participant, in order */
  signal(message: Schemas['VoiceSignal']): void;
  /** Forward an offer of the media server for the tracks that the client receives */
  mediaOffer(message: Schemas['VoiceMediaOffer']): void;
  /** Notify that the connections to the media server have ended, for example because it stopped */
  mediaClosed(message: Schemas['Empty']): void;
  /** Notify when a participant starts or stops speaking; volatile */
  speaking(message: Schemas['VoiceSpeakingChange']): void;
  /** Forward a caption of another participant to caption readers (volatile until final) */
  caption(message: Schemas['VoiceSpokenCaption']): void;
  /** Show the reaction of a participant, including the receiver; volatile */
  reaction(message: Schemas['VoiceShownReaction']): void;
  /** Forward the position of another participant's pointer on a shared document; volatile */
  pointer(message: Schemas['VoiceShownPointer']): void;
  /** Notify that a participant refused or ended a recording */
  recordingEnded(message: Schemas['VoiceRecordingEnded']): void;
  /** Notify that a participant leaves, not sent after a lost connection */
  participantLeft(message: Schemas['VoiceParticipantLeft']): void;
  /** Notify that another participant replaced the screen share */
  screenTaken(message: Schemas['VoiceScreenTaken']): void;
  /** Notify that a place in the full room is held temporarily */
  placeFree(message: Schemas['VoicePlaceFree']): void;
  /** Notify that the receiver is no longer in a room */
  ended(message: Schemas['VoiceEnded']): void;
}

/** Messages of the client on the namespace `/voice`. */
export interface VoiceClientEvents {
  /** Renew the access token of the connection */
  authenticate(
    message: Schemas['AuthenticateRequest'],
    answer?: (result: Schemas['AuthenticateAnswer']) => void,
  ): void;
  /** Join a voice room */
  join(
    message: Schemas['VoiceJoinRequest'],
    answer?: (result: Schemas['VoiceJoinAnswer']) => void,
  ): void;
  /** Leave the voice room */
  leave(message: Schemas['VoiceLeave'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** Send WebRTC signalling to another participant of the room */
  signal(
    message: Schemas['VoiceSignalRequest'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** Connect to the media server of the room */
  openMedia(
    message: Schemas['VoiceMediaRequest'],
    answer?: (result: Schemas['VoiceMediaAnswer']) => void,
  ): void;
  /** Send the user's audio and video to the media server */
  publishMedia(
    message: Schemas['VoicePublishRequest'],
    answer?: (result: Schemas['VoicePublishAnswer']) => void,
  ): void;
  /** Select the videos that the media server sends */
  receiveMedia(message: Schemas['VoiceReceiveRequest']): void;
  /** Answer an offer of the media server */
  answerMedia(message: Schemas['VoiceMediaReply']): void;
  /** Send an ICE candidate to the media server */
  mediaCandidate(message: Schemas['VoiceMediaCandidate']): void;
  /** Mute or unmute the caller's microphone for the room */
  state(message: Schemas['VoiceState']): void;
  /** Report the camera and screen video sent to the room */
  setMedia(message: Schemas['VoiceMedia'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** Raise or lower the user's hand */
  raiseHand(message: Schemas['VoiceHand'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** Let a listener of an all-hands room speak, or make a speaker a listener */
  setSpeaker(
    message: Schemas['VoiceSpeakerRequest'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** Report the caption state of the user */
  setCaptions(
    message: Schemas['VoiceCaptionState'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** Send a caption of the user's speech to the room */
  caption(message: Schemas['VoiceCaption']): void;
  /** Show a reaction to the room */
  react(message: Schemas['VoiceReaction']): void;
  /** Send the position of the user's pointer on a shared document to the room (volatile) */
  pointer(message: Schemas['VoicePointer']): void;
  /** Request consent to record from all participants */
  askToRecord(
    message: Schemas['VoiceRecordingRequest'],
    answer?: (result: Schemas['VoiceRecordingAnswer']) => void,
  ): void;
  /** Consent to the current recording of the room */
  agreeToRecording(
    message: Schemas['VoiceRecordingRef'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** Refuse or end a recording of the room (any participant) */
  endRecording(
    message: Schemas['VoiceRecordingRef'],
    answer?: (result: Schemas['VoiceAnswer']) => void,
  ): void;
  /** Confirm that the user is still in the talk */
  continue(message: Schemas['Empty'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** Wait for a free place in a full room */
  waitForPlace(
    message: Schemas['VoiceWaitRequest'],
    answer?: (result: Schemas['VoiceWaitAnswer']) => void,
  ): void;
  /** Stop waiting for a place */
  stopWaiting(message: Schemas['Empty'], answer?: (result: Schemas['VoiceAnswer']) => void): void;
  /** Report that the user starts or stops speaking (volatile) */
  speaking(message: Schemas['VoiceSpeaking']): void;
}

/** Messages of the server on the namespace `/floor`. */
export interface FloorServerEvents {
  /** Sign the receiver out immediately */
  forcedLogout(message: Schemas['ForcedLogout']): void;
  /** Notify that the connection's token expires soon. Clients that do not emit `authenticate` with a new token are disconnected */
  tokenExpiring(message: Schemas['Empty']): void;
  /** Send changed poses (binary, volatile, at most 15/s) */
  frame(message: Uint8Array): void;
  /** Notify of people who entered, left or changed appearance */
  people(message: Schemas['FloorPeopleChange']): void;
  /** Correct the user's position after a rejected move */
  correct(message: Schemas['FloorCorrection']): void;
  /** Notify that a desk of the floor was taken or released */
  seat(message: Schemas['FloorSeatChange']): void;
  /** Notify that the floor was closed or rebuilt and was left */
  closed(message: Schemas['FloorClosed']): void;
}

/** Messages of the client on the namespace `/floor`. */
export interface FloorClientEvents {
  /** Renew the access token of the connection */
  authenticate(
    message: Schemas['AuthenticateRequest'],
    answer?: (result: Schemas['AuthenticateAnswer']) => void,
  ): void;
  /** Enter a floor and leave the previous or watched floor */
  enter(
    message: Schemas['FloorEnterRequest'],
    answer?: (result: Schemas['FloorEnterAnswer']) => void,
  ): void;
  /** Watch a floor without entering it, invisible to others */
  watch(
    message: Schemas['FloorWatchRequest'],
    answer?: (result: Schemas['FloorWatchAnswer']) => void,
  ): void;
  /** Stop watching the floor */
  unwatch(message: Schemas['Empty']): void;
  /** Send the user's position */
  move(message: Uint8Array): void;
}
