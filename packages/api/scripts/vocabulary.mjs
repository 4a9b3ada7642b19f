// Generates `packages/vocabulary/src/contract/` from the contract, one file per subject: all enums,
// the HTTP status of each error code, and the numbers and patterns listed here.
import { messagesOf } from './realtime.mjs';

/** Enums by subject. An enum whose name starts with an area (`HelpArticleSort`) need not be listed. */
const listed = {
  areas: ['AreaName', 'SwitchableArea'],
  audit: ['AuditChannel', 'AuditOutcome', 'AuditAction', 'AuditTargetKind'],
  calendar: ['CalendarKind', 'CalendarProblem', 'CalendarLinkProblem'],
  chat: [
    'ChatRoomType',
    'ChatRoomRole',
    'ChatMessageType',
    'SendableChatMessageType',
    'ChatMentionGroup',
    'GroupMentionAccess',
    'GroupMentionRefusal',
    'ChatSystemLineKind',
  ],
  emoji: ['CustomEmojiAdding'],
  tour: ['TourStep', 'TourStatus'],
  desk: ['DeskSlot', 'DeskDecorationKind', 'DeskNoteTint'],
  errors: ['FieldErrorValue', 'BlockCode', 'LinkProblem'],
  files: ['UserFileDirectory', 'FileDirectory', 'MemberFileDirectory', 'AdminFileDirectory'],
  'floor-plan': [
    'PlanWallMaterial',
    'PlanDoorKind',
    'PlanZoneKind',
    'PlanFinish',
    'PlanTint',
    'PlanSeatKind',
    'PlanDecorKind',
    'SeatState',
    'FloorSource',
    'PlanThingKind',
    'PlanProblemCode',
    'PlanProblemLevel',
  ],
  invitations: [
    'InvitationState',
    'InvitationMail',
    'InvitationField',
    'InvitationRowState',
    'InvitationRowProblem',
  ],
  languages: ['Language'],
  members: ['MemberBlock', 'MemberSort', 'MemberAction'],
  maintenance: ['MaintenanceState'],
  meeting: [
    'MeetingStatus',
    'MeetingProvider',
    'MeetingVisibility',
    'MeetingAnswer',
    'MeetingScope',
    'LinkedAccountUse',
    'AccountLinkState',
    'ProviderProblem',
    'MeetingChange',
  ],
  notification: [
    'AdminNotificationSort',
    'AdminNotificationState',
    'NotificationFormat',
    'NotificationKind',
    'NotificationOrder',
    'NotificationPublishing',
    'NotificationSubjectKind',
  ],
  organization: ['OrganizationType', 'OrganizationChange'],
  overview: ['AttentionKind'],
  people: ['Gender', 'Role', 'MemberRole', 'AudienceKind'],
  presence: ['Status', 'WorkingStatus', 'AutomaticPresenceReason'],
  realtime: ['PersonState'],
  search: ['SearchKind'],
  'sharing-document': ['SharedDocumentKind'],
  settings: ['Provider', 'GraphicsQuality', 'MeetingRoomEntry'],
  'sign-in': ['DeviceType', 'LoginCodeRule'],
  voice: [
    'VoiceRoomKind',
    'CreatableVoiceRoomKind',
    'VoiceEndReason',
    'VoiceInvitationOutcome',
    'VoiceCaptionSource',
    'VoiceRecordingStatus',
    'VoiceRecordingEndReason',
  ],
};

