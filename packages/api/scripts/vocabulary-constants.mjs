/** Constants by subject: exported name, location in the contract, and one-line description. */
export function constantsOf(contract) {
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
      latinNamePattern: [
        new RegExp(schemas.NewNameLatin.pattern, 'u'),
        'Name in Latin letters, with separators.',
      ],
      maxAudiencePeople: [schemas.AudienceUserIds.maxItems, 'People whom one audience names.'],
      phoneNumberPattern: [new RegExp(schemas.PhoneNumber.pattern, 'u'), 'A phone number: digits.'],
    },
    organization: {
      maxRetentionDays: [
        schemas.RetentionDays.maximum,
        'Maximum chat retention in days that a contract can allow.',
      ],
      defaultRetentionDays: [
        schemas.MaxRetentionDays.default,
        'Maximum chat retention in days unless a contract allows more: two months.',
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
    reachability: {
      maxStatusLineLength: [
        schemas.StatusLine.properties.text.maxLength,
        'Characters of the text of a status line.',
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
      totpCodePattern: [
        new RegExp(body('ConfirmTwoFactorRequest', 'code').pattern, 'u'),
        'Code of an authenticator app.',
      ],
      twoFactorCodePattern: [
        new RegExp(schemas.TwoFactorCode.pattern, 'u'),
        'Code of an authenticator app, or recovery code.',
      ],
    },
    text: {
      maxTextLength: [schemas.VisibleText.maxLength, 'Characters of a text of one line or some.'],
      maxContentLength: [schemas.Content.maxLength, 'Characters of a content in Markdown.'],
      maxEmailLength: [schemas.Email.maxLength, 'Characters of an email address.'],
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
}
