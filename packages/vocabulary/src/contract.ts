// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** JUST_ONE once an organisation is selected, MULTIPLE before. */
export const organizationTypes = ['JUST_ONE', 'MULTIPLE'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** Why a field was refused. The text is `errorResponse.{field}{Value}` in the error catalogue. */
export const fieldErrorValues = ['required', 'invalid', 'tooShort', 'tooLong'] as const;
export type FieldErrorValue = (typeof fieldErrorValues)[number];

/** Why a member was shut out: 4010 organisation blocked, 4011 user blocked, 4014 role changed (sign in again), 4015 contract blocked, 4017 maintenance. */
export const blockCodes = {
  organizationBlocked: 4010,
  userBlocked: 4011,
  roleChanged: 4014,
  contractBlocked: 4015,
  maintenance: 4017,
} as const;
export type BlockCode = (typeof blockCodes)[keyof typeof blockCodes];

/** Why a link cannot be used: nobody was ever sent it, its time is over, or it (or a later one) was used. */
export const linkProblems = ['UNKNOWN', 'EXPIRED', 'USED'] as const;
export type LinkProblem = (typeof linkProblems)[number];

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

export const languages = ['ja', 'en'] as const;
export type Language = (typeof languages)[number];

/** Role in an organisation. ORGANIZATION_ADMIN is shown as Admin, USER as Member. */
export const roles = ['SYSTEM_ADMIN', 'ORGANIZATION_ADMIN', 'USER', 'GUEST'] as const;
export type Role = (typeof roles)[number];

/** Availability. */
export const statuses = ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'] as const;
export type Status = (typeof statuses)[number];

/** Work location. */
export const workingStatuses = ['OFFICE', 'IN_WITH_CLIENT', 'HOME'] as const;
export type WorkingStatus = (typeof workingStatuses)[number];

export const automaticPresenceReasons = ['meeting', 'call', 'idle'] as const;
export type AutomaticPresenceReason = (typeof automaticPresenceReasons)[number];

/** An area of the product. */
export const areaNames = [
  'auth',
  'organization',
  'people',
  'map',
  'chat',
  'voice',
  'calendar',
  'meeting',
  'notification',
  'tutorial',
  'survey',
  'bulletin',
  'help',
  'settings',
  'status',
] as const;
export type AreaName = (typeof areaNames)[number];

export const planWallMaterials = ['PLASTER', 'GLASS', 'WOOD', 'WINDOW', 'RAIL'] as const;
export type PlanWallMaterial = (typeof planWallMaterials)[number];

export const planDoorKinds = ['OPENING', 'GLASS', 'WOOD'] as const;
export type PlanDoorKind = (typeof planDoorKinds)[number];

/** A plain part of the floor, a room to meet in, an area to talk in, … */
export const planZoneKinds = ['OPEN', 'MEETING', 'VOICE', 'LOUNGE', 'DESK_AREA'] as const;
export type PlanZoneKind = (typeof planZoneKinds)[number];

/** What the floor is made of. */
export const planFinishes = ['WOOD', 'CARPET', 'TILE', 'CONCRETE'] as const;
export type PlanFinish = (typeof planFinishes)[number];

export const planTints = [
  'sand',
  'iris',
  'sage',
  'clay',
  'sky',
  'rose',
  'charcoal',
  'ivory',
] as const;
export type PlanTint = (typeof planTints)[number];

export const planSeatKinds = ['DESK', 'CHAIR', 'SOFA', 'STOOL'] as const;
export type PlanSeatKind = (typeof planSeatKinds)[number];

/** What stands, lies or hangs on a floor besides desks and seats. `x-sizes` has the metres across and front to back of each kind, and whether people walk around it. */
export const planDecorKinds = [
  'PLANT',
  'TREE',
  'PLANTER',
  'RUG',
  'ROUND_RUG',
  'FLOOR_LAMP',
  'PENDANT',
  'SOFA',
  'ARMCHAIR',
  'COFFEE_TABLE',
  'ROUND_TABLE',
  'MEETING_TABLE',
  'WHITEBOARD',
  'SCREEN',
  'KITCHEN_COUNTER',
  'KITCHEN_ISLAND',
  'FRIDGE',
  'BOOKSHELF',
  'CABINET',
  'DIVIDER',
  'PHONE_BOOTH',
  'ARTWORK',
  'CLOCK',
  'COAT_RACK',
  'RECEPTION',
  'PRINTER',
] as const;
export type PlanDecorKind = (typeof planDecorKinds)[number];

/** EMPTY, SELECTED (someone else's), ACTIVE (one's own). */
export const seatStates = ['EMPTY', 'SELECTED', 'ACTIVE'] as const;
export type SeatState = (typeof seatStates)[number];

/** Where on a desk something can stand. */
export const deskSlots = ['left', 'right', 'back'] as const;
export type DeskSlot = (typeof deskSlots)[number];

/** What can stand on a desk. */
export const deskDecorationKinds = [
  'plant',
  'cactus',
  'photo',
  'lamp',
  'cup',
  'books',
  'clock',
  'figure',
] as const;
export type DeskDecorationKind = (typeof deskDecorationKinds)[number];

export const deskNoteTints = ['yellow', 'pink', 'green', 'blue'] as const;
export type DeskNoteTint = (typeof deskNoteTints)[number];

export const meetingStatuses = ['SCHEDULED', 'ONGOING', 'ENDED', 'CANCELED'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** External provider of meetings and calendars. */
export const providers = ['GOOGLE', 'ZOOM', 'TEAMS'] as const;
export type Provider = (typeof providers)[number];

export const graphicsQualities = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type GraphicsQuality = (typeof graphicsQualities)[number];

/** `profile`: photos of people; `chat_room_logo`: logos of chat rooms. Both 5 KB to 5 MB; jpg, jpeg, png. */
export const userFileDirectories = ['profile', 'chat_room_logo'] as const;
export type UserFileDirectory = (typeof userFileDirectories)[number];

/** Those of `UserFileDirectory`, and `chat_message_attachment`: files of chat messages; 50 KB to 5 MB; jpg, jpeg, png, pdf, docx, xlsx, pptx, txt, csv, gif. */
export const fileDirectories = ['profile', 'chat_room_logo', 'chat_message_attachment'] as const;
export type FileDirectory = (typeof fileDirectories)[number];

export const chatRoomTypes = ['CHANNEL', 'DIRECT'] as const;
export type ChatRoomType = (typeof chatRoomTypes)[number];

/** In a room. Both people of a direct room are USER. */
export const chatRoomRoles = ['ADMIN', 'USER'] as const;
export type ChatRoomRole = (typeof chatRoomRoles)[number];

export const chatMessageTypes = ['TEXT', 'FILE'] as const;
export type ChatMessageType = (typeof chatMessageTypes)[number];

/** Admin room, arena or area room, own room, room of a meeting area, or between two people. */
export const voiceRoomKinds = ['ADMIN', 'AREA', 'OWN', 'MEETING_AREA', 'DIRECT'] as const;
export type VoiceRoomKind = (typeof voiceRoomKinds)[number];

/** The kinds of rooms that people make themselves. */
export const creatableVoiceRoomKinds = ['OWN', 'ADMIN'] as const;
export type CreatableVoiceRoomKind = (typeof creatableVoiceRoomKinds)[number];

/** What it is about; the kinds that can be pushed. */
export const notificationKinds = [
  'DIRECT_MESSAGE',
  'CHAT_ROOM',
  'MEETING',
  'ORGANIZATION',
  'VOICE_CHAT_INVITE',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What changed about an organisation or its members. */
export const organizationChanges = [
  'UPDATED',
  'MEMBER_ADDED',
  'MEMBER_UPDATED',
  'MEMBER_REMOVED',
  'OFFICES_UPDATED',
] as const;
export type OrganizationChange = (typeof organizationChanges)[number];

/** `deleted`: the room is gone, or its floor was blocked. `removed`: the member may not enter it any more. `replaced`: the member joined from another tab, or another room. `blocked`: the member was shut out (block, sign-out, changed role). */
export const voiceEndReasons = ['deleted', 'removed', 'replaced', 'blocked'] as const;
export type VoiceEndReason = (typeof voiceEndReasons)[number];

/** A person's posture. The position in this list is the byte of binary messages. */
export const personStates = ['stand', 'walk', 'sit', 'talk', 'wave'] as const;
export type PersonState = (typeof personStates)[number];

/** Every error code, and the HTTP status that it comes with. */
export const errorStatuses = {
  emailNotFound: 422,
  incorrectPassword: 422,
  resetLinkInvalid: 422,
  registrationLinkExpired: 422,
  currentPasswordIncorrect: 422,
  fileSizeInvalid: 422,
  fileTypeUnsupported: 422,
  emailAlreadyRegistered: 409,
  accountLinkInvalid: 422,
  accountNotLinked: 422,
  userOrTokenNotFound: 404,
  refreshFailed: 401,
  tokenInvalidOrExpired: 401,
  userBlocked: 403,
  organizationBlocked: 403,
  calendarPermissionNotGranted: 403,
  meetingCreateFailed: 422,
  meetingUpdateFailed: 422,
  meetingDeleteFailed: 422,
  meetingNotFound: 404,
  meetingRoomNotFound: 404,
  meetingDurationTooShort: 422,
  meetingTimeInvalid: 422,
  meetingParticipantsOverLimit: 422,
  meetingRoomAlreadyRegistered: 409,
  meetingRoomBusy: 409,
  chatInvitationCodeInvalid: 422,
  chatRoomUserNotFound: 404,
  chatRoomLimitReached: 422,
  chatRoomAdminCannotLeave: 422,
  chatMessageNotFound: 404,
  contractInvalid: 404,
  meetingProviderDailyLimit: 422,
  seatUnavailable: 409,
  voiceChatRoomInvalid: 404,
  userAlreadyInVoiceChat: 409,
  voiceChatAdminRoomInviteForbidden: 403,
  floorInvalid: 404,
  voiceChatUserOffline: 422,
  accountAlreadyLinked: 409,
  imageUploadLimit: 422,
  loginIpUnknown: 422,
  ipBlacklisted: 403,
  verificationCodeInvalid: 422,
  passwordAttemptWarning: 422,
  loginAttemptLimitExceeded: 403,
  meetingOngoingCannotEdit: 409,
  unauthorized: 401,
  blockedInOrganization: 401,
  roleChanged: 401,
  forbidden: 403,
  organizationNotSelected: 403,
  contractBlocked: 403,
  floorBlocked: 403,
  contractLimitUserAccess: 403,
  allContractsLayoutBlocked: 403,
  wrongAccount: 403,
  invalidRequest: 400,
  notFound: 404,
  organizationNotFound: 404,
  userNotFound: 404,
  seatNotFound: 404,
  deskNoteNotFound: 404,
  alreadyMember: 409,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  newPasswordSameAsCurrent: 422,
  fileNotUploaded: 422,
  presenceNotAllowed: 422,
  deskNoteLimitReached: 422,
  chatRoomNotFound: 404,
  chatRoomNameMismatch: 422,
  chatRoomNeedsAdmin: 422,
  chatGuestCannotBeAdmin: 422,
  chatDirectUserLeft: 422,
  chatReactionLimitReached: 422,
  voiceChatRoomFull: 409,
  voiceChatRoomLimitReached: 422,
  voiceChatInvitationInvalid: 422,
  tooManyRequests: 429,
  internalServerError: 500,
  serviceUnavailable: 503,
  SystemCurrentlyUnderMaintenance: 503,
} as const;
export type ErrorCode = keyof typeof errorStatuses;

/** Every kind of real-time message: the event names of the default namespace. */
export const realtimeKinds = [
  'addUserToRoom',
  'addUserToChatRoom',
  'removeUserByRoom',
  'removeUserFromChatRoom',
  'userLeaveRoom',
  'deleteRoom',
  'deleteChatRoom',
  'updateChatRoom',
  'newMessageToRoom',
  'updateLastReadMsgChat',
  'inviteJoinVoiceChat',
  'inviteUsersJoinVoiceChat',
  'inviteConfirmVoiceChat',
  'updateMeetingStatus',
  'notificationUser',
  'organization',
  'ping',
  'forcedLogout',
  'chatTyping',
  'chatRoomMuted',
  'voiceRoomChanged',
  'presenceChanged',
  'tokenExpiring',
  'seatChanged',
  'seatReleased',
  'floorPlanChanged',
  'deskChanged',
  'profileChanged',
] as const;
export type RealtimeKind = (typeof realtimeKinds)[number];

/** The kinds of push that a person turns on and off. */
export const pushKinds = [
  'directMessage',
  'chatRoom',
  'meeting',
  'organization',
  'voiceChatInvite',
] as const;
export type PushKind = (typeof pushKinds)[number];

/** Metres across and front to back of each kind of decor, and whether people walk around it. */
export const planDecorSizes = {
  PLANT: { width: 0.5, depth: 0.5, solid: true },
  TREE: { width: 0.8, depth: 0.8, solid: true },
  PLANTER: { width: 1.6, depth: 0.4, solid: true },
  RUG: { width: 3, depth: 2, solid: false },
  ROUND_RUG: { width: 2.4, depth: 2.4, solid: false },
  FLOOR_LAMP: { width: 0.35, depth: 0.35, solid: true },
  PENDANT: { width: 0.6, depth: 0.6, solid: false },
  SOFA: { width: 2, depth: 0.85, solid: true },
  ARMCHAIR: { width: 0.85, depth: 0.8, solid: true },
  COFFEE_TABLE: { width: 1, depth: 0.6, solid: true },
  ROUND_TABLE: { width: 0.9, depth: 0.9, solid: true },
  MEETING_TABLE: { width: 2.4, depth: 1.1, solid: true },
  WHITEBOARD: { width: 1.8, depth: 0.12, solid: false },
  SCREEN: { width: 1.6, depth: 0.1, solid: false },
  KITCHEN_COUNTER: { width: 3, depth: 0.65, solid: true },
  KITCHEN_ISLAND: { width: 2, depth: 0.8, solid: true },
  FRIDGE: { width: 0.75, depth: 0.7, solid: true },
  BOOKSHELF: { width: 1.6, depth: 0.35, solid: true },
  CABINET: { width: 1.2, depth: 0.45, solid: true },
  DIVIDER: { width: 1.8, depth: 0.12, solid: true },
  PHONE_BOOTH: { width: 1.2, depth: 1.1, solid: true },
  ARTWORK: { width: 1, depth: 0.06, solid: false },
  CLOCK: { width: 0.4, depth: 0.06, solid: false },
  COAT_RACK: { width: 0.5, depth: 0.5, solid: true },
  RECEPTION: { width: 2.4, depth: 0.8, solid: true },
  PRINTER: { width: 0.7, depth: 0.6, solid: true },
} as const;

/** The closed list of each part that an office avatar is put together from. */
export const avatarOptions = {
  body: ['slim', 'regular', 'broad'],
  skin: ['porcelain', 'fair', 'sand', 'honey', 'bronze', 'umber'],
  hair: ['short', 'sidePart', 'bob', 'long', 'bun', 'curly', 'crop', 'none'],
  hairColor: ['black', 'espresso', 'chestnut', 'copper', 'blond', 'ash', 'plum'],
  face: ['calm', 'smile', 'bright', 'freckles'],
  top: ['tee', 'shirt', 'sweater', 'jacket', 'hoodie', 'vest'],
  topColor: [
    'ivory',
    'sand',
    'iris',
    'navy',
    'forest',
    'terracotta',
    'rose',
    'charcoal',
    'sky',
    'mustard',
  ],
  bottom: ['trousers', 'skirt', 'shorts'],
  bottomColor: ['charcoal', 'navy', 'stone', 'olive', 'cocoa', 'ivory'],
  accessory: ['none', 'glasses', 'headset', 'cap', 'scarf', 'lanyard'],
} as const;
export type AvatarPart = keyof typeof avatarOptions;

/** Characters of a text of one line or some. */
export const maxTextLength = 255;

/** Characters of an email address. */
export const maxEmailLength = 255;

/** Characters of a search in a list. */
export const maxKeywordLength = 255;

/** Characters of a password at least. */
export const minPasswordLength = 4;

/** Characters of a password at most. */
export const maxPasswordLength = 16;

/** Characters of a chat message. */
export const maxMessageLength = 1000;

/** People whom one message mentions. */
export const maxMessageMentions = 50;

/** Files of one message. */
export const maxMessageFiles = 20;

/** Characters of an invitation code as it is typed. */
export const maxInviteTokenLength = 64;

/** Members whom one call adds to a chat room. */
export const maxMembersAdded = 9;

/** Characters of a search in messages. */
export const maxChatSearchLength = 100;

/** Members whom one call invites into a voice room. */
export const maxVoiceInvitees = 9;

/** Email addresses that a voice room is open to. */
export const maxVoiceRoomEmails = 100;

/** Things on a desk. */
export const maxDeskDecorations = 3;

/** Characters of a note. */
export const maxDeskNoteLength = 200;

/** Files that one call asks upload addresses for. */
export const maxUploadsAtOnce = 20;

/** Files that one call asks download addresses for. */
export const maxDownloadsAtOnce = 50;

/** Entries a page, unless a list has its own. */
export const pageSize = 10;

/** Entries a page at most. */
export const maxPageSize = 100;

/** Organisations a page, where one is chosen. */
export const organizationPageSize = 5;

/** Chat messages a page. */
export const messagePageSize = 50;

/** Chat messages a page at most. */
export const maxMessagePageSize = 100;

/** Changes of a chat room a page. */
export const changePageSize = 100;

/** Voice area rooms a page. */
export const voiceAreaPageSize = 100;

/** Voice admin rooms a page. */
export const voiceAdminPageSize = 30;

/** Meetings on a calendar. */
export const maxCalendarMeetings = 1000;

/** A name: one line that is not blank, without signs that nobody sees. */
export const visibleNamePattern =
  /^(?=.*\S)(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|\p{Extended_Pictographic}[\uFE0E\uFE0F]|[0-9#*]\uFE0F\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D(?=\p{Extended_Pictographic})|\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F})+$/u;

/** One line, without signs that nobody sees; it may be empty. */
export const visibleTextPattern =
  /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|\p{Extended_Pictographic}[\uFE0E\uFE0F]|[0-9#*]\uFE0F\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D(?=\p{Extended_Pictographic})|\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F})*$/u;

/** A name in kanji or letters. */
export const kanjiNamePattern = /^(?=.*\S)[\p{Script=Han}\p{Script=Latin}々〆ヶー\p{Zs}'’.・-]+$/u;

/** A name in half-width katakana, without spaces. */
export const katakanaNamePattern = /^[\uFF66-\uFF9F]+$/u;

/** A phone number: digits. */
export const phoneNumberPattern = /^[0-9]{6,20}$/u;

/** A password that can be chosen. */
export const passwordPattern =
  /^(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])(?=.*[#?!@$%^&*+\-])[A-Za-z0-9#?!@$%^&*+\-]+$/u;

/** The code that is mailed at a sign-in from an unknown address. */
export const verificationCodePattern = /^[0-9]{4}$/u;