/** Constants by subject: exported name, location in the contract, and one-line description. */
const facts = (contract) => {
  const { schemas, parameters } = contract.components;
  const operations = Object.values(contract.paths).flatMap(Object.values);
  const query = (operationId, name) =>
    operations
      .find((operation) => operation.operationId === operationId)
      .parameters.find((parameter) => parameter.name === name).schema;
  const body = (schema, property) => schemas[schema].properties[property];
  return {
    bulletin: {
      maxBulletinCommentLength: [
        schemas.BulletinCommentContent.maxLength,
        'Maximum length of a comment on a post.',
      ],
      maxBulletinFiles: [schemas.BulletinFileKeys.maxItems, 'Files of a post.'],
    },
    chat: {
      maxMessageLength: [schemas.ChatContent.maxLength, 'Characters of a chat message.'],
      maxMessageMentions: [schemas.ChatMentions.maxItems, 'People whom one message mentions.'],
      maxMessageFiles: [
        body('SendChatMessageRequest', 'fileKeys').maxItems,
        'Maximum number of files in a message.',
      ],
      maxInviteTokenLength: [
        body('JoinChatRoomRequest', 'inviteToken').maxLength,
        'Maximum length of a typed invitation code.',
      ],
      maxGroupMentionOpenSize: [
        schemas.GroupMentionOpenSize.maximum,
        'Largest room size that an organisation can exempt from its group mention rules.',
      ],
      maxChatSectionNameLength: [
        schemas.ChatSectionName.maxLength,
        'Characters of the name of a section of the chat list.',
      ],
      maxChatSystemLines: [
        schemas.ChatSystemLines.maxItems,
        'System lines of a room that are listed with messages.',
      ],
      maxChatSections: [
        body('ChatSections', 'data').maxItems,
        'Sections of the chat lists of a member.',
      ],
      maxMembersAdded: [schemas.ChatUserIds.maxItems, 'Members whom one call adds to a chat room.'],
      maxChatSearchLength: [
        query('searchChatMessages', 'keyword').maxLength,
        'Maximum length of a message search.',
      ],
    },
    survey: {
      maxSurveyTitleLength: [
        schemas.SurveyTitle.maxLength,
        'Maximum length of a survey title, a question, a choice and a single-line answer.',
      ],
      maxSurveyTextLength: [
        schemas.SurveyDescription.maxLength,
        'Maximum length of a survey description and a multi-line answer.',
      ],
      maxSurveySections: [schemas.SurveySections.maxItems, 'Sections of a survey.'],
      maxSurveyQuestions: [
        schemas.SurveyAnswers.maxItems,
        'Maximum number of questions in a survey, over all sections.',
      ],
      maxSurveyChoices: [
        schemas.SurveyQuestion.properties.choices.maxItems,
        'Maximum number of choices of a question.',
      ],
    },
    desk: {
      maxDeskDecorations: [body('UpdateDeskRequest', 'decorations').maxItems, 'Things on a desk.'],
      maxDeskNoteLength: [body('AddDeskNoteRequest', 'text').maxLength, 'Characters of a note.'],
    },
    files: {
      maxUploadsAtOnce: [
        body('PreSignFilesRequest', 'files').maxItems,
        'Maximum number of upload URLs per call.',
      ],
      maxDownloadsAtOnce: [
        body('PreSignDownloadsRequest', 'fileKeys').maxItems,
        'Maximum number of download URLs per call.',
      ],
    },
    emoji: {
      maxCustomEmoji: [body('CustomEmojiList', 'data').maxItems, 'Emoji of an organisation.'],
      maxCustomEmojiNameLength: [schemas.CustomEmojiName.maxLength, 'Characters of a name.'],
      customEmojiNamePattern: [
        new RegExp(schemas.CustomEmojiName.pattern, 'u'),
        'Name of an emoji of an organisation, without colons.',
      ],
    },
    help: {
      maxHelpQuestionLength: [
        schemas.HelpQuestionText.maxLength,
        'Maximum length of a question to administrators.',
      ],
    },
    invitations: {
      maxInvitations: [schemas.InvitationRows.maxItems, 'People whom one call invites.'],
    },
    maintenance: {
      maxMaintenanceMessageLength: [
        schemas.MaintenanceMessage.properties.ja.maxLength,
        'Maximum length of a maintenance message.',
      ],
    },
    meeting: {
      maxCalendarMeetings: [query('listMeetings', 'limit').maximum, 'Meetings on a calendar.'],
      maxMeetingDescriptionLength: [
        schemas.MeetingDescription.maxLength,
        'Maximum length of a meeting description.',
      ],
      maxPasscodeLength: [schemas.MeetingPasscode.maxLength, 'Characters of a passcode.'],
      passcodePattern: [
        new RegExp(schemas.MeetingPasscode.pattern, 'u'),
        'Passcode: letters, digits and common punctuation.',
      ],
    },
    paging: {
      pageSize: [parameters.limit.schema.default, 'Entries a page, unless a list has its own.'],
      maxPageSize: [parameters.limit.schema.maximum, 'Entries a page at most.'],
      organizationPageSize: [
        parameters.organizationLimit.schema.default,
        'Page size of the organisation picker.',
      ],
      messagePageSize: [query('listChatMessages', 'limit').default, 'Chat messages a page.'],
      maxMessagePageSize: [
        query('listChatMessages', 'limit').maximum,
        'Maximum page size of chat messages.',
      ],
      changePageSize: [query('listChatChanges', 'limit').default, 'Changes of a chat room a page.'],
      voiceAreaPageSize: [query('listVoiceAreaRooms', 'limit').default, 'Voice area rooms a page.'],
      voiceAdminPageSize: [
        query('listVoiceAdminRooms', 'limit').default,
        'Page size of voice admin rooms.',
      ],
    },
    passwords: {
      minPasswordLength: [schemas.Password.minLength, 'Characters of a password at least.'],
      maxPasswordLength: [schemas.Password.maxLength, 'Characters of a password at most.'],
      passwordPattern: [new RegExp(schemas.Password.pattern, 'u'), 'Valid new password.'],
    },
    people: {
      kanjiNamePattern: [
        new RegExp(schemas.NewNameKanji.pattern, 'u'),
        'Name in kanji, kana or letters, with separators.',
      ],
      katakanaNamePattern: [
        new RegExp(schemas.NewNameKatakana.pattern, 'u'),
        'Name in half-width katakana, without spaces.',
      ],
      maxAudiencePeople: [schemas.AudienceUserIds.maxItems, 'People whom one audience names.'],
      phoneNumberPattern: [new RegExp(schemas.PhoneNumber.pattern, 'u'), 'A phone number: digits.'],
    },
    organization: {
      maxRetentionDays: [
        schemas.RetentionDays.maximum,
        'Maximum chat retention in days: two months.',
      ],
      maxLoginUserLimit: [
        schemas.LoginUserLimit.maximum,
        'Maximum number of concurrent sign-ins of a contract.',
      ],
      inviteDomainPattern: [new RegExp(schemas.InviteDomains.items.pattern, 'u'), 'Email domain.'],
      maxSignInRuleEntries: [
        schemas.InviteDomains.maxItems,
        'Maximum number of networks or domains in the rules of an organisation.',
      ],
    },
    search: {
      maxSearchLength: [query('search', 'q').maxLength, 'Characters of a search in everything.'],
      searchGroupSize: [query('search', 'limit').default, 'Default number of hits per kind.'],
    },
    'sharing-document': {
      maxSharedPictures: [
        schemas.SharedDocumentFileKeys.maxItems,
        'Maximum number of images shared as one document.',
      ],
      maxSharedPages: [schemas.SharedDocumentPages.maximum, 'Pages of a shared document.'],
    },
    'sign-in': {
      maxSessionHours: [schemas.SessionHours.maximum, 'Hours that a session lasts at most.'],
      verificationCodePattern: [
        new RegExp(body('VerifyNewIpRequest', 'code').pattern, 'u'),
        'Code mailed when a member signs in from an unknown network.',
      ],
    },
    text: {
      maxTextLength: [schemas.VisibleText.maxLength, 'Characters of a text of one line or some.'],
      maxContentLength: [schemas.Content.maxLength, 'Characters of a content in Markdown.'],
      maxEmailLength: [schemas.Email.maxLength, 'Characters of an email address.'],
      maxContentLength: [schemas.Content.maxLength, 'Characters of a content in Markdown.'],
      maxKeywordLength: [parameters.keyword.schema.maxLength, 'Characters of a search in a list.'],
      visibleNamePattern: [
        new RegExp(schemas.VisibleName.pattern, 'u'),
        'Name: one line, not blank, without invisible characters.',
      ],
      visibleTextPattern: [
        new RegExp(schemas.VisibleText.pattern, 'u'),
        'One line without invisible characters; may be empty.',
      ],
    },
    tutorial: {
      maxTutorialMinutes: [
        schemas.TutorialMinutes.maximum,
        'Maximum duration of a tutorial in minutes.',
      ],
      maxTutorialFiles: [schemas.TutorialFileKeys.maxItems, 'Attachments of a tutorial.'],
      maxTutorialCategories: [
        schemas.AdminTutorialCategoryList.properties.data.maxItems,
        'Maximum number of tutorial categories in an organisation.',
      ],
      maxTutorialsOrdered: [
        body('ContentOrder', 'ids').maxItems,
        'Maximum number of tutorials per reorder call.',
      ],
    },
    voice: {
      maxVoiceInvitees: [
        body('InviteIntoVoiceRoomRequest', 'userIds').maxItems,
        'Maximum number of members per voice invitation.',
      ],
      maxVoiceRoomEmails: [
        schemas.VoiceRoomEmails.maxItems,
        'Maximum number of email addresses with access to a voice room.',
      ],
    },
  };
};

const doc = (text) => (text ? `/** ${text.trim().replace(/\s*\n\s*/g, ' ')} */\n` : '');
const asConst = (value) => `${JSON.stringify(value)} as const`;
const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);

function plural(name) {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

export const listNameOf = (schemaName) => lowerFirst(plural(schemaName));

/** Numeric values are keyed by their names from the contract, strings by their value. */
function closedList([name, { enum: values, 'x-names': names, description }]) {
  const list = listNameOf(name);
  if (names) {
    const named = Object.fromEntries(names.map((key, index) => [key, values[index]]));
    return `${doc(description)}export const ${list} = ${asConst(named)};
export type ${name} = (typeof ${list})[keyof typeof ${list}];
`;
  }
  return `${doc(description)}export const ${list} = ${asConst(values)};
export type ${name} = (typeof ${list})[number];
`;
}

function fact([name, [value, description]]) {
  if (!(value instanceof RegExp) && !Number.isFinite(value)) {
    throw new Error(`The contract does not state ${name}`);
  }
  return `${doc(description)}export const ${name} = ${value};\n`;
}

function others(contract) {
  const { ErrorCode, OfficeAvatar, NotificationSettings, PlanDecorKind } =
    contract.components.schemas;
  const realtimeKinds = messagesOf(contract)
    .filter(({ namespace, sender }) => namespace === '/' && sender === 'server')
    .map(({ event }) => event);
  const avatarOptions = Object.fromEntries(
    Object.entries(OfficeAvatar.properties).map(([part, schema]) => [part, schema.enum]),
  );
  return {
    errors: `/** Every error code, and the HTTP status that it comes with. */
export const errorStatuses = ${asConst(ErrorCode['x-status'])};
export type ErrorCode = keyof typeof errorStatuses;
`,
    realtime: `/** Every kind of real-time message: the event names of the default namespace. */
export const realtimeKinds = ${asConst(realtimeKinds)};
export type RealtimeKind = (typeof realtimeKinds)[number];
`,
    notification: `/** The kinds of push that a person turns on and off. */
export const pushKinds = ${asConst(Object.keys(NotificationSettings.properties).filter((name) => name !== 'sound'))};
export type PushKind = (typeof pushKinds)[number];
`,
    'floor-plan': `/** Metres across and front to back of each kind of decor, and whether people walk around it. */
export const planDecorSizes = ${asConst(PlanDecorKind['x-sizes'])};
`,
    avatar: `/** The closed list of each part that an office avatar is put together from. */
export const avatarOptions = ${asConst(avatarOptions)};
export type AvatarPart = keyof typeof avatarOptions;

/** How a member looks in the office: one value of each part. */
export type OfficeAvatar = { [Part in AvatarPart]: (typeof avatarOptions)[Part][number] };
`,
  };
}

/** Adds the enums that are not listed to the subject of their area. */
function listsOf(schemas) {
  const lists = structuredClone(listed);
  const known = new Set(Object.values(listed).flat());
  const enums = Object.keys(schemas).filter(
    (name) => schemas[name].enum && !schemas[name]['x-status'] && !known.has(name),
  );
  for (const name of enums) {
    const area = schemas.AreaName.enum.find((each) =>
      lowerFirst(name.replace(/^Admin/, '')).startsWith(each),
    );
    if (!area) throw new Error(`Name the subject of ${name} in scripts/vocabulary.mjs`);
    (lists[area] ??= []).push(name);
  }
  return lists;
}

/** Vocabulary files by path below `src`, split by subject so that bundles stay small. */
export function vocabularyOf(contract) {
  const { schemas } = contract.components;
  const lists = listsOf(schemas);
  const named = facts(contract);
  const rest = others(contract);
  const subjects = new Set([...Object.keys(lists), ...Object.keys(named), ...Object.keys(rest)]);
  const index = [...subjects]
    .toSorted()
    .map((subject) => `export * from './${subject}.ts';`)
    .join('\n');
  return Object.fromEntries([
    ['contract/index.ts', `\n${index}\n`],
    ...[...subjects].map((subject) => [
      `contract/${subject}.ts`,
      `\n${[
        ...(lists[subject] ?? []).map((name) => closedList([name, schemas[name]])),
        ...(rest[subject] ? [rest[subject]] : []),
        ...Object.entries(named[subject] ?? {}).map(fact),
      ].join('\n')}`,
    ]),
  ]);
}
