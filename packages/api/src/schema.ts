// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** A response with a JSON body. */
type Json<Body> = {
  headers: { [name: string]: unknown };
  content: { 'application/json': Body };
};
/** A request with a JSON body. */
type JsonBody<Body> = { content: { 'application/json': Body } };
/** A response without a body. */
type Empty = { headers: { [name: string]: unknown }; content?: never };
type NoParameters = { query?: never; header?: never; path?: never; cookie?: never };
type Id = components['schemas']['Id'];
type SurveyState = components['schemas']['SurveyState'];
type ChatSeq = components['schemas']['ChatSeq'];
type PersonRef = components['schemas']['PersonRef'];
type ChatRoomSummary = components['schemas']['ChatRoomSummary'];
type VoiceRoomKind = components['schemas']['VoiceRoomKind'];
type AvatarUrl = components['schemas']['AvatarUrl'];
type ChatRoomRole = components['schemas']['ChatRoomRole'];
type ChatMessage = components['schemas']['ChatMessage'];
type Instant = components['schemas']['Instant'];
type PlanItemId = components['schemas']['PlanItemId'];
type VoiceListeners = components['schemas']['VoiceListeners'];
type SharedDocument = components['schemas']['SharedDocument'];
type Status = components['schemas']['Status'];
type WorkingStatus = components['schemas']['WorkingStatus'];
type Reachability = components['schemas']['Reachability'];
type MemberRef = components['schemas']['MemberRef'];
type NameLatin = components['schemas']['NameLatin'];
type OfficeAvatar = components['schemas']['OfficeAvatar'];
type VoiceAnswer = components['schemas']['VoiceAnswer'];
type Email = components['schemas']['Email'];
type EnteredPassword = components['schemas']['EnteredPassword'];
type DeviceToken = components['schemas']['DeviceToken'];
type BotMark = components['schemas']['BotMark'];
type Provider = components['schemas']['Provider'];
type Gender = components['schemas']['Gender'];
type Language = components['schemas']['Language'];
type Role = components['schemas']['Role'];
type VisibleText = components['schemas']['VisibleText'];
type LinkToken = components['schemas']['LinkToken'];
type MinPasswordLength = components['schemas']['MinPasswordLength'];
type ApiToken = components['schemas']['ApiToken'];
type VisibleName = components['schemas']['VisibleName'];
type ListMetadata = components['schemas']['ListMetadata'];
type PlanName = components['schemas']['PlanName'];
type LocalizedText = components['schemas']['LocalizedText'];
type MeetingRoom = components['schemas']['MeetingRoom'];
type PlanCoordinate = components['schemas']['PlanCoordinate'];
type PlanHeading = components['schemas']['PlanHeading'];
type PlanLength = components['schemas']['PlanLength'];
type DemoMark = components['schemas']['DemoMark'];
type NewNameKatakana = components['schemas']['NewNameKatakana'];
type TimeZone = components['schemas']['TimeZone'];
type TutorialFileKind = components['schemas']['TutorialFileKind'];
type MeetingProvider = components['schemas']['MeetingProvider'];
type Meeting = components['schemas']['Meeting'];
type MeetingParticipantIds = components['schemas']['MeetingParticipantIds'];
type ChatMentionGroup = components['schemas']['ChatMentionGroup'];
type ChatReaction = components['schemas']['ChatReaction'];
type ChatRoomType = components['schemas']['ChatRoomType'];
type BulletinPosting = components['schemas']['BulletinPosting'];
type BulletinAuthor = components['schemas']['BulletinAuthor'];
type Content = components['schemas']['Content'];
type Version = components['schemas']['Version'];
type PreSignRequest = components['schemas']['PreSignRequest'];
type PreSignedUpload = components['schemas']['PreSignedUpload'];
type ChatRoomRef = components['schemas']['ChatRoomRef'];
type ChatScheduledMessage = components['schemas']['ChatScheduledMessage'];
type ChatContent = components['schemas']['ChatContent'];
type ChatMentions = components['schemas']['ChatMentions'];
type VoiceRoom = components['schemas']['VoiceRoom'];
type VoiceRoomEmails = components['schemas']['VoiceRoomEmails'];
type FloorPlan = components['schemas']['FloorPlan'];
type Tour = components['schemas']['Tour'];
type SearchKind = components['schemas']['SearchKind'];
type PasskeyOptions = components['schemas']['PasskeyOptions'];
type AdminFloor = components['schemas']['AdminFloor'];
type DelegatedRole = components['schemas']['DelegatedRole'];
type MemberRole = components['schemas']['MemberRole'];
type Audience = components['schemas']['Audience'];
type LocalizedName = components['schemas']['LocalizedName'];
type LocalizedContent = components['schemas']['LocalizedContent'];
type AuditStreamUrl = components['schemas']['AuditStreamUrl'];
type AuditStreamText = components['schemas']['AuditStreamText'];
type DeliveryProblem = components['schemas']['DeliveryProblem'];
type MaxRetentionDays = components['schemas']['MaxRetentionDays'];
type RetentionDays = components['schemas']['RetentionDays'];
type AdminEmbed = components['schemas']['AdminEmbed'];
type AdminContract = components['schemas']['AdminContract'];
type InvitationText = components['schemas']['InvitationText'];
type UsageNumber = components['schemas']['UsageNumber'];
type SurveyTitle = components['schemas']['SurveyTitle'];
type SurveyDescription = components['schemas']['SurveyDescription'];
type SurveyResultAudience = components['schemas']['SurveyResultAudience'];
type SurveySections = components['schemas']['SurveySections'];
type AdminHelpQuestion = components['schemas']['AdminHelpQuestion'];
type VoiceRefusal = components['schemas']['VoiceRefusal'];
type VoiceMediaDescription = components['schemas']['VoiceMediaDescription'];
type FloorName = components['schemas']['FloorName'];
type FloorPerson = components['schemas']['FloorPerson'];
type ErrorBody = components['schemas']['ErrorBody'];
type Session = components['schemas']['Session'];
type GuestTokenRequest = components['schemas']['GuestTokenRequest'];
type PersonalDataExportStatus = components['schemas']['PersonalDataExportStatus'];
type ContentOrder = components['schemas']['ContentOrder'];
type VersionRequest = components['schemas']['VersionRequest'];
type AdminNotification = components['schemas']['AdminNotification'];
type AdminMember = components['schemas']['AdminMember'];
type SsoSettings = components['schemas']['SsoSettings'];
type AdminTutorial = components['schemas']['AdminTutorial'];
type AdminSurvey = components['schemas']['AdminSurvey'];
type BadRequest = components['responses']['BadRequest'];
type Forbidden = components['responses']['Forbidden'];
type PayloadTooLarge = components['responses']['PayloadTooLarge'];
type UnsupportedMediaType = components['responses']['UnsupportedMediaType'];
type Unprocessable = components['responses']['Unprocessable'];
type TooManyRequests = components['responses']['TooManyRequests'];
type InternalServerError = components['responses']['InternalServerError'];
type Maintenance = components['responses']['Maintenance'];
type Conflict = components['responses']['Conflict'];
type Unauthorized = components['responses']['Unauthorized'];
type NotFound = components['responses']['NotFound'];
type ForbiddenInOrganization = components['responses']['ForbiddenInOrganization'];
type ServiceUnavailable = components['responses']['ServiceUnavailable'];
export interface paths {
  '/v1/auth/user/login': {
    parameters: NoParameters;
    get?: never;
    /**
     * Sign in
     * @description From a network without a sign-in of the person in the last 30 days, returns `loginIpUnknown` and mails a 4-digit
     *     code: continue with `verifyNewIp`. Signing in again sends a new code, at the earliest at `data.resendAt`; at most
     *     ten codes per day.
     *
     *     Returns `twoFactorRequired`, and mails no code, if the person uses an authenticator app: continue with
     *     `verifyTwoFactor`.
     *
     *     Wrong passwords are counted per account and network (an IPv4 address, an IPv6 /64). From the third wrong password,
     *     returns `passwordAttemptWarning` with `data.remaining`; the fifth blocks the account for that network until `data.until`.
     *     After fifty wrong passwords, all unknown networks are blocked for the account. A device that sends the `deviceToken` of
     *     an earlier sign-in has a separate counter, so that attacks by others do not lock out its owner.
     */
    post: operations['login'];
  };
  '/v1/auth/user/verify-new-ip': {
    parameters: NoParameters;
    get?: never;
    /**
     * Verify an unknown address to sign in
     * @description Requires the mailed code. The fifth wrong code blocks the address for one hour.
     */
    post: operations['verifyNewIp'];
  };
  '/v1/auth/user/passkey-options': {
    parameters: NoParameters;
    get?: never;
    /** Get options to sign in with a passkey */
    post: operations['passkeyOptions'];
  };
  '/v1/auth/user/verify-passkey': {
    parameters: NoParameters;
    get?: never;
    /**
     * Sign in with a passkey
     * @description Needs no password and no code: the authenticator verifies the person. Each challenge can be used once.
     */
    post: operations['verifyPasskey'];
  };
  '/v1/auth/user/sso': {
    parameters: NoParameters;
    get?: never;
    /**
     * Start a sign-in with the organisation's identity provider
     * @description For email addresses with a verified domain of an organisation that uses single sign-on. Returns the page of the provider,
     *     which redirects to `/auth/sso-callback`. Keep `browserToken` in the browser for `finishSso`.
     */
    post: operations['startSso'];
  };
  '/v1/auth/user/sso/callback': {
    parameters: NoParameters;
    get?: never;
    /**
     * Finish a sign-in with the organisation's identity provider
     * @description Each sign-in can be finished once, within 10 minutes, in the browser that started it. The session can only enter the
     *     organisation of the provider. Creates the account and the member at the first sign-in.
     */
    post: operations['finishSso'];
  };
  '/v1/auth/user/verify-two-factor': {
    parameters: NoParameters;
    get?: never;
    /**
     * Sign in with a code of the authenticator app
     * @description Also accepts a recovery code, once. A code of the app is valid for 30 seconds before and after its period and can be
     *     used once. The fifth wrong code in a row blocks further codes for 15 minutes, longer each time.
     */
    post: operations['verifyTwoFactor'];
  };
  '/v1/auth/user/logout': {
    parameters: NoParameters;
    get?: never;
    /**
     * Sign out
     * @description Ends the session and revokes its tokens.
     */
    post: operations['logout'];
  };
  '/v1/auth/user/organization': {
    parameters: NoParameters;
    get?: never;
    /**
     * Select an organisation
     * @description Returns new tokens for the organisation and revokes the previous ones. Using the previous refresh token ends the session.
     */
    post: operations['selectOrganization'];
  };
  '/v1/auth/user/refresh': {
    parameters: NoParameters;
    get?: never;
    /**
     * Refresh tokens
     * @description A refresh token is valid for a single use. A second use ends the session because the token may be stolen; so does the
     *     use of a token that `selectOrganization` replaced. Returns `userOrTokenNotFound` if the token was never issued or its
     *     session has been deleted.
     */
    post: operations['refreshToken'];
  };
  '/v1/auth/user/profile': {
    parameters: NoParameters;
    /** Get the caller's profile */
    get: operations['getProfile'];
    /** Update the caller's profile */
    patch: operations['updateProfile'];
  };
  '/v1/auth/user/password/forgot': {
    parameters: NoParameters;
    get?: never;
    /**
     * Request a password reset link
     * @description The mailed link expires after one hour and can be used once.
     */
    post: operations['forgotPassword'];
  };
  '/v1/auth/user/password/confirm-email': {
    parameters: NoParameters;
    get?: never;
    /** Validate a password reset link */
    post: operations['confirmEmail'];
  };
  '/v1/auth/user/password/reset': {
    parameters: NoParameters;
    get?: never;
    /**
     * Reset the password by link
     * @description Ends all sessions of the person, lifts blocks caused by wrong passwords, and removes trusted networks and devices: the
     *     next sign-in requires a mailed code.
     */
    post: operations['resetPassword'];
  };
  '/v1/auth/user/password': {
    parameters: NoParameters;
    /**
     * Get the rules for a new password of the caller
     * @description The strictest rules of all organisations of the caller.
     */
    get: operations['getPasswordRules'];
    /**
     * Change the caller's password
     * @description Ends the other sessions of the person unless `signOutOthers` is false. After five consecutive wrong current passwords, the session cannot retry until
     *     `data.until`.
     */
    post: operations['changePassword'];
  };
  '/v1/auth/user/passkeys': {
    parameters: NoParameters;
    /** List own passkeys */
    get: operations['listPasskeys'];
    /**
     * Add a passkey
     * @description Requires a challenge of `newPasskeyOptions`. At most ten passkeys.
     */
    post: operations['addPasskey'];
  };
  '/v1/auth/user/passkeys/options': {
    parameters: NoParameters;
    get?: never;
    /**
     * Get options to add a passkey
     * @description Wrong passwords are counted as in `changePassword`.
     */
    post: operations['newPasskeyOptions'];
  };
  '/v1/auth/user/passkeys/{passkeyId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Remove an own passkey
     * @description It can no longer be used to sign in. Sessions remain active.
     */
    delete: operations['removePasskey'];
    /** Rename an own passkey */
    patch: operations['renamePasskey'];
  };
  '/v1/auth/user/two-factor': {
    parameters: NoParameters;
    /** Get the two-factor authentication of the caller */
    get: operations['getTwoFactor'];
    /**
     * Create a secret for the authenticator app
     * @description Replaces a secret that was not confirmed. It has no effect until `confirmTwoFactorSetup`, within 30 minutes. Wrong
     *     passwords are counted as in `changePassword`.
     */
    post: operations['startTwoFactorSetup'];
  };
  '/v1/auth/user/two-factor/confirm': {
    parameters: NoParameters;
    get?: never;
    /**
     * Enable two-factor authentication
     * @description Requires a code for the new secret. From then on, signing in requires a code.
     */
    post: operations['confirmTwoFactorSetup'];
  };
  '/v1/auth/user/two-factor/recovery-codes': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create new recovery codes
     * @description The previous recovery codes become invalid.
     */
    post: operations['renewRecoveryCodes'];
  };
  '/v1/auth/user/two-factor/disable': {
    parameters: NoParameters;
    get?: never;
    /**
     * Disable two-factor authentication
     * @description Deletes the secret and the recovery codes.
     */
    post: operations['disableTwoFactor'];
  };
  '/v1/auth/user/api-tokens': {
    parameters: NoParameters;
    /**
     * List own access tokens
     * @description Tokens of the caller in the selected organisation.
     */
    get: operations['listApiTokens'];
    /**
     * Create an access token
     * @description The response contains the secret once. A member has up to 20 tokens in an organisation; expired tokens do not count.
     *     Guests get `forbidden`. Returns `confirmationRequired` without the password if the member can sign in with one. Other
     *     members get `recentSignInRequired` unless the session was signed in or confirmed in the last 10 minutes. Wrong
     *     passwords are counted as in `changePassword`. Notifies the member.
     */
    post: operations['createApiToken'];
  };
  '/v1/auth/user/api-tokens/{apiTokenId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Revoke an own access token
     * @description The token is rejected from the next call.
     */
    delete: operations['revokeApiToken'];
  };
  '/v1/auth/user/language': {
    parameters: NoParameters;
    get?: never;
    /** Change the caller's language */
    patch: operations['updateLanguage'];
  };
  '/v1/auth/user/permission': {
    parameters: NoParameters;
    /** Get permissions in the selected organisation */
    get: operations['getPermission'];
  };
  '/v1/auth/user/sessions': {
    parameters: NoParameters;
    /**
     * List own sessions
     * @description Current session first, then by last use.
     */
    get: operations['listSessions'];
    /**
     * End all other sessions
     * @description Ends all sessions except the current one immediately and removes their devices.
     */
    delete: operations['endOtherSessions'];
  };
  '/v1/auth/user/sessions/{sessionId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * End an own session
     * @description Ends the session and its real-time connections immediately, and removes its device.
     */
    delete: operations['endSession'];
  };
  '/v1/auth/user/trusted-networks': {
    parameters: NoParameters;
    /**
     * List trusted networks
     * @description Networks for sign-in without a code, last used first. Networks expire after 30 days without use.
     */
    get: operations['listTrustedNetworks'];
  };
  '/v1/auth/user/trusted-networks/{networkId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Remove a trusted network
     * @description The next sign-in from it requires a mailed code. Sessions remain active.
     */
    delete: operations['removeTrustedNetwork'];
  };
  '/v1/organizations/user/joined': {
    parameters: NoParameters;
    /**
     * List organisations of the caller
     * @description Excludes blocked organisations and organisations that block the caller.
     */
    get: operations['listJoinedOrganizations'];
  };
  '/v1/organizations/user/{organizationId}': {
    parameters: NoParameters;
    /** Get an organisation of the caller */
    get: operations['getOrganization'];
  };
  '/v1/organization-invites': {
    parameters: NoParameters;
    /**
     * List invitations to the caller's address
     * @description Returns pending invitations, one per organisation, latest first.
     */
    get: operations['listOwnInvites'];
  };
  '/v1/organization-invites/{organizationId}/accept': {
    parameters: NoParameters;
    get?: never;
    /**
     * Accept an invitation without the link
     * @description For signed-in callers who have not opened the link. Signing in as the invited address is equivalent proof.
     */
    post: operations['acceptOwnInvite'];
  };
  '/v1/organization-invites/check': {
    parameters: NoParameters;
    get?: never;
    /**
     * Validate an invitation link
     * @description Public. For a signed-in caller, also returns whether the invitation is addressed to them.
     */
    post: operations['checkOrganizationInvite'];
  };
  '/v1/organization-invites/accept': {
    parameters: NoParameters;
    get?: never;
    /** Accept an invitation */
    post: operations['acceptOrganizationInvite'];
  };
  '/v1/custom-emoji': {
    parameters: NoParameters;
    /** List the emoji of the organisation */
    get: operations['listCustomEmoji'];
    /**
     * Add an emoji
     * @description At most 500 per organisation. `CustomEmojiSetting` defines who can add them.
     */
    post: operations['addCustomEmoji'];
  };
  '/v1/custom-emoji/pre-sign': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create an upload URL for the picture of an emoji
     * @description PNG, GIF, JPG or WebP up to 256 kB. For members who can add emoji. Send `fileKey` with the emoji after the upload.
     */
    post: operations['preSignCustomEmoji'];
  };
  '/v1/custom-emoji/{emojiId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete an emoji that the caller added
     * @description Messages and reactions keep its name as text.
     */
    delete: operations['deleteOwnCustomEmoji'];
  };
  '/v1/organizations/contracts/meeting-rooms': {
    parameters: NoParameters;
    /** List meeting rooms */
    get: operations['listMeetingRooms'];
  };
  '/v1/contracts/offices': {
    parameters: NoParameters;
    /**
     * List offices with their floors
     * @description Not paginated. Cached for up to 60 seconds.
     */
    get: operations['listOffices'];
  };
  '/v1/contracts/floors/{floorId}/plan': {
    parameters: NoParameters;
    /** Get the plan of a floor */
    get: operations['getFloorPlan'];
  };
  '/v1/user-seat-positions/org-contract/{orgContractId}': {
    parameters: NoParameters;
    /**
     * List the seats of an office and their owners
     * @description Not paginated.
     */
    get: operations['listSeatPositions'];
  };
  '/v1/user-seat-positions': {
    parameters: NoParameters;
    get?: never;
    /**
     * Take or release a seat
     * @description If two members take the same seat simultaneously, one receives `seatUnavailable`. Repeating a call succeeds.
     */
    post: operations['updateSeatPosition'];
  };
  '/v1/users': {
    parameters: NoParameters;
    get?: never;
    /**
     * Register by invitation, step 1
     * @description Creates the account; step 2, `updateUserPassword`, completes the registration. Can be repeated until then.
     */
    post: operations['registerUser'];
  };
  '/v1/users/{userId}/update-password': {
    parameters: NoParameters;
    get?: never;
    /**
     * Register by invitation, step 2
     * @description Sets the first password and signs in. Requires no mailed code because the invitation has verified the address: the
     *     network of the request becomes trusted.
     */
    post: operations['updateUserPassword'];
  };
  '/v1/users/org-members': {
    parameters: NoParameters;
    /**
     * Search members
     * @description Searches names, kana, nickname, department and email, ignoring full and half width, hiragana versus katakana, and
     *     case. Members at the office come first, then other present members, then logged-out members and members on vacation;
     *     each group is sorted by kana. The caller is excluded. Guests cannot see or search email addresses.
     */
    get: operations['searchOrgMembers'];
  };
  '/v1/users/reachability': {
    parameters: NoParameters;
    /**
     * List status lines, quiet times and working hours of the members
     * @description Includes the caller. Members without any of them are omitted, as are ended status lines and quiet times.
     */
    get: operations['listReachability'];
  };
  '/v1/users/status-line': {
    parameters: NoParameters;
    get?: never;
    /**
     * Set the caller's status line
     * @description Replaces the previous one. The server clears it at its end, at most 366 days from now, and notifies the organisation.
     */
    put: operations['setStatusLine'];
    /** Clear the caller's status line */
    delete: operations['clearStatusLine'];
  };
  '/v1/users/quiet-time': {
    parameters: NoParameters;
    get?: never;
    /**
     * Pause the caller's notifications
     * @description Until `until`, at most 366 days from now, the server sends no push messages to the caller. Messages and
     *     notifications remain unread. Clients show no toasts and play no sounds.
     */
    put: operations['startQuietTime'];
    /** Resume the caller's notifications */
    delete: operations['endQuietTime'];
  };
  '/v1/users/working-hours': {
    parameters: NoParameters;
    get?: never;
    /** Set the caller's working hours */
    put: operations['setWorkingHours'];
    /** Clear the caller's working hours */
    delete: operations['clearWorkingHours'];
  };
  '/v1/users/status': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update the caller's presence
     * @description Overrides idle detection. During a meeting or call the presence is BUSY unless the member chose LOGGED_OUT or
     *     ON_VACATION; afterwards the chosen presence applies again. A member without connections becomes LOGGED_OUT after
     *     a short delay, and returns to the last choice on reconnect.
     */
    patch: operations['updateUserStatus'];
  };
  '/v1/users/{id}': {
    parameters: NoParameters;
    /** Get a member */
    get: operations['getUser'];
  };
  '/v1/users/desk': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update decorations of the caller's desk
     * @description A decoration replaces the existing one in its slot; one decoration per slot.
     */
    put: operations['updateDesk'];
  };
  '/v1/users/desk/mark-as-read': {
    parameters: NoParameters;
    get?: never;
    /**
     * Mark all notes on the caller's desk as read
     * @description Call when the owner views the notes. Idempotent.
     */
    post: operations['markDeskNotesRead'];
  };
  '/v1/users/{userId}/desk': {
    parameters: NoParameters;
    /**
     * Get the desk of a member
     * @description The owner receives all notes, a visitor only the notes they left. Newest first.
     */
    get: operations['getDesk'];
  };
  '/v1/users/{userId}/desk/notes': {
    parameters: NoParameters;
    get?: never;
    /**
     * Leave a note on a desk
     * @description At most 20 notes per desk and author. Not available to guests.
     */
    post: operations['addDeskNote'];
  };
  '/v1/users/{userId}/desk/notes/{noteId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete a note from a desk
     * @description The desk owner can delete all notes, an author only their own.
     */
    delete: operations['deleteDeskNote'];
  };
  '/v1/users/portraits/{portrait}': {
    parameters: NoParameters;
    /**
     * Get the portrait of an office avatar
     * @description Image of the avatar choices encoded in the file name. Member lists use it as `avatarUrl` for members without a photo.
     *     Public and immutable.
     */
    get: operations['getPortrait'];
  };
  '/v1/users/notifications': {
    parameters: NoParameters;
    /**
     * List own notifications
     * @description Returns notifications of the selected organisation in the language of the request. With `asOf`, notifications read after
     *     that time still count as unread, so that paging stays stable.
     */
    get: operations['listNotifications'];
  };
  '/v1/users/notifications/unread': {
    parameters: NoParameters;
    /** Count unread notifications and get the newest */
    get: operations['getUnreadNotifications'];
  };
  '/v1/users/notifications/mark-as-read': {
    parameters: NoParameters;
    get?: never;
    /**
     * Mark all notifications as read
     * @description Pass `readAt` of the response to `mark-as-unread` to undo.
     */
    post: operations['markNotificationsRead'];
  };
  '/v1/users/notifications/mark-as-unread': {
    parameters: NoParameters;
    get?: never;
    /** Undo marking notifications as read */
    post: operations['markNotificationsUnread'];
  };
  '/v1/users/notifications/subjects/mark-as-read': {
    parameters: NoParameters;
    get?: never;
    /**
     * Mark the notifications about a subject as read
     * @description Called when a member opens the subject itself. No effect if there is no notification about it.
     */
    post: operations['markNotificationSubjectRead'];
  };
  '/v1/users/notifications/{notificationId}': {
    parameters: NoParameters;
    /** Get a notification */
    get: operations['getNotification'];
  };
  '/v1/users/notifications/{notificationId}/mark-as-read': {
    parameters: NoParameters;
    get?: never;
    /** Mark a notification as read */
    post: operations['markNotificationRead'];
  };
  '/v1/calendar/feed': {
    parameters: NoParameters;
    /** Get the caller's calendar feed URL */
    get: operations['getCalendarFeedAddress'];
    /**
     * Create a new calendar feed URL
     * @description Revokes the previous URL. The URL gives access to the caller's meetings in the selected organisation, including the details
     *     of private meetings.
     */
    post: operations['renewCalendarFeedAddress'];
    /** Revoke the calendar feed URL */
    delete: operations['deleteCalendarFeedAddress'];
  };
  '/v1/calendar/feeds/{file}': {
    parameters: NoParameters;
    /**
     * Get the calendar feed of a member
     * @description Returns RFC 5545 data in the member's language: meetings that the member has not declined, starting three months ago.
     *     The URL is the credential: no token or cookie is required. Supports `If-None-Match`; returns 304 if unchanged.
     */
    get: operations['getCalendarFeed'];
  };
  '/v1/calendar/events': {
    parameters: NoParameters;
    /**
     * List events of external calendars
     * @description Events for the calendar screen, in addition to `listMeetings` with the same `ids`: all own events; for other members,
     *     busy events only. Excludes copies of office meetings. Sorted by start, at most 1000.
     */
    get: operations['listExternalEvents'];
  };
  '/v1/calendar/accounts': {
    parameters: NoParameters;
    /** List own external calendars */
    get: operations['listCalendarAccounts'];
    /**
     * Link a calendar by CalDAV
     * @description Replaces the previously linked calendar. Both calendars are synchronised shortly afterwards. Not available to guests.
     */
    post: operations['linkCalendarAccount'];
  };
  '/v1/calendar/accounts/calendars': {
    parameters: NoParameters;
    get?: never;
    /**
     * List the calendars of a CalDAV server
     * @description For selecting the calendar to link. Stores nothing. Not available to guests.
     */
    post: operations['findCalDavCalendars'];
  };
  '/v1/calendar/accounts/{id}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Unlink a calendar
     * @description Removes its events from the office; events of the office remain in the calendar. A provider calendar is unlinked from
     *     the member's account in all organisations; the account remains available for meetings.
     */
    delete: operations['unlinkCalendarAccount'];
  };
  '/v1/calendar/accounts/{id}/sync': {
    parameters: NoParameters;
    get?: never;
    /**
     * Synchronise a calendar now
     * @description Schedules an immediate synchronisation. No effect if the calendar must be linked again or its provider requires a
     *     waiting time.
     */
    post: operations['syncCalendarAccount'];
  };
  '/v1/calendar/channels/{id}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Receive a change notification of a calendar provider
     * @description Called by Google and Microsoft. The signed URL is the credential. The calendar is synchronised shortly afterwards. The
     *     request body is ignored.
     */
    post: operations['takeCalendarNotice'];
  };
  '/v1/tutorials/user': {
    parameters: NoParameters;
    /**
     * List tutorials
     * @description Returns published tutorials, ordered by category and position. Available to guests.
     */
    get: operations['listTutorials'];
  };
  '/v1/tutorials/user/{tutorialId}': {
    parameters: NoParameters;
    /**
     * Get a tutorial
     * @description Includes the caller's progress in each video and PDF, and the adjacent tutorials of the category.
     */
    get: operations['getTutorial'];
  };
  '/v1/tutorials/categories': {
    parameters: NoParameters;
    /**
     * List tutorial categories
     * @description Returns categories with published tutorials, in display order.
     */
    get: operations['listTutorialCategories'];
  };
  '/v1/tutorials/{tutorialId}/files/{fileId}/down-link': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create a download URL for an attachment
     * @description The URL is valid for one day from the next full hour, while the session is active in its organisation.
     */
    post: operations['createTutorialDownLink'];
  };
  '/v1/tutorials/{tutorialId}/progress': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update own tutorial progress
     * @description An empty body marks the tutorial as opened. Positions never decrease: late updates or updates from another tab are
     *     ignored. The tutorial is done when all videos and PDFs have been completed; `done` sets or clears this at any time.
     */
    patch: operations['saveTutorialProgress'];
  };
  '/v1/meetings': {
    parameters: NoParameters;
    /**
     * List meetings of members
     * @description Returns meetings with at least one of `ids` as a participant, except cancelled meetings. Guests receive only meetings in
     *     which they take part. Sorted by start; meetings without a start come first.
     */
    get: operations['listMeetings'];
    /**
     * Schedule or start a meeting
     * @description Not available to guests. Notifies the invited members. For a series, returns the first meeting.
     */
    post: operations['createMeeting'];
  };
  '/v1/meetings/join-now': {
    parameters: NoParameters;
    get?: never;
    /**
     * Join a meeting
     * @description Shows the caller as busy until they leave or the meeting ends. Possible from 10 minutes before the start, for the
     *     organiser at any time before the end. A member who joins with number and passcode becomes a participant. A wrong
     *     number and a wrong passcode return the same error; after a few of them the member is blocked for an hour.
     */
    post: operations['joinMeetingNow'];
  };
  '/v1/meetings/join': {
    parameters: NoParameters;
    /**
     * Get the link of a meeting
     * @description Participants only.
     */
    get: operations['getMeetingLink'];
  };
  '/v1/meetings/available': {
    parameters: NoParameters;
    /**
     * List meetings that can be joined now
     * @description Returns the caller's meetings that are in progress or start within 10 minutes.
     */
    get: operations['listAvailableMeetings'];
  };
  '/v1/meetings/user-attendees': {
    parameters: NoParameters;
    /**
     * List busy times of members
     * @description Guests can query only themselves.
     */
    get: operations['listMeetingAttendees'];
  };
  '/v1/meetings/room/busy': {
    parameters: NoParameters;
    get?: never;
    /** Check the availability of a meeting room */
    post: operations['checkMeetingRoom'];
  };
  '/v1/meetings/rooms': {
    parameters: NoParameters;
    /**
     * List current and next meetings of meeting rooms
     * @description Used for the door displays of a floor. Reload on `meetingRoomsChanged`.
     */
    get: operations['listRoomMeetings'];
  };
  '/v1/meetings/rooms/bookings': {
    parameters: NoParameters;
    /**
     * List bookings of meeting rooms
     * @description For the rooms of all floors, of one floor, or one room, over at most two weeks. Reload on `meetingRoomsChanged`.
     */
    get: operations['listRoomBookings'];
  };
  '/v1/meetings/meeting-area': {
    parameters: NoParameters;
    get?: never;
    /**
     * Start a meeting in a meeting room
     * @description Books the room until the end of the meeting. Not available to guests.
     */
    post: operations['createMeetingInRoom'];
  };
  '/v1/meetings/suggestions': {
    parameters: NoParameters;
    get?: never;
    /**
     * Suggest meeting times
     * @description Returns times when all participants are free: working days from 9 to 18 in the time zone, in steps of 30 minutes. Not
     *     available to guests.
     */
    post: operations['suggestMeetingTimes'];
  };
  '/v1/meetings/app': {
    parameters: NoParameters;
    /**
     * List providers and own linked accounts
     * @description Returns every provider once, including those not available in this office.
     */
    get: operations['listLinkedAccounts'];
  };
  '/v1/meetings/app/login/{type}': {
    parameters: NoParameters;
    /**
     * Get the authorisation URL of a provider
     * @description The provider redirects the member to `/auth/google-callback`, `/auth/zoom-callback` or
     *     `/auth/teams-callback` with a code and a state. `linkAccount` accepts them once, within ten minutes, in the
     *     same session. Not available to guests.
     */
    get: operations['startAppLogin'];
  };
  '/v1/meetings/app/callback/{type}': {
    parameters: NoParameters;
    /**
     * Link a provider account
     * @description A code or state that is expired, used, forged, or issued to another member or session is rejected.
     */
    get: operations['linkAccount'];
  };
  '/v1/meetings/app-unlink/{type}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Unlink a provider account
     * @description Access is revoked at the provider when no use remains.
     */
    delete: operations['unlinkAccount'];
  };
  '/v1/meetings/{id}': {
    parameters: NoParameters;
    /**
     * Get a meeting
     * @description Includes cancelled meetings. Guests can access only meetings in which they take part.
     */
    get: operations['getMeeting'];
    /**
     * Cancel a meeting
     * @description Organiser and organisation admins only. Releases the room.
     */
    delete: operations['deleteMeeting'];
    /**
     * Update a meeting
     * @description Organiser and organisation admins only. A meeting in progress can only be extended or ended.
     */
    patch: operations['updateMeeting'];
  };
  '/v1/meetings/{id}/answer': {
    parameters: NoParameters;
    get?: never;
    /** Respond to a meeting invitation */
    post: operations['answerMeeting'];
  };
  '/v1/meetings/{id}/chat': {
    parameters: NoParameters;
    /**
     * Get the chat of a meeting
     * @description The meetings of a series share one chat. It belongs to the participants, the organiser, and members who join the
     *     call. It stays after the meeting has ended or was cancelled.
     */
    get: operations['getMeetingChat'];
    /**
     * Open the chat of a meeting
     * @description Creates the chat if there is none. The organiser can delete messages of others. Title and members follow the
     *     meeting; people removed from the invitation lose access.
     */
    post: operations['openMeetingChat'];
  };
  '/v1/meetings/{id}/end': {
    parameters: NoParameters;
    get?: never;
    /**
     * End a meeting in progress
     * @description Organiser and organisation admins only. Releases the room immediately.
     */
    post: operations['endMeeting'];
  };
  '/v1/meetings/{id}/extend': {
    parameters: NoParameters;
    get?: never;
    /**
     * Extend a meeting in progress
     * @description Organiser and organisation admins only.
     */
    post: operations['extendMeeting'];
  };
  '/v1/meetings/{id}/leave': {
    parameters: NoParameters;
    get?: never;
    /**
     * Leave a meeting
     * @description The caller is no longer shown as busy because of the meeting. Idempotent.
     */
    post: operations['leaveMeeting'];
  };
  '/v1/meetings/waiting-guests': {
    parameters: NoParameters;
    /**
     * List the guests who wait for the caller
     * @description Guests of meetings that the caller organises or has joined. At most 50.
     */
    get: operations['listWaitingGuests'];
  };
  '/v1/meetings/{id}/guest-link': {
    parameters: NoParameters;
    /**
     * Get the guest link of a meeting
     * @description Only participants and the organiser of the meeting.
     */
    get: operations['getMeetingGuestLink'];
    /**
     * Create the guest link of a meeting
     * @description Only the organiser, and administrators who take part. Returns the valid link if there is one. The link expires one hour after
     *     the end of the meeting, or when the meeting is ended or cancelled.
     */
    post: operations['createMeetingGuestLink'];
    /**
     * Revoke the guest link of a meeting
     * @description Guests who wait or were admitted are removed. Has no effect without a valid link.
     */
    delete: operations['revokeMeetingGuestLink'];
  };
  '/v1/meetings/{id}/guests': {
    parameters: NoParameters;
    /**
     * List the waiting and admitted guests of a meeting
     * @description Only participants and the organiser of the meeting; not available to the role GUEST.
     */
    get: operations['listMeetingGuests'];
  };
  '/v1/meetings/{id}/guests/{guestId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Admit, deny or remove a guest
     * @description Only participants and the organiser of the meeting; not available to the role GUEST. A meeting has at most 20 admitted guests.
     *     Repeating an answer has no effect. Admits only while the lobby is open.
     */
    put: operations['answerMeetingGuest'];
  };
  '/v1/guest/link': {
    parameters: NoParameters;
    get?: never;
    /** Get the meeting of a guest link */
    post: operations['openGuestLink'];
  };
  '/v1/guest/visits': {
    parameters: NoParameters;
    get?: never;
    /**
     * Enter the lobby of a meeting
     * @description From ten minutes before the start. At most 10 guests wait at the same time, and at most 100 enter the lobby with a link.
     */
    post: operations['createGuestVisit'];
  };
  '/v1/guest/visit': {
    parameters: NoParameters;
    get?: never;
    /**
     * Get the state of a guest
     * @description Guests in the lobby repeat this every few seconds. After 30 seconds without a call, they no longer count as waiting. Admitted guests
     *     repeat it too, and no longer count as present after two minutes outside the call.
     */
    post: operations['getGuestVisit'];
  };
  '/v1/guest/token': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create a token for the call of the meeting
     * @description Only admitted guests of a meeting with a built-in call. A guest counts towards the limit of participants.
     */
    post: operations['createGuestVoiceToken'];
  };
  '/v1/guest/ask-again': {
    parameters: NoParameters;
    get?: never;
    /**
     * Ask again to join the meeting after a denial or removal
     * @description From one minute after the answer. Has no effect for guests in other states.
     */
    post: operations['askAgainAsGuest'];
  };
  '/v1/guest/leave': {
    parameters: NoParameters;
    get?: never;
    /**
     * Leave the lobby or the meeting as a guest
     * @description Has no effect for a guest who has left.
     */
    post: operations['leaveGuestVisit'];
  };
  '/v1/meetings/{id}/transcripts': {
    parameters: NoParameters;
    /**
     * List the transcripts of a meeting
     * @description At most 20, newest first. Only participants and the organiser of the meeting.
     */
    get: operations['listMeetingTranscripts'];
    /**
     * Start a transcript of the caller's call
     * @description Requires a participant of the meeting who is in its call; not available to guests. Starting consents. The other
     *     participants of the call are asked and see the transcript in `participants` of `/voice`. It ends when it is stopped, when
     *     the last participant leaves the call, with 5,000 lines, and in a meeting room with the meeting. A meeting has at most 20
     *     transcripts. Repeating the request returns the running transcript.
     */
    post: operations['startMeetingTranscript'];
  };
  '/v1/meetings/{id}/transcripts/{transcriptId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete a transcript with its lines
     * @description Only participants of the meeting: the member who started it, the organiser and administrators. A running transcript ends.
     */
    delete: operations['deleteMeetingTranscript'];
  };
  '/v1/meetings/{id}/transcripts/{transcriptId}/stop': {
    parameters: NoParameters;
    get?: never;
    /**
     * Stop a running transcript
     * @description Only the member who started it, the organiser and administrators. Has no effect if it has ended.
     */
    post: operations['stopMeetingTranscript'];
  };
  '/v1/meetings/{id}/transcripts/{transcriptId}/consent': {
    parameters: NoParameters;
    get?: never;
    /**
     * Consent to a running transcript or decline
     * @description Only participants of the call, also if they do not take part in the meeting. Applies to speech from then on and can be changed
     *     while the transcript is running.
     */
    put: operations['consentToMeetingTranscript'];
  };
  '/v1/meetings/{id}/transcripts/{transcriptId}/lines': {
    parameters: NoParameters;
    /**
     * Read or search a transcript
     * @description Sorted by position. Only participants and the organiser of the meeting.
     */
    get: operations['listMeetingTranscriptLines'];
    /**
     * Add lines of the caller's speech
     * @description Only participants of the call who have consented. The server sets the time. Lines above the limit of 5,000 are dropped, and the
     *     transcript ends.
     */
    post: operations['addMeetingTranscriptLines'];
  };
  '/v1/meetings/{id}/transcripts/{transcriptId}/file': {
    parameters: NoParameters;
    /**
     * Download a transcript as a text file
     * @description Title and start, then one line with time and name for each line, in the time zone of the meeting. Only participants and the
     *     organiser of the meeting.
     */
    get: operations['downloadMeetingTranscript'];
  };
  '/v1/settings': {
    parameters: NoParameters;
    /** Get own settings */
    get: operations['getSettings'];
    /** Update own settings */
    patch: operations['updateSettings'];
  };
  '/v1/auth/user/personal-data-export': {
    parameters: NoParameters;
    /** Get the last export of own data */
    get: operations['getOwnDataExport'];
    /**
     * Export own data
     * @description Creates an archive in the background: the account and the data of the member in the selected organisation. Notifies
     *     the member when it is ready. It can be downloaded for three days. Replaces the previous export of the member. At
     *     most 5 in 24 hours (429 `tooManyRequests`). Returns `confirmationRequired` without the password if the member can sign
     *     in with one. Wrong passwords are counted as in `changePassword`. Another notification reports the request.
     */
    post: operations['exportOwnData'];
  };
  '/v1/maintenances/user': {
    parameters: NoParameters;
    /**
     * Get maintenance and contact information
     * @description Available during maintenance.
     */
    get: operations['getMaintenance'];
  };
  '/v1/bulletin-boards': {
    parameters: NoParameters;
    /**
     * List bulletin boards
     * @description In display order. Guests have no access.
     */
    get: operations['listBulletinBoards'];
  };
  '/v1/bulletin-boards/unread': {
    parameters: NoParameters;
    /** Count unread posts */
    get: operations['getUnreadBulletins'];
  };
  '/v1/bulletin-boards/posts': {
    parameters: NoParameters;
    /** List posts */
    get: operations['listBulletinPosts'];
  };
  '/v1/bulletin-boards/{boardId}/posts': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create a post
     * @description A retry with the same `clientId` returns the same post.
     */
    post: operations['createBulletinPost'];
  };
  '/v1/bulletin-boards/posts/{postId}': {
    parameters: NoParameters;
    /** Get a post */
    get: operations['getBulletinPost'];
    /** Delete an own post with its comments and files */
    delete: operations['deleteBulletinPost'];
    /** Update an own post */
    patch: operations['updateBulletinPost'];
  };
  '/v1/bulletin-boards/posts/{postId}/read': {
    parameters: NoParameters;
    get?: never;
    /** Mark a post as read */
    post: operations['markBulletinPostRead'];
  };
  '/v1/bulletin-boards/posts/{postId}/readers': {
    parameters: NoParameters;
    /** List the readers of a post */
    get: operations['listBulletinReaders'];
  };
  '/v1/bulletin-boards/posts/{postId}/comments': {
    parameters: NoParameters;
    /** List the comments of a post */
    get: operations['listBulletinComments'];
    /**
     * Create a comment
     * @description A retry with the same `clientId` returns the same comment. Notifies the author of the post.
     */
    post: operations['createBulletinComment'];
  };
  '/v1/bulletin-boards/posts/{postId}/comments/{commentId}': {
    parameters: NoParameters;
    get?: never;
    /** Delete an own comment */
    delete: operations['deleteBulletinComment'];
    /** Update an own comment */
    patch: operations['updateBulletinComment'];
  };
  '/v1/bulletin-boards/posts/{postId}/reactions': {
    parameters: NoParameters;
    get?: never;
    /**
     * Add a reaction to a post
     * @description At most 20 different emoji per post. Repeating a reaction has no effect.
     */
    post: operations['reactToBulletinPost'];
  };
  '/v1/bulletin-boards/posts/{postId}/reactions/{emoji}': {
    parameters: NoParameters;
    get?: never;
    /** Remove a reaction */
    delete: operations['unreactToBulletinPost'];
  };
  '/v1/files/user/{directory}/pre-sign': {
    parameters: NoParameters;
    get?: never;
    /** Create an upload URL */
    post: operations['preSignUserFile'];
  };
  '/v1/files/user/chat_message_attachment/pre-sign': {
    parameters: NoParameters;
    get?: never;
    /** Create an upload URL for a chat attachment */
    post: operations['preSignChatAttachment'];
  };
  '/v1/files/{directory}/multi-pre-sign': {
    parameters: NoParameters;
    get?: never;
    /** Create upload URLs for several files */
    post: operations['preSignFiles'];
  };
  '/v1/files/pre-sign-url': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create download URLs
     * @description URLs are valid for one day from the next full hour; until that hour the same URL is returned. They require that the
     *     session is active in its organisation: access ends immediately on sign-out, block, removal or selection of another
     *     organisation. Files of a chat room are available to its members only, content files to everyone who can see the
     *     content, and every file to its uploader. If the caller cannot read one of the keys, returns 404 and no URLs.
     */
    post: operations['preSignDownloads'];
  };
  '/v1/user/chat-rooms': {
    parameters: NoParameters;
    /** List own chat rooms */
    get: operations['listChatRooms'];
    /**
     * Create a channel or open a direct room
     * @description A member can create up to ten channels; guests cannot create rooms. The other person sees a direct room after the first
     *     message, or after opening it.
     */
    post: operations['createChatRoom'];
  };
  '/v1/user/chat-rooms/invite-token': {
    parameters: NoParameters;
    get?: never;
    /**
     * Join a room by invitation code
     * @description Existing members receive the same room.
     */
    post: operations['joinChatRoom'];
  };
  '/v1/user/chat-rooms/unread': {
    parameters: NoParameters;
    /** Count unread messages */
    get: operations['getUnreadChatTotal'];
  };
  '/v1/user/chat-rooms/user-outside-direct': {
    parameters: NoParameters;
    /** List members without a direct room with the caller */
    get: operations['listUsersOutsideDirect'];
  };
  '/v1/user/chat-rooms/heads': {
    parameters: NoParameters;
    /**
     * List the latest seq of every own room
     * @description Not paginated. Clients compare it on connect and every 30 seconds, and request the changes of rooms with a newer head.
     */
    get: operations['listChatRoomHeads'];
  };
  '/v1/user/chat-rooms/mark-as-read': {
    parameters: NoParameters;
    get?: never;
    /**
     * Mark all rooms and followed threads as read
     * @description Includes muted rooms. Cannot be undone.
     */
    post: operations['markAllChatRoomsRead'];
  };
  '/v1/user/chat-rooms/threads': {
    parameters: NoParameters;
    /** List followed threads */
    get: operations['listChatThreads'];
  };
  '/v1/user/chat-rooms/created': {
    parameters: NoParameters;
    /** Get the number of created channels and the limit */
    get: operations['getCreatedChatRooms'];
  };
  '/v1/user/chat-rooms/search': {
    parameters: NoParameters;
    /**
     * Search messages in all own rooms
     * @description Matches any part of a text or of the names of its files, at least one character. Ignores case, full and half width,
     *     and hiragana versus katakana. All words separated by spaces must match. All filters must match. Requires `keyword`,
     *     `senderId` or `has`.
     */
    get: operations['searchChatMessages'];
  };
  '/v1/user/chat-rooms/saved': {
    parameters: NoParameters;
    /**
     * List own saved messages of all rooms
     * @description Messages of rooms that the member has left are not listed.
     */
    get: operations['listSavedChatMessages'];
  };
  '/v1/user/chat-rooms/sections': {
    parameters: NoParameters;
    /** List the sections of the own chat lists */
    get: operations['listChatSections'];
    /**
     * Create a section
     * @description Added after the last section. At most 30 sections per member.
     */
    post: operations['createChatSection'];
  };
  '/v1/user/chat-rooms/sections/order': {
    parameters: NoParameters;
    get?: never;
    /** Change the order of the sections */
    put: operations['orderChatSections'];
  };
  '/v1/user/chat-rooms/sections/{sectionId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete a section
     * @description Its rooms return to the list.
     */
    delete: operations['deleteChatSection'];
    /** Rename, collapse or expand a section */
    patch: operations['updateChatSection'];
  };
  '/v1/user/chat-rooms/reminders': {
    parameters: NoParameters;
    /** List own reminders of messages in all rooms */
    get: operations['listChatReminders'];
  };
  '/v1/user/chat-rooms/scheduled': {
    parameters: NoParameters;
    /** List own scheduled messages of all rooms */
    get: operations['listScheduledChatMessages'];
  };
  '/v1/user/chat-rooms/scheduled/{scheduledId}': {
    parameters: NoParameters;
    get?: never;
    /** Delete a scheduled message */
    delete: operations['cancelScheduledChatMessage'];
    /** Change the text or time of a scheduled message */
    patch: operations['updateScheduledChatMessage'];
  };
  '/v1/user/chat-rooms/scheduled/{scheduledId}/send': {
    parameters: NoParameters;
    get?: never;
    /**
     * Send a scheduled message now
     * @description Makes the message due. It is sent within seconds after the response.
     */
    post: operations['sendScheduledChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}': {
    parameters: NoParameters;
    /** Get a chat room */
    get: operations['getChatRoom'];
    /**
     * Add members to a room
     * @description Room admins only. Existing members are not changed.
     */
    post: operations['addChatRoomUsers'];
    /**
     * Delete a room
     * @description Room admins only. Requires the exact room name.
     */
    delete: operations['deleteChatRoom'];
    /**
     * Update the name or logo of a room
     * @description Room admins only. Each member can change or remove the name of a direct room of more than two people; it has no logo.
     */
    patch: operations['updateChatRoom'];
  };
  '/v1/user/chat-rooms/{roomId}/placement': {
    parameters: NoParameters;
    get?: never;
    /** Star a room, or move it into a section */
    patch: operations['placeChatRoom'];
  };
  '/v1/user/chat-rooms/{roomId}/user': {
    parameters: NoParameters;
    get?: never;
    /**
     * Leave a room
     * @description Admins must hand over first (`updateChatRoomRole`). Direct rooms of two cannot be left. After a member left a direct
     *     room of more people, opening one with the same people creates a new room.
     */
    delete: operations['leaveChatRoom'];
  };
  '/v1/user/chat-rooms/{roomId}/user/{userId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Remove a member from a room
     * @description Room admins only. Admins cannot remove themselves or the owner.
     */
    delete: operations['removeChatRoomUser'];
  };
  '/v1/user/chat-rooms/{roomId}/users': {
    parameters: NoParameters;
    /** List the members of a room */
    get: operations['listChatRoomUsers'];
  };
  '/v1/user/chat-rooms/{roomId}/users-out-side': {
    parameters: NoParameters;
    /**
     * List organisation members outside a room
     * @description Room admins only.
     */
    get: operations['listUsersOutSideChatRoom'];
  };
  '/v1/user/chat-rooms/{roomId}/messages': {
    parameters: NoParameters;
    /**
     * List messages of a room
     * @description Returns the latest messages, messages before or after a seq, or messages around a linked message. The three options
     *     are mutually exclusive.
     */
    get: operations['listChatMessages'];
    /**
     * Send a message
     * @description A repeated call with the same `clientId` returns the same message, so retries create no duplicates.
     */
    post: operations['sendChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}': {
    parameters: NoParameters;
    /** Get a message */
    get: operations['getChatMessage'];
    /**
     * Delete a message
     * @description Removes text and files; the message keeps its position. Room admins can also delete messages of other members.
     */
    delete: operations['deleteChatMessage'];
    /** Edit an own message */
    patch: operations['editChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/reactions': {
    parameters: NoParameters;
    get?: never;
    /**
     * Add a reaction to a message
     * @description At most 20 different emoji per message; rate limited per person. Repeating a reaction has no effect.
     */
    post: operations['reactToChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/reactions/{emoji}': {
    parameters: NoParameters;
    get?: never;
    /** Remove a reaction */
    delete: operations['unreactToChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/thread': {
    parameters: NoParameters;
    /** Get a thread */
    get: operations['listChatThread'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/thread-state': {
    parameters: NoParameters;
    /** Get the follow and unread state of a thread */
    get: operations['getChatThreadState'];
    /** Mark thread replies as read, follow or unfollow a thread */
    patch: operations['updateChatThreadState'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/pin': {
    parameters: NoParameters;
    get?: never;
    /**
     * Pin a message in its room
     * @description Any member of the room. At most 100 pins per room. Pinning again has no effect.
     */
    put: operations['pinChatMessage'];
    /**
     * Unpin a message
     * @description Any member of the room. Has no effect if the message is not pinned.
     */
    delete: operations['unpinChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/saved': {
    parameters: NoParameters;
    get?: never;
    /**
     * Save a message for later, or complete it
     * @description At most 1000 messages per member, including completed ones. Also reopens a completed message.
     */
    put: operations['saveChatMessage'];
    /**
     * Remove a message from the saved messages
     * @description Has no effect if the message is not saved.
     */
    delete: operations['unsaveChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/unread': {
    parameters: NoParameters;
    get?: never;
    /**
     * Mark a message and all later messages of its room as unread
     * @description Moves the read position of the caller back, also for the read receipts. Has no effect if the message is already unread.
     *     Mentions by name and `@all` count as unread again. Not available for thread replies.
     */
    put: operations['markChatMessageUnread'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/forward': {
    parameters: NoParameters;
    get?: never;
    /**
     * Forward a message to another room
     * @description The caller must be a member of both rooms. The new message has a copy of the text, the author of the original and
     *     its files, which stay available in the new room after the original is deleted. Members mentioned in the text are
     *     not notified again. A forwarded message is forwarded as its original, without the comment. Missed calls cannot be
     *     forwarded (403).
     */
    post: operations['forwardChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/versions': {
    parameters: NoParameters;
    /**
     * List the earlier texts of an own message
     * @description Only for the author; others receive 403. At most the last 20 texts before the current one. They are deleted with the
     *     message and with the account.
     */
    get: operations['listChatMessageVersions'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/reminder': {
    parameters: NoParameters;
    get?: never;
    /**
     * Set a reminder of a message
     * @description At most 100 per member. Replaces an earlier reminder of the message, also a due one. When it is due, the member
     *     receives a notification that opens the message, and the reminder stays until it is completed, deleted or set to
     *     another time. The reminder is deleted with the message, and when the member leaves the room.
     */
    put: operations['setChatReminder'];
    /**
     * Delete the reminder of a message
     * @description Has no effect if there is none.
     */
    delete: operations['deleteChatReminder'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/reminder/complete': {
    parameters: NoParameters;
    get?: never;
    /**
     * Complete the reminder of a message
     * @description Deletes the reminder and lists the message among the completed saved messages, unless the member has the maximum
     *     number of saved messages. Has no effect if there is no reminder.
     */
    post: operations['completeChatReminder'];
  };
  '/v1/user/chat-rooms/{roomId}/scheduled': {
    parameters: NoParameters;
    get?: never;
    /**
     * Schedule a message
     * @description At most 100 per member, including those that could not be sent. Access is checked again when the message is sent;
     *     if it is rejected then, the member is notified and the message is kept. Mentioned members who left the room before
     *     are not notified. A repeated call with the same `clientId` returns the same scheduled message.
     */
    post: operations['scheduleChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/forward-sources': {
    parameters: NoParameters;
    /**
     * List the originals of forwarded messages in a room
     * @description Lists the latest 500 forwarded messages whose original still exists in a room of the caller, latest first. Other
     *     originals are not listed.
     */
    get: operations['listChatForwardSources'];
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/previews/{previewId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Remove a link preview of an own message
     * @description Permanent for this message. Has no effect if the message does not have the preview.
     */
    delete: operations['removeChatLinkPreview'];
  };
  '/v1/user/chat-rooms/{roomId}/saved': {
    parameters: NoParameters;
    /**
     * List the ids of own saved messages in a room
     * @description Without completed messages.
     */
    get: operations['listSavedChatMessageIds'];
  };
  '/v1/user/chat-rooms/{roomId}/pins': {
    parameters: NoParameters;
    /** List the pinned messages of a room */
    get: operations['listChatPins'];
  };
  '/v1/user/chat-rooms/{roomId}/group-mentions': {
    parameters: NoParameters;
    /** Get the reach of group mentions in a room */
    get: operations['getChatGroupMentions'];
  };
  '/v1/user/chat-rooms/{roomId}/changes': {
    parameters: NoParameters;
    /**
     * List changes of a room after a seq
     * @description For clients that missed events: after a gap in socket messages, or if the room head is ahead of the client.
     */
    get: operations['listChatChanges'];
  };
  '/v1/user/chat-rooms/{roomId}/last-read-message': {
    parameters: NoParameters;
    get?: never;
    /**
     * Mark messages as read up to a message
     * @description Never moves the read position back; see `markChatMessageUnread`.
     */
    patch: operations['updateLastReadMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/unread-message': {
    parameters: NoParameters;
    /** Get the first unread message of a room */
    get: operations['getUnreadChatMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/invite-token': {
    parameters: NoParameters;
    /**
     * Get the invitation code of a room
     * @description Members receive the valid code. For admins, a code is created if there is none; `refresh` creates a new code and
     *     invalidates the previous one. A code expires after seven days.
     */
    get: operations['getChatInviteToken'];
  };
  '/v1/user/chat-rooms/{roomId}/webhooks': {
    parameters: NoParameters;
    /**
     * List the incoming webhooks of a room
     * @description Room admins only, except guests.
     */
    get: operations['listChatWebhooks'];
    /**
     * Create an incoming webhook
     * @description Room admins only, except guests. The response contains the URL once. A room has up to 10 webhooks, an
     *     organisation up to 500.
     */
    post: operations['createChatWebhook'];
  };
  '/v1/user/chat-rooms/{roomId}/webhooks/{webhookId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete an incoming webhook
     * @description Room admins only, except guests. Its URL is rejected from the next call. Its messages are kept.
     */
    delete: operations['deleteChatWebhook'];
  };
  '/v1/user/chat-rooms/{roomId}/webhooks/{webhookId}/url': {
    parameters: NoParameters;
    get?: never;
    /**
     * Replace the URL of an incoming webhook
     * @description Room admins only, except guests. The previous URL is rejected from the next call. The caller becomes the creator.
     */
    post: operations['renewChatWebhookUrl'];
  };
  '/v1/user/slash-commands': {
    parameters: NoParameters;
    /**
     * List the slash commands
     * @description Enabled commands of the organisation, which the composer suggests. Empty for guests.
     */
    get: operations['listSlashCommands'];
  };
  '/v1/user/chat-rooms/{roomId}/slash-commands': {
    parameters: NoParameters;
    get?: never;
    /**
     * Run a slash command in a room
     * @description Posts `command.run` to the URL of the command, signed by the Standard Webhooks scheme, and waits up to 10 seconds for
     *     the reply. `data` contains `command`, `text`, `threadRootId`, and `id` and `name` of the room and the
     *     member.
     *
     *     A reply in JSON has the properties of Slack's commands: `text`, and `response_type`, which is `in_channel` for a
     *     message that the command posts in the room or thread as a bot, quoting the command. Any other reply with a text is returned to
     *     the caller only. A member can run 20 commands at once and 1 per second, all members of an organisation together 100
     *     at once and 10 per second. Guests are rejected with 403.
     */
    post: operations['runSlashCommand'];
  };
  '/v1/webhooks/{secret}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Post a message with an incoming webhook
     * @description Accepts the JSON of Slack's incoming webhooks. The URL is the credential: no token or cookie is required.
     *
     *     A webhook can post 20 messages at once and 1 per second, all webhooks of an organisation together 100 at once and
     *     10 per second. Further messages are rejected with 429 and `Retry-After`. Unknown, replaced and deleted URLs are
     *     rejected with 404, as are webhooks of deleted rooms, of blocked organisations and of creators who left or are blocked.
     *     While chat is disabled for the role of the creator, messages are rejected with 403 `areaClosed`.
     */
    post: operations['postWebhookMessage'];
  };
  '/v1/user/chat-rooms/{roomId}/role': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update the role of a room member
     * @description Room admins only. Only the owner can change the owner's role; an owner who becomes USER passes the ownership to the
     *     longest-serving admin. A room needs at least one admin; guests cannot be admins. If all admins have left the
     *     organisation, are blocked or are now guests, the longest-serving other member becomes admin.
     */
    patch: operations['updateChatRoomRole'];
  };
  '/v1/user/chat-rooms/{roomId}/mute': {
    parameters: NoParameters;
    get?: never;
    /** Mute or unmute a room */
    patch: operations['muteChatRoom'];
  };
  '/v1/user/chat-rooms/{roomId}/hidden': {
    parameters: NoParameters;
    get?: never;
    /**
     * Hide or show a direct room
     * @description A hidden room is in no list until the next message of its main conversation, or until the caller opens it. Rejected for channels.
     */
    patch: operations['hideChatRoom'];
  };
  '/v1/voice-chat/rooms': {
    parameters: NoParameters;
    /**
     * List own voice rooms
     * @description Rooms of kind OWN that the caller created or can enter.
     */
    get: operations['listVoiceRooms'];
    /**
     * Create a voice room
     * @description Members can create up to ten rooms of kind OWN; organisation admins also rooms of kind ADMIN. Guests cannot create
     *     rooms.
     */
    post: operations['createVoiceRoom'];
  };
  '/v1/voice-chat/rooms/meeting-area': {
    parameters: NoParameters;
    get?: never;
    /**
     * Get the voice room of a meeting area
     * @description Creates the room on first use. Guests have access only while it has participants.
     */
    post: operations['openVoiceMeetingAreaRoom'];
  };
  '/v1/voice-chat/rooms/meeting': {
    parameters: NoParameters;
    get?: never;
    /**
     * Get the voice room of a meeting
     * @description For a meeting in a meeting room, returns the voice room of the meeting room; otherwise a separate room for the
     *     participants. It opens ten minutes before the start (for the organiser earlier) and closes when the meeting is over
     *     and the last participant has left.
     */
    post: operations['openVoiceMeetingRoom'];
  };
  '/v1/voice-chat/rooms/{id}': {
    parameters: NoParameters;
    /**
     * Get a voice room with its participants
     * @description Rooms of any kind that the caller can enter.
     */
    get: operations['getVoiceRoom'];
    /**
     * Delete a voice room or cancel a call
     * @description Owner only; for admin rooms, admins only. Deleting the room of an unanswered direct call cancels the call.
     */
    delete: operations['deleteVoiceRoom'];
    /**
     * Update a voice room
     * @description Owner only; for admin rooms, admins only. Changes the name or the access list. People who lose access are removed from
     *     the room.
     */
    patch: operations['updateVoiceRoom'];
  };
  '/v1/voice-chat/token': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create a token to join a voice room
     * @description The token is valid for one minute, for the caller and this room only; send it with the socket's `join` (`@office/api/realtime`). Participants can call it again for new relay credentials.
     */
    post: operations['createVoiceToken'];
  };
  '/v1/voice-chat/area-rooms': {
    parameters: NoParameters;
    /**
     * List rooms of voice areas
     * @description One room for each VOICE zone of the accessible floors.
     */
    get: operations['listVoiceAreaRooms'];
  };
  '/v1/voice-chat/admin-rooms': {
    parameters: NoParameters;
    /**
     * List admin voice rooms
     * @description Guests receive only rooms to which they have access.
     */
    get: operations['listVoiceAdminRooms'];
  };
  '/v1/voice-chat/invite': {
    parameters: NoParameters;
    get?: never;
    /**
     * Call a member or invite members to a room
     * @description A call creates a room of kind DIRECT for both members and cancels an earlier unanswered call of the caller. Invitations
     *     expire after 30 seconds. Invitees receive `inviteJoinVoiceChat`, or `inviteUsersJoinVoiceChat` for an existing
     *     room. Guests cannot invite; only admins can invite to an admin room.
     */
    post: operations['inviteToVoiceChat'];
  };
  '/v1/voice-chat/invite/confirm': {
    parameters: NoParameters;
    get?: never;
    /**
     * Answer an invitation
     * @description Can be answered once; repeating the same answer succeeds. Sends `inviteConfirmVoiceChat` to the inviter. A member
     *     who accepts can enter the room from then on. A member who declines can announce a direct message (`byMessage`).
     *     A member who leaves the call before joining it withdraws the acceptance (`withdrawn`).
     */
    post: operations['confirmVoiceInvitation'];
  };
  '/v1/voice-chat/users-not-in': {
    parameters: NoParameters;
    /**
     * List members who can be invited
     * @description Excludes the caller and participants of the given room.
     */
    get: operations['listUsersNotInVoiceChat'];
  };
  '/v1/sharing-documents': {
    parameters: NoParameters;
    /**
     * List documents shared in voice rooms
     * @description Documents in voice rooms that the caller can enter.
     */
    get: operations['listSharedDocuments'];
    /**
     * Share a document in a voice room
     * @description Room participants only. A room shows one document; to replace the current one, `replaces` must name it, so that
     *     no unseen document is replaced. The caller becomes the leader until another participant takes over; if the leader
     *     leaves, the longest-present participant becomes the leader. Sharing ends when the last participant leaves.
     */
    post: operations['shareDocument'];
  };
  '/v1/sharing-documents/{id}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Stop sharing a document
     * @description Leader only. Deletes the files uploaded for it.
     */
    delete: operations['endSharedDocument'];
    /**
     * Change the page or leader of a shared document
     * @description Only the leader can change the page or hand over to another participant; any participant can take over. A page change
     *     by a former leader is rejected.
     */
    patch: operations['updateSharedDocument'];
  };
  '/v1/workplace': {
    parameters: NoParameters;
    /**
     * Get the data of the first page in one response
     * @description Combines the operations that a client calls when it opens the office. A property has the response of its
     *     operation, or null if that operation would fail, for example because the organisation has disabled the area.
     */
    get: operations['getWorkplace'];
  };
  '/v1/help/tour': {
    parameters: NoParameters;
    /**
     * Get the office tour and own progress
     * @description New members of the organisation are offered the tour until they start or skip it.
     */
    get: operations['getTour'];
    /**
     * Start or skip the tour
     * @description The tour can be restarted at any time.
     */
    patch: operations['updateTour'];
  };
  '/v1/help/tour/steps': {
    parameters: NoParameters;
    get?: never;
    /**
     * Complete a tour step
     * @description Idempotent. The last step completes the tour. Steps count only while the tour is running.
     */
    post: operations['noteTourStep'];
  };
  '/v1/web-notifications/subscribe': {
    parameters: NoParameters;
    get?: never;
    /**
     * Register this browser for push notifications
     * @description Registers the browser for the calling session: by a Web Push subscription or, if FCM is configured, by an FCM token.
     *     A session has one registration, the last one sent; it is deleted with the session. A registration of the same
     *     member moves to their newest session. A registration of another person's active session is rejected, because a
     *     known token or endpoint does not prove that it belongs to this browser; the browser then deletes it and registers a
     *     new one. A subscription created with a different key is rejected with a `vapidKey` field error.
     */
    post: operations['subscribeWebNotifications'];
  };
  '/v1/web-notifications/unsubscribe': {
    parameters: NoParameters;
    get?: never;
    /**
     * Unregister this browser from push notifications
     * @description Deletes the browser's subscription or FCM token; unknown registrations are ignored. Because sign-out ends the session
     *     first, it can be called without an access token, but then only for the registration of an ended session.
     */
    post: operations['unsubscribeWebNotifications'];
  };
  '/v1/search': {
    parameters: NoParameters;
    /**
     * Search all visible content
     * @description Matches any part of a name or text, as written or by its reading, in kana or Latin letters. Ignores case, full and half
     *     width, and hiragana versus katakana. All words separated by spaces must match. Areas closed to the caller are not
     *     searched. Returns at most the 200 best results of each kind.
     */
    get: operations['search'];
  };
  '/v1/admin/auth/login': {
    parameters: NoParameters;
    get?: never;
    /**
     * Sign in to the administration
     * @description Same as `login`, with the same protection, for administrators of an organisation or of the whole system. Creates a
     *     separate session that is valid only for operations under `/v1/admin`. The session ends 12 hours after sign-in or after
     *     30 minutes without use. If the person administers a single organisation, it is selected automatically.
     */
    post: operations['adminLogin'];
  };
  '/v1/admin/auth/verify-new-ip': {
    parameters: NoParameters;
    get?: never;
    /**
     * Verify an unknown address to sign in to the administration
     * @description Same as `verifyNewIp`, with the mailed code. The fifth wrong code blocks the address for one hour.
     */
    post: operations['adminVerifyNewIp'];
  };
  '/v1/admin/auth/passkey-options': {
    parameters: NoParameters;
    get?: never;
    /** Get options to sign in to the administration with a passkey */
    post: operations['adminPasskeyOptions'];
  };
  '/v1/admin/auth/verify-passkey': {
    parameters: NoParameters;
    get?: never;
    /**
     * Sign in to the administration with a passkey
     * @description Same as `verifyPasskey`.
     */
    post: operations['adminVerifyPasskey'];
  };
  '/v1/admin/auth/sso': {
    parameters: NoParameters;
    get?: never;
    /**
     * Start a sign-in with the organisation's identity provider to the administration
     * @description Same as `startSso`, with the redirect URI of the administration.
     */
    post: operations['adminStartSso'];
  };
  '/v1/admin/auth/sso/callback': {
    parameters: NoParameters;
    get?: never;
    /**
     * Finish a sign-in with the organisation's identity provider to the administration
     * @description Same as `finishSso`, for administrators of the organisation. System administrators sign in with a password or passkey.
     */
    post: operations['adminFinishSso'];
  };
  '/v1/admin/auth/verify-two-factor': {
    parameters: NoParameters;
    get?: never;
    /**
     * Sign in to the administration with a code of the authenticator app
     * @description Same as `verifyTwoFactor`.
     */
    post: operations['adminVerifyTwoFactor'];
  };
  '/v1/admin/auth/refresh': {
    parameters: NoParameters;
    get?: never;
    /**
     * Refresh administration tokens
     * @description Same as `refreshToken`. Refresh tokens of member sessions are rejected.
     */
    post: operations['adminRefreshToken'];
  };
  '/v1/admin/auth/logout': {
    parameters: NoParameters;
    get?: never;
    /**
     * Sign out of the administration
     * @description Ends the session and revokes its tokens. Member sessions of the person remain active.
     */
    post: operations['adminLogout'];
  };
  '/v1/admin/auth/organization': {
    parameters: NoParameters;
    get?: never;
    /**
     * Select the organisation to administer
     * @description Returns new tokens for the organisation and revokes the previous ones. A SYSTEM_ADMIN can select any organisation,
     *     other administrators only organisations that gave them the role.
     */
    post: operations['chooseAdministeredOrganization'];
  };
  '/v1/admin/auth/confirmation': {
    parameters: NoParameters;
    get?: never;
    /**
     * Confirm the identity of the signed-in administrator
     * @description Takes a passkey, a code of the authenticator app, a recovery code or the password. The password is only accepted of
     *     administrators without an authenticator app. Operations with `x-step-up` are available for the next 10 minutes.
     */
    post: operations['confirmIdentity'];
  };
  '/v1/admin/auth/confirmation/options': {
    parameters: NoParameters;
    get?: never;
    /**
     * Get the ways to confirm the identity
     * @description Includes options for a passkey. Empty if the person can only sign in again.
     */
    post: operations['getConfirmationOptions'];
  };
  '/v1/admin/auth/me': {
    parameters: NoParameters;
    /**
     * Get the signed-in administrator
     * @description Returns the person, the selected organisation, and a page of selectable organisations (all for a SYSTEM_ADMIN).
     */
    get: operations['getAdministrator'];
  };
  '/v1/admin/bulletin-boards': {
    parameters: NoParameters;
    /** List bulletin boards */
    get: operations['listAdminBulletinBoards'];
    /** Create a bulletin board */
    post: operations['createAdminBulletinBoard'];
  };
  '/v1/admin/bulletin-boards/order': {
    parameters: NoParameters;
    get?: never;
    /** Reorder boards */
    put: operations['orderAdminBulletinBoards'];
  };
  '/v1/admin/bulletin-boards/posts': {
    parameters: NoParameters;
    /** List posts of all boards */
    get: operations['listAdminBulletinPosts'];
  };
  '/v1/admin/bulletin-boards/{boardId}': {
    parameters: NoParameters;
    get?: never;
    /** Delete a board with its posts, comments and files */
    delete: operations['removeAdminBulletinBoard'];
    /**
     * Update, close or reopen a board
     * @description A closed board accepts no posts or comments; existing content stays readable.
     */
    patch: operations['updateAdminBulletinBoard'];
  };
  '/v1/admin/bulletin-boards/posts/{postId}': {
    parameters: NoParameters;
    get?: never;
    /** Delete a post with its comments and files */
    delete: operations['removeAdminBulletinPost'];
    /**
     * Pin, unpin, close or reopen a post
     * @description Pinning a post for the first time notifies the members of the organisation.
     */
    patch: operations['updateAdminBulletinPost'];
  };
  '/v1/admin/custom-emoji': {
    parameters: NoParameters;
    /** List the emoji of the organisation with their authors */
    get: operations['listAdminCustomEmoji'];
    /**
     * Add an emoji
     * @description At most 500 per organisation.
     */
    post: operations['addAdminCustomEmoji'];
  };
  '/v1/admin/custom-emoji/pre-sign': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create an upload URL for the picture of an emoji
     * @description PNG, GIF, JPG or WebP up to 256 kB. Send `fileKey` with the emoji after the upload.
     */
    post: operations['preSignAdminCustomEmoji'];
  };
  '/v1/admin/custom-emoji/setting': {
    parameters: NoParameters;
    get?: never;
    /**
     * Set who can add emoji
     * @description Everyone by default. Guests never can, administrators always can.
     */
    put: operations['updateCustomEmojiSetting'];
  };
  '/v1/admin/custom-emoji/{emojiId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete an emoji
     * @description Messages and reactions keep its name as text.
     */
    delete: operations['deleteCustomEmoji'];
  };
  '/v1/admin/files/{directory}/pre-sign': {
    parameters: NoParameters;
    get?: never;
    /** Create an upload URL for a content file */
    post: operations['preSignAdminFile'];
  };
  '/v1/admin/files/pre-sign-url': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create download URLs for content files
     * @description Same as `preSignDownloads`. The URLs are valid until the administration session ends.
     */
    post: operations['preSignAdminDownloads'];
  };
  '/v1/admin/floors': {
    parameters: NoParameters;
    /**
     * List floors by office
     * @description Not paginated.
     */
    get: operations['listAdminFloors'];
    /** Add a floor */
    post: operations['createAdminFloor'];
  };
  '/v1/admin/floors/templates': {
    parameters: NoParameters;
    /**
     * List floor templates
     * @description Not paginated.
     */
    get: operations['listFloorTemplates'];
  };
  '/v1/admin/floors/order': {
    parameters: NoParameters;
    get?: never;
    /** Reorder the floors of an office */
    put: operations['orderAdminFloors'];
  };
  '/v1/admin/floors/{floorId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete a floor
     * @description Frees its seats, removes its rooms from meetings and moves people on it to another floor. Affected members are notified.
     */
    delete: operations['removeAdminFloor'];
    /**
     * Rename, close or open a floor
     * @description People on a closed floor are moved to another floor.
     */
    patch: operations['updateAdminFloor'];
  };
  '/v1/admin/floors/{floorId}/removal': {
    parameters: NoParameters;
    /** Preview the deletion of a floor */
    get: operations['previewFloorRemoval'];
  };
  '/v1/admin/floors/{floorId}/plan': {
    parameters: NoParameters;
    /** Get the published plan and draft of a floor */
    get: operations['getAdminFloorPlan'];
  };
  '/v1/admin/floors/{floorId}/export': {
    parameters: NoParameters;
    /** Export the plan of a floor */
    get: operations['exportAdminFloorPlan'];
  };
  '/v1/admin/floors/{floorId}/draft': {
    parameters: NoParameters;
    get?: never;
    /**
     * Save the draft of a plan
     * @description Creates the draft if it does not exist. Members do not see drafts.
     */
    put: operations['saveFloorDraft'];
    /** Discard the draft of a plan */
    delete: operations['discardFloorDraft'];
  };
  '/v1/admin/floors/{floorId}/publication': {
    parameters: NoParameters;
    /** Preview the publication of a draft */
    get: operations['previewFloorPublication'];
    /**
     * Publish a draft
     * @description Members see the new plan immediately. People at positions that are no longer walkable are moved; members who lose
     *     their seat or room are notified.
     */
    post: operations['publishFloorDraft'];
  };
  '/v1/admin/floors/{floorId}/revisions': {
    parameters: NoParameters;
    /**
     * List previous plans of a floor
     * @description The last 50 plans are kept in addition to the published one.
     */
    get: operations['listFloorRevisions'];
  };
  '/v1/admin/floors/{floorId}/revisions/{revision}': {
    parameters: NoParameters;
    /** Get a previous plan of a floor */
    get: operations['getFloorRevision'];
  };
  '/v1/admin/floors/{floorId}/revisions/{revision}/restore': {
    parameters: NoParameters;
    get?: never;
    /**
     * Restore a previous plan
     * @description Copies the plan to the draft and replaces an existing draft.
     */
    post: operations['restoreFloorRevision'];
  };
  '/v1/admin/floors/{floorId}/seats': {
    parameters: NoParameters;
    /**
     * List the seats of a floor and their owners
     * @description Not paginated.
     */
    get: operations['listAdminSeats'];
  };
  '/v1/admin/floors/{floorId}/seats/{seatId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Assign a seat to a member, or free it
     * @description The new and the previous owner are notified.
     */
    put: operations['assignAdminSeat'];
  };
  '/v1/admin/floors/{floorId}/seat-candidates': {
    parameters: NoParameters;
    /** List members who can be assigned a seat */
    get: operations['listSeatCandidates'];
  };
  '/v1/admin/audit': {
    parameters: NoParameters;
    /**
     * List audit log entries
     * @description Returns the entries of the selected organisation, newest first. A SYSTEM_ADMIN also receives entries without an
     *     organisation; if no organisation is selected, the entries of all organisations. A bulk action is one entry with
     *     the number of people; `keyword` also finds it by its people, and `partOf` lists their entries.
     */
    get: operations['listAuditEntries'];
  };
  '/v1/admin/notifications': {
    parameters: NoParameters;
    /**
     * List composed notifications
     * @description Returns drafts, scheduled and sent notifications; by default the last updated first. Searches titles and contents in
     *     both languages.
     */
    get: operations['listAdminNotifications'];
    /**
     * Create a notification
     * @description Saves a draft, sends immediately, or schedules the notification. The audience is determined at sending time. Validation
     *     errors: `publishAt` for a time in the past, `departments` for an unknown department, `userIds` for a person who is not
     *     a member, `title.en`, `content.ja` etc. for a text in only one language. A repeated call with the same `clientId`
     *     returns the current notification and sends nothing.
     */
    post: operations['createAdminNotification'];
  };
  '/v1/admin/notifications/{notificationId}': {
    parameters: NoParameters;
    /**
     * Get a composed notification
     * @description Includes the full content.
     */
    get: operations['getAdminNotification'];
    /**
     * Delete a draft or scheduled notification
     * @description Sent notifications can only be withdrawn.
     */
    delete: operations['deleteAdminNotification'];
    /**
     * Update a draft or scheduled notification
     * @description Sent notifications cannot be changed.
     */
    patch: operations['updateAdminNotification'];
  };
  '/v1/admin/notifications/{notificationId}/withdraw': {
    parameters: NoParameters;
    get?: never;
    /**
     * Withdraw a sent notification
     * @description Removes it immediately from the lists of all recipients, read or unread. Delivered push messages are not recalled. No effect if
     *     already withdrawn; 404 if not sent.
     */
    post: operations['withdrawAdminNotification'];
  };
  '/v1/admin/notifications/{notificationId}/readers': {
    parameters: NoParameters;
    /**
     * List the recipients of a notification
     * @description Includes the read time: latest readers first, then recipients who have not read it, by name. Empty if the notification
     *     is not sent or is withdrawn.
     */
    get: operations['listNotificationReaders'];
  };
  '/v1/admin/notifications/{notificationId}/readers/export': {
    parameters: NoParameters;
    /**
     * Export the recipients of a notification as CSV
     * @description Same as `listNotificationReaders`; at most 100000. UTF-8 with a byte order mark and CRLF line ends. Fields are escaped so
     *     that spreadsheets do not interpret them as formulas.
     */
    get: operations['exportNotificationReaders'];
  };
  '/v1/admin/members': {
    parameters: NoParameters;
    /**
     * List members
     * @description Includes blocked members. Searches names, readings, nickname, email and department, as in `searchOrgMembers`.
     */
    get: operations['listMembers'];
  };
  '/v1/admin/members/departments': {
    parameters: NoParameters;
    /**
     * List departments of members
     * @description Sorted by name, each with its number of members; at most 1000.
     */
    get: operations['listDepartments'];
  };
  '/v1/admin/members/candidates': {
    parameters: NoParameters;
    /**
     * Search members for an audience or a room
     * @description Searches as `listMembers`, without blocked members and administration data.
     */
    get: operations['listMemberCandidates'];
  };
  '/v1/admin/members/audience': {
    parameters: NoParameters;
    get?: never;
    /**
     * Count the people in an audience
     * @description Excludes blocked members and, if `area` is set, members without access to that area: guests are not counted for a
     *     survey. Departments without members and people of other organisations count as zero.
     */
    post: operations['countAudience'];
  };
  '/v1/admin/members/export': {
    parameters: NoParameters;
    /**
     * Export members as CSV
     * @description Returns the members that match the filter, in its order; at most 100000. UTF-8 with a byte order mark and CRLF line
     *     ends. Text that a spreadsheet could interpret as a formula is prefixed with an apostrophe. Headings are in the
     *     caller's language.
     */
    get: operations['exportMembers'];
  };
  '/v1/admin/members/bulk': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update members in bulk
     * @description Applies to the listed members, or to all members that match a filter. With a filter, `expected` is the number of members
     *     shown to the administrator; if the number differs, no member is changed (409 `changedMeanwhile`). Each member is
     *     changed separately by the rules of the single operation; the response lists failed members and the reasons.
     *     A call with a filter changes up to 500 members. Repeat it with the `continuation` of its response until it is null; the
     *     audit log has one entry for all of them.
     */
    post: operations['changeMembers'];
  };
  '/v1/admin/members/{userId}': {
    parameters: NoParameters;
    /** Get a member with seats and sessions */
    get: operations['getMember'];
    /**
     * Remove a member from the organisation
     * @description Signs the member out (4011). Removes their seat, chat room memberships, desk and calendar links in this organisation.
     *     Their content and their account are kept.
     */
    delete: operations['removeMember'];
    /**
     * Update roles, department, job title, name in English and last day of access
     * @description `version` is the version of the member that the change is based on; a concurrent change returns 409
     *     `changedMeanwhile`. A new role signs the member out (4014), a new
     *     delegated role ends their administration sessions. Only members with the role USER can hold a delegated role
     *     (422 `adminRoleNotAllowed`). Guests with an email domain that the organisation does not invite remain guests (422
     *     `emailDomainNotAllowed`). `nameLatin` null restores the derived name; 409
     *     `latinNameNotEditable` unless `nameLatinEditable` is true. `accessUntil` is for guests (422 `accessUntilNotAllowed`); a
     *     day before today returns 422 `accessUntilInPast`. Within an hour after that day, the guest is
     *     blocked.
     */
    patch: operations['updateMember'];
  };
  '/v1/admin/members/{userId}/block': {
    parameters: NoParameters;
    get?: never;
    /**
     * Block a member of the organisation
     * @description Signs the member out (4011) and frees their seats. No effect if the member is already blocked.
     */
    post: operations['blockMember'];
  };
  '/v1/admin/members/{userId}/unblock': {
    parameters: NoParameters;
    get?: never;
    /**
     * Unblock a member
     * @description Does not lift an account block set by the operator. A guest whose last day of access is over gets the period of a new
     *     guest.
     */
    post: operations['unblockMember'];
  };
  '/v1/admin/members/{userId}/unlock': {
    parameters: NoParameters;
    get?: never;
    /**
     * Reset the wrong password attempts of a member
     * @description The member can sign in immediately from networks that were locked after wrong passwords.
     */
    post: operations['unlockMember'];
  };
  '/v1/admin/members/{userId}/sessions': {
    parameters: NoParameters;
    get?: never;
    /**
     * End all sessions of a member in the organisation
     * @description The session of the caller remains active.
     */
    delete: operations['endMemberSessions'];
  };
  '/v1/admin/members/{userId}/sessions/{sessionId}': {
    parameters: NoParameters;
    get?: never;
    /** End a session of a member */
    delete: operations['endMemberSession'];
  };
  '/v1/admin/members/{userId}/personal-data-export': {
    parameters: NoParameters;
    /**
     * Get the last export of a member's data
     * @description Only exports that the caller requested.
     */
    get: operations['getMemberDataExport'];
    /**
     * Export a member's data
     * @description Creates an archive in the background, as `exportOwnData` for the member, without sign-in data of the account. Only the
     *     caller can download it, for three days. The caller must be allowed to change the member. At most 50 in 24 hours
     *     (429 `tooManyRequests`).
     */
    post: operations['exportMemberData'];
  };
  '/v1/admin/members/{userId}/erasure': {
    parameters: NoParameters;
    /** Get what an erasure of a member concerns */
    get: operations['getMemberErasure'];
    /**
     * Erase a member
     * @description Signs the member out (4011) and erases their personal data in this organisation in the background. Kept content has no
     *     author. Deletes the account if the member belongs to no other organisation. Cannot be undone. The caller must be
     *     allowed to change the member. The audit log keeps its entries.
     */
    post: operations['eraseMember'];
  };
  '/v1/admin/audit/export': {
    parameters: NoParameters;
    /**
     * Export the audit log
     * @description Returns the newest 100,000 entries that match the filter as CSV for spreadsheets. Column names are the
     *     property names. A bulk action is followed by one line per person, whose `partOf` is the `groupId` of the action.
     *     The export is recorded in the audit log.
     */
    get: operations['exportAuditEntries'];
  };
  '/v1/admin/audit/stream': {
    parameters: NoParameters;
    /**
     * Get the audit log stream
     * @description Never returns the secrets.
     */
    get: operations['getAuditStream'];
    /**
     * Configure the audit log stream
     * @description Sends each entry of the organisation at least once, in the order of the hash chain. A changed destination continues after
     *     the last sent entry. `secretAccessKey` is required for another endpoint or access key.
     */
    put: operations['updateAuditStream'];
    /**
     * Remove the audit log stream
     * @description Deletes the destination with its secrets. Entries that wait are not sent.
     */
    delete: operations['removeAuditStream'];
    /**
     * Pause or resume the audit log stream
     * @description Entries wait while the stream is paused. Resuming sends them immediately, also after a failure.
     */
    patch: operations['pauseAuditStream'];
  };
  '/v1/admin/audit/stream/test': {
    parameters: NoParameters;
    get?: never;
    /**
     * Send a test entry to the destination
     * @description The entry has `test: true` and no position in the hash chain.
     */
    post: operations['testAuditStream'];
  };
  '/v1/admin/organization': {
    parameters: NoParameters;
    /** Get organisation settings */
    get: operations['getAdminOrganization'];
  };
  '/v1/admin/organization/deletion': {
    parameters: NoParameters;
    get?: never;
    /**
     * Schedule the deletion of the organisation
     * @description Deletes the organisation with its members, messages, meetings and files 30 days later. The office can be used until
     *     then. All administrators receive a mail. Accounts of members stay, without the organisation. Idempotent: a scheduled
     *     deletion keeps its date.
     */
    post: operations['scheduleOrganizationDeletion'];
    /**
     * Cancel the deletion of the organisation
     * @description Idempotent.
     */
    delete: operations['cancelOrganizationDeletion'];
  };
  '/v1/admin/organization/export': {
    parameters: NoParameters;
    /** Get the last export of the organisation */
    get: operations['getOrganizationExport'];
    /**
     * Export the data of the organisation
     * @description Creates archives in the background: members, settings, floors, chat rooms, meetings, bulletins, surveys, tutorials,
     *     help, notices, the audit log and uploaded files. Notifies all administrators of the request, and the caller when they
     *     are ready. Only the caller can download them, for seven days. Replaces the previous export. At most 3 in 24 hours
     *     (429 `tooManyRequests`).
     */
    post: operations['exportOrganization'];
  };
  '/v1/admin/legal-holds': {
    parameters: NoParameters;
    /** List legal holds */
    get: operations['listLegalHolds'];
    /**
     * Place a legal hold
     * @description Until the hold is released, the office keeps a copy of each message, file and transcript that is deleted, changed or
     *     expires. For a member: messages that the member sent, direct messages with the member, and transcripts with
     *     something that the member said. For a room: all messages. Members do not see the copies. They are part of an export
     *     of the organisation with private content. A member under a legal hold cannot be erased, and the organisation cannot
     *     be deleted. At most 200 active holds.
     */
    post: operations['placeLegalHold'];
  };
  '/v1/admin/legal-holds/rooms': {
    parameters: NoParameters;
    /**
     * Search chat rooms for a legal hold
     * @description Named rooms of the organisation; at most 20.
     */
    get: operations['listLegalHoldRooms'];
  };
  '/v1/admin/legal-holds/{legalHoldId}/release': {
    parameters: NoParameters;
    get?: never;
    /**
     * Release a legal hold
     * @description Deletes the copies within an hour, except those that another hold covers. Idempotent.
     */
    post: operations['releaseLegalHold'];
  };
  '/v1/admin/organization/profile': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update name, email and logo
     * @description Members see the change immediately. An omitted logo stays unchanged; null removes it.
     */
    put: operations['updateAdminOrganizationProfile'];
  };
  '/v1/admin/organization/logo/pre-sign': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create an upload URL for a logo
     * @description JPG or PNG, 5 KB to 5 MB. Send `fileKey` with the profile after the upload.
     */
    post: operations['preSignOrganizationLogo'];
  };
  '/v1/admin/organization/sign-in-rules': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update sign-in rules
     * @description Applies from the next sign-in; the maximum session length from the next token refresh. Requiring two-factor
     *     authentication of administrators ends the administration sessions of those without it. An administrator without it
     *     cannot require it. Restricting the organisation to the company networks takes effect immediately; calls from other
     *     networks return `networkNotAllowed`. The address of the caller must be in the company networks.
     */
    put: operations['updateSignInRules'];
  };
  '/v1/admin/organization/sso': {
    parameters: NoParameters;
    /**
     * Get the single sign-on settings
     * @description Never returns the client secret.
     */
    get: operations['getSso'];
    /**
     * Configure an OpenID Connect provider
     * @description Replaces a SAML provider. Sessions continue, pending sign-ins fail. Requires a break-glass administrator while a domain requires single sign-on.
     */
    put: operations['updateSso'];
    /**
     * Turn off single sign-on
     * @description Deletes the provider, the domains and the links to accounts, and ends the sessions that the provider signed in, except the own.
     */
    delete: operations['removeSso'];
  };
  '/v1/admin/organization/sso/saml': {
    parameters: NoParameters;
    get?: never;
    /**
     * Configure a SAML provider
     * @description Replaces an OpenID Connect provider. Sessions continue, pending sign-ins fail. Requires a break-glass administrator while a
     *     domain requires single sign-on.
     */
    put: operations['updateSamlSso'];
  };
  '/v1/admin/organization/sso/saml/metadata': {
    parameters: NoParameters;
    get?: never;
    /**
     * Read the metadata of a SAML provider
     * @description Returns the values for `updateSamlSso`. Stores nothing, and does not check the signature of the metadata.
     */
    post: operations['readSamlMetadata'];
  };
  '/v1/admin/organization/sso/test': {
    parameters: NoParameters;
    get?: never;
    /**
     * Test the connection to the identity provider
     * @description For OpenID Connect: loads the configuration and the keys of the provider. Does not check the client secret.
     */
    post: operations['testSso'];
  };
  '/v1/admin/organization/sso/domains': {
    parameters: NoParameters;
    get?: never;
    /**
     * Add an email domain
     * @description Returns the TXT record that proves ownership. Idempotent; at most 50 domains.
     */
    post: operations['addSsoDomain'];
  };
  '/v1/admin/organization/sso/domains/{ssoDomainId}': {
    parameters: NoParameters;
    get?: never;
    /** Remove an email domain */
    delete: operations['removeSsoDomain'];
    /**
     * Require single sign-on for a domain
     * @description Members with addresses of the domain can then no longer sign in with a password or passkey, or reset the password, except
     *     break-glass administrators. Ends their other sessions, except the own.
     */
    patch: operations['updateSsoDomain'];
  };
  '/v1/admin/organization/sso/domains/{ssoDomainId}/verify': {
    parameters: NoParameters;
    get?: never;
    /**
     * Verify an email domain
     * @description Looks up the TXT record.
     */
    post: operations['verifySsoDomain'];
  };
  '/v1/admin/webhooks': {
    parameters: NoParameters;
    /** List the incoming webhooks of the organisation */
    get: operations['listAdminWebhooks'];
  };
  '/v1/admin/webhooks/{webhookId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete an incoming webhook of the organisation
     * @description Its URL is rejected from the next call. Its messages are kept.
     */
    delete: operations['deleteAdminWebhook'];
  };
  '/v1/admin/outgoing-webhooks': {
    parameters: NoParameters;
    /** List the outgoing webhooks of the organisation */
    get: operations['listOutgoingWebhooks'];
    /**
     * Create an outgoing webhook
     * @description Sends a POST request for each event, signed by the Standard Webhooks scheme. The response contains the signing secret
     *     once. `rooms` may contain only rooms of which the caller is a room admin; a line in the room names the webhook to its
     *     members. An organisation has up to 20 webhooks.
     */
    post: operations['createOutgoingWebhook'];
  };
  '/v1/admin/outgoing-webhooks/rooms': {
    parameters: NoParameters;
    /**
     * List the rooms whose messages the caller can send to webhooks
     * @description Rooms of which the caller is a room admin.
     */
    get: operations['listOutgoingWebhookRooms'];
  };
  '/v1/admin/outgoing-webhooks/{outgoingWebhookId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Change an outgoing webhook
     * @description Waiting events are sent to the new URL. Enabling a webhook records events from then on. Rooms of which the caller is
     *     not a room admin can be removed and kept, but not added.
     */
    put: operations['updateOutgoingWebhook'];
    /**
     * Delete an outgoing webhook
     * @description Deletes its deliveries, also those that wait.
     */
    delete: operations['deleteOutgoingWebhook'];
  };
  '/v1/admin/outgoing-webhooks/{outgoingWebhookId}/secret': {
    parameters: NoParameters;
    get?: never;
    /**
     * Replace the signing secret of an outgoing webhook
     * @description All later requests are signed with the new secret only, which the response contains once.
     */
    post: operations['renewOutgoingWebhookSecret'];
  };
  '/v1/admin/outgoing-webhooks/{outgoingWebhookId}/test': {
    parameters: NoParameters;
    get?: never;
    /**
     * Send a test event
     * @description Sends `webhook.test` at once, also while the webhook is disabled. It is not listed among the deliveries.
     */
    post: operations['testOutgoingWebhook'];
  };
  '/v1/admin/outgoing-webhooks/{outgoingWebhookId}/deliveries': {
    parameters: NoParameters;
    /**
     * List the deliveries of an outgoing webhook
     * @description Kept for 7 days. Does not contain the sent data.
     */
    get: operations['listOutgoingWebhookDeliveries'];
  };
  '/v1/admin/outgoing-webhooks/{outgoingWebhookId}/deliveries/{deliveryId}/redelivery': {
    parameters: NoParameters;
    get?: never;
    /**
     * Send an event again
     * @description Sends the same data with the same `webhook-id` within seconds, also if it was sent before. While the webhook is
     *     disabled, it waits.
     */
    post: operations['redeliverOutgoingWebhookEvent'];
  };
  '/v1/admin/bots': {
    parameters: NoParameters;
    /** List the bots of the organisation */
    get: operations['listBots'];
    /**
     * Create a bot
     * @description The bot is a member that is marked as a bot, cannot sign in and does not count towards the members of the contract.
     *     It acts through its access tokens, in the chat rooms to which it was added. An organisation has up to 50 bots.
     */
    post: operations['createBot'];
  };
  '/v1/admin/bots/{botId}': {
    parameters: NoParameters;
    get?: never;
    /** Change a bot */
    put: operations['updateBot'];
    /**
     * Delete a bot
     * @description Revokes its access tokens and removes it from its rooms. Its messages are kept.
     */
    delete: operations['deleteBot'];
  };
  '/v1/admin/bots/{botId}/api-tokens': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create an access token of a bot
     * @description The response contains the secret once. A bot has up to 20 tokens; expired tokens do not count. Tokens of bots are
     *     accepted even if members cannot use access tokens. Revoke them with `revokeAdminApiToken`.
     */
    post: operations['createBotToken'];
  };
  '/v1/embeds/{embedKey}': {
    parameters: NoParameters;
    /**
     * Get the content of a widget
     * @description For the script of `@office/embed` in the pages of other sites. Requires an `Origin` header with an allowed origin of the
     *     widget, and a network that the organisation allows. Reads and sets no cookies. Every origin can read the response, so
     *     that the script can show errors.
     */
    get: operations['getEmbed'];
  };
  '/v1/admin/embeds': {
    parameters: NoParameters;
    /** List the widgets of the organisation */
    get: operations['listAdminEmbeds'];
    /**
     * Create a widget
     * @description An organisation has up to 20 widgets.
     */
    post: operations['createEmbed'];
  };
  '/v1/admin/embeds/rooms': {
    parameters: NoParameters;
    /** List the rooms that widgets can show */
    get: operations['listEmbedRooms'];
  };
  '/v1/admin/embeds/{embedId}': {
    parameters: NoParameters;
    get?: never;
    /** Change a widget */
    put: operations['updateEmbed'];
    /**
     * Delete a widget
     * @description Its key is rejected from the next call.
     */
    delete: operations['deleteEmbed'];
  };
  '/v1/admin/embeds/{embedId}/key': {
    parameters: NoParameters;
    get?: never;
    /**
     * Replace the key of a widget
     * @description The previous key is rejected from the next call.
     */
    post: operations['renewEmbedKey'];
  };
  '/v1/admin/slash-commands': {
    parameters: NoParameters;
    /** List the slash commands of the organisation */
    get: operations['listAdminSlashCommands'];
    /**
     * Create a slash command
     * @description The response contains the signing secret once. An organisation has up to 50 commands.
     */
    post: operations['createSlashCommand'];
  };
  '/v1/admin/slash-commands/{slashCommandId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Change a slash command
     * @description Its messages keep the name under which they were posted.
     */
    put: operations['updateSlashCommand'];
    /**
     * Delete a slash command
     * @description Its messages are kept.
     */
    delete: operations['deleteSlashCommand'];
  };
  '/v1/admin/slash-commands/{slashCommandId}/secret': {
    parameters: NoParameters;
    get?: never;
    /**
     * Replace the signing secret of a slash command
     * @description All later requests are signed with the new secret only, which the response contains once.
     */
    post: operations['renewSlashCommandSecret'];
  };
  '/v1/admin/api-tokens': {
    parameters: NoParameters;
    /** List the access tokens of the members */
    get: operations['listAdminApiTokens'];
  };
  '/v1/admin/api-tokens/{apiTokenId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Revoke an access token of a member
     * @description The token is rejected from the next call. Notifies the member.
     */
    delete: operations['revokeAdminApiToken'];
  };
  '/v1/admin/organization/api-tokens': {
    parameters: NoParameters;
    get?: never;
    /**
     * Allow or forbid access tokens of members
     * @description Allowed by default. Forbidding them rejects existing tokens with 403 `apiTokensDisabled` until they are allowed again.
     */
    put: operations['updateApiTokenSetting'];
  };
  '/v1/admin/organization/scim': {
    parameters: NoParameters;
    /**
     * Get the provisioning settings
     * @description The identity provider calls the endpoint with SCIM 2.0 (RFC 7643, RFC 7644) and a token of the organisation.
     */
    get: operations['getScim'];
  };
  '/v1/admin/organization/scim/tokens': {
    parameters: NoParameters;
    get?: never;
    /**
     * Create a provisioning token
     * @description The response contains the secret once. An organisation has up to 10 tokens.
     */
    post: operations['createScimToken'];
  };
  '/v1/admin/organization/scim/tokens/{scimTokenId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Revoke a provisioning token
     * @description Effective for the next call with the token.
     */
    delete: operations['revokeScimToken'];
  };
  '/v1/admin/organization/scim/groups/{scimGroupId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Set the role and the floor of a provisioned group
     * @description Members of the group get the role. The highest role of their groups wins. An administrator who leaves the last
     *     group with a role becomes USER; other roles are kept. The last administrator and administrators for emergencies
     *     keep their role.
     *     Members of several groups with a floor get the floor of the first group by name.
     */
    patch: operations['updateScimGroup'];
  };
  '/v1/admin/organization/group-mentions': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update who can use group mentions
     * @description Applies to all chat rooms of the organisation immediately.
     */
    put: operations['updateGroupMentionRules'];
  };
  '/v1/admin/organization/areas': {
    parameters: NoParameters;
    get?: never;
    /**
     * Disable areas for members or guests
     * @description Operations of a disabled area return `areaClosed`. Active calls in it end.
     */
    put: operations['updateOrganizationAreas'];
  };
  '/v1/admin/organization/retention': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update the retention of messages, files and meetings
     * @description Older messages and meetings are permanently deleted within an hour. The audit log is not affected.
     */
    put: operations['updateRetention'];
  };
  '/v1/admin/organization/retention/preview': {
    parameters: NoParameters;
    /** Preview the effect of a retention */
    get: operations['previewRetention'];
  };
  '/v1/admin/organization/link-previews': {
    parameters: NoParameters;
    get?: never;
    /**
     * Turn link previews in chat on or off
     * @description On by default. Turning them off keeps the previews of earlier messages.
     */
    put: operations['updateLinkPreviewSetting'];
  };
  '/v1/admin/organization/demo-colleagues': {
    parameters: NoParameters;
    get?: never;
    /**
     * Turn the simulated colleagues of a demo organisation on or off
     * @description Takes effect immediately. The server has them only in a demo organisation, never in production.
     */
    put: operations['updateDemoColleagues'];
  };
  '/v1/admin/organization/guest-links': {
    parameters: NoParameters;
    get?: never;
    /**
     * Allow or forbid guest links
     * @description Forbidding revokes the valid links and removes their guests.
     */
    put: operations['updateGuestLinkSetting'];
  };
  '/v1/admin/organization/guest-access': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update the time of access of new guests
     * @description Applies to members who become guests from now on. Within an hour after their last day of access, in the time zone of
     *     the organisation, guests are blocked.
     */
    put: operations['updateGuestAccess'];
  };
  '/v1/admin/organization/meeting-transcripts': {
    parameters: NoParameters;
    get?: never;
    /**
     * Allow or forbid transcripts of meetings
     * @description Forbidding ends running transcripts. Stored transcripts are kept.
     */
    put: operations['updateMeetingTranscriptSetting'];
  };
  '/v1/admin/organization/contracts': {
    parameters: NoParameters;
    /** List contracts with their floors */
    get: operations['listAdminContracts'];
    /**
     * Create a contract
     * @description Creates an office of the organisation without floors. Add floors with a separate call.
     */
    post: operations['createAdminContract'];
  };
  '/v1/admin/organization/contracts/{contractId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Rename a contract or change its limits
     * @description Only a SYSTEM_ADMIN can change the limits; others receive 403 `forbidden`. A lower limit of people does not sign anyone
     *     out. A lower maximum retention permanently deletes older messages and files within an hour.
     */
    patch: operations['updateAdminContract'];
  };
  '/v1/admin/organization/contracts/{contractId}/block': {
    parameters: NoParameters;
    get?: never;
    /**
     * Block or unblock a contract
     * @description Blocking signs out its members with 4015.
     */
    put: operations['blockAdminContract'];
  };
  '/v1/admin/organizations': {
    parameters: NoParameters;
    /** List all organisations */
    get: operations['listAdminOrganizations'];
    /**
     * Create an organisation
     * @description Also creates its first contract and invites its first administrator by mail.
     */
    post: operations['createAdminOrganization'];
  };
  '/v1/admin/organizations/{organizationId}/block': {
    parameters: NoParameters;
    get?: never;
    /**
     * Block or unblock an organisation
     * @description Blocking signs out its members with 4010.
     */
    put: operations['blockAdminOrganization'];
  };
  '/v1/admin/rooms/meeting-rooms': {
    parameters: NoParameters;
    /**
     * List meeting rooms with their bookings
     * @description Titles of private meetings are omitted.
     */
    get: operations['listMeetingRoomBookings'];
  };
  '/v1/admin/rooms/bookings/{meetingId}/release': {
    parameters: NoParameters;
    get?: never;
    /**
     * Remove the room from a meeting
     * @description The meeting is kept without a room. Participants receive a mail with the reason.
     */
    post: operations['releaseMeetingRoom'];
  };
  '/v1/admin/rooms/closures': {
    parameters: NoParameters;
    get?: never;
    /**
     * Close a meeting room for a period
     * @description The room cannot be booked in this period. Existing bookings must be released first: 409 `meetingRoomBusy` { startTime }.
     */
    post: operations['closeMeetingRoom'];
  };
  '/v1/admin/rooms/closures/{closureId}': {
    parameters: NoParameters;
    get?: never;
    /** Delete a closure */
    delete: operations['reopenMeetingRoom'];
  };
  '/v1/admin/rooms/voice-rooms': {
    parameters: NoParameters;
    /** List admin voice rooms */
    get: operations['listAdminVoiceRooms'];
    /**
     * Create an admin voice room
     * @description Up to 30 rooms per organisation. All members can join; guests only if listed.
     */
    post: operations['createAdminVoiceRoom'];
  };
  '/v1/admin/rooms/voice-rooms/{roomId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete an admin voice room
     * @description Disconnects all participants.
     */
    delete: operations['deleteAdminVoiceRoom'];
    /**
     * Update an admin voice room
     * @description Guests removed from the list are disconnected from the room.
     */
    patch: operations['updateAdminVoiceRoom'];
  };
  '/v1/admin/tutorial-categories': {
    parameters: NoParameters;
    /** List tutorial categories, including empty ones */
    get: operations['listAdminTutorialCategories'];
    /**
     * Create a tutorial category
     * @description Appends the category. An organisation can have up to 50 categories.
     */
    post: operations['createTutorialCategory'];
  };
  '/v1/admin/tutorial-categories/order': {
    parameters: NoParameters;
    get?: never;
    /**
     * Reorder tutorial categories
     * @description Every category must be listed once; otherwise another administrator has added or deleted one.
     */
    put: operations['orderTutorialCategories'];
  };
  '/v1/admin/tutorial-categories/{categoryId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete a tutorial category
     * @description A category with tutorials can be deleted only if they are moved to another category.
     */
    delete: operations['deleteTutorialCategory'];
    /** Rename a tutorial category */
    patch: operations['updateTutorialCategory'];
  };
  '/v1/admin/tutorial-categories/{categoryId}/order': {
    parameters: NoParameters;
    get?: never;
    /**
     * Reorder the tutorials of a category
     * @description Every tutorial must be listed once; otherwise another administrator has added, moved or deleted one.
     */
    put: operations['orderTutorials'];
  };
  '/v1/admin/tutorials': {
    parameters: NoParameters;
    /** List tutorials, including drafts */
    get: operations['listAdminTutorials'];
    /**
     * Create a tutorial
     * @description Creates a draft at the end of its category.
     */
    post: operations['createTutorial'];
  };
  '/v1/admin/tutorials/{tutorialId}': {
    parameters: NoParameters;
    /** Get a tutorial in both languages */
    get: operations['getAdminTutorial'];
    /**
     * Delete a tutorial
     * @description Also deletes its attachments and the progress of members.
     */
    delete: operations['deleteTutorial'];
    /**
     * Update a tutorial
     * @description Members see changes to a published tutorial immediately. A new category appends the tutorial at its end.
     */
    patch: operations['updateTutorial'];
  };
  '/v1/admin/tutorials/{tutorialId}/publish': {
    parameters: NoParameters;
    get?: never;
    /**
     * Publish a tutorial
     * @description With `notify`, notifies all members who can see it, on first publication only.
     */
    post: operations['publishTutorial'];
  };
  '/v1/admin/tutorials/{tutorialId}/unpublish': {
    parameters: NoParameters;
    get?: never;
    /**
     * Unpublish a tutorial
     * @description Changes it back to a draft. The progress of members is kept.
     */
    post: operations['unpublishTutorial'];
  };
  '/v1/admin/tutorials/{tutorialId}/files/{fileId}/down-link': {
    parameters: NoParameters;
    get?: never;
    /** Create a download URL for an attachment */
    post: operations['createAdminTutorialDownLink'];
  };
  '/v1/admin/invitations': {
    parameters: NoParameters;
    /** List invitations */
    get: operations['listInvitations'];
    /**
     * Invite people
     * @description Invites all rows or none. All rows are rejected if a row is invalid, repeats an earlier address, has the address of a
     *     member, or has the address of an open invitation without `renew`. A repeated call with the same `clientId` returns the
     *     same response and sends no invitations. An error lists the first 1000 rows in `data.rows`, as in `checkInvitations`.
     */
    post: operations['sendInvitations'];
  };
  '/v1/admin/invitations/check': {
    parameters: NoParameters;
    get?: never;
    /**
     * Validate rows before inviting
     * @description Changes nothing. Rows without problems are omitted from the response.
     */
    post: operations['checkInvitations'];
  };
  '/v1/admin/invitations/resend': {
    parameters: NoParameters;
    get?: never;
    /**
     * Resend invitations
     * @description Each invitation gets a new link; the previous link becomes invalid. Skips invitations that were accepted, withdrawn,
     *     or resent within the last ten minutes. An organisation can resend 500 invitations per hour; more return 429. If the
     *     filter matches a different number than `expected`, no invitation is sent (409 `changedMeanwhile`).
     */
    post: operations['resendInvitations'];
  };
  '/v1/admin/invitations/withdraw': {
    parameters: NoParameters;
    get?: never;
    /**
     * Withdraw invitations
     * @description Links become invalid immediately. Skips invitations that were accepted or withdrawn. If the filter matches a different
     *     number than `expected`, no invitation is withdrawn (409 `changedMeanwhile`).
     */
    post: operations['withdrawInvitations'];
  };
  '/v1/admin/invitations/batches/{batchId}': {
    parameters: NoParameters;
    /** Get the mail progress of an invitation batch */
    get: operations['getInvitationBatch'];
  };
  '/v1/admin/analytics': {
    parameters: NoParameters;
    /**
     * Get the aggregated use of the office
     * @description Returns values of the last `weeks` weeks, which start on Monday and include the current one, in the time zone of the
     *     organisation. Values of fewer than `groupSize` people are null. Demo colleagues and guests are not counted.
     */
    get: operations['getAdminAnalytics'];
  };
  '/v1/admin/analytics/export': {
    parameters: NoParameters;
    /**
     * Export the aggregated use of the office
     * @description Returns the days and rooms of `GET /v1/admin/analytics` as CSV for spreadsheets. Column names are the property
     *     names. Values of fewer than five people are empty.
     */
    get: operations['exportAdminAnalytics'];
  };
  '/v1/admin/analytics/floors/{floorId}': {
    parameters: NoParameters;
    /**
     * Get where people were on a floor
     * @description Returns the time that people spent in each square of a floor in the last `weeks` weeks. Squares in which fewer than five
     *     people were in a week are omitted for that week. People at desks are not counted.
     */
    get: operations['getFloorHeatMap'];
  };
  '/v1/admin/overview': {
    parameters: NoParameters;
    /** Get current users, daily usage and open issues */
    get: operations['getAdminOverview'];
  };
  '/v1/admin/overview/setup': {
    parameters: NoParameters;
    get?: never;
    /**
     * Close the checklist of a new organisation
     * @description Idempotent. Hides the checklist from all administrators of the organisation.
     */
    delete: operations['closeAdminSetup'];
  };
  '/v1/admin/jobs': {
    parameters: NoParameters;
    /**
     * List background jobs
     * @description The stored work of each job, over all organisations, by name.
     */
    get: operations['listBackgroundJobs'];
  };
  '/v1/admin/jobs/{jobName}/retry': {
    parameters: NoParameters;
    get?: never;
    /**
     * Retry the failed work of a background job
     * @description Returns 404 for jobs whose failed work is repeated by members or administrators.
     */
    post: operations['retryBackgroundJob'];
  };
  '/v1/admin/maintenance': {
    parameters: NoParameters;
    /**
     * List maintenances
     * @description Latest first. An ORGANIZATION_ADMIN receives only active and planned maintenances.
     */
    get: operations['listMaintenances'];
    /**
     * Create a maintenance
     * @description Announced to members immediately. A maintenance that starts now signs out all members (4017).
     */
    post: operations['announceMaintenance'];
  };
  '/v1/admin/maintenance/{maintenanceId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Update a maintenance
     * @description The start of an active maintenance cannot be changed.
     */
    patch: operations['changeMaintenance'];
  };
  '/v1/admin/maintenance/{maintenanceId}/start': {
    parameters: NoParameters;
    get?: never;
    /**
     * Start a maintenance now
     * @description Signs out all members (4017). The end time does not change.
     */
    post: operations['startMaintenance'];
  };
  '/v1/admin/maintenance/{maintenanceId}/end': {
    parameters: NoParameters;
    get?: never;
    /**
     * End or cancel a maintenance
     * @description An active maintenance ends and members can sign in immediately. A planned maintenance is cancelled and its announcement removed.
     */
    post: operations['endMaintenance'];
  };
  '/v1/surveys': {
    parameters: NoParameters;
    /** List surveys for the caller */
    get: operations['listSurveys'];
  };
  '/v1/surveys/unanswered': {
    parameters: NoParameters;
    /** Count unanswered open surveys */
    get: operations['countUnansweredSurveys'];
  };
  '/v1/surveys/{surveyId}': {
    parameters: NoParameters;
    /** Get a survey with its questions and own answers */
    get: operations['getSurvey'];
  };
  '/v1/surveys/{surveyId}/draft': {
    parameters: NoParameters;
    get?: never;
    /**
     * Save draft answers
     * @description Not for anonymous surveys: their answers stay on the device until sent. A draft older than the stored one is
     *     ignored.
     */
    put: operations['saveSurveyDraft'];
  };
  '/v1/surveys/{surveyId}/response': {
    parameters: NoParameters;
    get?: never;
    /**
     * Submit or change answers
     * @description One response per person. A repeated call with the same `clientId` changes nothing and returns the same response.
     *     A second response to an anonymous survey is rejected because the first cannot be identified.
     *     `surveyAnswersInvalid` lists the invalid questions in `data.surveyAnswerProblems`.
     */
    post: operations['sendSurveyResponse'];
  };
  '/v1/surveys/{surveyId}/results': {
    parameters: NoParameters;
    /** Get shared results of a survey */
    get: operations['getSurveyResults'];
  };
  '/v1/surveys/{surveyId}/results/{questionId}/texts': {
    parameters: NoParameters;
    /** List shared text answers to a question */
    get: operations['listSurveyTexts'];
  };
  '/v1/admin/surveys': {
    parameters: NoParameters;
    /** List surveys */
    get: operations['listAdminSurveys'];
    /**
     * Create a survey
     * @description Creates a draft, which can be incomplete.
     */
    post: operations['createSurvey'];
  };
  '/v1/admin/surveys/{surveyId}': {
    parameters: NoParameters;
    /** Get a survey */
    get: operations['getAdminSurvey'];
    /**
     * Update a survey
     * @description A draft can be incomplete; a published survey is validated as in `publishSurvey`. After publication, anonymity cannot be
     *     changed. After the first response, only the wording of questions and choices can be changed, and the result audience
     *     is fixed.
     */
    put: operations['changeSurvey'];
    /** Delete a survey with all responses */
    delete: operations['deleteSurvey'];
  };
  '/v1/admin/surveys/{surveyId}/copy': {
    parameters: NoParameters;
    get?: never;
    /**
     * Copy a survey
     * @description Copies questions and settings without dates and responses.
     */
    post: operations['copySurvey'];
  };
  '/v1/admin/surveys/{surveyId}/publish': {
    parameters: NoParameters;
    get?: never;
    /**
     * Publish a survey
     * @description Opens the survey immediately or at its start time. `surveyIncomplete` lists each error in `data.surveyProblems`.
     */
    post: operations['publishSurvey'];
  };
  '/v1/admin/surveys/{surveyId}/close': {
    parameters: NoParameters;
    get?: never;
    /** Close a survey early */
    post: operations['closeSurvey'];
  };
  '/v1/admin/surveys/{surveyId}/reopen': {
    parameters: NoParameters;
    get?: never;
    /** Reopen a closed survey */
    post: operations['reopenSurvey'];
  };
  '/v1/admin/surveys/{surveyId}/reminders': {
    parameters: NoParameters;
    get?: never;
    /**
     * Remind members who have not responded
     * @description At most once in 24 hours; `surveyRemindedToday` returns the next possible time in `data.until`.
     */
    post: operations['remindOfSurvey'];
  };
  '/v1/admin/surveys/{surveyId}/results': {
    parameters: NoParameters;
    /** Get the results of a survey */
    get: operations['getAdminSurveyResults'];
  };
  '/v1/admin/surveys/{surveyId}/export': {
    parameters: NoParameters;
    /**
     * Export responses as CSV
     * @description One row per response. For anonymous surveys, rows contain no persons, are not in chronological order, and are omitted
     *     while there are too few responses. Files are links valid for one day in this session.
     */
    get: operations['exportSurvey'];
  };
  '/v1/admin/surveys/{surveyId}/results/{questionId}/texts': {
    parameters: NoParameters;
    /** List text and file answers to a question */
    get: operations['listAdminSurveyTexts'];
  };
  '/v1/help/categories': {
    parameters: NoParameters;
    /**
     * List help categories with article titles
     * @description In the order set by administrators. Categories without articles are omitted.
     */
    get: operations['listHelpCategories'];
  };
  '/v1/help/articles': {
    parameters: NoParameters;
    /**
     * Search help articles
     * @description Searches titles and texts in both languages, including readings, regardless of the caller's language. Articles with the
     *     keyword in the title come first; otherwise in display order.
     */
    get: operations['listHelpArticles'];
  };
  '/v1/help/articles/{articleId}': {
    parameters: NoParameters;
    /** Get a help article */
    get: operations['getHelpArticle'];
  };
  '/v1/help/articles/{articleId}/vote': {
    parameters: NoParameters;
    get?: never;
    /**
     * Vote on whether an article helped
     * @description One vote per member, which can be changed; null removes it.
     */
    put: operations['voteHelpArticle'];
  };
  '/v1/help/questions': {
    parameters: NoParameters;
    /**
     * List own questions
     * @description Newest first.
     */
    get: operations['listHelpQuestions'];
    /**
     * Ask the administrators a question
     * @description At most 10 questions in 24 hours. Not available to guests. A retry with the same `clientId` returns the same question.
     */
    post: operations['askHelpQuestion'];
  };
  '/v1/help/questions/unread': {
    parameters: NoParameters;
    /** Count own questions with an unread answer */
    get: operations['countUnreadHelpAnswers'];
  };
  '/v1/help/questions/{questionId}': {
    parameters: NoParameters;
    /**
     * Get an own question
     * @description Marks its answer and the notification about it as read.
     */
    get: operations['getHelpQuestion'];
  };
  '/v1/admin/help/categories': {
    parameters: NoParameters;
    /** List help categories in both languages */
    get: operations['listAdminHelpCategories'];
    /**
     * Create a help category
     * @description Appends the category. An organisation can have up to 50 categories.
     */
    post: operations['createHelpCategory'];
  };
  '/v1/admin/help/categories/order': {
    parameters: NoParameters;
    get?: never;
    /**
     * Reorder help categories
     * @description Every category must be listed once; otherwise another administrator has added or deleted one.
     */
    put: operations['orderHelpCategories'];
  };
  '/v1/admin/help/categories/{categoryId}': {
    parameters: NoParameters;
    get?: never;
    /**
     * Delete a help category
     * @description A category with articles cannot be deleted.
     */
    delete: operations['deleteHelpCategory'];
    /** Rename a help category */
    patch: operations['updateHelpCategory'];
  };
  '/v1/admin/help/categories/{categoryId}/articles/order': {
    parameters: NoParameters;
    get?: never;
    /**
     * Reorder the articles of a category
     * @description Every article must be listed once; otherwise another administrator has added, moved or deleted one.
     */
    put: operations['orderHelpArticles'];
  };
  '/v1/admin/help/articles': {
    parameters: NoParameters;
    /**
     * List help articles with drafts and votes
     * @description Searches both languages. Without `sort`, articles are in display order, grouped by category.
     */
    get: operations['listAdminHelpArticles'];
    /**
     * Create a help article
     * @description Appends the article to its category. An organisation can have up to 500 articles.
     */
    post: operations['createHelpArticle'];
  };
  '/v1/admin/help/articles/{articleId}': {
    parameters: NoParameters;
    /** Get a help article in both languages */
    get: operations['getAdminHelpArticle'];
    /**
     * Delete a help article
     * @description Also deletes its votes.
     */
    delete: operations['deleteHelpArticle'];
    /**
     * Update a help article
     * @description Open pages of the article are updated immediately.
     */
    patch: operations['updateHelpArticle'];
  };
  '/v1/admin/help/questions': {
    parameters: NoParameters;
    /**
     * List the questions of members
     * @description Open questions first, oldest first; then the others, newest first.
     */
    get: operations['listAdminHelpQuestions'];
  };
  '/v1/admin/help/questions/{questionId}': {
    parameters: NoParameters;
    /** Get a question of a member */
    get: operations['getAdminHelpQuestion'];
  };
  '/v1/admin/help/questions/{questionId}/answer': {
    parameters: NoParameters;
    get?: never;
    /**
     * Answer a question
     * @description Notifies the member who asked. A later call replaces the answer.
     */
    post: operations['answerHelpQuestion'];
  };
  '/v1/admin/help/questions/{questionId}/close': {
    parameters: NoParameters;
    get?: never;
    /**
     * Close a question
     * @description The member who asked sees the question as closed but is not notified.
     */
    post: operations['closeHelpQuestion'];
  };
}
export interface webhooks {
  surveyChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify the organisation of a changed survey */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            surveyId: Id;
            /** @description State of the opened, closed or changed survey, readable only by its audience. Null if the survey was deleted. */
            state: SurveyState | null;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  addUserToRoom: {
    parameters: NoParameters;
    get?: never;
    /** Notify other members of a room that members were added or joined by code (`addedBy` is then the joined member) */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            seq: ChatSeq;
            users: components['schemas']['ChatMember'][];
            addedBy: PersonRef;
            memberCount: number;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  addUserToChatRoom: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member of their new chat room */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            room: ChatRoomSummary;
            /**
             * @description Person who added the receiver to the channel. Null if the receiver created the room or joined by code, and for direct
             *     rooms. For a direct room, only the opener receives the event; the other member learns of it with the first message.
             */
            addedBy: PersonRef | null;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  removeUserByRoom: {
    parameters: NoParameters;
    get?: never;
    /** Notify other room members that an admin removed a member */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            seq: ChatSeq;
            userId: Id;
            removedBy: PersonRef;
            memberCount: number;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  removeUserFromChatRoom: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member of their removal from a room */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            name: string;
            removedBy: PersonRef;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  userLeaveRoom: {
    parameters: NoParameters;
    get?: never;
    /** Notify room members and the member's tabs that a member left */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            seq: ChatSeq;
            userId: Id;
            memberCount: number;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  deleteRoom: {
    parameters: NoParameters;
    get?: never;
    /** Notify room members that a chat or voice room was deleted */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            name: string;
            /** @description Kind of the voice room; clients that list the room also receive the event. Null for a chat room. */
            kind: VoiceRoomKind | null;
            deletedBy: PersonRef | null;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  deleteChatRoom: {
    parameters: NoParameters;
    get?: never;
    /** Notify all former members of a deleted chat room, regardless of their open pages */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            name: string;
            deletedBy: PersonRef;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  updateChatRoom: {
    parameters: NoParameters;
    get?: never;
    /** Notify room members of a changed name, logo, owner or role */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            seq: ChatSeq;
            /** @description Empty if a direct room has no name. */
            name: string;
            logo: AvatarUrl;
            /** Format: uuid */
            ownerId: string | null;
            memberCount: number;
            /** @description Members with changed roles, and their new roles. */
            roles: {
              userId: Id;
              role: ChatRoomRole;
            }[];
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  newMessageToRoom: {
    parameters: NoParameters;
    get?: never;
    /** Notify room members and the sender's other tabs of a new or changed message (`message.changeSeq`) */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            message: ChatMessage;
            /** @description For a new thread reply: followers of the thread, for whom it is unread. Otherwise empty. */
            followerIds: Id[];
            /** @description True if the sender chose to notify members with paused notifications. */
            notifyPaused?: boolean;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  updateLastReadMsgChat: {
    parameters: NoParameters;
    get?: never;
    /** Notify room members of a member's read position; in rooms of more than 50, only the member's own tabs. Counts are the member's own, as of `lastSeq` */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            userId: Id;
            lastReadMessageId: Id;
            lastReadSeq: ChatSeq;
            unreadCount: number;
            unreadMentions: number;
            lastSeq: ChatSeq;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  inviteJoinVoiceChat: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member of an incoming call */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            invitation: components['schemas']['VoiceInvitation'];
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  inviteUsersJoinVoiceChat: {
    parameters: NoParameters;
    get?: never;
    /** Notify invitees and room participants of a group invitation */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            invitation: components['schemas']['VoiceInvitation'];
            users: PersonRef[];
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  inviteConfirmVoiceChat: {
    parameters: NoParameters;
    get?: never;
    /** Notify the inviter of an answer, and the invitee's tabs, which close the prompt */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            invitationId: Id;
            roomId: Id;
            user: PersonRef;
            accepted: boolean;
            /** @description Whether a member who declined replies by direct message. */
            byMessage: boolean;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  updateMeetingStatus: {
    parameters: NoParameters;
    get?: never;
    /** Notify participants and organiser of a meeting event; for a series, sent for one of its meetings */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            meetingId: Id;
            title: string;
            status: components['schemas']['MeetingStatus'];
            startTime: Instant;
            endTime: Instant;
            /** Format: uuid */
            meetingRoomId: string | null;
            change: components['schemas']['MeetingChange'];
            /** @description Person who made the change. Null for changes over time. */
            by: components['schemas']['MeetingActor'] | null;
            /** @description Answer of `by`. Null for other changes. */
            answer: components['schemas']['MeetingAnswer'] | null;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  meetingRoomsChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify the organisation to reload meetings of meeting rooms */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            meetingRoomIds: Id[];
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  calendarsChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify the organisation of changed meetings or external events of members. Batched per second; clients that show these calendars reload them */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            userIds: Id[];
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  meetingGuestsChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify the organiser and members in the meeting that a guest waits, was answered or left */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            meetingId: Id;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  meetingTranscriptsChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify participants of a meeting that a transcript was started, ended or deleted */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            meetingId: Id;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  bulletinChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify clients to reload boards, posts or comments */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['BulletinNews']>;
      responses: {
        204: Empty;
      };
    };
  };
  notificationUser: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member of a new notification */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            notification: components['schemas']['NotificationSummary'];
            unreadCount: number;
            /** @description True if the page shows the notification itself and no toast is required. */
            quiet: boolean;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  notificationsChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member to reload read, changed or withdrawn notifications */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['Empty']>;
      responses: {
        204: Empty;
      };
    };
  };
  tutorialsChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify members of changed tutorials or tutorial categories */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            /**
             * Format: uuid
             * @description ID of the published, changed or unpublished tutorial. Null for a category or a change of order.
             */
            tutorialId: string | null;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  helpChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify clients of changed help content or questions */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            /**
             * Format: uuid
             * @description ID of the answered or closed question, sent to the member who asked. Null for categories and published articles, sent to
             *     the whole organisation.
             */
            questionId: string | null;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  organization: {
    parameters: NoParameters;
    get?: never;
    /** Notify members of a change of the selected organisation */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            organizationId: Id;
            change: components['schemas']['OrganizationChange'];
            /**
             * Format: uuid
             * @description User ID of the affected member.
             */
            userId: string | null;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  customEmojiChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify members that an emoji of the organisation was added or deleted */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['CustomEmojiChanged']>;
      responses: {
        204: Empty;
      };
    };
  };
  ping: {
    parameters: NoParameters;
    get?: never;
    /**
     * Send a heartbeat to detect dead connections
     * @description Sent every 25 seconds. Clients reconnect after a minute without a heartbeat.
     */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            sentAt: components['schemas']['EpochMs'];
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  forcedLogout: {
    parameters: NoParameters;
    get?: never;
    /** Sign the receiver out immediately */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['ForcedLogout']>;
      responses: {
        204: Empty;
      };
    };
  };
  chatTyping: {
    parameters: NoParameters;
    get?: never;
    /** Show a typing indicator to other room members for five seconds. Dropped on slow connections. Sent on the `typing` event of a client with `{ roomId, threadRootId }` */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            /** Format: uuid */
            threadRootId: string | null;
            user: PersonRef;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  chatRoomMuted: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member's tabs that a room was muted or unmuted */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            muted: boolean;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  chatRoomHidden: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member's tabs that they hid a direct room or show it again */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['ChatHiddenState']>;
      responses: {
        204: Empty;
      };
    };
  };
  chatThreadUpdated: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member's tabs of the read or follow state of a thread */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['ChatThreadState']>;
      responses: {
        204: Empty;
      };
    };
  };
  chatMarkedUnread: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member's tabs that they marked messages of a room as unread. Counts are as of `state.lastSeq` */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['ChatMarkedUnread']>;
      responses: {
        204: Empty;
      };
    };
  };
  chatListChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member's tabs that a room was starred or moved, or that the sections changed */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['ChatListChanged']>;
      responses: {
        204: Empty;
      };
    };
  };
  chatMessageSaved: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member's tabs that a message was saved, completed or removed from the saved messages */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['ChatSavedState']>;
      responses: {
        204: Empty;
      };
    };
  };
  chatRemindersChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member's tabs that a reminder of a message was set, became due, or was completed or deleted */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['ChatReminderChange']>;
      responses: {
        204: Empty;
      };
    };
  };
  chatScheduledChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify a member's tabs that their scheduled messages changed */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<Record<string, never>>;
      responses: {
        204: Empty;
      };
    };
  };
  voiceInvitationSettled: {
    parameters: NoParameters;
    get?: never;
    /** Notify the inviter that an invitee joined or did not answer in time; a refusal is sent as `inviteConfirmVoiceChat` */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            invitationId: Id;
            roomId: Id;
            user: PersonRef;
            outcome: components['schemas']['VoiceInvitationOutcome'];
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  voiceRoomChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify lists of a new or changed voice room or participants */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            roomId: Id;
            kind: VoiceRoomKind;
            /** Format: uuid */
            floorId: string | null;
            zoneId: PlanItemId | null;
            /** @description Current participants. Null if the room itself changed and lists must be reloaded. */
            participants: components['schemas']['VoiceParticipant'][] | null;
            listeners: VoiceListeners;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  sharedDocumentChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify people with room access of a shared document change */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            documentId: Id;
            roomId: Id;
            /** @description Shared document after a change of document, page or leader. Null after sharing ended. */
            document: SharedDocument | null;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  presenceChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify the organisation of a member's changed presence */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            userId: Id;
            status: Status;
            workingStatus: WorkingStatus;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  reachabilityChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify the organisation of a member's changed status line, quiet time or working hours */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<Reachability>;
      responses: {
        204: Empty;
      };
    };
  };
  maintenanceChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify clients to reload maintenance information */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['Empty']>;
      responses: {
        204: Empty;
      };
    };
  };
  tokenExpiring: {
    parameters: NoParameters;
    get?: never;
    /** Notify that the connection's token expires soon. Clients that do not emit `authenticate` with a new token are disconnected */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['Empty']>;
      responses: {
        204: Empty;
      };
    };
  };
  seatChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify the organisation that a seat was taken or released */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            floorId: Id;
            seatId: PlanItemId;
            /**
             * Format: uuid
             * @description User ID of the new seat owner, for whom the state is ACTIVE. Null if the seat is free.
             */
            userId: string | null;
            /** @description Seat owner, included to avoid a separate request. */
            user: MemberRef | null;
            /** @enum {string} */
            state: 'EMPTY' | 'SELECTED';
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  floorPlanChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify the organisation to reload a changed floor plan */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            floorId: Id;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  deskChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify the desk owner and note author of changed notes or decorations */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            /** @description User ID of the desk owner. */
            userId: Id;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  deskNoteAdded: {
    parameters: NoParameters;
    get?: never;
    /** Notify the desk owner of a new note */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            /** @description User ID of the desk owner. */
            userId: Id;
            note: components['schemas']['DeskNote'];
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  profileChanged: {
    parameters: NoParameters;
    get?: never;
    /** Notify all organisations of a member that their name, photo or office avatar changed */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/json': {
            userId: Id;
            nameKanji: string;
            nameLatin?: NameLatin;
            avatarUrl: AvatarUrl;
            officeAvatar: OfficeAvatar;
          };
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  'client/authenticate': {
    parameters: NoParameters;
    get?: never;
    /**
     * Renew the access token of the connection
     * @description Send it before the token expires or after selecting another organisation. A second request before the first is
     *     acknowledged fails with 429 `tooManyRequests`. Connections with an expired token are closed.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['AuthenticateRequest']>;
      responses: {
        200: Json<components['schemas']['AuthenticateAnswer']>;
      };
    };
  };
  'client/idle': {
    parameters: NoParameters;
    get?: never;
    /**
     * Report that the user is idle or active again
     * @description Processed at most five times per second. Dropped on slow connections, so clients repeat it periodically.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['IdleReport']>;
      responses: {
        204: Empty;
      };
    };
  };
  'client/typing': {
    parameters: NoParameters;
    get?: never;
    /**
     * Report typing in an open room
     * @description Processed at most once every two seconds and forwarded to the other room members as `chatTyping`.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['TypingReport']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/client/join': {
    parameters: NoParameters;
    get?: never;
    /**
     * Join a voice room
     * @description Requires the token of `createVoiceToken`. The socket leaves its previous room. One request at a time, and on average one
     *     per second; more fail with `tooManyRequests`. Other events of the namespace have no effect until the request is
     *     acknowledged with a room. After a lost connection, the participant is kept for thirty seconds.
     *
     *     The namespace `/guest` accepts this event with the token of `createGuestVoiceToken`, and `leave`, `signal`, `speaking`,
     *     `state`, `setMedia`, `raiseHand`, `setCaptions`, `continue` and `agreeToRecording`, and the events of the media server.
     *     Guests change their microphone and camera only. They receive the messages of the room.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceJoinRequest']>;
      responses: {
        200: Json<components['schemas']['VoiceJoinAnswer']>;
      };
    };
  };
  'voice/client/leave': {
    parameters: NoParameters;
    get?: never;
    /**
     * Leave the voice room
     * @description The other participants receive `participantLeft`, shortly before or after the list without the participant.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceLeave']>;
      responses: {
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/signal': {
    parameters: NoParameters;
    get?: never;
    /**
     * Send WebRTC signalling to another participant of the room
     * @description On average 50 per second; more fail with `tooManyRequests`.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceSignalRequest']>;
      responses: {
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/openMedia': {
    parameters: NoParameters;
    get?: never;
    /**
     * Connect to the media server of the room
     * @description For rooms with the route `SFU`, after joining and after `mediaClosed`. Fails with `serviceUnavailable` while no media
     *     server is reachable; clients retry.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceMediaRequest']>;
      responses: {
        200: Json<components['schemas']['VoiceMediaAnswer']>;
      };
    };
  };
  'voice/client/publishMedia': {
    parameters: NoParameters;
    get?: never;
    /**
     * Send the user's audio and video to the media server
     * @description The answer contains the session description of the media server.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoicePublishRequest']>;
      responses: {
        200: Json<components['schemas']['VoicePublishAnswer']>;
      };
    };
  };
  'voice/client/receiveMedia': {
    parameters: NoParameters;
    get?: never;
    /** Select the videos that the media server sends */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceReceiveRequest']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/client/answerMedia': {
    parameters: NoParameters;
    get?: never;
    /** Answer an offer of the media server */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceMediaReply']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/client/mediaCandidate': {
    parameters: NoParameters;
    get?: never;
    /** Send an ICE candidate to the media server */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceMediaCandidate']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/client/state': {
    parameters: NoParameters;
    get?: never;
    /** Mute or unmute the caller's microphone for the room */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceState']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/client/setMedia': {
    parameters: NoParameters;
    get?: never;
    /**
     * Report the camera and screen video sent to the room
     * @description One participant can share a screen at a time: a new share replaces the previous one, whose sender receives
     *     `screenTaken`. Acknowledged when applied; of concurrent requests, the newest wins.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceMedia']>;
      responses: {
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/raiseHand': {
    parameters: NoParameters;
    get?: never;
    /**
     * Raise or lower the user's hand
     * @description Acknowledged when applied. Raising it again keeps the original time.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceHand']>;
      responses: {
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/setSpeaker': {
    parameters: NoParameters;
    get?: never;
    /**
     * Let a listener of an all-hands room speak, or make a speaker a listener
     * @description Only administrators of the organisation who are in the room. Acknowledged when applied; the hand is lowered.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceSpeakerRequest']>;
      responses: {
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/setCaptions': {
    parameters: NoParameters;
    get?: never;
    /**
     * Report the caption state of the user
     * @description Reports whether the user reads captions and whether their browser creates captions of their speech. Acknowledged when applied.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceCaptionState']>;
      responses: {
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/caption': {
    parameters: NoParameters;
    get?: never;
    /**
     * Send a caption of the user's speech to the room
     * @description Volatile until final. Captions are not stored. On average six per second; more are dropped. Captions are sent only to
     *     caption readers, and dropped if they are not one visible line.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceCaption']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/client/react': {
    parameters: NoParameters;
    get?: never;
    /**
     * Show a reaction to the room
     * @description Sent to all participants, including the sender. Not stored. Up to five in a row, and on average two per second; more
     *     are dropped.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceReaction']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/client/pointer': {
    parameters: NoParameters;
    get?: never;
    /**
     * Send the position of the user's pointer on a shared document to the room (volatile)
     * @description Sent by the leader of the document while the pointer is over the page. Not stored. On average fifteen per second; more
     *     are dropped. Receivers ignore pointers of participants who do not lead the document, and hide a pointer after three
     *     seconds without a new position.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoicePointer']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/client/askToRecord': {
    parameters: NoParameters;
    get?: never;
    /**
     * Request consent to record from all participants
     * @description The requester consents implicitly. Recording is allowed while `recording` of `participants` is `RECORDING`: when
     *     all participants have agreed, until a participant without consent joins. It ends when the requester leaves or any
     *     participant ends it. Up to three requests in a burst, then one every twenty seconds. With `transcript`, the requester
     *     also keeps the captions; repeating the request does not change it.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceRecordingRequest']>;
      responses: {
        /**
         * @description Acknowledgement. Fails with `voiceChatRoomInvalid` if the client is not in a room, `forbidden` for guests,
         *     `voiceRecordingInProgress` while another participant records or requests consent, and `tooManyRequests`.
         */
        200: Json<components['schemas']['VoiceRecordingAnswer']>;
      };
    };
  };
  'voice/client/agreeToRecording': {
    parameters: NoParameters;
    get?: never;
    /**
     * Consent to the current recording of the room
     * @description Applies to the participant ID and this recording only. Idempotent.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceRecordingRef']>;
      responses: {
        /**
         * @description Acknowledgement. Fails with `voiceChatRoomInvalid` if the client is not in a room, and with
         *     `voiceRecordingInvalid` if the recording does not exist or has ended.
         */
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/endRecording': {
    parameters: NoParameters;
    get?: never;
    /** Refuse or end a recording of the room (any participant) */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceRecordingRef']>;
      responses: {
        /**
         * @description Acknowledgement. Fails with `voiceChatRoomInvalid` if the client is not in a room, and with
         *     `voiceRecordingInvalid` if the recording does not exist or has ended.
         */
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/continue': {
    parameters: NoParameters;
    get?: never;
    /**
     * Confirm that the user is still in the talk
     * @description Joining, speaking (`speaking`), hearing another participant speak and changing the sent media also count as
     *     confirmation. A participant without confirmation for fifteen minutes plus one is removed (`unanswered`); clients prompt
     *     the user first. Reconnecting with the participant ID does not count.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['Empty']>;
      responses: {
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/waitForPlace': {
    parameters: NoParameters;
    get?: never;
    /**
     * Wait for a free place in a full room
     * @description One room at a time; a repeated request keeps the queue position, also from another socket within twenty seconds. A
     *     free place is held for the first in the queue (`placeFree`), then for the next. Joining the room ends the wait.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceWaitRequest']>;
      responses: {
        200: Json<components['schemas']['VoiceWaitAnswer']>;
      };
    };
  };
  'voice/client/stopWaiting': {
    parameters: NoParameters;
    get?: never;
    /** Stop waiting for a place */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['Empty']>;
      responses: {
        200: Json<VoiceAnswer>;
      };
    };
  };
  'voice/client/speaking': {
    parameters: NoParameters;
    get?: never;
    /**
     * Report that the user starts or stops speaking (volatile)
     * @description On average ten per second; more are dropped.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceSpeaking']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/participants': {
    parameters: NoParameters;
    get?: never;
    /** Send all participants of the room after a change */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceParticipants']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/signal': {
    parameters: NoParameters;
    get?: never;
    /** Forward WebRTC signalling from another participant, in order */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceSignal']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/mediaOffer': {
    parameters: NoParameters;
    get?: never;
    /** Forward an offer of the media server for the tracks that the client receives */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceMediaOffer']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/mediaClosed': {
    parameters: NoParameters;
    get?: never;
    /**
     * Notify that the connections to the media server have ended, for example because it stopped
     * @description Clients emit `openMedia` again.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['Empty']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/speaking': {
    parameters: NoParameters;
    get?: never;
    /** Notify when a participant starts or stops speaking; volatile */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceSpeakingChange']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/caption': {
    parameters: NoParameters;
    get?: never;
    /** Forward a caption of another participant to caption readers (volatile until final) */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceSpokenCaption']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/reaction': {
    parameters: NoParameters;
    get?: never;
    /** Show the reaction of a participant, including the receiver; volatile */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceShownReaction']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/pointer': {
    parameters: NoParameters;
    get?: never;
    /** Forward the position of another participant's pointer on a shared document; volatile */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceShownPointer']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/recordingEnded': {
    parameters: NoParameters;
    get?: never;
    /** Notify that a participant refused or ended a recording */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceRecordingEnded']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/participantLeft': {
    parameters: NoParameters;
    get?: never;
    /** Notify that a participant leaves, not sent after a lost connection */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceParticipantLeft']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/screenTaken': {
    parameters: NoParameters;
    get?: never;
    /** Notify that another participant replaced the screen share */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceScreenTaken']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/placeFree': {
    parameters: NoParameters;
    get?: never;
    /** Notify that a place in the full room is held temporarily */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoicePlaceFree']>;
      responses: {
        204: Empty;
      };
    };
  };
  'voice/server/ended': {
    parameters: NoParameters;
    get?: never;
    /** Notify that the receiver is no longer in a room */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['VoiceEnded']>;
      responses: {
        204: Empty;
      };
    };
  };
  'floor/client/enter': {
    parameters: NoParameters;
    get?: never;
    /**
     * Enter a floor and leave the previous or watched floor
     * @description A reconnecting client sends its last pose; a first entry omits it and receives a spawn point. A second
     *     request before the first is acknowledged fails with `tooManyRequests`.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['FloorEnterRequest']>;
      responses: {
        200: Json<components['schemas']['FloorEnterAnswer']>;
      };
    };
  };
  'floor/client/watch': {
    parameters: NoParameters;
    get?: never;
    /**
     * Watch a floor without entering it, invisible to others
     * @description A socket is on one floor or watches one floor, according to its last request. A watcher receives `people` immediately and
     *     a `frame` at most five times per second.
     */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['FloorWatchRequest']>;
      responses: {
        200: Json<components['schemas']['FloorWatchAnswer']>;
      };
    };
  };
  'floor/client/unwatch': {
    parameters: NoParameters;
    get?: never;
    /** Stop watching the floor */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['Empty']>;
      responses: {
        204: Empty;
      };
    };
  };
  'floor/client/move': {
    parameters: NoParameters;
    get?: never;
    /**
     * Send the user's position
     * @description Binary, volatile; 15 per second while walking. The server rejects steps through walls or too far for the elapsed time,
     *     and sends `correct`.
     */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/octet-stream': components['schemas']['FloorMove'];
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  'floor/server/frame': {
    parameters: NoParameters;
    get?: never;
    /** Send changed poses (binary, volatile, at most 15/s) */
    post: {
      parameters: NoParameters;
      requestBody: {
        content: {
          'application/octet-stream': components['schemas']['FloorFrame'];
        };
      };
      responses: {
        204: Empty;
      };
    };
  };
  'floor/server/people': {
    parameters: NoParameters;
    get?: never;
    /** Notify of people who entered, left or changed appearance */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['FloorPeopleChange']>;
      responses: {
        204: Empty;
      };
    };
  };
  'floor/server/correct': {
    parameters: NoParameters;
    get?: never;
    /** Correct the user's position after a rejected move */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['FloorCorrection']>;
      responses: {
        204: Empty;
      };
    };
  };
  'floor/server/seat': {
    parameters: NoParameters;
    get?: never;
    /** Notify that a desk of the floor was taken or released */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['FloorSeatChange']>;
      responses: {
        204: Empty;
      };
    };
  };
  'floor/server/closed': {
    parameters: NoParameters;
    get?: never;
    /** Notify that the floor was closed or rebuilt and was left */
    post: {
      parameters: NoParameters;
      requestBody: JsonBody<components['schemas']['FloorClosed']>;
      responses: {
        204: Empty;
      };
    };
  };
}
export interface components {
  schemas: {
    /**
     * @description All of `UserFileDirectory`; `organization_logo`, with the same limits, set by administrators; `chat_message_attachment`:
     *     files of chat messages; 50 KB to 5 MB; jpg, jpeg, png, pdf, docx, xlsx, pptx, txt, csv, gif; and content files
     *     of the same types, up to 5 MB: `bulletin_attachment` of posts, `help_attachment` of help articles and questions,
     *     `survey_attachment` of surveys, `survey_answer` of answers, `notification_attachment` of notifications,
     *     `shared_document`: images and PDFs shared in a voice room, 50 KB to 5 MB, and `tutorial_attachment` of
     *     tutorials, up to 50 MB, plus mp4 and webm up to 200 MB. `link_preview`: pictures of linked pages, stored by the server.
     *     `custom_emoji`: up to 256 kB; jpg, jpeg, png, gif, webp. `personal_data`: archives of `PersonalDataExport`
     *     and `OrganizationExport`, stored by the server.
     * @enum {string}
     */
    FileDirectory:
      | 'profile'
      | 'chat_room_logo'
      | 'organization_logo'
      | 'chat_message_attachment'
      | 'bulletin_attachment'
      | 'tutorial_attachment'
      | 'help_attachment'
      | 'survey_attachment'
      | 'survey_answer'
      | 'notification_attachment'
      | 'shared_document'
      | 'link_preview'
      | 'custom_emoji'
      | 'personal_data';
    /**
     * @description Text of a page, post or article in GitHub Flavored Markdown. It is stored unchanged; HTML is displayed as
     *     text. It references uploaded files by key: `![name](file:<fileKey>)` is an image,
     *     `[name](file:<fileKey>)` a link to a file, with a URL-encoded key.
     */
    Content: string;
    /** Format: email */
    Email: string;
    /** @description Entered password for verification. Its format is not validated. */
    EnteredPassword: string;
    /**
     * @description Identifies a device to members who signed in on it, returned by an earlier sign-in. Keep it after sign-out and send it with
     *     the next sign-in on that device, regardless of the person. It grants no access. It expires after 180 days without
     *     use; the server then returns a new one.
     */
    DeviceToken: string;
    LoginRequest: {
      email: Email;
      password: EnteredPassword;
      deviceToken?: DeviceToken;
    };
    /** @description Point in time, milliseconds since 1970. */
    EpochMs: number;
    /**
     * @description JUST_ONE after an organisation is selected, MULTIPLE before.
     * @enum {string}
     */
    OrganizationType: 'JUST_ONE' | 'MULTIPLE';
    /**
     * Format: uuid
     * @description Identifier.
     */
    Id: string;
    /**
     * @description Name in Latin letters: entered by the member or, if empty, derived from nameKatakana (Hepburn without marks for
     *     long vowels). Omitted for names in Latin letters and without a reading.
     */
    NameLatin: string;
    /**
     * @description Photo URL; in member lists, the portrait URL (`getPortrait`) if there is no photo.
     *     Relative to the server origin if it has no origin. Photo URLs are signed for the current session
     *     and expire with it (see `preSignDownloads`).
     */
    AvatarUrl: string | null;
    /** @description Present and true for bots, incoming webhooks and slash commands. */
    BotMark: boolean;
    /** @description Reference to a person. */
    PersonRef: {
      id: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      avatarUrl: AvatarUrl;
      bot?: BotMark;
      /** @description Present and true for incoming webhooks and slash commands. `id` is then not the id of a member. */
      webhook?: boolean;
    };
    /**
     * Format: date-time
     * @description Point in time, UTC.
     */
    Instant: string;
    SessionUser: {
      id: Id;
      email: Email;
      /**
       * Format: uuid
       * @description User ID of the inviter.
       */
      invitedBy: string | null;
      inviter: PersonRef | null;
      createdAt: Instant;
      updatedAt: Instant;
    };
    /** @description Tokens and owner of a session. */
    Session: {
      /** @description Access token. */
      token: string;
      /** @description Valid for a single use. */
      refreshToken: string;
      tokenExpires: components['schemas']['EpochMs'];
      refreshTokenExpires: components['schemas']['EpochMs'];
      /**
       * @description Key that encrypts the user's unsent text in the browser. The same for every session of the user; delete it with
       *     the session.
       */
      storageKey: string;
      /** @description Returned on sign-in. Send it with the next sign-in on this device. */
      deviceToken?: DeviceToken;
      organizationType: components['schemas']['OrganizationType'];
      /**
       * Format: uuid
       * @description Selected organisation. Null before selection.
       */
      organizationId: string | null;
      user: components['schemas']['SessionUser'];
    };
    /**
     * @description Error code. `x-status` is its HTTP status. The text of a code is
     *     `errorResponse.{code}` in the error catalogue of `@office/api`.
     * @enum {string}
     */
    ErrorCode:
      | 'emailNotFound'
      | 'incorrectPassword'
      | 'resetLinkInvalid'
      | 'registrationLinkExpired'
      | 'currentPasswordIncorrect'
      | 'fileSizeInvalid'
      | 'fileTypeUnsupported'
      | 'emailAlreadyRegistered'
      | 'accountLinkInvalid'
      | 'accountNotLinked'
      | 'userOrTokenNotFound'
      | 'refreshFailed'
      | 'tokenInvalidOrExpired'
      | 'userBlocked'
      | 'organizationBlocked'
      | 'calendarPermissionNotGranted'
      | 'meetingCreateFailed'
      | 'meetingUpdateFailed'
      | 'meetingDeleteFailed'
      | 'meetingNotFound'
      | 'meetingRoomNotFound'
      | 'meetingDurationTooShort'
      | 'meetingTimeInvalid'
      | 'meetingParticipantsOverLimit'
      | 'meetingRoomAlreadyRegistered'
      | 'meetingRoomBusy'
      | 'chatInvitationCodeInvalid'
      | 'chatRoomUserNotFound'
      | 'chatRoomLimitReached'
      | 'chatRoomAdminCannotLeave'
      | 'chatRoomFollowsMeeting'
      | 'chatMessageNotFound'
      | 'contractInvalid'
      | 'meetingProviderDailyLimit'
      | 'seatUnavailable'
      | 'voiceChatRoomInvalid'
      | 'userAlreadyInVoiceChat'
      | 'voiceChatAdminRoomInviteForbidden'
      | 'floorInvalid'
      | 'voiceChatUserOffline'
      | 'accountAlreadyLinked'
      | 'imageUploadLimit'
      | 'loginIpUnknown'
      | 'ipBlacklisted'
      | 'verificationCodeInvalid'
      | 'passkeyInvalid'
      | 'passkeyLimitReached'
      | 'ssoRequired'
      | 'ssoNotAvailable'
      | 'ssoSignInFailed'
      | 'ssoProviderUnavailable'
      | 'ssoAccountNotAllowed'
      | 'ssoDomainNotVerified'
      | 'ssoDomainTaken'
      | 'ssoBreakGlassRequired'
      | 'scimTokenLimitReached'
      | 'apiTokenLimitReached'
      | 'botLimitReached'
      | 'apiTokenScopeMissing'
      | 'apiTokensDisabled'
      | 'twoFactorRequired'
      | 'twoFactorCodeInvalid'
      | 'twoFactorAttemptsExceeded'
      | 'twoFactorAlreadyEnabled'
      | 'twoFactorNotEnabled'
      | 'twoFactorSetupExpired'
      | 'twoFactorSetupRequired'
      | 'passkeySignInRequired'
      | 'twoFactorRequiredByOrganization'
      | 'passwordAttemptWarning'
      | 'loginAttemptLimitExceeded'
      | 'meetingOngoingCannotEdit'
      | 'unauthorized'
      | 'blockedInOrganization'
      | 'roleChanged'
      | 'signedOutByAdministrator'
      | 'networkNotAllowed'
      | 'organizationNetworkNotAllowed'
      | 'ownNetworkMissing'
      | 'notAdministrator'
      | 'forbidden'
      | 'organizationNotSelected'
      | 'areaClosed'
      | 'confirmationRequired'
      | 'recentSignInRequired'
      | 'contractBlocked'
      | 'floorBlocked'
      | 'contractLimitUserAccess'
      | 'allContractsLayoutBlocked'
      | 'wrongAccount'
      | 'invalidRequest'
      | 'notFound'
      | 'organizationNotFound'
      | 'userNotFound'
      | 'seatNotFound'
      | 'guestCannotHaveSeat'
      | 'floorIsLast'
      | 'floorDraftMissing'
      | 'floorPlanInvalid'
      | 'deskNoteNotFound'
      | 'alreadyMember'
      | 'changedMeanwhile'
      | 'tutorialCategoryLimitReached'
      | 'tutorialCategoryNotFound'
      | 'tutorialCategoryNotEmpty'
      | 'lastAdministrator'
      | 'exportPending'
      | 'erasurePending'
      | 'legalHoldExists'
      | 'legalHoldLimitReached'
      | 'legalHoldActive'
      | 'ownMembership'
      | 'adminRoleNotAllowed'
      | 'accessUntilNotAllowed'
      | 'accessUntilInPast'
      | 'latinNameNotEditable'
      | 'tooManyMembers'
      | 'pushTokenTaken'
      | 'payloadTooLarge'
      | 'unsupportedMediaType'
      | 'newPasswordSameAsCurrent'
      | 'passwordTooShort'
      | 'passwordBreached'
      | 'loginCodeLimitReached'
      | 'emailDomainNotAllowed'
      | 'fileNotUploaded'
      | 'tooManyFiles'
      | 'bulletinBoardNotFound'
      | 'bulletinBoardClosed'
      | 'bulletinBoardLimitReached'
      | 'bulletinPostNotFound'
      | 'bulletinPostClosed'
      | 'bulletinCommentNotFound'
      | 'bulletinReactionLimitReached'
      | 'fileQuotaReached'
      | 'organizationFileQuotaReached'
      | 'presenceNotAllowed'
      | 'deskNoteLimitReached'
      | 'chatRoomNotFound'
      | 'chatRoomNameMismatch'
      | 'chatRoomNeedsAdmin'
      | 'chatGuestCannotBeAdmin'
      | 'chatDirectUserLeft'
      | 'chatReactionLimitReached'
      | 'customEmojiNotFound'
      | 'customEmojiNameTaken'
      | 'customEmojiNameReserved'
      | 'customEmojiLimitReached'
      | 'chatSectionNotFound'
      | 'chatSectionLimitReached'
      | 'webhookLimitReached'
      | 'outgoingWebhookLimitReached'
      | 'slashCommandNotFound'
      | 'slashCommandFailed'
      | 'slashCommandNameTaken'
      | 'slashCommandLimitReached'
      | 'embedOriginNotAllowed'
      | 'embedLimitReached'
      | 'chatPinLimitReached'
      | 'chatSavedLimitReached'
      | 'chatScheduledNotFound'
      | 'chatScheduledLimitReached'
      | 'chatReminderLimitReached'
      | 'chatGroupMentionNotAllowed'
      | 'voiceChatRoomFull'
      | 'voiceChatRoomLimitReached'
      | 'voiceChatInvitationInvalid'
      | 'voiceRecordingInProgress'
      | 'voiceRecordingInvalid'
      | 'meetingTranscriptNotFound'
      | 'meetingTranscriptsNotAllowed'
      | 'meetingTranscriptNotInCall'
      | 'meetingTranscriptInProgress'
      | 'meetingTranscriptLimitReached'
      | 'meetingTranscriptConsentRequired'
      | 'meetingTranscriptEnded'
      | 'guestLinkInvalid'
      | 'guestLinksNotAllowed'
      | 'guestLobbyFull'
      | 'guestLimitReached'
      | 'guestNotFound'
      | 'guestNotWaiting'
      | 'guestVisitInvalid'
      | 'guestNotAdmitted'
      | 'guestAskedTooSoon'
      | 'sharedDocumentNotFound'
      | 'sharedDocumentNotInRoom'
      | 'sharedDocumentLedByOther'
      | 'sharedDocumentThere'
      | 'sharedDocumentPageInvalid'
      | 'invitationNotFound'
      | 'invitationRowsRefused'
      | 'invitationsOverLimit'
      | 'notificationSent'
      | 'helpCategoryNotFound'
      | 'helpArticleNotFound'
      | 'helpQuestionNotFound'
      | 'contentCategoryNotEmpty'
      | 'helpQuestionClosed'
      | 'helpQuestionLimitReached'
      | 'contentLimitReached'
      | 'maintenanceNotFound'
      | 'maintenanceOver'
      | 'maintenanceOverlaps'
      | 'maintenanceStartInPast'
      | 'maintenanceEndInvalid'
      | 'surveyNotFound'
      | 'surveyClosed'
      | 'surveyAlreadyAnswered'
      | 'surveyAnswersInvalid'
      | 'surveyIncomplete'
      | 'surveyFixed'
      | 'surveyAnonymousNotChangeable'
      | 'surveyPartsInvalid'
      | 'surveyStateWrong'
      | 'surveyRemindedToday'
      | 'surveyDraftAnonymous'
      | 'surveyResultsNotShared'
      | 'surveyTooFewResponses'
      | 'surveyDepartmentAnonymous'
      | 'tooManyRequests'
      | 'signInBusy'
      | 'internalServerError'
      | 'serviceUnavailable'
      | 'SystemCurrentlyUnderMaintenance';
    /**
     * @description Reason for a field error. The text is `errorResponse.{field}{Value}` in the error catalogue.
     * @enum {string}
     */
    FieldErrorValue: 'required' | 'invalid' | 'tooShort' | 'tooLong';
    /**
     * @description Invalid fields. A nested field is identified by its name, a localised text by field and language:
     *     `title.en`. Its text in the catalogue is `errorResponse.en{Value}`.
     */
    FieldErrors: {
      [key: string]: components['schemas']['FieldErrorValue'];
    };
    /**
     * @description Reason for the block: 4010 organisation blocked, 4011 user blocked, 4014 role changed (sign in
     *     again), 4015 contract blocked, 4017 maintenance.
     * @enum {integer}
     */
    BlockCode: 4010 | 4011 | 4014 | 4015 | 4017;
    /**
     * @description Validation error of a survey to be published.
     * @enum {string}
     */
    SurveyProblemKind:
      | 'TITLE_MISSING'
      | 'QUESTIONS_MISSING'
      | 'TOO_MANY_QUESTIONS'
      | 'SECTION_EMPTY'
      | 'QUESTION_TITLE_MISSING'
      | 'CHOICES_MISSING'
      | 'CHOICE_EMPTY'
      | 'CHOICE_REPEATED'
      | 'CHOICE_LIMITS_WRONG'
      | 'START_IN_PAST'
      | 'END_BEFORE_START'
      | 'END_IN_PAST'
      | 'AUDIENCE_EMPTY'
      | 'ANONYMOUS_CHANGEABLE';
    /** @description Validation error and its location; the survey itself if no location is given. */
    SurveyProblem: {
      problem: components['schemas']['SurveyProblemKind'];
      sectionId?: Id;
      questionId?: Id;
      choiceId?: Id;
    };
    /**
     * @description Validation error of an answer.
     * @enum {string}
     */
    SurveyAnswerProblemKind:
      | 'REQUIRED'
      | 'UNKNOWN'
      | 'TOO_FEW'
      | 'TOO_MANY'
      | 'OUT_OF_RANGE'
      | 'TOO_LONG'
      | 'DAY_INVALID'
      | 'FILE_MISSING';
    SurveyAnswerProblem: {
      questionId: Id;
      problem: components['schemas']['SurveyAnswerProblemKind'];
    };
    /**
     * @description Reason why a link is invalid: it was never issued, it expired, it (or a later link) was used, it was replaced by
     *     another link, or the invitation was withdrawn.
     * @enum {string}
     */
    LinkProblem: 'UNKNOWN' | 'EXPIRED' | 'USED' | 'REPLACED' | 'WITHDRAWN';
    /**
     * @description External provider of meetings or calendars.
     * @enum {string}
     */
    Provider: 'GOOGLE' | 'ZOOM' | 'TEAMS';
    /**
     * @description Reason why a provider request failed. `ACCOUNT`: access to the account was revoked;
     *     `FORBIDDEN`: the account lacks permission; `GONE`: the meeting no longer exists; `RATE_LIMITED`: too many
     *     requests; `REFUSED`: the provider rejects the meeting data; `UNAVAILABLE`: no response or an invalid
     *     response.
     * @enum {string}
     */
    ProviderProblem: 'ACCOUNT' | 'FORBIDDEN' | 'GONE' | 'RATE_LIMITED' | 'REFUSED' | 'UNAVAILABLE';
    /**
     * @description Reason for a failed link. `UNREACHABLE`: no calendar server at the URL; `CREDENTIALS`: wrong account name or
     *     password; `NO_CALENDAR`: no calendar for events.
     * @enum {string}
     */
    CalendarLinkProblem: 'UNREACHABLE' | 'CREDENTIALS' | 'NO_CALENDAR';
    ErrorData: {
      /**
       * Format: date-time
       * @description Expiry of the mailed code.
       */
      codeExpiresAt?: string;
      /**
       * Format: date-time
       * @description Earliest time to sign in again for a new code.
       */
      resendAt?: string;
      /** @description Remaining attempts for the password or code before the account or address is blocked. */
      remaining?: number;
      /** Format: date-time */
      startTime?: string;
      /** @description Delay in seconds. */
      retryAfter?: number;
      /** Format: date-time */
      until?: string;
      surveyProblems?: components['schemas']['SurveyProblem'][];
      surveyAnswerProblems?: components['schemas']['SurveyAnswerProblem'][];
      /** @description Invited email address. */
      email?: string;
      organizationId?: Id;
      organizationName?: string;
      userId?: Id;
      reason?: components['schemas']['LinkProblem'];
      provider?: Provider;
      providerProblem?: components['schemas']['ProviderProblem'];
      calendarProblem?: components['schemas']['CalendarLinkProblem'];
      /** @description Original message of the provider, in its language. */
      providerMessage?: string;
    };
    ErrorBody: {
      statusCode: number;
      /** @description For logs only, not for display. */
      message: string;
      errors: components['schemas']['ErrorCode'] | components['schemas']['FieldErrors'];
      code?: components['schemas']['BlockCode'];
      /**
       * @description Values for the error text or screen: `loginIpUnknown` { codeExpiresAt, resendAt },
       *     `passwordAttemptWarning`, `verificationCodeInvalid` and `twoFactorCodeInvalid` { remaining },
       *     `meetingRoomBusy` { startTime }, `tooManyRequests` and `signInBusy` { retryAfter }, `ipBlacklisted`,
       *     `loginAttemptLimitExceeded`, `loginCodeLimitReached` and `twoFactorAttemptsExceeded` { until }, `wrongAccount` { email, organizationName },
       *     `alreadyMember` { email, organizationId, organizationName }, `registrationLinkExpired` and
       *     `resetLinkInvalid` { reason }, `guestLinkInvalid` { reason }, `voiceChatUserOffline` and `userAlreadyInVoiceChat` { userId },
       *     `meetingCreateFailed`, `meetingUpdateFailed` and `meetingDeleteFailed` { provider, providerProblem,
       *     providerMessage }, `accountLinkInvalid` of a calendar { calendarProblem }.
       */
      data?: components['schemas']['ErrorData'];
    };
    VerifyNewIpRequest: {
      email: Email;
      password: EnteredPassword;
      /** @description Mailed code. */
      code: string;
      deviceToken?: DeviceToken;
    };
    PasskeyOptions: {
      /**
       * @description `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. The challenge is
       *     valid for 5 minutes.
       */
      options: {
        [key: string]: unknown;
      };
    };
    /** @description Response of `navigator.credentials.get`. Bytes are in Base64 for URLs. */
    PasskeyAssertion: {
      id: string;
      clientDataJSON: string;
      authenticatorData: string;
      /** @description Up to 4,627 bytes with ML-DSA. */
      signature: string;
      userHandle: string;
    };
    VerifyPasskeyRequest: {
      assertion: components['schemas']['PasskeyAssertion'];
      deviceToken?: DeviceToken;
    };
    StartSsoRequest: {
      email: Email;
    };
    /** @description Binds the sign-in to the browser that started it. */
    SsoBrowserToken: string;
    StartedSso: {
      url: string;
      browserToken: components['schemas']['SsoBrowserToken'];
    };
    FinishSsoRequest: {
      /** @description Query of the redirect from the provider, without the question mark. */
      query: string;
      browserToken: components['schemas']['SsoBrowserToken'];
      deviceToken?: DeviceToken;
    };
    /** @description 6-digit code of the authenticator app, or a recovery code with or without its hyphen. */
    TwoFactorCode: string;
    VerifyTwoFactorRequest: {
      email: Email;
      password: EnteredPassword;
      code: components['schemas']['TwoFactorCode'];
      deviceToken?: DeviceToken;
    };
    SelectOrganizationRequest: {
      organizationId: Id;
    };
    /** @enum {string} */
    Gender: 'MALE' | 'FEMALE' | 'OTHER';
    /** @enum {string} */
    Language: 'ja' | 'en';
    /** @description Appearance of a person in the office. */
    OfficeAvatar: {
      /** @enum {string} */
      body: 'slim' | 'regular' | 'broad';
      /** @enum {string} */
      skin: 'porcelain' | 'fair' | 'sand' | 'honey' | 'bronze' | 'umber';
      /** @enum {string} */
      hair: 'short' | 'sidePart' | 'bob' | 'long' | 'bun' | 'curly' | 'crop' | 'none';
      /** @enum {string} */
      hairColor: 'black' | 'espresso' | 'chestnut' | 'copper' | 'blond' | 'ash' | 'plum';
      /** @enum {string} */
      face: 'calm' | 'smile' | 'bright' | 'freckles';
      /** @enum {string} */
      top: 'tee' | 'shirt' | 'sweater' | 'jacket' | 'hoodie' | 'vest';
      /** @enum {string} */
      topColor:
        | 'ivory'
        | 'sand'
        | 'iris'
        | 'navy'
        | 'forest'
        | 'terracotta'
        | 'rose'
        | 'charcoal'
        | 'sky'
        | 'mustard';
      /** @enum {string} */
      bottom: 'trousers' | 'skirt' | 'shorts';
      /** @enum {string} */
      bottomColor: 'charcoal' | 'navy' | 'stone' | 'olive' | 'cocoa' | 'ivory';
      /** @enum {string} */
      accessory: 'none' | 'glasses' | 'headset' | 'cap' | 'scarf' | 'lanyard';
    };
    /**
     * @description Role in an organisation. ORGANIZATION_ADMIN is displayed as Admin, USER as Member.
     * @enum {string}
     */
    Role: 'SYSTEM_ADMIN' | 'ORGANIZATION_ADMIN' | 'USER' | 'GUEST';
    /**
     * @description Availability.
     * @enum {string}
     */
    Status: 'AVAILABLE' | 'BUSY' | 'LEAVING' | 'LOGGED_OUT' | 'ON_VACATION';
    /**
     * @description Work location.
     * @enum {string}
     */
    WorkingStatus: 'OFFICE' | 'IN_WITH_CLIENT' | 'HOME';
    PresenceChoice: {
      workingStatus: WorkingStatus;
      status: Status;
    };
    /** @description Last choice of the member while another presence is shown, used to restore it. Null if there is none. */
    LastManual: components['schemas']['PresenceChoice'] | null;
    /** @enum {string} */
    AutomaticPresenceReason: 'meeting' | 'call' | 'idle';
    /** @description Reason why the shown presence differs from the chosen one: a meeting, a call, or idle. Null if it does not differ. */
    AutomaticPresence: components['schemas']['AutomaticPresenceReason'] | null;
    /** @description Profile of the caller. */
    Profile: {
      id: Id;
      email: Email;
      nameKanji: string;
      /** @description Empty if not given. */
      nameKatakana: string;
      /** @description Empty if not given. */
      nameLatin: string;
      /** @description Name in Latin letters that others see while nameLatin is empty. */
      derivedNameLatin?: NameLatin;
      nickname: string | null;
      gender: Gender | null;
      /** Format: date */
      dateOfBirth: string | null;
      department: string | null;
      jobTitle: string | null;
      phoneNumber: string | null;
      language: Language;
      selfIntroduction: string | null;
      avatarUrl: AvatarUrl;
      officeAvatar: OfficeAvatar;
      /** @description Null before an organisation is selected, as are status and workingStatus. */
      role: Role | null;
      status: Status | null;
      workingStatus: WorkingStatus | null;
      lastManual: components['schemas']['LastManual'];
      automatic: components['schemas']['AutomaticPresence'];
    };
    /**
     * @description Kanji, or kanji or Latin letters, in one line. Kana is allowed: 山本 さくら and 渡邉 エマ are common
     *     names. Kanji variants, letters with accents and separators between names are also allowed.
     */
    NewNameKanji: string;
    /**
     * @description Name in Latin letters, which English displays show first. Letters with accents, spaces, hyphens, apostrophes and
     *     full stops.
     */
    NewNameLatin: string;
    /** @description One line about a person, validated as `VisibleName`, but may be empty. */
    VisibleText: string;
    /** @description Lines about a person, each validated as `VisibleText`. */
    VisibleLines: string;
    /** @description Omitted fields stay unchanged; null clears a field. */
    UpdateProfileRequest: {
      nameKanji?: components['schemas']['NewNameKanji'];
      /** @description Half-width katakana, no spaces. */
      nameKatakana?: string | null;
      nameLatin?: components['schemas']['NewNameLatin'] | null;
      nickname?: VisibleText | null;
      gender?: Gender | null;
      /** Format: date */
      dateOfBirth?: string | null;
      department?: VisibleText | null;
      jobTitle?: VisibleText | null;
      phoneNumber?: string | null;
      selfIntroduction?: components['schemas']['VisibleLines'] | null;
      /** @description Key of an uploaded photo, returned by `preSignUserFile`; null removes the photo. */
      avatarKey?: string | null;
      officeAvatar?: OfficeAvatar;
    };
    ForgotPasswordRequest: {
      email: Email;
    };
    /** @description Token of a mailed link. */
    LinkToken: string;
    ConfirmEmailRequest: {
      token: LinkToken;
    };
    /** @description Minimum length of the passwords that members set. Existing passwords stay valid. */
    MinPasswordLength: number;
    /** @description Owner and expiry of a valid link. */
    ConfirmedEmail: {
      email: Email;
      minPasswordLength: MinPasswordLength;
      expiresAt: Instant;
    };
    /**
     * @description 4 to 16 letters, digits and # ? ! @ $ % ^ & * - +, including a digit, a lower-case letter, an
     *     upper-case letter and a symbol.
     */
    Password: string;
    SetPasswordRequest: {
      token: LinkToken;
      password: components['schemas']['Password'];
    };
    PasswordRules: {
      minLength: MinPasswordLength;
    };
    ChangePasswordRequest: {
      currentPassword: EnteredPassword;
      newPassword: components['schemas']['Password'];
      /**
       * @description Whether to end the other sessions of the person.
       * @default true
       */
      signOutOthers: boolean;
    };
    PasskeyName: string;
    Passkey: {
      id: Id;
      name: components['schemas']['PasskeyName'];
      /** @description Whether a password manager copies it to other devices. */
      synced: boolean;
      createdAt: Instant;
      /** Format: date-time */
      lastUsedAt: string | null;
    };
    PasskeyList: {
      /** @description Oldest first. */
      data: components['schemas']['Passkey'][];
    };
    /** @description Response of `navigator.credentials.create`. Bytes are in Base64 for URLs. */
    PasskeyAttestation: {
      id: string;
      clientDataJSON: string;
      attestationObject: string;
      transports: string[];
    };
    AddPasskeyRequest: {
      name: components['schemas']['PasskeyName'];
      attestation: components['schemas']['PasskeyAttestation'];
    };
    CurrentPasswordRequest: {
      currentPassword: EnteredPassword;
    };
    RenamePasskeyRequest: {
      name: components['schemas']['PasskeyName'];
    };
    TwoFactorStatus: {
      enabled: boolean;
      /** Format: date-time */
      enabledAt: string | null;
      recoveryCodesLeft: number;
      /** @description Whether an organisation requires it of the caller as its administrator. */
      required: boolean;
    };
    TwoFactorSetup: {
      /** @description Secret in Base32, for entering it by hand. */
      secret: string;
      /** @description `otpauth` URI for the QR code. */
      uri: string;
      expiresAt: Instant;
    };
    ConfirmTwoFactorRequest: {
      /** @description Code that the authenticator app shows for the new secret. */
      code: string;
    };
    RecoveryCodes: {
      /** @description Each code can be used once. The server cannot show them again. */
      recoveryCodes: string[];
    };
    TwoFactorCodeRequest: {
      code: components['schemas']['TwoFactorCode'];
    };
    /**
     * @description Group of operations that an access token can call, as listed in their `x-scopes`.
     * @enum {string}
     */
    ApiTokenScope:
      | 'people:read'
      | 'status:write'
      | 'chat:read'
      | 'chat:write'
      | 'meetings:read'
      | 'meetings:write'
      | 'notifications:read';
    /** @description Access token for scripts and integrations, without its secret. */
    ApiToken: {
      id: Id;
      name: string;
      scopes: components['schemas']['ApiTokenScope'][];
      createdAt: Instant;
      expiresAt: Instant;
      /** @description Accurate to a minute. */
      lastUsedAt: Instant | null;
    };
    ApiTokenList: {
      /** @description Oldest first. Contains expired tokens. */
      data: ApiToken[];
      /** @description Whether the member can create and use tokens. False for guests. */
      allowed: boolean;
    };
    /**
     * @description Name of a room, organisation, office or floor: one line, not blank, without invisible or bidirectional control
     *     characters. Emoji joiners and kanji variation selectors are allowed in valid sequences only.
     */
    VisibleName: string;
    ApiTokenName: VisibleName & unknown;
    ApiTokenScopes: components['schemas']['ApiTokenScope'][];
    /**
     * @description Days until the token expires.
     * @enum {integer}
     */
    ApiTokenDuration: 7 | 30 | 90 | 365;
    CreateApiTokenRequest: {
      name: components['schemas']['ApiTokenName'];
      scopes: components['schemas']['ApiTokenScopes'];
      expiresInDays: components['schemas']['ApiTokenDuration'];
      currentPassword?: EnteredPassword;
    };
    CreatedApiToken: ApiToken & {
      /**
       * @description Bearer token, `ofc_` and 49 characters of base64url. The last 6 characters are the CRC-32 of the text before them.
       *     Only a hash is stored.
       */
      secret: string;
    };
    UpdateLanguageRequest: {
      language: Language;
    };
    /**
     * @description Time without use after which members are signed out. Null for no limit. A session without an open page ends up to 15
     *     minutes later.
     */
    IdleMinutes: number | null;
    /**
     * @description Area of the product.
     * @enum {string}
     */
    AreaName:
      | 'auth'
      | 'organization'
      | 'people'
      | 'map'
      | 'chat'
      | 'voice'
      | 'calendar'
      | 'meeting'
      | 'notification'
      | 'tutorial'
      | 'survey'
      | 'bulletin'
      | 'help'
      | 'settings'
      | 'status';
    AreaPermission: {
      area: components['schemas']['AreaName'];
      /** @description Whether the caller can open the area. */
      view: boolean;
      /** @description Whether the caller can create content: rooms, meetings, messages. */
      create: boolean;
    };
    /** @description Permissions of the caller in the selected organisation. Areas that are not listed are closed. */
    Permission: {
      role: Role;
      idleMinutes: components['schemas']['IdleMinutes'];
      areas: components['schemas']['AreaPermission'][];
    };
    /**
     * @description Device type reported by the browser.
     * @enum {string}
     */
    DeviceType: 'COMPUTER' | 'PHONE' | 'TABLET' | 'OTHER';
    /** @description Active session on one device. */
    SignedInSession: {
      id: Id;
      /** @description True for the current session. */
      current: boolean;
      device: components['schemas']['DeviceType'];
      /** @description Operating system, such as Windows. Null if unknown. */
      system: string | null;
      /** @description Browser, such as Firefox. Null if unknown. */
      browser: string | null;
      /** @description Last used IP address. */
      address: string;
      signedInAt: Instant;
      lastUsedAt: Instant;
      expiresAt: Instant;
    };
    ListMetadata: {
      /** @description Total number of entries. */
      total: number;
      page: number;
      limit: number;
      /** @description Present if there is a next page. */
      nextPage?: number;
      hasNextPage: boolean;
    };
    SignedInSessionList: {
      data: components['schemas']['SignedInSession'][];
      metadata: ListMetadata;
    };
    /** @description Network for sign-in without a code. */
    TrustedNetwork: {
      id: Id;
      /** @description True for the network of this call. */
      current: boolean;
      /** @description IPv4 address, or IPv6 network such as 2001:db8:1:2::/64. */
      network: string;
      trustedAt: Instant;
      lastUsedAt: Instant;
      /** @description Expiry time, extended by use. */
      expiresAt: Instant;
    };
    TrustedNetworkList: {
      data: components['schemas']['TrustedNetwork'][];
      metadata: ListMetadata;
    };
    Organization: {
      id: Id;
      name: string;
      email: string | null;
      avatarUrl: AvatarUrl;
    };
    OrganizationList: {
      data: components['schemas']['Organization'][];
      metadata: ListMetadata;
    };
    OrganizationDetail: {
      id: Id;
      name: string;
      email: string | null;
      avatarUrl: AvatarUrl;
      role: Role;
      memberCount: number;
      createdAt: Instant;
    };
    InvitingOrganization: {
      id: Id;
      name: string;
      avatarUrl: AvatarUrl;
    };
    OwnInvite: {
      organization: components['schemas']['InvitingOrganization'];
      inviter: PersonRef | null;
      expiresAt: Instant;
    };
    OwnInviteList: {
      data: components['schemas']['OwnInvite'][];
      metadata: ListMetadata;
    };
    AcceptedInvite: {
      organizationId: Id;
      role: Role;
    };
    InviteTokenRequest: {
      token: LinkToken;
    };
    /** @description Invitation that can be accepted. */
    CheckedInvite: {
      /** @enum {string} */
      state: 'VALID';
      organization: components['schemas']['InvitingOrganization'];
      inviter: PersonRef | null;
      email: Email;
      /** @description Name of the invited person in the invitation. Can be changed during registration. */
      name: string | null;
      /** @description Name in Latin letters in the invitation. Can be changed during registration. */
      nameLatin: string | null;
      minPasswordLength: MinPasswordLength;
      /** @description Whether the address has an account. If true, sign in and accept; otherwise register with the same token. */
      registered: boolean;
      expiresAt: Instant;
    };
    /** @description Emoji of an organisation. Messages and reactions contain it as `:name:`. */
    CustomEmoji: {
      id: Id;
      name: string;
      pictureUrl: string;
    };
    ListedCustomEmoji: components['schemas']['CustomEmoji'] & {
      /** @description The caller added the emoji and can delete it. */
      own: boolean;
    };
    CustomEmojiList: {
      /** @description By name. */
      data: components['schemas']['ListedCustomEmoji'][];
      /** @description Whether the caller can add emoji. */
      mayAdd: boolean;
    };
    /**
     * @description Name without colons: lowercase letters, digits, kana, kanji, and `_` or `-` inside. Shortcodes of standard emoji are
     *     reserved.
     */
    CustomEmojiName: string;
    AddCustomEmojiRequest: {
      name: components['schemas']['CustomEmojiName'];
      /** @description `fileKey` of the uploaded picture. */
      pictureKey: string;
    };
    /** @description File name. The extension determines the type. */
    FileName: string;
    /** @description Size in bytes. */
    FileSize: number;
    PreSignRequest: {
      fileName: components['schemas']['FileName'];
      fileSize: components['schemas']['FileSize'];
    };
    /** @description Send the file to `uploadUrl` with `method` and `headers` before it expires; then use `fileKey`. */
    PreSignedUpload: {
      fileKey: string;
      uploadUrl: string;
      /** @enum {string} */
      method: 'PUT';
      headers: {
        [key: string]: string;
      };
      expiresAt: Instant;
    };
    /** @description Name in each language, each a `VisibleName`, and the reading of the Japanese name. */
    PlanName: {
      ja: string;
      en: string;
      /** @description Reading, included in search; half-width katakana, no spaces. Empty if not given. */
      katakana?: string;
    };
    /** @description Text in each language. Texts written by administrators are `LocalizedName` or `LocalizedContent`. */
    LocalizedText: {
      ja: string;
      en: string;
    };
    /** @description Identifier of a seat, desk, zone etc. within one floor plan. */
    PlanItemId: string;
    /** @description Meeting room of a floor. */
    MeetingRoom: {
      id: Id;
      name: PlanName;
      capacity: number;
      contractId: Id;
      floorId: Id;
      floorName: string;
      /** @description Names in the floor plan. Null if the floor was renamed. */
      floorNames: LocalizedText | null;
      zoneId: PlanItemId;
    };
    MeetingRoomList: {
      data: MeetingRoom[];
      metadata: ListMetadata;
    };
    OfficeFloor: {
      id: Id;
      name: string;
      /** @description Names in the floor plan. Null if the floor was renamed. */
      names: LocalizedText | null;
      /** @description Display order of the floor. */
      position: number;
      /** @description True if the floor cannot be entered. */
      blocked: boolean;
      seatCount: number;
      /** @description Number of people on the floor. */
      presentCount: number;
    };
    /** @description Office of the organisation. Its ID is the contract ID in requests. */
    Office: {
      id: Id;
      name: string;
      /** @description Name in each language. Null if the office has a single name. */
      names: LocalizedText | null;
      position: number;
      /** @description True if the contract is blocked. Its floors cannot be entered. */
      blocked: boolean;
      floors: components['schemas']['OfficeFloor'][];
    };
    OfficeList: {
      /** @description Floor that the caller enters unless they have chosen another one. Null for the first open floor. */
      homeFloorId: Id | null;
      data: components['schemas']['Office'][];
      metadata: ListMetadata;
    };
    /** @description Length in metres. */
    PlanLength: number;
    /** @description Distance from the left or back of the floor, in metres. */
    PlanCoordinate: number;
    /** @description Heading in radians; 0 is +z, a quarter turn is +x. */
    PlanHeading: number;
    /** @description Spawn position and heading. */
    PlanSpawn: {
      x: PlanCoordinate;
      z: PlanCoordinate;
      heading: PlanHeading;
    };
    /** @description Coordinates x and z in metres. */
    PlanPoint: [PlanCoordinate, PlanCoordinate];
    /** @enum {string} */
    PlanWallMaterial: 'PLASTER' | 'GLASS' | 'WOOD' | 'WINDOW' | 'RAIL';
    PlanWall: {
      id: PlanItemId;
      from: components['schemas']['PlanPoint'];
      to: components['schemas']['PlanPoint'];
      thickness: PlanLength;
      height: PlanLength;
      material: components['schemas']['PlanWallMaterial'];
    };
    /** @enum {string} */
    PlanDoorKind: 'OPENING' | 'GLASS' | 'WOOD';
    /** @description Opening in a wall; `at` is the distance in metres from the wall's `from` to the centre of the opening. */
    PlanDoor: {
      id: PlanItemId;
      wallId: PlanItemId;
      at: PlanCoordinate;
      width: PlanLength;
      kind: components['schemas']['PlanDoorKind'];
    };
    /**
     * @description Plain floor area, meeting room, voice area, etc.
     * @enum {string}
     */
    PlanZoneKind: 'OPEN' | 'MEETING' | 'VOICE' | 'LOUNGE' | 'DESK_AREA';
    /**
     * @description Floor covering.
     * @enum {string}
     */
    PlanFinish: 'WOOD' | 'CARPET' | 'TILE' | 'CONCRETE';
    /** @enum {string} */
    PlanTint: 'sand' | 'iris' | 'sage' | 'clay' | 'sky' | 'rose' | 'charcoal' | 'ivory';
    /** @description Named floor area. If zones overlap, the later one applies. */
    PlanZone: {
      id: PlanItemId;
      kind: components['schemas']['PlanZoneKind'];
      name: PlanName;
      polygon: components['schemas']['PlanPoint'][];
      finish: components['schemas']['PlanFinish'];
      tint: components['schemas']['PlanTint'];
    };
    PlanDesk: {
      id: PlanItemId;
      x: PlanCoordinate;
      z: PlanCoordinate;
      heading: PlanHeading;
      width: PlanLength;
      depth: PlanLength;
    };
    /** @enum {string} */
    PlanSeatKind: 'DESK' | 'CHAIR' | 'SOFA' | 'STOOL';
    /** @description Seat. A DESK seat can be assigned to a member (seat positions). */
    PlanSeat: {
      id: PlanItemId;
      label: string;
      x: PlanCoordinate;
      z: PlanCoordinate;
      heading: PlanHeading;
      zoneId: PlanItemId;
      kind: components['schemas']['PlanSeatKind'];
    };
    /**
     * @description Object on a floor other than desks and seats. `x-sizes` contains the width and depth of each kind in metres,
     *     and whether it blocks movement.
     * @enum {string}
     */
    PlanDecorKind:
      | 'PLANT'
      | 'TREE'
      | 'PLANTER'
      | 'RUG'
      | 'ROUND_RUG'
      | 'FLOOR_LAMP'
      | 'PENDANT'
      | 'SOFA'
      | 'ARMCHAIR'
      | 'COFFEE_TABLE'
      | 'ROUND_TABLE'
      | 'MEETING_TABLE'
      | 'WHITEBOARD'
      | 'SCREEN'
      | 'KITCHEN_COUNTER'
      | 'KITCHEN_ISLAND'
      | 'FRIDGE'
      | 'BOOKSHELF'
      | 'CABINET'
      | 'DIVIDER'
      | 'PHONE_BOOTH'
      | 'ARTWORK'
      | 'CLOCK'
      | 'COAT_RACK'
      | 'RECEPTION'
      | 'PRINTER';
    PlanDecor: {
      kind: components['schemas']['PlanDecorKind'];
      x: PlanCoordinate;
      z: PlanCoordinate;
      heading: PlanHeading;
      /** @description Width in metres. Default: the width of the kind. */
      width?: PlanLength;
      /** @description Depth in metres. Default: the depth of the kind. */
      depth?: PlanLength;
      tint?: components['schemas']['PlanTint'];
    };
    /**
     * @description Floor plan data in metres: x from the left (0) to `size.width`, z from the back (0) to `size.depth`.
     *     Headings in radians: 0 is +z, a quarter turn is +x.
     */
    FloorPlan: {
      /** @enum {integer} */
      version: 1;
      name: PlanName;
      size: {
        width: PlanLength;
        depth: PlanLength;
        height: PlanLength;
      };
      spawns: components['schemas']['PlanSpawn'][];
      walls: components['schemas']['PlanWall'][];
      doors: components['schemas']['PlanDoor'][];
      zones: components['schemas']['PlanZone'][];
      desks: components['schemas']['PlanDesk'][];
      seats: components['schemas']['PlanSeat'][];
      decor: components['schemas']['PlanDecor'][];
    };
    /**
     * @description EMPTY, SELECTED (seat of another member), ACTIVE (seat of the caller).
     * @enum {string}
     */
    SeatState: 'EMPTY' | 'SELECTED' | 'ACTIVE';
    /** @description Present and true for the simulated colleagues of a demo organisation. */
    DemoMark: boolean;
    /** @description Member in lists. */
    MemberRef: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      avatarUrl: AvatarUrl;
      status: Status;
      workingStatus: WorkingStatus;
      demo?: DemoMark;
      bot?: BotMark;
    };
    SeatPosition: {
      seatId: PlanItemId;
      floorId: Id;
      /** @description Display name of the seat. */
      label: string;
      state: components['schemas']['SeatState'];
      /** @description Owner of the seat. Null if it is free. */
      user: MemberRef | null;
    };
    SeatPositionList: {
      data: components['schemas']['SeatPosition'][];
      metadata: ListMetadata;
    };
    /** @description ACTIVE takes the seat and releases the caller's previous seat; EMPTY releases it. */
    UpdateSeatPositionRequest: {
      orgContractId: Id;
      floorId: Id;
      seatId: PlanItemId;
      /** @enum {string} */
      state: 'ACTIVE' | 'EMPTY';
    };
    /** @description Half-width katakana, no spaces. */
    NewNameKatakana: string;
    PhoneNumber: string;
    /** @description The link determines the email address and the organisation. */
    RegisterUserRequest: {
      token: LinkToken;
      nameKanji: components['schemas']['NewNameKanji'];
      nameKatakana?: NewNameKatakana;
      nameLatin?: components['schemas']['NewNameLatin'];
      nickname?: VisibleText;
      gender?: Gender;
      /** Format: date */
      dateOfBirth?: string;
      department?: VisibleText;
      jobTitle?: VisibleText;
      phoneNumber?: components['schemas']['PhoneNumber'];
      language?: Language;
      selfIntroduction?: components['schemas']['VisibleLines'];
    };
    /** @description Account without a password. `token` is for `updateUserPassword`. */
    RegisteredUser: {
      userId: Id;
      email: Email;
      token: LinkToken;
      expiresAt: Instant;
    };
    FirstPasswordRequest: {
      token: LinkToken;
      password: components['schemas']['Password'];
      deviceToken?: DeviceToken;
    };
    /**
     * @description Role that administrators can assign.
     * @enum {string}
     */
    MemberRole: 'ORGANIZATION_ADMIN' | 'USER' | 'GUEST';
    /** @description Null for guests, except for their own address. */
    MemberEmail: Email | null;
    /** @description Member of the selected organisation, as a search result. */
    OrgMember: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      nameKatakana: string;
      nickname: string | null;
      email: components['schemas']['MemberEmail'];
      department: string | null;
      jobTitle: string | null;
      avatarUrl: AvatarUrl;
      role: Role;
      status: Status;
      workingStatus: WorkingStatus;
      /**
       * Format: uuid
       * @description Current floor. Null if not on a floor.
       */
      floorId: string | null;
      /** @description Current zone of the floor plan (room or area). Null if not in a zone. */
      zoneId: PlanItemId | null;
      demo?: DemoMark;
      bot?: BotMark;
    };
    OrgMemberList: {
      data: components['schemas']['OrgMember'][];
      metadata: ListMetadata;
    };
    /** @description Single emoji. */
    StatusEmoji: string;
    /** @description Emoji and text that a member sets. Expires at `endsAt`; null keeps it until it is cleared. */
    StatusLine: {
      emoji: components['schemas']['StatusEmoji'];
      /** @description One line, validated as `VisibleText`. Empty for an emoji alone. */
      text: string;
      endsAt: Instant | null;
    };
    /** @description Time of day, HH:mm. */
    DayTime: string;
    /** @description IANA time zone name. */
    TimeZone: string;
    /** @description Weekly working hours in the member's time zone. An `endTime` before or equal to `startTime` is on the next day. */
    WorkingHours: {
      /** @description Days of the week, 0 is Sunday. */
      weekdays: number[];
      startTime: components['schemas']['DayTime'];
      endTime: components['schemas']['DayTime'];
      timeZone: TimeZone;
      /** @description Whether notifications are paused outside the working hours. */
      pauseOutside: boolean;
    };
    /** @description Status line, quiet time and working hours of a member. Null parts are not set. */
    Reachability: {
      userId: Id;
      statusLine: components['schemas']['StatusLine'] | null;
      quietUntil: Instant | null;
      workingHours: components['schemas']['WorkingHours'] | null;
    };
    ReachabilityList: {
      data: Reachability[];
    };
    /** @description Until when a member has paused notifications. */
    QuietTime: {
      until: Instant;
    };
    /**
     * @description OFFICE and HOME allow AVAILABLE, BUSY, LEAVING and LOGGED_OUT; HOME also ON_VACATION;
     *     IN_WITH_CLIENT allows AVAILABLE, BUSY and LOGGED_OUT.
     */
    UpdateUserStatusRequest: {
      workingStatus: WorkingStatus;
      status: Status;
    };
    /** @description Presence of the caller as visible to others. */
    Presence: {
      userId: Id;
      workingStatus: WorkingStatus;
      status: Status;
      lastManual: components['schemas']['LastManual'];
      automatic: components['schemas']['AutomaticPresence'];
    };
    /** @description True for the administrator who joined the organisation first, shown as Owner Admin. */
    OwnerAdmin: boolean;
    /** @description Profile visible to other members of the organisation. */
    UserCard: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      nameKatakana: string;
      nickname: string | null;
      email: components['schemas']['MemberEmail'];
      department: string | null;
      jobTitle: string | null;
      /** @description Null if there is none, and for guests, except for their own number. */
      phoneNumber: string | null;
      selfIntroduction: string | null;
      avatarUrl: AvatarUrl;
      officeAvatar: OfficeAvatar;
      role: Role;
      ownerAdmin: components['schemas']['OwnerAdmin'];
      status: Status;
      workingStatus: WorkingStatus;
      /**
       * Format: uuid
       * @description Current floor. Null if not on a floor.
       */
      floorId: string | null;
      /** @description Current zone of the floor plan (room or area). Null if not in a zone. */
      zoneId: PlanItemId | null;
      demo?: DemoMark;
      bot?: BotMark;
    };
    /**
     * @description Slot for a decoration on a desk.
     * @enum {string}
     */
    DeskSlot: 'left' | 'right' | 'back';
    /**
     * @description Kind of desk decoration.
     * @enum {string}
     */
    DeskDecorationKind:
      'plant' | 'cactus' | 'photo' | 'lamp' | 'cup' | 'books' | 'clock' | 'figure';
    /** @description Decoration on a desk. */
    DeskDecoration: {
      slot: components['schemas']['DeskSlot'];
      kind: components['schemas']['DeskDecorationKind'];
    };
    UpdateDeskRequest: {
      decorations: components['schemas']['DeskDecoration'][];
    };
    /** @enum {string} */
    DeskNoteTint: 'yellow' | 'pink' | 'green' | 'blue';
    DeskNote: {
      id: Id;
      author: PersonRef;
      text: string;
      tint: components['schemas']['DeskNoteTint'];
      createdAt: Instant;
    };
    /** @description Desk of a member in the selected organisation. */
    Desk: {
      userId: Id;
      decorations: components['schemas']['DeskDecoration'][];
      notes: components['schemas']['DeskNote'][];
      /** @description Number of notes unread by the owner. 0 for visitors. */
      unreadNotes: number;
    };
    AddDeskNoteRequest: {
      /** @description Must not be blank. */
      text: string;
      tint: components['schemas']['DeskNoteTint'];
    };
    /**
     * @description List order: unread notifications first, or all notifications by time. Newest first in both cases.
     * @enum {string}
     */
    NotificationOrder: 'UNREAD_FIRST' | 'NEWEST';
    /**
     * @description Kind of notification; also the kinds that can be pushed.
     * @enum {string}
     */
    NotificationKind:
      'DIRECT_MESSAGE' | 'CHAT_ROOM' | 'MEETING' | 'ORGANIZATION' | 'VOICE_CHAT_INVITE';
    /** @description Notification in lists and events, in the recipient's language. */
    NotificationSummary: {
      id: Id;
      kind: components['schemas']['NotificationKind'];
      title: string;
      /** @description Start of the content as plain text. */
      excerpt: string;
      /** @description Path of the linked page. Null if there is none. */
      path: string | null;
      /**
       * Format: date-time
       * @description Time of the subject. Null if it has no specific time.
       */
      eventAt: string | null;
      read: boolean;
      /** Format: date-time */
      readAt: string | null;
      createdAt: Instant;
    };
    NotificationList: {
      data: components['schemas']['NotificationSummary'][];
      metadata: ListMetadata;
    };
    UnreadNotifications: {
      count: number;
      /** @description Newest unread notification. */
      newest: components['schemas']['NotificationSummary'] | null;
    };
    ReadNotifications: {
      /** @description Number of notifications marked as read. */
      count: number;
      readAt: Instant;
    };
    UnreadNotificationsRequest: {
      readAt: Instant;
    };
    /**
     * @description Kind of the subject. Viewing the subject marks the notification as read.
     * @enum {string}
     */
    NotificationSubjectKind:
      | 'MEETING'
      | 'VOICE_INVITATION'
      | 'VOICE_ROOM'
      | 'CHAT_ROOM'
      | 'CHAT_REMINDER'
      | 'SEAT'
      | 'DESK'
      | 'MEMBER'
      | 'BULLETIN_POST'
      | 'SURVEY'
      | 'TUTORIAL'
      | 'HELP_QUESTION';
    NotificationSubject: {
      kind: components['schemas']['NotificationSubjectKind'];
      /** @description ID of the subject. */
      id: string;
    };
    /**
     * @description Content format: PLAIN for system notifications, MARKDOWN for notifications by administrators.
     * @enum {string}
     */
    NotificationFormat: 'PLAIN' | 'MARKDOWN';
    /** @description Notification with full content, in the recipient's language. */
    Notification: {
      id: Id;
      kind: components['schemas']['NotificationKind'];
      title: string;
      content: string;
      format: components['schemas']['NotificationFormat'];
      /** @description Administrator who wrote it. Null for system notifications and deleted accounts. */
      author: PersonRef | null;
      /** @description Path of the linked page. Null if there is none. */
      path: string | null;
      /**
       * Format: date-time
       * @description Time of the subject. Null if it has no specific time.
       */
      eventAt: string | null;
      read: boolean;
      /** Format: date-time */
      readAt: string | null;
      createdAt: Instant;
    };
    CalendarFeedAddress: {
      /**
       * Format: uri
       * @description Secret URL, valid until renewed.
       */
      url: string | null;
    };
    /**
     * @description Calendar service.
     * @enum {string}
     */
    CalendarKind: 'CALDAV' | 'GOOGLE' | 'TEAMS';
    /** @description Event of a member's external calendar. Private events and events without a title are shown to others as busy only. */
    ExternalEvent: {
      id: Id;
      userId: Id;
      kind: components['schemas']['CalendarKind'];
      title: string | null;
      startTime: Instant;
      endTime: Instant;
      allDay: boolean;
      private: boolean;
    };
    ExternalEventList: {
      data: components['schemas']['ExternalEvent'][];
      metadata: ListMetadata;
    };
    /**
     * @description Reason for a failed synchronisation. `ACCOUNT`: access to the account was revoked; `FORBIDDEN`: the account lacks
     *     permission; `RATE_LIMITED`: too many requests; `UNAVAILABLE`: no response or an invalid response.
     * @enum {string}
     */
    CalendarProblem: 'ACCOUNT' | 'FORBIDDEN' | 'RATE_LIMITED' | 'UNAVAILABLE';
    CalendarAccount: {
      id: Id;
      kind: components['schemas']['CalendarKind'];
      /** @description Display name for the member; for a CalDAV calendar without a name, its URL. */
      name: string;
      /** @description False if the provider rejects access and the calendar must be linked again. */
      connected: boolean;
      /** @description Problem of the last synchronisation. Null if there was none. */
      problem: components['schemas']['CalendarProblem'] | null;
      /**
       * Format: date-time
       * @description Last successful synchronisation. Null before the first.
       */
      syncedAt: string | null;
      /**
       * Format: date-time
       * @description Latest time of the next synchronisation. Null if the calendar must be linked again first.
       */
      nextSyncAt: string | null;
      /** @description True if a synchronisation is running or about to start. */
      syncing: boolean;
      /** @description URL of a CalDAV calendar. */
      url: string | null;
      /** @description CalDAV account name. */
      userName: string | null;
    };
    CalendarAccountList: {
      data: components['schemas']['CalendarAccount'][];
      metadata: ListMetadata;
    };
    /** @description CalDAV calendar; URL of the server or of the calendar itself. */
    LinkCalendarRequest: {
      /** Format: uri */
      url: string;
      userName: string;
      password: string;
    };
    CalDavCalendar: {
      /** @description URL for linking. */
      url: string;
      /** @description Name on the server. Null if it has no name. */
      name: string | null;
    };
    CalDavCalendarList: {
      data: components['schemas']['CalDavCalendar'][];
      metadata: ListMetadata;
    };
    /**
     * @description Progress of a member: not opened, opened, or done.
     * @enum {string}
     */
    TutorialState: 'NEW' | 'STARTED' | 'DONE';
    TutorialCategoryRef: {
      id: Id;
      name: string;
    };
    /** @description Cover image URL. Relative to the server origin if it has no origin. */
    TutorialCover: string | null;
    /**
     * @description Display of an attachment: videos (with captions), PDFs and images are shown inline, other files as downloads.
     *     Captions (WebVTT) belong to the video with the same name; `walk.ja.vtt` contains the Japanese captions of `walk.mp4`.
     * @enum {string}
     */
    TutorialFileKind: 'VIDEO' | 'PDF' | 'IMAGE' | 'CAPTIONS' | 'FILE';
    TutorialProgress: {
      state: components['schemas']['TutorialState'];
      /** @description Viewed percentage of its videos and PDFs; 100 when done. */
      percent: number;
      /** Format: date-time */
      openedAt: string | null;
      /** Format: date-time */
      doneAt: string | null;
    };
    TutorialSummary: {
      id: Id;
      title: string;
      /** @description Start of the text without Markdown. */
      excerpt: string;
      category: components['schemas']['TutorialCategoryRef'];
      coverUrl: components['schemas']['TutorialCover'];
      /** @description Kinds of attachments. */
      kinds: TutorialFileKind[];
      /** @description Duration in minutes; derived from the text if not set. */
      minutes: number;
      publishedAt: Instant;
      progress: components['schemas']['TutorialProgress'];
    };
    TutorialList: {
      data: components['schemas']['TutorialSummary'][];
      metadata: ListMetadata;
    };
    TutorialAttachment: {
      id: Id;
      fileName: string;
      kind: TutorialFileKind;
      mimeType: string;
      /** @description Size in bytes. */
      size: number;
      /** @description Furthest position of the caller, in seconds of a video or pages of a PDF. */
      position: number;
      /** @description Length in the same unit, as reported by the caller's browser. */
      length: number | null;
    };
    TutorialNeighbor: {
      id: Id;
      title: string;
    };
    TutorialDetail: components['schemas']['TutorialSummary'] & {
      /** @description Content in Markdown. */
      content: string;
      /** @description Attachments, in display order. */
      attachments: components['schemas']['TutorialAttachment'][];
      /** @description Previous tutorial of the category. */
      previous: components['schemas']['TutorialNeighbor'] | null;
      /** @description Next tutorial of the category. */
      next: components['schemas']['TutorialNeighbor'] | null;
    };
    TutorialCategory: {
      id: Id;
      name: string;
      /** @description Number of published tutorials. */
      tutorialCount: number;
      /** @description Number of tutorials completed by the caller. */
      doneCount: number;
    };
    TutorialCategoryList: {
      data: components['schemas']['TutorialCategory'][];
      metadata: ListMetadata;
    };
    TutorialDownLink: {
      /** @description Relative to the server origin if it has no origin. Unchanged for some hours. */
      url: string;
      expiresAt: Instant;
    };
    SaveTutorialProgressRequest: {
      done?: boolean;
      file?: {
        fileId: Id;
        position: number;
        length: number;
      };
    };
    /** @enum {string} */
    MeetingStatus: 'SCHEDULED' | 'ONGOING' | 'ENDED' | 'CANCELED';
    /**
     * @description For a private meeting, other members see only the busy time.
     * @enum {string}
     */
    MeetingVisibility: 'OPEN' | 'PRIVATE';
    /** @enum {string} */
    MeetingAnswer: 'NONE' | 'ACCEPTED' | 'TENTATIVE' | 'DECLINED';
    MeetingParticipant: {
      id: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      avatarUrl: AvatarUrl;
      answer: components['schemas']['MeetingAnswer'];
      /** @description Whether the participant is in the meeting now. */
      present: boolean;
    };
    /**
     * @description Service for the audio and video of a meeting. `OFFICE` is this product, the others are linked accounts (`Provider`).
     * @enum {string}
     */
    MeetingProvider: 'OFFICE' | 'GOOGLE' | 'ZOOM' | 'TEAMS';
    /**
     * @description Meeting. The description and access details (`providerMeetingId`, `meetingUrl`, `passcode`) are available to
     *     participants including the organiser; for other members they are null. For a private meeting, other members receive
     *     only its times and which of the requested members take part.
     */
    Meeting: {
      id: Id;
      /** @description Null if the meeting is private and the caller does not take part. */
      title: string | null;
      description: string | null;
      /**
       * Format: date-time
       * @description Null if not set; such meetings are listed first.
       */
      startTime: string | null;
      /** Format: date-time */
      endTime: string | null;
      /** @description IANA name of the time zone in which it was scheduled. */
      timeZone: string;
      status: components['schemas']['MeetingStatus'];
      visibility: components['schemas']['MeetingVisibility'];
      /**
       * Format: uuid
       * @description Common ID of all meetings of a series. Null for a single meeting.
       */
      seriesId: string | null;
      /** @description Recurrence rule of the series, as in `MeetingRecurrence`. */
      recurrence: string | null;
      /** @description Null if the organiser has left. */
      organizer: PersonRef | null;
      /** @description Sorted by name, including the organiser if they take part. */
      participants: components['schemas']['MeetingParticipant'][];
      /** @description Whether the caller takes part. */
      takesPart: boolean;
      /** @description Null if the caller does not take part. */
      ownAnswer: components['schemas']['MeetingAnswer'] | null;
      /** @description Whether the caller can change, end or cancel it. */
      canEdit: boolean;
      /** @description Null if there is no room or it was deleted. */
      meetingRoom: MeetingRoom | null;
      provider: MeetingProvider;
      /** @description Meeting number to enter when joining. */
      providerMeetingId: string | null;
      /** Format: uri */
      meetingUrl: string | null;
      passcode: string | null;
    };
    MeetingList: {
      data: Meeting[];
      metadata: ListMetadata;
    };
    /**
     * Format: uuid
     * @description Generated by the organiser's client and reused for retries, which return the same meeting.
     */
    MeetingClientId: string;
    MeetingDescription: string;
    /** @description At most 50 members of the organisation. The organiser always takes part, so the caller's ID is optional. */
    MeetingParticipantIds: Id[];
    /** @description 1 to 10 letters, digits or common symbols. */
    MeetingPasscode: string;
    /**
     * @description RFC 5545 rule without `RRULE:`, relative to the start in the meeting's time zone: `FREQ` (DAILY,
     *     WEEKLY, MONTHLY, YEARLY) with INTERVAL, COUNT, UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS and WKST.
     *     The start must match the rule. Without an end the series is unlimited; calendars contain one year of it.
     */
    MeetingRecurrence: string;
    CreateMeetingRequest: {
      clientId?: components['schemas']['MeetingClientId'];
      title: VisibleName;
      description?: components['schemas']['MeetingDescription'];
      /** @description Must be in the future. If omitted, the meeting starts immediately. */
      startTime?: Instant;
      endTime: Instant;
      timeZone: TimeZone;
      participantIds?: MeetingParticipantIds;
      meetingRoomId?: Id;
      provider?: MeetingProvider;
      passcode?: components['schemas']['MeetingPasscode'];
      visibility?: components['schemas']['MeetingVisibility'];
      recurrence?: components['schemas']['MeetingRecurrence'];
    };
    /**
     * @description `meetingId` for participants, and for all members except guests if an open meeting takes place in a meeting room;
     *     number and passcode for all members.
     */
    JoinMeetingRequest: {
      meetingId?: Id;
      /** @description `providerMeetingId` of the meeting; spaces and hyphens are ignored. */
      number?: string;
      passcode?: components['schemas']['MeetingPasscode'];
    } & (unknown | unknown);
    MeetingLink: {
      meetingId: Id;
      provider: MeetingProvider;
      /** Format: uri */
      meetingUrl: string;
      passcode: string | null;
    };
    BusyTime: {
      startTime: Instant;
      endTime: Instant;
      /** @description Null unless the caller takes part. */
      title: string | null;
    };
    MeetingAttendee: {
      userId: Id;
      /** @description Sorted by start. */
      busy: components['schemas']['BusyTime'][];
    };
    MeetingAttendeeList: {
      data: components['schemas']['MeetingAttendee'][];
      metadata: ListMetadata;
    };
    CheckMeetingRoomRequest: {
      meetingRoomId: Id;
      startTime: Instant;
      endTime: Instant;
      /** @description Ignores the booking of this meeting. */
      exceptMeetingId?: Id;
    };
    MeetingRoomBusy: {
      busy: boolean;
      /**
       * Format: date-time
       * @description Start of the first booking in the period. Null if the room is free.
       */
      startTime: string | null;
      /**
       * Format: date-time
       * @description End of the continuous booking. Null if the room is free.
       */
      endTime: string | null;
    };
    /**
     * @description Meeting on the door display of a room. Title and organiser are null if the caller does not take part and the meeting
     *     is private or the caller is a guest.
     */
    RoomMeeting: {
      meetingId: Id;
      title: string | null;
      startTime: Instant;
      endTime: Instant;
      organizer: PersonRef | null;
      provider: MeetingProvider;
      /**
       * Format: uri
       * @description Null unless the caller takes part.
       */
      meetingUrl: string | null;
      /** @description Whether the caller takes part in or organises it. */
      takesPart: boolean;
      /**
       * @description Whether the caller can join while joining is possible: participants, and for an open meeting all members except
       *     guests.
       */
      canJoin: boolean;
      /** @description Whether the caller can extend and end it. */
      canEdit: boolean;
    };
    /** @description Meeting room with its current and next meeting. */
    RoomMeetings: {
      meetingRoom: MeetingRoom;
      /** @description Current meeting in the room. Null if the room is free. */
      current: components['schemas']['RoomMeeting'] | null;
      /** @description Next meeting in the room within 24 hours. */
      next: components['schemas']['RoomMeeting'] | null;
    };
    RoomMeetingsList: {
      /** @description In the order of the floor plans. */
      data: components['schemas']['RoomMeetings'][];
      metadata: ListMetadata;
    };
    /** @description Booking of a room by a meeting. */
    RoomBooking: {
      startTime: Instant;
      endTime: Instant;
      /**
       * Format: uuid
       * @description Null for guests who do not take part.
       */
      meetingId: string | null;
      /** @description Null if the caller does not take part and the meeting is private or the caller is a guest. */
      title: string | null;
    };
    RoomBookings: {
      meetingRoomId: Id;
      /** @description Sorted by start. */
      bookings: components['schemas']['RoomBooking'][];
    };
    RoomBookingsList: {
      /** @description In the order of the floor plans. */
      data: components['schemas']['RoomBookings'][];
      metadata: ListMetadata;
    };
    CreateMeetingInRoomRequest: {
      clientId?: components['schemas']['MeetingClientId'];
      meetingRoomId: Id;
      /** @description Default: the name of the room. */
      title?: VisibleName;
      /** @description Default: one hour from now, or the start of the next booking of the room if earlier. */
      endTime?: Instant;
      timeZone?: TimeZone;
      participantIds?: MeetingParticipantIds;
      provider?: MeetingProvider;
    };
    SuggestMeetingTimesRequest: {
      userIds: MeetingParticipantIds;
      meetingRoomId?: Id;
      durationMinutes: number;
      startTime: Instant;
      endTime: Instant;
      timeZone: TimeZone;
    };
    SuggestedTime: {
      startTime: Instant;
      endTime: Instant;
    };
    SuggestedTimeList: {
      /** @description Earliest first; at most ten. */
      data: components['schemas']['SuggestedTime'][];
      metadata: ListMetadata;
    };
    /**
     * @description `CONNECTED`: the account is linked; `DISCONNECTED`: the provider rejects access and the account must be linked again;
     *     `UNLINKED`: no account is linked.
     * @enum {string}
     */
    AccountLinkState: 'CONNECTED' | 'DISCONNECTED' | 'UNLINKED';
    /** @description Provider and linked account of the caller. */
    LinkedAccount: {
      provider: Provider;
      /** @description Whether accounts of the provider can be linked in this office. */
      offered: boolean;
      /** @description Account name at the provider, usually the email address. Null if no account is linked. */
      account: string | null;
      /** @description Null if the provider has no calendars. */
      calendar: components['schemas']['AccountLinkState'] | null;
      meeting: components['schemas']['AccountLinkState'];
      /** @description Time until which the daily quota for creating and changing meetings at the provider is exhausted. Null while quota remains. */
      usedUpUntil: Instant | null;
    };
    LinkedAccountList: {
      data: components['schemas']['LinkedAccount'][];
      metadata: ListMetadata;
    };
    /**
     * @description Purpose of a linked account.
     * @enum {string}
     */
    LinkedAccountUse: 'CALENDAR' | 'MEETING';
    /** @description Authorisation request of a provider. */
    AppLogin: {
      /**
       * Format: uri
       * @description Provider page to open in a separate window.
       */
      url: string;
      /** @description Expiry of the authorisation request. */
      expiresAt: Instant;
    };
    /** @description Authorisation code from the redirect URL of the provider. */
    AppCode: string;
    /** @description State from the redirect URL of the provider. */
    AppState: string;
    /**
     * @description Meetings of a series that a change applies to. Meetings that have started are not changed.
     * @enum {string}
     */
    MeetingScope: 'THIS' | 'FOLLOWING' | 'ALL';
    /**
     * @description Omitted fields stay unchanged. New times shift the other meetings of the scope by the same amount, in local time
     *     of the time zone. A new rule reschedules the meetings of the scope.
     */
    UpdateMeetingRequest: {
      scope?: components['schemas']['MeetingScope'];
      title?: VisibleName;
      description?: components['schemas']['MeetingDescription'];
      startTime?: Instant;
      endTime?: Instant;
      timeZone?: TimeZone;
      participantIds?: MeetingParticipantIds;
      /**
       * Format: uuid
       * @description Null releases the room.
       */
      meetingRoomId?: string | null;
      passcode?: components['schemas']['MeetingPasscode'];
      visibility?: components['schemas']['MeetingVisibility'];
      recurrence?: components['schemas']['MeetingRecurrence'];
    };
    AnswerMeetingRequest: {
      /** @enum {string} */
      answer: 'ACCEPTED' | 'TENTATIVE' | 'DECLINED';
      scope?: components['schemas']['MeetingScope'];
    };
    MeetingChat: {
      /**
       * Format: uuid
       * @description Null until the chat has been opened, and while the caller is not a member of it.
       */
      roomId: string | null;
      canOpen: boolean;
    };
    /**
     * @description MEETING: chat of a meeting or of a series. Its name and members follow the meeting.
     * @enum {string}
     */
    ChatRoomType: 'CHANNEL' | 'DIRECT' | 'MEETING';
    /**
     * @description Role in a room. Both members of a direct room are USER.
     * @enum {string}
     */
    ChatRoomRole: 'ADMIN' | 'USER';
    /**
     * @description Unread messages that mention the member, in the room and in followed threads. Also counted in muted rooms, except
     *     `@here` and `@all`, which do not notify members who muted the room.
     */
    ChatUnreadMentions: number;
    /** @description Unread replies in threads that the member follows. Also counted in muted rooms. */
    ChatUnreadReplies: number;
    /**
     * @description Counter of room events without gaps: each message, each change of a message, and each change of the room or its
     *     members increments it. Clients that missed an event call `listChatChanges`.
     */
    ChatSeq: number;
    /**
     * @description MISSED_CALL marks an unanswered call of the sender in a direct room; its content is empty.
     * @enum {string}
     */
    ChatMessageType: 'TEXT' | 'FILE' | 'MISSED_CALL';
    ChatAttachment: {
      id: Id;
      /** @description Key for `preSignDownloads`. */
      fileKey: string;
      fileName: string;
      /** @description Size in bytes. */
      fileSize: number;
      mimeType: string;
      /** @description Width of an image in pixels. Null for other files. */
      width: number | null;
      /** @description Height, as `width`. */
      height: number | null;
    };
    /**
     * @description Group mention: HERE (`@here`) for currently connected room members, ALL (`@all` or `@channel`) for all room members.
     *     `GroupMentionRules` of the organisation define who can use it; room admins and administrators always can, guests
     *     never. Not allowed in direct rooms of two. Members who muted the room are not notified. In a thread, notified members
     *     follow the thread.
     * @enum {string}
     */
    ChatMentionGroup: 'HERE' | 'ALL';
    ChatReaction: {
      emoji: string;
      /** @description Users who reacted, earliest first. */
      userIds: Id[];
    };
    /** @description Message that is replied to. */
    ChatQuote: {
      id: Id;
      seq: ChatSeq;
      type: components['schemas']['ChatMessageType'];
      /** @description Empty after deletion. */
      content: string;
      sender: PersonRef | null;
      /** Format: date-time */
      deletedAt: string | null;
    };
    /** @description Thread summary shown on its first message. */
    ChatThread: {
      replyCount: number;
      lastReplyAt: Instant;
      /** @description At most five users who replied, latest first. */
      userIds: Id[];
    };
    ChatPin: {
      pinnedAt: Instant;
      /** @description User ID of the member who pinned the message. The account may be deleted. */
      pinnedBy: Id;
    };
    /**
     * @description Original of a forwarded message, as it was when it was forwarded. Its room is not named, because members of the
     *     new room may not have access to it; see `listChatForwardSources`.
     */
    ChatForwarded: {
      /** @description Author of the original. Null if the author's account was deleted. */
      sender: PersonRef | null;
      /** @description Empty if the original has only files. */
      content: string;
    };
    /** @description Copy of the picture of a page, served by this server. */
    ChatLinkPicture: {
      pictureUrl: string;
      /** @description Pixels. */
      width: number;
      /** @description Pixels. */
      height: number;
    };
    /** @description Title and description of a linked page, as plain text. */
    ChatLinkPreview: {
      id: Id;
      /** @description Link in the message without its fragment. */
      url: string;
      title: string;
      /** @description Empty if the page has none. */
      description: string;
      /** @description Defaults to the host. */
      siteName: string;
      /** @description Null if the page has none. */
      picture: components['schemas']['ChatLinkPicture'] | null;
    };
    ChatLinkPreviews: components['schemas']['ChatLinkPreview'][];
    /**
     * @description Current state of a message. `seq` is its position in the room and never changes. `changeSeq` is the seq of the
     *     latest change: sent, edited, deleted, reaction, pin, or thread reply. Of two copies, the one with the higher `changeSeq`
     *     is newer.
     */
    ChatMessage: {
      id: Id;
      /**
       * Format: uuid
       * @description Generated by the sender. A repeated send returns the same message.
       */
      clientId: string;
      roomId: Id;
      seq: ChatSeq;
      changeSeq: ChatSeq;
      type: components['schemas']['ChatMessageType'];
      /** @description Empty after deletion. */
      content: string;
      /** @description Empty after deletion. */
      attachments: components['schemas']['ChatAttachment'][];
      /** @description Null if the sender's account was deleted. */
      sender: PersonRef | null;
      mentionedUserIds: Id[];
      mentionedGroup: ChatMentionGroup | null;
      reactions: ChatReaction[];
      replyTo: components['schemas']['ChatQuote'] | null;
      /**
       * Format: uuid
       * @description First message of the thread. Null for messages outside threads.
       */
      threadRootId: string | null;
      /** @description Null for messages without replies, and for replies. */
      thread: components['schemas']['ChatThread'] | null;
      createdAt: Instant;
      /** Format: date-time */
      editedAt: string | null;
      /** Format: date-time */
      deletedAt: string | null;
      /** @description True if a room admin deleted a message of another member. */
      deletedByAdmin?: boolean;
      /** @description Absent unless the message is pinned. */
      pin?: components['schemas']['ChatPin'];
      /** @description Absent unless the message forwards another one. `content` is then an optional comment. */
      forwarded?: components['schemas']['ChatForwarded'];
      /** @description Absent without link previews. They are added after the message is sent. */
      previews?: components['schemas']['ChatLinkPreviews'];
    };
    /** @description Room in the list of a member. */
    ChatRoomSummary: {
      id: Id;
      type: ChatRoomType;
      /** @description For a direct room that was not renamed, the names of the other members. */
      name: string;
      logo: AvatarUrl;
      role: ChatRoomRole;
      /** Format: uuid */
      ownerId: string | null;
      /**
       * Format: uuid
       * @description Person who created the room, unchanged after hand-over. Null if the account was deleted.
       */
      createdBy: string | null;
      /** @description Other member of a direct room of two. Null for channels, and if that member left the organisation or is blocked; messages can then not be sent. */
      directUser: MemberRef | null;
      /**
       * @description Other members of a direct room of more than two people, without people who left the organisation or are blocked.
       *     Absent for other rooms. Messages cannot be sent if it is empty.
       */
      directUsers?: MemberRef[];
      memberCount: number;
      /** @description Number of unread messages, without thread replies. */
      unreadCount: number;
      unreadMentions: components['schemas']['ChatUnreadMentions'];
      unreadReplies: components['schemas']['ChatUnreadReplies'];
      muted: boolean;
      /** @description Present and true while the caller hides the direct room. */
      hidden?: boolean;
      /** @description Present and true for favourites of the caller. */
      starred?: boolean;
      /** @description Present and true for a direct room of several people that was renamed. */
      named?: boolean;
      /** @description Section of the caller's list. Absent outside sections. */
      sectionId?: Id;
      lastSeq: ChatSeq;
      /** Format: uuid */
      lastReadMessageId: string | null;
      lastReadSeq: ChatSeq;
      lastMessage: ChatMessage | null;
      createdAt: Instant;
      /** @description Time of the last sent message. */
      updatedAt: Instant;
    };
    ExtendMeetingRequest: {
      endTime: Instant;
    };
    /** @enum {string} */
    MeetingGuestState: 'WAITING' | 'ADMITTED' | 'DENIED' | 'REMOVED' | 'LEFT';
    /** @description Person without an account who waits in the lobby of a meeting or was admitted. */
    MeetingGuest: {
      id: Id;
      meetingId: Id;
      meetingTitle: string;
      /** @description Name that the guest entered. Not verified. */
      name: string;
      state: components['schemas']['MeetingGuestState'];
      since: Instant;
    };
    MeetingGuestList: {
      data: components['schemas']['MeetingGuest'][];
      metadata: ListMetadata;
    };
    /** @description Link with which people without an account ask to join a meeting. */
    MeetingGuestLink: {
      /** @description Null after the secret of the server was replaced. Revoke the link and create a new one. */
      url: string | null;
      createdAt: Instant;
      validUntil: Instant;
    };
    MeetingGuestLinkState: {
      /** @description Null if there is no valid link, and for callers who may not change it. */
      link: components['schemas']['MeetingGuestLink'] | null;
      /** @description Whether the organisation allows guest links. */
      allowed: boolean;
      /** @description Whether the caller can create and revoke the link. */
      canChange: boolean;
    };
    /**
     * @description `REMOVE`: ends the participation of an admitted guest.
     * @enum {string}
     */
    GuestAnswer: 'ADMIT' | 'DENY' | 'REMOVE';
    AnswerGuestRequest: {
      answer: components['schemas']['GuestAnswer'];
    };
    /** @description Last segment of a guest link. */
    GuestLinkSecret: string;
    OpenGuestLinkRequest: {
      secret: components['schemas']['GuestLinkSecret'];
    };
    /**
     * @description `EARLY`: the lobby opens ten minutes before the start. `CANCELED`: the meeting was cancelled.
     * @enum {string}
     */
    GuestMeetingPhase: 'EARLY' | 'OPEN' | 'ENDED' | 'CANCELED';
    /** @description Meeting as shown to a guest before the admission. */
    GuestMeeting: {
      organizationName: string;
      title: string;
      /** @description Null if the account was deleted. */
      hostName: string | null;
      startTime: Instant;
      endTime: Instant;
      timeZone: string;
      phase: components['schemas']['GuestMeetingPhase'];
      /** @description Whether the meeting takes place at Google, Zoom or Teams. */
      external: boolean;
    };
    /** @description Name of a guest: validated as `VisibleName`, at most 40 characters. */
    GuestName: string;
    CreateGuestVisitRequest: {
      secret: components['schemas']['GuestLinkSecret'];
      name: components['schemas']['GuestName'];
    };
    /** @description Token of one guest. Only the operations of guests and the socket namespace `/guest` accept it. */
    GuestToken: string;
    /**
     * @description `ENDED`: the meeting has ended. `CANCELED`: the meeting was cancelled. `REVOKED`: the link was revoked.
     * @enum {string}
     */
    GuestVisitState:
      'WAITING' | 'ADMITTED' | 'DENIED' | 'REMOVED' | 'LEFT' | 'ENDED' | 'CANCELED' | 'REVOKED';
    GuestVisit: {
      state: components['schemas']['GuestVisitState'];
      name: string;
      meeting: components['schemas']['GuestMeeting'];
      /** @description Only for admitted guests of an external meeting. */
      meetingUrl: string | null;
      /** @description Only for admitted guests of an external meeting. */
      passcode: string | null;
      /** @description Time from which a denied or removed guest can ask again. Absent in other states. */
      askAgainAt?: Instant;
    };
    CreatedGuestVisit: {
      token: components['schemas']['GuestToken'];
      visit: components['schemas']['GuestVisit'];
    };
    GuestTokenRequest: {
      token: components['schemas']['GuestToken'];
    };
    /** @description RTCIceServer for RTCPeerConnection. */
    VoiceIceServer: {
      urls: string[];
      username?: string;
      credential?: string;
    };
    GuestVoiceToken: {
      /** @description Token for `join` of the `/guest` socket namespace. */
      token: string;
      expiresAt: Instant;
      roomId: Id;
      /** @description `userId` of the guest in the call. */
      participantUserId: Id;
      iceServers: components['schemas']['VoiceIceServer'][];
      /**
       * Format: date-time
       * @description As in `VoiceToken`.
       */
      iceExpiresAt: string | null;
      /**
       * @description As in `VoiceToken`.
       * @enum {string}
       */
      iceTransportPolicy: 'all' | 'relay';
    };
    /** @description Text of what was said in the call of a meeting by the participants who consented. */
    MeetingTranscript: {
      id: Id;
      meetingId: Id;
      /** @description Null if the account was deleted. */
      startedBy: PersonRef | null;
      startedAt: Instant;
      /**
       * Format: date-time
       * @description Null while the transcript is kept.
       */
      endedAt: string | null;
      lineCount: number;
      canStop: boolean;
      canDelete: boolean;
    };
    MeetingTranscriptList: {
      data: components['schemas']['MeetingTranscript'][];
      metadata: ListMetadata;
      /** @description Whether the organisation allows new transcripts. */
      allowed: boolean;
    };
    MeetingTranscriptConsentRequest: {
      consented: boolean;
    };
    MeetingTranscriptLine: {
      position: number;
      /** @description Null if the account was deleted. */
      speaker: PersonRef | null;
      text: string;
      language: Language;
      spokenAt: Instant;
    };
    MeetingTranscriptLineList: {
      data: components['schemas']['MeetingTranscriptLine'][];
      metadata: ListMetadata;
    };
    NewMeetingTranscriptLine: {
      /** @description Created by the client. A repeated line is stored once. */
      clientId: Id;
      /** @description One line, not blank, without invisible or bidirectional control characters. */
      text: string;
      language: Language;
    };
    AddMeetingTranscriptLinesRequest: {
      lines: components['schemas']['NewMeetingTranscriptLine'][];
    };
    /**
     * @description Effect of entering a meeting room on its voice chat.
     * @enum {string}
     */
    MeetingRoomEntry: 'ASK' | 'MUTED' | 'UNMUTED' | 'STAY';
    AudioSettings: {
      /** @description Whether calls start with the microphone on. */
      microphoneEnabled: boolean;
      microphoneVolume: number;
      speakerVolume: number;
      noiseSuppression: boolean;
      /** @description `ASK`: asks the member each time; `MUTED`, `UNMUTED`: joins the voice chat; `STAY`: does not join. If omitted in an update, it stays unchanged; always present in responses. */
      meetingRoomEntry?: components['schemas']['MeetingRoomEntry'];
    };
    VideoSettings: {
      /** @description Whether calls start with the camera on. */
      cameraEnabled: boolean;
      /** @description Whether the member's own video is mirrored. */
      mirror: boolean;
    };
    /** @enum {string} */
    GraphicsQuality: 'LOW' | 'MEDIUM' | 'HIGH';
    /** @description Enabled notification kinds, and sound. */
    NotificationSettings: {
      directMessage: boolean;
      chatRoom: boolean;
      meeting: boolean;
      organization: boolean;
      voiceChatInvite: boolean;
      /** @description Whether to play a sound for messages while no page of the office is visible. */
      sound: boolean;
    };
    Settings: {
      audio: components['schemas']['AudioSettings'];
      video: components['schemas']['VideoSettings'];
      graphics: components['schemas']['GraphicsQuality'];
      /** @description Linked meeting account. Null if not linked. */
      meetingAppType: Provider | null;
      /** @description Linked calendar account. Null if not linked. */
      calendarAppType: Provider | null;
      notification: components['schemas']['NotificationSettings'];
    };
    /** @description Each sent group replaces the stored group; omitted groups stay unchanged. */
    UpdateSettingsRequest: {
      audio?: components['schemas']['AudioSettings'];
      video?: components['schemas']['VideoSettings'];
      graphics?: components['schemas']['GraphicsQuality'];
      notification?: components['schemas']['NotificationSettings'];
    };
    /**
     * @description QUEUED and RUNNING: not finished. READY: can be downloaded until `expiresAt`. FAILED: request a new one.
     * @enum {string}
     */
    PersonalDataExportState: 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED';
    /** @description Archive (zip) of the data of a person in the organisation: JSON files, the files of the person, a README and a manifest. */
    PersonalDataExport: {
      id: Id;
      state: components['schemas']['PersonalDataExportState'];
      /** @description Percent. */
      progress: number;
      /** @description Bytes. Null until READY. */
      size: number | null;
      /**
       * @description Key for `preSignDownloads`, or `preSignAdminDownloads` in the administration. Only the requester can download it.
       *     Null until READY.
       */
      fileKey: string | null;
      requestedAt: Instant;
      expiresAt: Instant | null;
    };
    /** @description The last export that the caller requested. Null if there is none or it has expired. */
    PersonalDataExportStatus: {
      export: components['schemas']['PersonalDataExport'] | null;
    };
    ExportOwnDataRequest: {
      currentPassword?: EnteredPassword;
    };
    /** @description Active or next maintenance; all fields are null if none is planned. */
    MaintenanceInfo: {
      /** Format: date-time */
      startAt: string | null;
      /** Format: date-time */
      endAt: string | null;
      contactPhone: string | null;
      contactEmail: string | null;
      /** @description Reason and effects, in each language. */
      message: LocalizedText | null;
    };
    /**
     * @description Members who can write posts on a board. All members except guests can comment and react.
     * @enum {string}
     */
    BulletinPosting: 'EVERYONE' | 'ADMINISTRATORS';
    BulletinBoard: {
      id: Id;
      name: string;
      description: string;
      posting: BulletinPosting;
      /** @description True if the board accepts no posts or comments. */
      closed: boolean;
      /** @description Whether the caller can write posts on the board. */
      mayPost: boolean;
      unreadCount: number;
    };
    BulletinBoardList: {
      data: components['schemas']['BulletinBoard'][];
      metadata: ListMetadata;
    };
    UnreadBulletins: {
      count: number;
      /** @description Number of unread pinned posts. */
      pinned: number;
    };
    BulletinBoardRef: {
      id: Id;
      name: string;
    };
    /** @description Author. Null if the account was deleted. */
    BulletinAuthor: PersonRef | null;
    BulletinPostSummary: {
      id: Id;
      board: components['schemas']['BulletinBoardRef'];
      title: string;
      /** @description Start of the content as plain text. */
      excerpt: string;
      author: BulletinAuthor;
      pinned: boolean;
      /** @description True if the post or its board accepts no comments. */
      closed: boolean;
      /** @description True if the caller has read or written it. */
      read: boolean;
      fileCount: number;
      commentCount: number;
      reactions: ChatReaction[];
      createdAt: Instant;
      /**
       * Format: date-time
       * @description Last change of title, content or files.
       */
      editedAt: string | null;
    };
    BulletinPostList: {
      data: components['schemas']['BulletinPostSummary'][];
      metadata: ListMetadata;
    };
    /** @description Attached files, in order. A post can have at most ten files, including those embedded in the text. */
    BulletinFileKeys: string[];
    CreateBulletinPostRequest: {
      clientId: Id;
      title: VisibleName;
      content: Content;
      fileKeys: components['schemas']['BulletinFileKeys'];
    };
    BulletinFile: {
      /** @description Key for `preSignDownloads`. */
      fileKey: string;
      fileName: string;
      /** @description Size in bytes. */
      fileSize: number;
      mimeType: string;
      /** @description Width of an image in pixels. Null for other files. */
      width: number | null;
      /** @description Height, as `width`. */
      height: number | null;
    };
    /** @description Number of changes. A change based on an older version is rejected with `changedMeanwhile`. */
    Version: number;
    BulletinPost: {
      id: Id;
      board: components['schemas']['BulletinBoardRef'];
      title: string;
      content: Content;
      author: BulletinAuthor;
      /** @description Attached files, without files embedded in the text. */
      files: components['schemas']['BulletinFile'][];
      pinned: boolean;
      /** @description True if the post or its board accepts no comments. */
      closed: boolean;
      /** @description True if the caller has read or written it. */
      read: boolean;
      /** @description Number of members who have read it. */
      readerCount: number;
      commentCount: number;
      reactions: ChatReaction[];
      /** @description True if the caller is the author. */
      mayEdit: boolean;
      version: Version;
      createdAt: Instant;
      /**
       * Format: date-time
       * @description Last change of title, content or files.
       */
      editedAt: string | null;
    };
    UpdateBulletinPostRequest: {
      /** @description Version of the post that the change is based on. */
      version: Version;
      title: VisibleName;
      content: Content;
      fileKeys: components['schemas']['BulletinFileKeys'];
    };
    BulletinReader: PersonRef & {
      readAt: Instant;
    };
    BulletinReaderList: {
      data: components['schemas']['BulletinReader'][];
      metadata: ListMetadata;
    };
    BulletinComment: {
      id: Id;
      postId: Id;
      clientId: Id;
      author: BulletinAuthor;
      content: string;
      createdAt: Instant;
      /** Format: date-time */
      editedAt: string | null;
    };
    BulletinCommentList: {
      data: components['schemas']['BulletinComment'][];
      metadata: ListMetadata;
    };
    /** @description Plain text with line breaks. */
    BulletinCommentContent: string;
    CreateBulletinCommentRequest: {
      clientId: Id;
      content: components['schemas']['BulletinCommentContent'];
    };
    UpdateBulletinCommentRequest: {
      content: components['schemas']['BulletinCommentContent'];
    };
    /** @description Single emoji, or `:name:` of an emoji of the organisation. */
    ChatEmoji: string;
    ReactToChatMessageRequest: {
      emoji: components['schemas']['ChatEmoji'];
    };
    BulletinReactions: {
      reactions: ChatReaction[];
    };
    /**
     * @description `profile`: photos of people; `chat_room_logo`: logos of chat rooms. Both 5 KB to 5 MB; jpg, jpeg, png.
     * @enum {string}
     */
    UserFileDirectory: 'profile' | 'chat_room_logo';
    PreSignAttachmentRequest: {
      fileName: components['schemas']['FileName'];
      fileSize: components['schemas']['FileSize'];
      /** @constant */
      isFile: true;
    };
    /**
     * @description Subset of `FileDirectory` for uploads by members.
     * @enum {string}
     */
    MemberFileDirectory:
      | 'profile'
      | 'chat_room_logo'
      | 'organization_logo'
      | 'chat_message_attachment'
      | 'bulletin_attachment'
      | 'help_attachment'
      | 'survey_answer'
      | 'shared_document';
    PreSignFilesRequest: {
      files: PreSignRequest[];
    };
    PreSignedUploadList: {
      data: PreSignedUpload[];
      metadata: ListMetadata;
    };
    PreSignDownloadsRequest: {
      fileKeys: string[];
    };
    PreSignedDownload: {
      fileKey: string;
      /** @description Relative to the server origin if it has no origin. Unchanged for some hours. */
      url: string;
      expiresAt: Instant;
    };
    PreSignedDownloadList: {
      data: components['schemas']['PreSignedDownload'][];
      metadata: ListMetadata;
    };
    ChatRoomList: {
      data: ChatRoomSummary[];
      metadata: ListMetadata;
    };
    /** @description `fileKey` of an upload to the directory `chat_room_logo`. Null: no logo. */
    ChatLogoKey: string | null;
    /** @description At most nine per request. */
    ChatUserIds: Id[];
    /**
     * @description CHANNEL requires `name`; the caller becomes owner and admin. DIRECT requires one to seven other people and no
     *     name; an existing direct room of the same people is returned. Its members cannot be changed.
     */
    CreateChatRoomRequest: {
      /** @enum {string} */
      type: 'CHANNEL' | 'DIRECT';
      name?: VisibleName;
      logoKey?: components['schemas']['ChatLogoKey'];
      userIds?: components['schemas']['ChatUserIds'];
    };
    JoinChatRoomRequest: {
      /** @description Invitation code. */
      inviteToken: string;
    };
    ChatUnreadTotal: {
      type: ChatRoomType;
      /**
       * @description Unread messages and unread replies in followed threads, across all rooms; for muted rooms, only unread mentions and
       *     replies.
       */
      unreadCount: number;
      /** @description Rooms with unread messages, including muted rooms. */
      rooms: {
        roomId: Id;
        unreadCount: number;
        unreadMentions: components['schemas']['ChatUnreadMentions'];
        unreadReplies: components['schemas']['ChatUnreadReplies'];
      }[];
    };
    /** @description Organisation member who can be added or messaged. */
    ChatCandidate: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      avatarUrl: AvatarUrl;
      /** @description Distinguishes people with the same name. */
      department: string | null;
      bot?: BotMark;
      status: Status;
      workingStatus: WorkingStatus;
    };
    ChatCandidateList: {
      data: components['schemas']['ChatCandidate'][];
      metadata: ListMetadata;
    };
    /** @description Followed thread with unread replies. */
    ChatUnreadThread: {
      threadRootId: Id;
      unreadCount: number;
      unreadMentions: number;
    };
    /** @description Counts as of `lastSeq`. */
    ChatRoomHead: {
      roomId: Id;
      type: ChatRoomType;
      lastSeq: ChatSeq;
      unreadCount: number;
      unreadMentions: components['schemas']['ChatUnreadMentions'];
      unreadThreads: components['schemas']['ChatUnreadThread'][];
      lastReadSeq: ChatSeq;
      muted: boolean;
    };
    ChatRoomHeadList: {
      data: components['schemas']['ChatRoomHead'][];
      metadata: ListMetadata;
    };
    /** @description Room reference. */
    ChatRoomRef: {
      id: Id;
      type: ChatRoomType;
      name: string;
      logo: AvatarUrl;
    };
    ChatFollowedThread: {
      room: ChatRoomRef;
      root: ChatMessage;
      lastReply: ChatMessage | null;
      unreadCount: number;
      unreadMentions: number;
    };
    ChatFollowedThreadList: {
      data: components['schemas']['ChatFollowedThread'][];
      metadata: ListMetadata;
    };
    ChatRoomsCreated: {
      /** @description Number of existing channels created by the member. */
      created: number;
      /** @description Maximum number of channels per member. */
      limit: number;
    };
    /**
     * @description Content that a message search filters by.
     * @enum {string}
     */
    ChatMessagePart: 'FILE' | 'LINK';
    ChatSearchResult: {
      message: ChatMessage;
      room: ChatRoomRef;
    };
    /** @description Latest first. No total count; `hasNextPage` indicates more results. */
    ChatSearchList: {
      data: components['schemas']['ChatSearchResult'][];
      metadata: {
        page: number;
        limit: number;
        /** @description Present if there is a next page. */
        nextPage?: number;
        hasNextPage: boolean;
      };
    };
    ChatSavedMessage: {
      message: ChatMessage;
      room: ChatRoomRef;
      savedAt: Instant;
      done: boolean;
    };
    ChatSavedMessageList: {
      data: components['schemas']['ChatSavedMessage'][];
      metadata: ListMetadata;
    };
    /** @description Section of the member's list of channels or direct rooms. */
    ChatSection: {
      id: Id;
      type: ChatRoomType;
      name: string;
      collapsed: boolean;
    };
    ChatSections: {
      /** @description In their order. */
      data: components['schemas']['ChatSection'][];
    };
    /** @description Validated as `VisibleName`. */
    ChatSectionName: string;
    CreateChatSectionRequest: {
      type: ChatRoomType;
      name: components['schemas']['ChatSectionName'];
    };
    OrderChatSectionsRequest: {
      /** @description All sections of one room type, in their new order. */
      sectionIds: Id[];
    };
    /** @description Omitted fields stay unchanged. */
    UpdateChatSectionRequest: {
      name?: components['schemas']['ChatSectionName'];
      collapsed?: boolean;
    };
    ChatReminder: {
      message: ChatMessage;
      room: ChatRoomRef;
      remindAt: Instant;
      /** @description The member has been notified. */
      due: boolean;
    };
    ChatReminderList: {
      data: components['schemas']['ChatReminder'][];
      metadata: ListMetadata;
    };
    /**
     * @description Message types that members can send.
     * @enum {string}
     */
    SendableChatMessageType: 'TEXT' | 'FILE';
    ChatScheduledMessage: {
      /** @description ID of the scheduled message. Also the `clientId` of the sent message. */
      id: Id;
      roomId: Id;
      /** @description Null if the room was deleted or the member is not in it any more. */
      room: ChatRoomRef | null;
      /**
       * Format: uuid
       * @description First message of the thread. Null for messages outside threads.
       */
      threadRootId: string | null;
      type: components['schemas']['SendableChatMessageType'];
      content: string;
      fileNames: string[];
      mentionedUserIds: Id[];
      mentionedGroup: ChatMentionGroup | null;
      sendAt: Instant;
      /** @description Error of the rejected message, which is kept until it is scheduled again or deleted. Null before the first attempt. */
      failure: components['schemas']['ErrorCode'] | null;
    };
    ChatScheduledMessageList: {
      data: ChatScheduledMessage[];
      metadata: ListMetadata;
    };
    /** @description Plain text with line breaks, displayed without formatting. */
    ChatContent: string;
    /** @description Room members mentioned in the text. */
    ChatMentions: Id[];
    /**
     * Format: date-time
     * @description In the future, at most 120 days ahead.
     */
    ChatSendTime: string;
    /** @description Omitted fields stay unchanged. A new time also schedules a message that could not be sent. */
    UpdateScheduledChatMessageRequest: {
      content?: ChatContent;
      mentionedUserIds?: ChatMentions;
      sendAt?: components['schemas']['ChatSendTime'];
    };
    AddChatRoomUsersRequest: {
      userIds: Id[];
    };
    DeleteChatRoomRequest: {
      /** @description Exact name of the room. */
      name: string;
    };
    /** @description Omitted fields stay unchanged. */
    UpdateChatRoomRequest: {
      /** @description Null removes the name of a direct room of more than two people. Other rooms require a name. */
      name?: VisibleName | null;
      logoKey?: components['schemas']['ChatLogoKey'];
    };
    /** @description Omitted fields stay unchanged. */
    PlaceChatRoomRequest: {
      starred?: boolean;
      /**
       * Format: uuid
       * @description Section of the room's type. Null removes the room from its section.
       */
      sectionId?: string | null;
    };
    ChatRoomPlacement: {
      roomId: Id;
      starred: boolean;
      /** Format: uuid */
      sectionId: string | null;
    };
    ChatMember: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      /** @description Readings used for mentions. */
      nameKatakana: string | null;
      nickname: string | null;
      avatarUrl: AvatarUrl;
      bot?: BotMark;
      status: Status;
      workingStatus: WorkingStatus;
      role: ChatRoomRole;
      /** @description Read receipt. All messages up to this `seq` are read. */
      lastReadSeq: ChatSeq;
      joinedAt: Instant;
      /**
       * Format: uuid
       * @description Person who added the member. Null if the member created the room or joined by code, or if unknown.
       */
      addedBy: string | null;
    };
    ChatMemberList: {
      data: components['schemas']['ChatMember'][];
      metadata: ListMetadata;
    };
    /**
     * @description JOINED: `people` joined, or were added by `actor`. LEFT: `people` left. REMOVED: `actor` removed `people`. RENAMED:
     *     `actor` changed the name. MESSAGE_DELETED: `actor`, a room admin, deleted a message of `people`.
     *     WEBHOOK_CONNECTED: `actor` connected the outgoing webhook `newName`, which receives later messages of the room.
     *     WEBHOOK_DISCONNECTED: it no longer receives them; `actor` is null if the server disabled it.
     * @enum {string}
     */
    ChatSystemLineKind:
      | 'JOINED'
      | 'LEFT'
      | 'REMOVED'
      | 'RENAMED'
      | 'MESSAGE_DELETED'
      | 'WEBHOOK_CONNECTED'
      | 'WEBHOOK_DISCONNECTED';
    ChatSystemLinePerson: {
      userId: Id;
      /** @description Current name. Null if the account was deleted. */
      name: string | null;
      nameLatin?: NameLatin;
    };
    /** @description Stored line about a change of a room. Not counted as unread, not searchable, without reactions and replies. */
    ChatSystemLine: {
      id: Id;
      /** @description Seq of the change. */
      seq: ChatSeq;
      kind: components['schemas']['ChatSystemLineKind'];
      /** @description Null for members who joined with a code or left. */
      actor: components['schemas']['ChatSystemLinePerson'] | null;
      people: components['schemas']['ChatSystemLinePerson'][];
      /** @description Set for RENAMED. Null if a direct room had no name. */
      oldName: string | null;
      /** @description Set for RENAMED and webhooks. Null if the name of a direct room was removed. */
      newName: string | null;
      createdAt: Instant;
    };
    /** @description Oldest first, at most the latest 500. */
    ChatSystemLines: components['schemas']['ChatSystemLine'][];
    ChatSliceMetadata: {
      limit: number;
      /** @description True if there are messages before the first. */
      hasOlder: boolean;
      /** @description True if there are messages after the last. */
      hasNewer: boolean;
      /** @description True if there are more messages in the requested direction. */
      hasNextPage: boolean;
      /** @description Seq of the room at read time. The response includes all changes up to it. */
      lastSeq: ChatSeq;
    };
    /** @description Messages by `seq`, oldest first. */
    ChatMessageSlice: {
      data: ChatMessage[];
      /**
       * @description Changes of the room between these messages. Those before the first or after the last one are included up to
       *     the requested seq, or if there are no older or newer messages.
       */
      systemLines: components['schemas']['ChatSystemLines'];
      metadata: components['schemas']['ChatSliceMetadata'];
    };
    /** @description TEXT requires `content` and allows no files. FILE requires files; `content` is optional. */
    SendChatMessageRequest: {
      /**
       * Format: uuid
       * @description Generated by the sender and reused for retries, which return the same message.
       */
      clientId: string;
      type: components['schemas']['SendableChatMessageType'];
      content: ChatContent;
      /** @description Files uploaded for this message. At most 20 files, including at most ten images. */
      fileKeys?: string[];
      /** @description Message of the same room that is replied to. */
      replyToId?: Id;
      /** @description First message of the thread. Must not be a thread reply. */
      threadRootId?: Id;
      mentionedUserIds?: ChatMentions;
      mentionedGroup?: ChatMentionGroup;
      /** @description Notifies members with paused notifications, too. Only in rooms of type DIRECT. */
      notifyPaused?: boolean;
    };
    /**
     * @description Newly mentioned members who have not read the message are notified. `mentionedGroup` adds a group mention; an existing
     *     one stays unchanged.
     */
    EditChatMessageRequest: {
      content: ChatContent;
      mentionedUserIds?: ChatMentions;
      mentionedGroup?: ChatMentionGroup;
    };
    /** @description Replies by `seq`, oldest first, and the first message of the thread. */
    ChatThreadSlice: {
      root: ChatMessage;
      data: ChatMessage[];
      metadata: components['schemas']['ChatSliceMetadata'];
    };
    /**
     * @description State of a thread for one member. A member follows a thread that replies to their message, in which they
     *     replied or were mentioned, until they unfollow it; in a direct room both members follow all threads. Replying
     *     or being mentioned follows it again.
     */
    ChatThreadState: {
      roomId: Id;
      threadRootId: Id;
      following: boolean;
      replyCount: number;
      /** @description 0 if the thread is not followed. */
      unreadCount: number;
      unreadMentions: number;
      /**
       * Format: uuid
       * @description First unread reply that is still stored.
       */
      firstUnreadMessageId: string | null;
      /** @description Seq of the room when counted. */
      lastSeq: ChatSeq;
    };
    /** @description Omitted fields stay unchanged. */
    UpdateChatThreadStateRequest: {
      following?: boolean;
      /** @description ID of a thread reply; it and earlier replies are marked as read. Never moves back. */
      lastReadMessageId?: Id;
    };
    SaveChatMessageRequest: {
      done: boolean;
    };
    ChatSavedState: {
      roomId: Id;
      messageId: Id;
      saved: boolean;
      /** @description False if the message is not saved. */
      done: boolean;
    };
    ChatReadState: {
      roomId: Id;
      /** Format: uuid */
      lastReadMessageId: string | null;
      lastReadSeq: ChatSeq;
      unreadCount: number;
      /** @description Unread mentions outside threads. */
      unreadMentions: number;
      /** @description Seq of the room when counted. Later messages are not included. */
      lastSeq: ChatSeq;
    };
    ForwardChatMessageRequest: {
      /**
       * Format: uuid
       * @description Generated by the sender and reused for retries, which return the same message.
       */
      clientId: string;
      /** @description Room that receives the message. */
      roomId: Id;
      /** @description Text of the new message. */
      comment?: ChatContent;
    };
    /** @description Earlier text of an edited message. */
    ChatMessageVersion: {
      content: string;
      /** @description Time since which the message had this text. */
      writtenAt: Instant;
    };
    ChatMessageVersionList: {
      data: components['schemas']['ChatMessageVersion'][];
      metadata: ListMetadata;
    };
    SetChatReminderRequest: {
      /**
       * Format: date-time
       * @description In the future, at most 120 days ahead.
       */
      remindAt: string;
    };
    ChatReminderState: {
      roomId: Id;
      messageId: Id;
      remindAt: Instant;
    };
    /** @description As `SendChatMessageRequest`, with the time to send it. */
    ScheduleChatMessageRequest: {
      /**
       * Format: uuid
       * @description Generated by the sender and reused for retries, which return the same scheduled message.
       */
      clientId: string;
      type: components['schemas']['SendableChatMessageType'];
      content: ChatContent;
      /** @description Files uploaded for this message. At most 20 files, including at most ten images. */
      fileKeys?: string[];
      /** @description Message of the same room that is replied to. Omitted from the sent message if it is deleted before. */
      replyToId?: Id;
      /** @description First message of the thread. Must not be a thread reply. */
      threadRootId?: Id;
      mentionedUserIds?: ChatMentions;
      mentionedGroup?: ChatMentionGroup;
      sendAt: components['schemas']['ChatSendTime'];
    };
    ChatForwardSource: {
      /** @description Forwarded message. */
      messageId: Id;
      originalId: Id;
      /**
       * Format: uuid
       * @description First message of the thread. Null for messages outside threads.
       */
      originalThreadRootId: string | null;
      originalRoomId: Id;
      originalRoomType: ChatRoomType;
    };
    ChatForwardSources: {
      roomId: Id;
      sources: components['schemas']['ChatForwardSource'][];
    };
    ChatSavedMessageIds: {
      roomId: Id;
      messageIds: Id[];
    };
    ChatPinList: {
      data: ChatMessage[];
      metadata: ListMetadata;
    };
    /**
     * @description Why the caller cannot use group mentions. ADMINISTRATORS: only room admins and administrators can in this room. GUEST:
     *     guests cannot. DIRECT: not available in direct rooms of two.
     * @enum {string}
     */
    GroupMentionRefusal: 'ADMINISTRATORS' | 'GUEST' | 'DIRECT';
    ChatGroupMentions: {
      roomId: Id;
      /** @description Null if the caller can use group mentions. */
      refusal: components['schemas']['GroupMentionRefusal'] | null;
      /** @description Number of members that each group mention notifies, without the caller and members who muted the room. */
      reach: {
        HERE: number;
        ALL: number;
      };
    };
    /**
     * @description Current state of every message sent or changed after a seq, including thread replies, by `changeSeq`. Each message
     *     is listed once.
     */
    ChatChanges: {
      data: ChatMessage[];
      /** @description Lines about changes of the room after that seq, up to `upToSeq`. */
      systemLines: components['schemas']['ChatSystemLines'];
      /** @description Null if neither the room nor its members changed after that seq. */
      room: ChatRoomSummary | null;
      metadata: {
        limit: number;
        /** @description A client that applied `data` is up to date until this seq; start of the next request. */
        upToSeq: ChatSeq;
        lastSeq: ChatSeq;
        hasNextPage: boolean;
      };
    };
    UpdateLastReadMessageRequest: {
      messageId: Id;
    };
    ChatUnreadMessage: {
      roomId: Id;
      unreadCount: number;
      /**
       * Format: uuid
       * @description First unread message outside threads. Null if there is none.
       */
      firstUnreadMessageId: string | null;
      firstUnreadSeq: number | null;
      /** Format: uuid */
      lastReadMessageId: string | null;
      lastReadSeq: ChatSeq;
    };
    /** @description Both null if there is no valid code and the caller cannot create one. */
    ChatInviteToken: {
      code: string | null;
      /** Format: date-time */
      expiresAt: string | null;
    };
    /** @description Incoming webhook of a room. */
    ChatWebhook: {
      id: Id;
      name: string;
      /** @description Time of creation, or of the last renewal of the URL. */
      createdAt: Instant;
      /** @description Name of the member who created it or renewed its URL last. Null if the account was deleted. */
      createdByName: string | null;
      /** @description Accurate to a minute. */
      lastUsedAt: Instant | null;
      /**
       * @description Whether that member has left the organisation or is blocked. Messages are then rejected until a room admin renews
       *     the URL.
       */
      needsNewUrl: boolean;
    };
    ChatWebhookList: {
      data: components['schemas']['ChatWebhook'][];
    };
    WebhookName: VisibleName & unknown;
    CreateChatWebhookRequest: {
      name: components['schemas']['WebhookName'];
    };
    ChatWebhookWithUrl: components['schemas']['ChatWebhook'] & {
      /** @description Address for messages. It contains the secret, of which only a hash is stored. */
      url: string;
    };
    SlashCommand: {
      name: string;
      description: string;
      usageHint: string;
      /** @description Host that receives the text of the command. */
      host: string;
    };
    SlashCommandList: {
      data: components['schemas']['SlashCommand'][];
    };
    /** @description Name without the slash. Unique in the organisation. */
    SlashCommandName: string;
    RunSlashCommandRequest: {
      name: components['schemas']['SlashCommandName'];
      /** @description Text after the name. May be empty. */
      commandText: string;
      /** @description First message of the thread in which the command runs. */
      threadRootId?: Id;
    };
    SlashCommandReply: {
      /** @description Markdown for the caller only. Null if the reply was posted in the room or is empty. */
      text: string | null;
      /** @description Whether the reply was posted in the room. */
      posted: boolean;
    };
    /** @description The part of Slack's format that is supported. Other properties are ignored, so that existing senders need no change. */
    PostWebhookMessageRequest: {
      /**
       * @description Markdown as in messages of members. Slack's links `<https://example.com|label>` and entities `&lt;`, `&gt;` and
       *     `&amp;` are converted. Shortened to 1000 characters. Mentions, also `<!channel>` and `@all`, notify no one.
       */
      text: string;
      /**
       * @description Name shown before the name of the webhook, such as `CI (Deployments)`. Shortened if both together are longer than
       *     80 characters.
       */
      username?: components['schemas']['WebhookName'];
    };
    UpdateChatRoomRoleRequest: {
      userId: Id;
      role: ChatRoomRole;
      /** @description With ADMIN: transfers ownership to the member and makes the caller a USER, who can leave. */
      handOver?: boolean;
    };
    MuteChatRoomRequest: {
      muted: boolean;
    };
    ChatMuteState: {
      roomId: Id;
      muted: boolean;
    };
    HideChatRoomRequest: {
      hidden: boolean;
    };
    ChatHiddenState: {
      roomId: Id;
      hidden: boolean;
    };
    /**
     * @description Admin room, arena or area room, own room, room of a meeting area, direct room of two members, or room of a meeting
     *     without a meeting room.
     * @enum {string}
     */
    VoiceRoomKind: 'ADMIN' | 'AREA' | 'OWN' | 'MEETING_AREA' | 'DIRECT' | 'MEETING';
    /** @description Room names in the floor plan, for an area or meeting area. Null for rooms named by people. */
    VoiceRoomNames: LocalizedText | null;
    /** @description Person with access to a room. */
    VoiceRoomPerson: {
      id: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      avatarUrl: AvatarUrl;
      email: Email;
    };
    /** @description Participant of a voice room. */
    VoiceParticipant: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      avatarUrl: AvatarUrl;
      muted: boolean;
      /** @description Whether the participant joined by a guest link. Omitted for members. */
      guest?: boolean;
    };
    /** @description Number of listeners in an all-hands room. Zero in other rooms. */
    VoiceListeners: number;
    VoiceRoom: {
      /**
       * @description Present for all kinds. The ID of an area or meeting area room is stable and derived from its floor and zone, because
       *     zone IDs are unique only within a floor plan. The ID of a meeting room is that of the meeting.
       */
      id: Id;
      kind: VoiceRoomKind;
      /** @description Name in the requested language. */
      name: string;
      names: components['schemas']['VoiceRoomNames'];
      /** Format: uuid */
      floorId: string | null;
      /** @description Zone of the floor plan for an area or meeting area. Null for other rooms. */
      zoneId: PlanItemId | null;
      /**
       * Format: uuid
       * @description Meeting room ID of a meeting area, as in `listMeetingRooms`.
       */
      meetingRoomId: string | null;
      /**
       * Format: uuid
       * @description User ID of the creator. Null for areas, and if the account was deleted.
       */
      ownerId: string | null;
      /** @description Whether the caller can change and delete it. */
      canEdit: boolean;
      /** @description Whether the caller can invite people to it. */
      canInvite: boolean;
      /** @description People with access in addition to the owner (guests, for an admin room). Visible only to editors. */
      emails?: Email[];
      /** @description People in `emails` with their names, in the same order. Visible only to editors. */
      people?: components['schemas']['VoiceRoomPerson'][];
      /** @description Sorted by join time. Without the listeners of an all-hands room. */
      participants: components['schemas']['VoiceParticipant'][];
      listeners: VoiceListeners;
      /** @description Whether members join as listeners. */
      allHands: boolean;
      /** @description Maximum number of participants. */
      limit: number;
    };
    VoiceRoomList: {
      data: VoiceRoom[];
      metadata: ListMetadata;
    };
    /**
     * @description Room kinds that members can create.
     * @enum {string}
     */
    CreatableVoiceRoomKind: 'OWN' | 'ADMIN';
    /**
     * @description Organisation members with access in addition to the creator; for an admin room, which is open to all
     *     members, the guests with access.
     */
    VoiceRoomEmails: Email[];
    CreateVoiceRoomRequest: {
      kind: components['schemas']['CreatableVoiceRoomKind'];
      name: VisibleName;
      floorId?: Id;
      emails?: VoiceRoomEmails;
    };
    OpenVoiceMeetingAreaRoomRequest: {
      meetingRoomId: Id;
    };
    OpenVoiceMeetingRoomRequest: {
      meetingId: Id;
    };
    /** @description Omitted fields stay unchanged. */
    UpdateVoiceRoomRequest: {
      name?: VisibleName;
      emails?: VoiceRoomEmails;
    };
    CreateVoiceTokenRequest: {
      roomId: Id;
    };
    VoiceToken: {
      /** @description Token for `join` of the `/voice` socket namespace. */
      token: string;
      expiresAt: Instant;
      room: VoiceRoom;
      /** @description Empty if the operator has not configured any servers. */
      iceServers: components['schemas']['VoiceIceServer'][];
      /**
       * Format: date-time
       * @description Expiry of the credentials. Null if there are none. Relays end their connections at this time: participants must
       *     request new credentials earlier, at half of the validity if it is short.
       */
      iceExpiresAt: string | null;
      /**
       * @description ICE transport policy for RTCPeerConnection. `relay` if the operator does not allow direct connections between browsers.
       * @enum {string}
       */
      iceTransportPolicy: 'all' | 'relay';
    };
    CallRequest: {
      userId: Id;
    };
    InviteIntoVoiceRoomRequest: {
      roomId: Id;
      userIds: Id[];
    };
    InviteToVoiceChatRequest:
      components['schemas']['CallRequest'] | components['schemas']['InviteIntoVoiceRoomRequest'];
    VoiceInvitation: {
      invitationId: Id;
      roomId: Id;
      roomName: string;
      roomNames: components['schemas']['VoiceRoomNames'];
      kind: VoiceRoomKind;
      /** Format: uuid */
      floorId: string | null;
      inviter: PersonRef;
      /** @description Participants of the room when the invitation was sent, with the inviter if they are in it. */
      participants: PersonRef[];
      expiresAt: Instant;
    };
    VoiceInvite: {
      invitation: components['schemas']['VoiceInvitation'];
      /** @description Invited members. */
      users: PersonRef[];
      room: VoiceRoom;
    };
    ConfirmVoiceInvitationRequest: {
      invitationId: Id;
      accepted: boolean;
      /** @description Whether a member who declines replies by direct message. */
      byMessage?: boolean;
      /** @description Withdraws an earlier acceptance. Then `accepted` is false. */
      withdrawn?: boolean;
    };
    VoiceInviteConfirmation: {
      invitationId: Id;
      accepted: boolean;
      /** @description Null after a refusal. */
      room: VoiceRoom | null;
    };
    VoiceCandidate: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      avatarUrl: AvatarUrl;
      status: Status;
      workingStatus: WorkingStatus;
      /** @description Whether the member can receive an invitation. */
      online: boolean;
      /** @description Whether the member is already in a talk with others. Being alone in a room does not count. */
      inVoiceChat: boolean;
    };
    VoiceCandidateList: {
      data: components['schemas']['VoiceCandidate'][];
      metadata: ListMetadata;
    };
    /**
     * @description Images with one page each, or a single PDF.
     * @enum {string}
     */
    SharedDocumentKind: 'IMAGE' | 'PDF';
    /** @description Number of pages of a shared document. */
    SharedDocumentPages: number;
    /** @description Document shared in a voice room, visible to people with access to the room. */
    SharedDocument: {
      id: Id;
      /** @description Voice room ID. */
      roomId: Id;
      /** Format: uuid */
      floorId: string | null;
      /** @description Zone of the room in the floor plan. Null for rooms without a zone. */
      zoneId: PlanItemId | null;
      /**
       * Format: uuid
       * @description Meeting room ID, as in `listMeetingRooms`, for the room of a meeting area.
       */
      meetingRoomId: string | null;
      kind: components['schemas']['SharedDocumentKind'];
      /** @description Name of the first file. */
      name: string;
      /**
       * @description Files for `preSignDownloads`: accessible to people with access to the room while the document is shared. For
       *     images, the first file is page 1.
       */
      fileKeys: string[];
      pages: components['schemas']['SharedDocumentPages'];
      /** @description Current page, from 1. */
      page: number;
      /** @description Participant who controls the page. */
      leader: PersonRef;
      /** @description Number of changes. A higher version is newer. */
      version: number;
      startedAt: Instant;
    };
    SharedDocumentList: {
      data: SharedDocument[];
      metadata: ListMetadata;
    };
    /** @description Images in page order, or one PDF. */
    SharedDocumentFileKeys: string[];
    ShareDocumentRequest: {
      roomId: Id;
      /** @description Uploads of the caller to `shared_document`, or chat files readable by the caller. */
      fileKeys: components['schemas']['SharedDocumentFileKeys'];
      /** @description Number of pages of the PDF, or number of images. */
      pages: components['schemas']['SharedDocumentPages'];
      /** @description ID of the currently shared document to replace. */
      replaces?: Id;
    };
    /** @description Changes the page (leader only) or the leader. */
    UpdateSharedDocumentRequest: {
      page?: number;
      /** @description The caller, to take over, or the participant to hand over to. */
      leaderId?: Id;
    };
    /**
     * @description `OFFERED`: a new member has not taken the tour; `FINISHED` also applies to members who joined before the tour existed.
     * @enum {string}
     */
    TourStatus: 'OFFERED' | 'RUNNING' | 'SKIPPED' | 'FINISHED';
    /**
     * @description Steps of the first-day tour: walking, sitting down, talking to a person, finding a person.
     * @enum {string}
     */
    TourStep: 'WALK' | 'SIT' | 'TALK' | 'FIND';
    Tour: {
      status: components['schemas']['TourStatus'];
      /** @description Completed steps, in tour order. */
      done: components['schemas']['TourStep'][];
    };
    /** @description Number of open surveys without an answer of the caller. */
    UnansweredSurveys: {
      count: number;
    };
    /** @description The floor that the caller enters. */
    WorkplaceFloor: {
      id: Id;
      /** @description Office of the floor. */
      contractId: Id;
      plan: FloorPlan | null;
      seats: components['schemas']['SeatPositionList'] | null;
      meetings: components['schemas']['RoomMeetingsList'] | null;
    };
    WorkplaceData: {
      maintenance: components['schemas']['MaintenanceInfo'] | null;
      permission: components['schemas']['Permission'] | null;
      profile: components['schemas']['Profile'] | null;
      settings: components['schemas']['Settings'] | null;
      desk: components['schemas']['Desk'] | null;
      offices: components['schemas']['OfficeList'] | null;
      chatRoomHeads: components['schemas']['ChatRoomHeadList'] | null;
      availableMeetings: components['schemas']['MeetingList'] | null;
      sharedDocuments: components['schemas']['SharedDocumentList'] | null;
      tour: Tour | null;
      unreadNotifications: components['schemas']['UnreadNotifications'] | null;
      unansweredSurveys: components['schemas']['UnansweredSurveys'] | null;
      unreadBulletins: components['schemas']['UnreadBulletins'] | null;
      floor: components['schemas']['WorkplaceFloor'] | null;
    };
    TourChange: {
      /**
       * @description `RUNNING` starts the tour from the first step.
       * @enum {string}
       */
      status: 'RUNNING' | 'SKIPPED';
    };
    TourStepDone: {
      step: components['schemas']['TourStep'];
    };
    /** @description Web Push subscription of the browser. */
    PushSubscription: {
      /** @description Push service URL for the server's messages. Requires TLS and a public internet address. */
      endpoint: string;
      /** @description Public key of the browser, base64url. */
      p256dh: string;
      /** @description Secret of the browser, base64url. */
      auth: string;
      /** @description Scope URL of the service worker. */
      swScope: string;
      /** @description Public key of this office used for the subscription, base64url. */
      vapidKey: string;
    };
    /** @description Browser registration, in one of two formats as set in `/config.json`. `subscription` is an addition to the specification. */
    WebNotificationRequest: {
      /** @description FCM token of the browser. */
      fcmToken?: string;
      subscription?: components['schemas']['PushSubscription'];
    } & (unknown | unknown);
    /**
     * @description Kind of search result; one group per kind.
     * @enum {string}
     */
    SearchKind:
      | 'PERSON'
      | 'CHAT_ROOM'
      | 'MESSAGE'
      | 'MEETING'
      | 'MEETING_ROOM'
      | 'VOICE_ROOM'
      | 'FLOOR'
      | 'POST'
      | 'NOTIFICATION'
      | 'SURVEY'
      | 'TUTORIAL'
      | 'ARTICLE';
    /** @description Matching part of a text, in UTF-16 code units; `end` is exclusive. */
    SearchMark: {
      start: number;
      end: number;
    };
    /** @description Plain text with its matching parts. */
    MarkedText: {
      text: string;
      /** @description In order, without overlaps. */
      marks: components['schemas']['SearchMark'][];
    };
    SearchHit: {
      kind: SearchKind;
      /** @description ID of the result. */
      id: string;
      /** @description Name of the result; for a message, the name of its author. */
      title: components['schemas']['MarkedText'];
      /** @description Part of the text with matches. Null if there is no text or nothing to show. */
      excerpt: components['schemas']['MarkedText'] | null;
      /** @description Room, floor, department or board of the result. */
      context: string | null;
      /** @description Path of the page of the result. */
      path: string;
      /**
       * Format: date-time
       * @description Time of writing or of the event. Null for results without a time.
       */
      at: string | null;
      /** @description Image URL. */
      picture: string | null;
    };
    /** @description Results of one kind, best first. */
    SearchGroup: {
      kind: SearchKind;
      hits: components['schemas']['SearchHit'][];
      hasNextPage: boolean;
      /** @description Present if there is a next page. */
      nextPage?: number;
    };
    SearchAnswer: {
      /** @description Groups with results, best result first. */
      groups: components['schemas']['SearchGroup'][];
      /** @description Kinds that timed out; repeating the search can return more of their results. */
      missing: SearchKind[];
    };
    /** @description One of the properties. */
    ConfirmIdentityRequest: {
      currentPassword?: EnteredPassword;
      code?: components['schemas']['TwoFactorCode'];
      assertion?: components['schemas']['PasskeyAssertion'];
    };
    /** @enum {string} */
    ConfirmationMethod: 'PASSKEY' | 'CODE' | 'PASSWORD';
    ConfirmationOptions: {
      methods: components['schemas']['ConfirmationMethod'][];
      /** @description Null without the method PASSKEY. */
      passkey: PasskeyOptions | null;
    };
    /**
     * @description Administrative role. `x-permissions` lists the permissions of each role. SYSTEM_ADMIN is the operator, OWNER the
     *     ORGANIZATION_ADMIN who joined first (`ownerAdmin`), ORGANIZATION_ADMIN every other administrator.
     *     A role cannot be granted or changed by a role that lacks one of its permissions.
     * @enum {string}
     */
    AdminRole:
      | 'SYSTEM_ADMIN'
      | 'OWNER'
      | 'ORGANIZATION_ADMIN'
      | 'PEOPLE_MANAGER'
      | 'CONTENT_EDITOR'
      | 'FLOOR_PLANNER'
      | 'AUDITOR';
    /**
     * @description Permission of an administrative role. `x-permission` of an administration operation names the permission that it
     *     requires.
     *     `session`: sign out, select an organisation, confirm the identity. `audience`: departments and member search of
     *     audience fields. `content`: notifications, bulletin boards, custom emoji, surveys, tutorials and help. `floors`:
     *     floors, seats, meeting and voice rooms. `security`: sign-in rules, single sign-on, provisioning, incoming webhooks and the audit stream.
     *     `privacy.write`: export and erasure of the data of a person.
     *     `roles.assign`: administrative roles of members and in invitations. `owner.write`: changes of the membership of
     *     the owner, legal holds, and the export and deletion of the organisation. `system.write`: organisations, contracts and
     *     maintenance.
     * @enum {string}
     */
    AdminPermission:
      | 'session'
      | 'overview.read'
      | 'audience.read'
      | 'members.read'
      | 'members.write'
      | 'privacy.write'
      | 'roles.assign'
      | 'content.read'
      | 'content.write'
      | 'floors.read'
      | 'floors.write'
      | 'organization.read'
      | 'organization.write'
      | 'security.read'
      | 'security.write'
      | 'audit.read'
      | 'owner.write'
      | 'system.write';
    AdministeredOrganization: {
      id: Id;
      name: string;
      email: string | null;
      avatarUrl: AvatarUrl;
      /** @description True if its members are blocked. Only a SYSTEM_ADMIN can administer a blocked organisation. */
      blocked: boolean;
    };
    /** @description A page of selectable organisations, sorted by name. */
    AdministeredOrganizationList: {
      data: components['schemas']['AdministeredOrganization'][];
      metadata: ListMetadata;
    };
    /** @description Signed-in administrator and selected organisation. */
    Administrator: {
      id: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      email: Email;
      language: Language;
      avatarUrl: AvatarUrl;
      /**
       * @description SYSTEM_ADMIN administers all organisations, ORGANIZATION_ADMIN those in which they have an administrative role.
       * @enum {string}
       */
      role: 'SYSTEM_ADMIN' | 'ORGANIZATION_ADMIN';
      /** @description Administrative role in the selected organisation. Null until one is selected. */
      adminRole: components['schemas']['AdminRole'] | null;
      /** @description Permissions of `adminRole`. Without a selected organisation, only `session`. */
      permissions: components['schemas']['AdminPermission'][];
      /** @description Selected organisation. Null until one is selected. */
      organization: components['schemas']['AdministeredOrganization'] | null;
      organizations: components['schemas']['AdministeredOrganizationList'];
    };
    AdminBulletinBoard: {
      id: Id;
      name: string;
      description: string;
      posting: BulletinPosting;
      closed: boolean;
      postCount: number;
      commentCount: number;
      version: Version;
    };
    AdminBulletinBoardList: {
      data: components['schemas']['AdminBulletinBoard'][];
      metadata: ListMetadata;
    };
    AdminBulletinBoardRequest: {
      name: VisibleName;
      description: VisibleText;
      posting: BulletinPosting;
    };
    /** @description IDs of categories or boards, or of the items of a category, in the new order. */
    ContentOrder: {
      ids: Id[];
    };
    /** @enum {string} */
    AdminBulletinPostState: 'PINNED' | 'CLOSED';
    /** @enum {string} */
    AdminBulletinPostSort: 'createdAt' | 'title' | 'readerCount' | 'commentCount';
    AdminBulletinPost: {
      id: Id;
      board: components['schemas']['BulletinBoardRef'];
      title: string;
      excerpt: string;
      author: BulletinAuthor;
      pinned: boolean;
      /** @description True if the post itself is closed. */
      closed: boolean;
      readerCount: number;
      commentCount: number;
      version: Version;
      createdAt: Instant;
      /** Format: date-time */
      editedAt: string | null;
    };
    AdminBulletinPostList: {
      data: components['schemas']['AdminBulletinPost'][];
      metadata: ListMetadata;
    };
    UpdateAdminBulletinBoardRequest: {
      /** @description Version of the board that the change is based on. */
      version: Version;
      name?: VisibleName;
      description?: VisibleText;
      posting?: BulletinPosting;
      closed?: boolean;
    };
    UpdateAdminBulletinPostRequest: {
      /** @description Version of the post that the change is based on. */
      version: Version;
      pinned?: boolean;
      closed?: boolean;
    };
    /** @description Person who added an emoji. */
    CustomEmojiAuthor: {
      id: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
    };
    AdminCustomEmoji: {
      id: Id;
      name: string;
      pictureUrl: string;
      /** @description Null if the account was deleted. */
      addedBy: components['schemas']['CustomEmojiAuthor'] | null;
      createdAt: Instant;
    };
    /**
     * @description Members who can add emoji. Guests never can, administrators always can.
     * @enum {string}
     */
    CustomEmojiAdding: 'EVERYONE' | 'ADMINISTRATORS';
    CustomEmojiSetting: {
      version: Version;
      adding: components['schemas']['CustomEmojiAdding'];
    };
    AdminCustomEmojiList: {
      /** @description By name. */
      data: components['schemas']['AdminCustomEmoji'][];
      setting: components['schemas']['CustomEmojiSetting'];
    };
    UpdateCustomEmojiSettingRequest: {
      version: Version;
      adding: components['schemas']['CustomEmojiAdding'];
    };
    /**
     * @description Subset of `FileDirectory` for content uploads by administrators.
     * @enum {string}
     */
    AdminFileDirectory:
      | 'bulletin_attachment'
      | 'tutorial_attachment'
      | 'help_attachment'
      | 'survey_attachment'
      | 'notification_attachment';
    /** @description Administrator who made the change. */
    FloorAuthor: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
    };
    FloorDraftInfo: {
      /** @description Published plan when the draft was created. */
      baseRevision: number;
      updatedAt: Instant;
      /** @description Null if the person was deleted. */
      updatedBy: components['schemas']['FloorAuthor'] | null;
    };
    /** @description Floor with administration data. */
    AdminFloor: {
      id: Id;
      contractId: Id;
      name: string;
      names: PlanName;
      /** @description Display order of the floor. */
      position: number;
      /** @description True if the floor cannot be entered. */
      blocked: boolean;
      version: Version;
      /** @description Width in metres. */
      width: number;
      /** @description Depth in metres. */
      depth: number;
      /** @description Number of assignable desks. */
      seatCount: number;
      takenSeatCount: number;
      /** @description Number of meeting rooms. */
      roomCount: number;
      /** @description Number of people on the floor. */
      presentCount: number;
      /** @description Number of plans published so far. */
      revision: number;
      publishedAt: Instant;
      draftVersion: Version;
      /** @description Null if there is no draft. */
      draft: components['schemas']['FloorDraftInfo'] | null;
    };
    /** @description Office and its floors. */
    FloorOffice: {
      id: Id;
      name: string;
      names: LocalizedText | null;
      blocked: boolean;
      floors: AdminFloor[];
    };
    AdminFloorList: {
      data: components['schemas']['FloorOffice'][];
      metadata: ListMetadata;
    };
    /** @description Name of a floor in each language, and the reading of the Japanese name if required. */
    FloorNames: {
      ja: VisibleName;
      en: VisibleName;
      katakana?: NewNameKatakana;
    };
    /**
     * @description Template, empty floor, plan of another floor, or custom plan.
     * @enum {string}
     */
    FloorSource: 'TEMPLATE' | 'BLANK' | 'FLOOR' | 'PLAN';
    /**
     * @description Plan in the format of `FloorPlanDraft`. A plan in another format is rejected as a whole with
     *     `{ plan: invalid }`.
     */
    FloorPlanDocument: unknown;
    /**
     * @description TEMPLATE requires `templateId`; BLANK `width` and `depth`; FLOOR `floorId`; PLAN `plan`. `names` overrides the name
     *     in the plan.
     */
    CreateFloorRequest: {
      contractId: Id;
      names: components['schemas']['FloorNames'];
      source: components['schemas']['FloorSource'];
      templateId?: string;
      width?: number;
      depth?: number;
      floorId?: Id;
      plan?: components['schemas']['FloorPlanDocument'];
    };
    /** @description Floor template. */
    FloorTemplate: {
      id: string;
      name: LocalizedText;
      width: number;
      depth: number;
      seatCount: number;
      roomCount: number;
    };
    FloorTemplateList: {
      data: components['schemas']['FloorTemplate'][];
      metadata: ListMetadata;
    };
    OrderFloorsRequest: {
      contractId: Id;
      /** @description IDs of all floors of the office in the new order. */
      floorIds: Id[];
    };
    UpdateFloorRequest: {
      version: Version;
      names?: components['schemas']['FloorNames'];
      blocked?: boolean;
    };
    /** @description Removed seat and its owner. */
    LostSeat: {
      seatId: PlanItemId;
      label: string;
      user: MemberRef;
    };
    /** @description Removed meeting room and its scheduled meetings. */
    LostRoom: {
      meetingRoomId: Id;
      name: LocalizedText;
      meetingCount: number;
      /** @description Start of the first affected meeting. */
      nextStartTime: Instant | null;
    };
    /** @description Effects of deleting the floor now. */
    FloorRemoval: {
      /** @description True if it is the last floor of the office, which cannot be deleted. */
      isLast: boolean;
      presentCount: number;
      seats: components['schemas']['LostSeat'][];
      rooms: components['schemas']['LostRoom'][];
    };
    /** @description Same as `FloorPlan`, but entrances can be missing. */
    FloorPlanDraft: {
      /** @enum {integer} */
      version: 1;
      name: PlanName;
      size: {
        width: PlanLength;
        depth: PlanLength;
        height: PlanLength;
      };
      spawns: components['schemas']['PlanSpawn'][];
      walls: components['schemas']['PlanWall'][];
      doors: components['schemas']['PlanDoor'][];
      zones: components['schemas']['PlanZone'][];
      desks: components['schemas']['PlanDesk'][];
      seats: components['schemas']['PlanSeat'][];
      decor: components['schemas']['PlanDecor'][];
    };
    /** @description Floor with its published plan and draft. */
    EditedFloor: {
      floor: AdminFloor;
      plan: FloorPlan;
      /** @description Null if there is no draft. */
      draftPlan: components['schemas']['FloorPlanDraft'] | null;
    };
    SaveFloorDraftRequest: {
      version: Version;
      plan: components['schemas']['FloorPlanDocument'];
    };
    /** @description State of the draft after a change. */
    FloorDraftState: {
      draftVersion: Version;
      draft: components['schemas']['FloorDraftInfo'] | null;
    };
    /**
     * @description Kind of floor plan problem.
     * @enum {string}
     */
    PlanProblemCode:
      | 'malformed'
      | 'tooLarge'
      | 'noSpawn'
      | 'duplicateId'
      | 'duplicateLabel'
      | 'nameTooLong'
      | 'nameNotVisible'
      | 'nameKatakana'
      | 'outsideFloor'
      | 'wallWithoutLength'
      | 'unknownWall'
      | 'doorOutsideWall'
      | 'doorsOverlap'
      | 'unknownZone'
      | 'seatOutsideZone'
      | 'seatsOverlap'
      | 'insideWall'
      | 'spawnBlocked'
      | 'unreachable'
      | 'roomWithoutDoor'
      | 'roomsOverlap'
      | 'peopleShutIn';
    /**
     * @description Severity. A plan with an ERROR cannot be published.
     * @enum {string}
     */
    PlanProblemLevel: 'ERROR' | 'WARNING';
    /**
     * @description Kind of element in a floor plan.
     * @enum {string}
     */
    PlanItemKind: 'wall' | 'door' | 'zone' | 'desk' | 'seat' | 'spawn' | 'decor';
    /** @description Element of a floor plan. The ID of entrances (`spawn`) and furniture (`decor`) is their index in the list, from 0. */
    PlanItem: {
      kind: components['schemas']['PlanItemKind'];
      id: string;
    };
    PlanProblem: {
      code: components['schemas']['PlanProblemCode'];
      level: components['schemas']['PlanProblemLevel'];
      /** @description Affected elements, the cause first. */
      items: components['schemas']['PlanItem'][];
      /** @description Position of the problem, in metres. */
      point?: {
        x: number;
        z: number;
      };
    };
    /** @description Number of changed elements of a kind. */
    PlanChange: {
      kind: components['schemas']['PlanItemKind'];
      added: number;
      removed: number;
      changed: number;
    };
    /** @description Effects of publishing the draft now. */
    FloorPublication: {
      draftVersion: Version;
      /** @description Revision of the published plan. */
      revision: number;
      /** @description Revision that the draft is based on. If it differs from `revision`, another plan was published since then. */
      baseRevision: number;
      problems: components['schemas']['PlanProblem'][];
      /** @description Changes compared with the published plan; unchanged kinds are omitted. */
      changes: components['schemas']['PlanChange'][];
      /** @description True if the floor size changes. */
      resized: boolean;
      /** @description People at positions that become unreachable, who are moved. */
      people: components['schemas']['FloorAuthor'][];
      /** @description Number of people on the floor. */
      presentCount: number;
      seats: components['schemas']['LostSeat'][];
      /** @description Removed meeting rooms, including rooms without meetings. */
      rooms: components['schemas']['LostRoom'][];
    };
    /** @description Version that the change is based on. */
    VersionRequest: {
      version: Version;
    };
    PublishedFloor: {
      floor: AdminFloor;
      lostSeatCount: number;
      /** @description Number of meetings that lose their room. */
      movedMeetingCount: number;
    };
    /** @description Current or previous plan of a floor. */
    FloorRevision: {
      revision: number;
      current: boolean;
      publishedAt: Instant;
      /** @description Null if published by the operator or if the person was deleted. */
      publishedBy: components['schemas']['FloorAuthor'] | null;
      width: number;
      depth: number;
      seatCount: number;
      roomCount: number;
      itemCount: number;
    };
    FloorRevisionList: {
      data: components['schemas']['FloorRevision'][];
      metadata: ListMetadata;
    };
    /** @description Assignable seat and its owner. */
    AdminSeat: {
      seatId: PlanItemId;
      label: string;
      zoneId: PlanItemId;
      user: MemberRef | null;
      takenAt: Instant | null;
    };
    AdminSeatList: {
      data: components['schemas']['AdminSeat'][];
      metadata: ListMetadata;
    };
    /**
     * @description Assigns the seat to `userId`, who gives up their seat in the same office; null frees it. Rejected if the current
     *     owner is not `expectedUserId`, because of a concurrent change.
     */
    AssignSeatRequest: {
      userId: Id | null;
      expectedUserId: Id | null;
    };
    /** @description Member who can be assigned a seat, and their current seat. */
    SeatCandidate: {
      user: MemberRef;
      seat: {
        floorId: Id;
        floorName: string;
        seatId: PlanItemId;
        label: string;
      } | null;
    };
    SeatCandidateList: {
      data: components['schemas']['SeatCandidate'][];
      metadata: ListMetadata;
    };
    /**
     * @description Kind of action. READ and CALLED are calls without changes, identified by `operation`. All others are changes or attempted
     *     changes.
     * @enum {string}
     */
    AuditAction:
      | 'READ'
      | 'CALLED'
      | 'SIGNED_IN'
      | 'SIGNED_OUT'
      | 'ORGANIZATION_ENTERED'
      | 'SESSIONS_ENDED'
      | 'PASSWORD_LINK_REQUESTED'
      | 'PASSWORD_CHANGED'
      | 'IDENTITY_CONFIRMED'
      | 'PASSKEY_ADDED'
      | 'PASSKEY_REMOVED'
      | 'TWO_FACTOR_ENABLED'
      | 'TWO_FACTOR_DISABLED'
      | 'RECOVERY_CODES_RENEWED'
      | 'RECOVERY_CODE_USED'
      | 'NETWORK_FORGOTTEN'
      | 'ACCOUNT_CREATED'
      | 'ACCOUNT_LINKED'
      | 'ACCOUNT_UNLINKED'
      | 'ACCOUNT_BLOCKED'
      | 'ACCOUNT_UNBLOCKED'
      | 'ATTEMPTS_UNLOCKED'
      | 'SYSTEM_ADMIN_GRANTED'
      | 'SYSTEM_ADMIN_WITHDRAWN'
      | 'MEMBER_ADDED'
      | 'MEMBER_CHANGED'
      | 'MEMBER_ROLE_CHANGED'
      | 'MEMBER_BLOCKED'
      | 'MEMBER_UNBLOCKED'
      | 'GUEST_ACCESS_ENDED'
      | 'GUEST_ACCESS_CHANGED'
      | 'MEMBER_REMOVED'
      | 'MEMBERS_EXPORTED'
      | 'PERSONAL_DATA_EXPORT_REQUESTED'
      | 'PERSONAL_DATA_EXPORTED'
      | 'ERASURE_REQUESTED'
      | 'PERSON_ERASED'
      | 'INVITATION_SENT'
      | 'INVITATION_RESENT'
      | 'INVITATION_WITHDRAWN'
      | 'INVITATION_ACCEPTED'
      | 'ORGANIZATION_CREATED'
      | 'ORGANIZATION_CHANGED'
      | 'ORGANIZATION_BLOCKED'
      | 'ORGANIZATION_UNBLOCKED'
      | 'ORGANIZATION_DELETION_SCHEDULED'
      | 'ORGANIZATION_DELETION_CANCELED'
      | 'ORGANIZATION_DELETED'
      | 'ORGANIZATION_EXPORT_REQUESTED'
      | 'ORGANIZATION_EXPORTED'
      | 'LEGAL_HOLD_PLACED'
      | 'LEGAL_HOLD_RELEASED'
      | 'SETUP_CLOSED'
      | 'CONTRACT_CREATED'
      | 'CONTRACT_CHANGED'
      | 'CONTRACT_BLOCKED'
      | 'CONTRACT_UNBLOCKED'
      | 'SIGN_IN_RULES_CHANGED'
      | 'SSO_CHANGED'
      | 'SSO_DOMAIN_CHANGED'
      | 'SSO_ACCOUNT_LINKED'
      | 'SCIM_TOKEN_CREATED'
      | 'SCIM_TOKEN_REVOKED'
      | 'API_TOKEN_CREATED'
      | 'API_TOKEN_REVOKED'
      | 'API_TOKENS_SETTING_CHANGED'
      | 'BOT_CREATED'
      | 'BOT_CHANGED'
      | 'BOT_DELETED'
      | 'SCIM_GROUP_CREATED'
      | 'SCIM_GROUP_CHANGED'
      | 'SCIM_GROUP_DELETED'
      | 'AREAS_CHANGED'
      | 'GROUP_MENTIONS_CHANGED'
      | 'RETENTION_CHANGED'
      | 'LINK_PREVIEWS_CHANGED'
      | 'MEETING_TRANSCRIPTS_CHANGED'
      | 'GUEST_LINKS_CHANGED'
      | 'WEBHOOK_CREATED'
      | 'WEBHOOK_URL_RENEWED'
      | 'WEBHOOK_DELETED'
      | 'OUTGOING_WEBHOOK_CREATED'
      | 'OUTGOING_WEBHOOK_CHANGED'
      | 'OUTGOING_WEBHOOK_DISABLED'
      | 'OUTGOING_WEBHOOK_SECRET_RENEWED'
      | 'OUTGOING_WEBHOOK_DELETED'
      | 'SLASH_COMMAND_CREATED'
      | 'SLASH_COMMAND_CHANGED'
      | 'SLASH_COMMAND_SECRET_RENEWED'
      | 'SLASH_COMMAND_DELETED'
      | 'EMBED_CREATED'
      | 'EMBED_CHANGED'
      | 'EMBED_KEY_RENEWED'
      | 'EMBED_DELETED'
      | 'CUSTOM_EMOJI_ADDED'
      | 'CUSTOM_EMOJI_DELETED'
      | 'CUSTOM_EMOJI_SETTING_CHANGED'
      | 'DEMO_COLLEAGUES_CHANGED'
      | 'FLOOR_CREATED'
      | 'FLOOR_CHANGED'
      | 'FLOOR_DRAFT_SAVED'
      | 'FLOOR_DRAFT_DISCARDED'
      | 'FLOOR_PUBLISHED'
      | 'FLOOR_IMPORTED'
      | 'FLOOR_EXPORTED'
      | 'FLOOR_BLOCKED'
      | 'FLOOR_UNBLOCKED'
      | 'FLOOR_DELETED'
      | 'SEAT_ASSIGNED'
      | 'SEAT_RELEASED'
      | 'ROOM_CREATED'
      | 'ROOM_CHANGED'
      | 'ROOM_DELETED'
      | 'ROOM_MEMBER_REMOVED'
      | 'ROOM_ROLE_CHANGED'
      | 'MESSAGE_DELETED'
      | 'MESSAGE_DELETED_BY_ADMIN'
      | 'MEETING_CANCELED'
      | 'MEETING_TRANSCRIPT_DELETED'
      | 'GUEST_LINK_CREATED'
      | 'GUEST_LINK_REVOKED'
      | 'GUEST_ADMITTED'
      | 'GUEST_DENIED'
      | 'GUEST_REMOVED'
      | 'TUTORIAL_CREATED'
      | 'TUTORIAL_CHANGED'
      | 'TUTORIAL_PUBLISHED'
      | 'TUTORIAL_WITHDRAWN'
      | 'TUTORIAL_DELETED'
      | 'TUTORIAL_CATEGORY_CREATED'
      | 'TUTORIAL_CATEGORY_CHANGED'
      | 'TUTORIAL_CATEGORY_DELETED'
      | 'FILE_DELETED'
      | 'DESK_NOTE_REMOVED'
      | 'HELP_CATEGORY_CREATED'
      | 'HELP_CATEGORY_CHANGED'
      | 'HELP_CATEGORY_DELETED'
      | 'HELP_ARTICLE_CREATED'
      | 'HELP_ARTICLE_CHANGED'
      | 'HELP_ARTICLE_DELETED'
      | 'HELP_ORDER_CHANGED'
      | 'HELP_QUESTION_ANSWERED'
      | 'HELP_QUESTION_CLOSED'
      | 'MAINTENANCE_ANNOUNCED'
      | 'MAINTENANCE_CHANGED'
      | 'MAINTENANCE_ENDED'
      | 'NOTIFICATION_CREATED'
      | 'NOTIFICATION_CHANGED'
      | 'NOTIFICATION_DELETED'
      | 'NOTIFICATION_SENT'
      | 'NOTIFICATION_WITHDRAWN'
      | 'NOTIFICATION_READERS_EXPORTED'
      | 'SURVEY_CREATED'
      | 'SURVEY_CHANGED'
      | 'SURVEY_PUBLISHED'
      | 'SURVEY_CLOSED'
      | 'SURVEY_REOPENED'
      | 'SURVEY_REMINDED'
      | 'SURVEY_EXPORTED'
      | 'SURVEY_DELETED'
      | 'BULLETIN_BOARD_CREATED'
      | 'BULLETIN_BOARD_CHANGED'
      | 'BULLETIN_BOARD_DELETED'
      | 'BULLETIN_POST_CHANGED'
      | 'BULLETIN_POST_DELETED'
      | 'MAIL_READ'
      | 'AUDIT_EXPORTED'
      | 'AUDIT_PRUNED'
      | 'AUDIT_STREAM_CHANGED'
      | 'AUDIT_STREAM_REMOVED'
      | 'AUDIT_STREAM_PAUSED'
      | 'AUDIT_STREAM_RESUMED';
    /**
     * @description Kind of the target of an action.
     * @enum {string}
     */
    AuditTargetKind:
      | 'ACCOUNT'
      | 'MEMBER'
      | 'SESSION'
      | 'NETWORK'
      | 'INVITATION'
      | 'ORGANIZATION'
      | 'CUSTOM_EMOJI'
      | 'CONTRACT'
      | 'FLOOR'
      | 'SEAT'
      | 'CHAT_ROOM'
      | 'VOICE_ROOM'
      | 'MEETING_ROOM'
      | 'MEETING'
      | 'TUTORIAL'
      | 'TUTORIAL_CATEGORY'
      | 'FILE'
      | 'BULLETIN_BOARD'
      | 'BULLETIN_POST'
      | 'LINKED_ACCOUNT'
      | 'HELP_CATEGORY'
      | 'HELP_ARTICLE'
      | 'HELP_QUESTION'
      | 'MAINTENANCE'
      | 'NOTIFICATION'
      | 'SURVEY'
      | 'MAIL';
    /**
     * @description Source of an action: the administration, the member office, the operator's command line, the identity provider (SCIM), or the server.
     * @enum {string}
     */
    AuditChannel: 'ADMIN' | 'OFFICE' | 'COMMAND_LINE' | 'SCIM' | 'SERVER';
    /**
     * @description Whether the action succeeded, was refused, or failed because of a server error.
     * @enum {string}
     */
    AuditOutcome: 'DONE' | 'REFUSED' | 'FAILED';
    /**
     * @description Administrative role of a member with the role USER.
     * @enum {string}
     */
    DelegatedRole: 'PEOPLE_MANAGER' | 'CONTENT_EDITOR' | 'FLOOR_PLANNER' | 'AUDITOR';
    /** @description Person who performed the action, as of that time. */
    AuditActor: {
      /**
       * Format: uuid
       * @description Null for the operator, the server, and unauthenticated callers.
       */
      id: string | null;
      name: string | null;
      /** @description Account address; for a sign-in to an unknown account, the entered address. */
      email: string | null;
      role: Role | DelegatedRole | null;
    };
    /** @description Target of the action, with its name at that time. */
    AuditTarget: {
      kind: components['schemas']['AuditTargetKind'];
      id: string | null;
      name: string | null;
    };
    /** @description Property values by name, without secrets. */
    AuditValues: {
      [key: string]: unknown;
    };
    AuditEntry: {
      /** @description Increases with each entry. */
      id: number;
      at: Instant;
      /**
       * Format: uuid
       * @description Organisation of the entry. Null for entries without an organisation.
       */
      organizationId: string | null;
      channel: components['schemas']['AuditChannel'];
      actor: components['schemas']['AuditActor'];
      /** @description IP address of the caller. */
      address: string | null;
      /** @description User agent of the browser. */
      userAgent: string | null;
      action: components['schemas']['AuditAction'];
      /** @description Operation ID of this API, or the command. */
      operation: string | null;
      outcome: components['schemas']['AuditOutcome'];
      /** @description Error code of a refusal. */
      error: string | null;
      target: components['schemas']['AuditTarget'] | null;
      /** @description Path and query of the request. */
      request: components['schemas']['AuditValues'] | null;
      before: components['schemas']['AuditValues'] | null;
      after: components['schemas']['AuditValues'] | null;
      /** @description Number of identical calls that the entry represents. */
      count: number;
      /**
       * Format: uuid
       * @description Identifies a bulk action. `partOf` of the list selects the entries of its people.
       */
      groupId: string | null;
      /** @description Number of people of a bulk action. */
      people: number;
    };
    AuditEntryList: {
      data: components['schemas']['AuditEntry'][];
      metadata: ListMetadata;
    };
    /**
     * @description State of a composed notification: a draft, scheduled, delivered to members, or withdrawn.
     * @enum {string}
     */
    AdminNotificationState: 'DRAFT' | 'SCHEDULED' | 'SENT' | 'WITHDRAWN';
    /**
     * @description Sort column of composed notifications. AT is the actual or scheduled send time; drafts come first.
     * @enum {string}
     */
    AdminNotificationSort: 'TITLE' | 'STATE' | 'AT' | 'UPDATED_AT';
    /**
     * @description Audience selection: all members, members by role or department, or listed people.
     * @enum {string}
     */
    AudienceKind: 'ORGANIZATION' | 'ROLES' | 'DEPARTMENTS' | 'PEOPLE';
    AudienceUserIds: Id[];
    /**
     * @description Audience in an organisation. Evaluated on each use: a member who joins a department is included; blocked members
     *     are excluded.
     */
    Audience: {
      kind: components['schemas']['AudienceKind'];
      /** @description Required with ROLES, ignored otherwise. */
      roles?: MemberRole[];
      /** @description Required with DEPARTMENTS, ignored otherwise. */
      departments?: string[];
      /** @description Required with PEOPLE, ignored otherwise. */
      userIds?: components['schemas']['AudienceUserIds'];
    };
    /** @description Composed notification in the administration list. */
    AdminNotificationRow: {
      id: Id;
      version: Version;
      state: components['schemas']['AdminNotificationState'];
      title: LocalizedText;
      audience: Audience;
      /** @description Administrator who wrote it. Null if the account was deleted. */
      author: PersonRef | null;
      /** @description Scheduled send time. Null for drafts. */
      publishAt: Instant | null;
      /** @description Actual send time. */
      publishedAt: Instant | null;
      withdrawnAt: Instant | null;
      /** @description Number of recipients, including after withdrawal. Null before sending. */
      recipientCount: number | null;
      /** @description Number of recipients who have read it. */
      readCount: number | null;
      updatedAt: Instant;
    };
    AdminNotificationList: {
      data: components['schemas']['AdminNotificationRow'][];
      metadata: ListMetadata;
    };
    /**
     * @description Title or name in each language. One of them may be empty; the other is then displayed in both languages. Errors
     *     name the field with its language: `title.en`.
     */
    LocalizedName: {
      ja: VisibleText;
      en: VisibleText;
    };
    /** @description Like `Content`, but may be empty. */
    OptionalContent: string;
    /** @description Content in each language, validated as `Content`. One of them may be empty together with the title in its language. */
    LocalizedContent: {
      ja: components['schemas']['OptionalContent'];
      en: components['schemas']['OptionalContent'];
    };
    /**
     * @description Action after saving a notification. AT schedules it for `publishAt`.
     * @enum {string}
     */
    NotificationPublishing: 'DRAFT' | 'NOW' | 'AT';
    AdminNotificationRequest: {
      clientId: Id;
      title: LocalizedName;
      content: LocalizedContent;
      audience: Audience;
      publishing: components['schemas']['NotificationPublishing'];
      /** @description Required with AT, must not be in the past. Ignored otherwise. */
      publishAt?: Instant;
    };
    /** @description Composed notification with full content. */
    AdminNotification: components['schemas']['AdminNotificationRow'] & {
      content: LocalizedContent;
    };
    UpdateAdminNotificationRequest: {
      version: Version;
      title: LocalizedName;
      content: LocalizedContent;
      audience: Audience;
      publishing: components['schemas']['NotificationPublishing'];
      publishAt?: Instant;
    };
    /** @description Recipient of a notification. */
    NotificationReader: {
      user: PersonRef;
      department: string | null;
      /** @description Read time. Null if unread. */
      readAt: Instant | null;
    };
    NotificationReaderList: {
      data: components['schemas']['NotificationReader'][];
      metadata: ListMetadata;
    };
    /**
     * @description Block state of a member: not blocked, blocked in this organisation by its administrators, or blocked everywhere by
     *     the operator.
     * @enum {string}
     */
    MemberBlock: 'NONE' | 'ORGANIZATION' | 'ACCOUNT';
    /**
     * @description Sort column of members.
     * @enum {string}
     */
    MemberSort: 'name' | 'email' | 'department' | 'role' | 'block' | 'lastSeen' | 'joined';
    /** @description Member in the administration list. */
    AdminMemberRow: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      nameKatakana: string;
      email: string;
      avatarUrl: AvatarUrl;
      department: string | null;
      jobTitle: string | null;
      role: Role;
      adminRole: DelegatedRole | null;
      ownerAdmin: components['schemas']['OwnerAdmin'];
      language: Language;
      block: components['schemas']['MemberBlock'];
      /** @description True if sign-in is locked after wrong passwords. */
      passwordLocked: boolean;
      /** @description Whether the account has an authenticator app or a passkey. */
      twoFactor: boolean;
      /** @description True if the member has the office open. */
      online: boolean;
      /** @description Last sign-in or token refresh. Null if no session is stored. */
      lastSeenAt: Instant | null;
      joinedAt: Instant;
      /**
       * Format: date
       * @description Last day of access of a guest, in the time zone of the organisation. Null without a limit.
       */
      accessUntil: string | null;
      /** @description Number of changes of role, block, last day of access, department and job title, and of the name in English by administrators. */
      version: Version;
    };
    AdminMemberList: {
      data: components['schemas']['AdminMemberRow'][];
      metadata: ListMetadata;
    };
    Department: {
      name: string;
      members: number;
    };
    DepartmentList: {
      data: components['schemas']['Department'][];
      metadata: ListMetadata;
    };
    MemberCandidate: {
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      email: string;
      department: string | null;
    };
    MemberCandidateList: {
      data: components['schemas']['MemberCandidate'][];
      metadata: ListMetadata;
    };
    /** @description Current size of an audience, and the names of listed people. */
    AudienceMembers: {
      memberCount: number;
      /** @description Listed people who are members, including blocked ones; empty for other kinds. */
      people: PersonRef[];
    };
    /**
     * @description Bulk action on members.
     * @enum {string}
     */
    MemberAction: 'ROLE' | 'DEPARTMENT' | 'BLOCK' | 'UNBLOCK' | 'SIGN_OUT';
    /** @description Filter for members, across all pages. */
    MemberFilter: {
      keyword?: string;
      role?: MemberRole;
      adminRole?: DelegatedRole;
      department?: string;
      block?: components['schemas']['MemberBlock'];
      online?: boolean;
      language?: Language;
      passwordLocked?: boolean;
      twoFactor?: boolean;
    };
    ChangeMembersRequest: {
      action: components['schemas']['MemberAction'];
      /** @description New role. Required for ROLE. */
      role?: MemberRole;
      /** @description New department, or null to remove it. Required for DEPARTMENT. */
      department?: VisibleText | null;
      members: {
        userIds?: Id[];
        filter?: components['schemas']['MemberFilter'];
        /** @description Matching members to exclude. */
        except?: Id[];
        /** @description Number of matching members without exceptions. Required with a filter. */
        expected?: number;
        /** @description Value of the previous response, to change the next members that match the filter. */
        continuation?: string;
      };
    };
    ChangedMembers: {
      /** @description Send it with the same request to change the next members. Null after the last one. */
      continuation: string | null;
      total: number;
      changed: number;
      /** @description Number of members without a change. */
      unchanged: number;
      failed: {
        userId: Id;
        /** @description Null if not a member. */
        nameKanji: string | null;
        nameLatin?: NameLatin;
        /** @description Error code. */
        error: string;
      }[];
    };
    /** @description Seat of a member. */
    MemberSeat: {
      contractId: Id;
      contractName: string;
      floorId: Id;
      floorName: string;
      seatId: PlanItemId;
    };
    /** @description Active session of a member in this organisation, on one device. */
    MemberSession: {
      id: Id;
      /**
       * @description Office or administration.
       * @enum {string}
       */
      audience: 'OFFICE' | 'ADMIN';
      device: components['schemas']['DeviceType'];
      system: string | null;
      browser: string | null;
      /** @description Last used IP address. */
      address: string;
      signedInAt: Instant;
      lastUsedAt: Instant;
      expiresAt: Instant;
    };
    /** @description Member with all administration data. */
    AdminMember: components['schemas']['AdminMemberRow'] & {
      nickname: string | null;
      /** @description Empty if `nameLatin` is derived or there is none. */
      enteredNameLatin: string;
      /**
       * @description True if the administrator can change the name in English. False if only the member can change it, for
       *     example because the member entered it.
       */
      nameLatinEditable: boolean;
      phoneNumber: string | null;
      gender: Gender | null;
      selfIntroduction: string | null;
      seats: components['schemas']['MemberSeat'][];
      /** @description 50 most recently used sessions. */
      sessions: components['schemas']['MemberSession'][];
      passwordLockedUntil: Instant | null;
      /** @description True for the calling administrator. */
      own: boolean;
      /** @description False if the role of the caller lacks a permission of the role of the member. */
      manageable: boolean;
      /** @description True if no other administrator of the organisation can sign in. */
      lastAdministrator: boolean;
    };
    UpdateMemberRequest: {
      version: Version;
      role?: MemberRole;
      /** @description Delegated role; null removes it. A new `role` also removes it. */
      adminRole?: DelegatedRole | null;
      department?: VisibleText | null;
      jobTitle?: VisibleText | null;
      nameLatin?: components['schemas']['NewNameLatin'] | null;
      /**
       * Format: date
       * @description Last day of access of a guest, today or later. Null removes the limit.
       */
      accessUntil?: string | null;
    };
    /** @description State of the erasure of a member, and the amount of content that the choices of the request concern. */
    MemberErasure: {
      /** @description Whether the erasure has been requested. */
      pending: boolean;
      /** @description Chat messages and transcript lines. */
      messages: number;
      /** @description Bulletin posts and comments, help questions. */
      posts: number;
      files: number;
    };
    /**
     * @description Keeps or deletes content that others can read.
     * @enum {string}
     */
    ErasureChoice: 'KEEP' | 'DELETE';
    EraseMemberRequest: {
      /** @description Chat messages, bulletin posts and comments, help questions, transcript lines. KEEP removes only the author. */
      messages: components['schemas']['ErasureChoice'];
      /** @description Uploads in chats, posts and other content. Profile pictures are always deleted. */
      files: components['schemas']['ErasureChoice'];
    };
    /** @description An `https:` URL without a query. `http:` only for hosts that the operator exempts. */
    AuditStreamUrl: string;
    /**
     * @description Body of a batch: one JSON object per line, or a JSON array.
     * @enum {string}
     */
    AuditStreamFormat: 'JSON_LINES' | 'JSON_ARRAY';
    /** @description POST requests, signed by the Standard Webhooks scheme. */
    AuditStreamWebhook: {
      url: AuditStreamUrl;
      format: components['schemas']['AuditStreamFormat'];
    };
    AuditStreamHost: string;
    AuditStreamPort: number;
    /** @description Certificate authorities in PEM that replace the public ones. Null to use the public ones. */
    AuditStreamCertificate: string | null;
    /** @description Syslog messages (RFC 5424) over TLS (RFC 5425). */
    AuditStreamSyslog: {
      host: components['schemas']['AuditStreamHost'];
      port: components['schemas']['AuditStreamPort'];
      caCertificate: components['schemas']['AuditStreamCertificate'];
    };
    AuditStreamText: string;
    AuditStreamBucket: string;
    /** @description Path of the objects, without a slash at the end. Empty for none. */
    AuditStreamPrefix: string;
    /** @description One object of JSON lines per batch, below `prefix/YYYY/MM/DD`. */
    AuditStreamS3: {
      endpoint: AuditStreamUrl;
      region: AuditStreamText;
      bucket: components['schemas']['AuditStreamBucket'];
      prefix: components['schemas']['AuditStreamPrefix'];
      accessKeyId: AuditStreamText;
    };
    /** @description Exactly one destination. */
    AuditStreamDestination: {
      webhook?: components['schemas']['AuditStreamWebhook'];
      syslog?: components['schemas']['AuditStreamSyslog'];
      s3?: components['schemas']['AuditStreamS3'];
    };
    /**
     * @description Why a batch was not accepted: the address is in an inner network, the destination cannot be reached, does not respond in
     *     time, has an invalid certificate, or rejects the batch; or the stored secret cannot be decrypted.
     * @enum {string}
     */
    DeliveryProblemKind:
      | 'ADDRESS_BLOCKED'
      | 'UNREACHABLE'
      | 'TIMEOUT'
      | 'CERTIFICATE'
      | 'REJECTED'
      | 'SECRET_UNREADABLE';
    AuditStreamFailure: {
      kind: components['schemas']['DeliveryProblemKind'];
      /** @description Status or error code, for example `HTTP 503`. */
      detail: string | null;
      since: Instant;
      nextAttemptAt: Instant;
    };
    AuditStream: {
      destination: components['schemas']['AuditStreamDestination'];
      paused: boolean;
      /** @description Number of entries that are not sent yet. */
      waiting: number;
      lastSentAt: Instant | null;
      /** @description Null after a success. */
      problem: components['schemas']['AuditStreamFailure'] | null;
    };
    AuditStreamSettings: {
      version: Version;
      /** @description Null until a destination is configured. */
      stream: components['schemas']['AuditStream'] | null;
    };
    /**
     * @description First entry of a new stream: the next entry, or the oldest stored entry.
     * @enum {string}
     */
    AuditStreamStart: 'NOW' | 'BEGINNING';
    /** @description Exactly one destination. Keeps the stored secret if it is omitted. */
    UpdateAuditStreamDestination: {
      webhook?: {
        url: AuditStreamUrl;
        format: components['schemas']['AuditStreamFormat'];
        /** @description `whsec_` and 24 to 64 bytes in Base64. */
        signingSecret?: string;
      };
      syslog?: components['schemas']['AuditStreamSyslog'];
      s3?: {
        endpoint: AuditStreamUrl;
        region: AuditStreamText;
        bucket: components['schemas']['AuditStreamBucket'];
        prefix: components['schemas']['AuditStreamPrefix'];
        accessKeyId: AuditStreamText;
        secretAccessKey?: string;
      };
    };
    UpdateAuditStreamRequest: {
      version: Version;
      /** @description Ignored if a stream exists. Defaults to NOW. */
      start?: components['schemas']['AuditStreamStart'];
      destination: components['schemas']['UpdateAuditStreamDestination'];
    };
    PauseAuditStreamRequest: {
      paused: boolean;
    };
    DeliveryProblem: {
      kind: components['schemas']['DeliveryProblemKind'];
      /** @description Status or error code, for example `HTTP 503`. */
      detail: string | null;
    };
    AuditStreamTest: {
      /** @description Null if the destination accepted the entry. */
      problem: DeliveryProblem | null;
    };
    /** @description IANA name of the time zone in which the days of the overview are counted. Unchanged if absent. */
    OrganizationTimeZone: string;
    OrganizationProfile: {
      version: Version;
      name: string;
      email: string | null;
      timeZone: components['schemas']['OrganizationTimeZone'];
      avatarUrl: AvatarUrl;
    };
    /**
     * @description When to mail a sign-in code: from networks new to the person, or from all networks. Never from the organisation's networks.
     * @enum {string}
     */
    LoginCodeRule: 'NEW_NETWORKS' | 'ALWAYS';
    /** @description CIDR notation; a single address is a network of one. */
    CompanyNetworks: string[];
    /** @description Whether the organisation can be used from the company networks only. System administrators are exempt. */
    CompanyNetworksOnly: boolean;
    /** @description Maximum session length after sign-in, regardless of use. */
    SessionHours: number;
    /** @description Email domains that can be invited, except for guests. Empty allows all domains. Subdomains must be listed separately. */
    InviteDomains: string[];
    /** @description Whether administrators of the organisation need two-factor authentication. System administrators are exempt. */
    AdminTwoFactor: boolean;
    SignInRules: {
      version: Version;
      loginCode: components['schemas']['LoginCodeRule'];
      companyNetworks: components['schemas']['CompanyNetworks'];
      companyNetworksOnly: components['schemas']['CompanyNetworksOnly'];
      sessionHours: components['schemas']['SessionHours'];
      idleMinutes: components['schemas']['IdleMinutes'];
      minPasswordLength: MinPasswordLength;
      inviteDomains: components['schemas']['InviteDomains'];
      adminTwoFactor: components['schemas']['AdminTwoFactor'];
    };
    /**
     * @description Area that can be disabled. Disabling meetings also disables the calendar.
     * @enum {string}
     */
    SwitchableArea:
      'chat' | 'voice' | 'meeting' | 'calendar' | 'tutorial' | 'survey' | 'bulletin' | 'help';
    /** @description Areas disabled for members and for guests. */
    ClosedAreas: {
      USER: components['schemas']['SwitchableArea'][];
      GUEST: components['schemas']['SwitchableArea'][];
    };
    OrganizationAreas: {
      version: Version;
      closed: components['schemas']['ClosedAreas'];
    };
    /**
     * @description EVERYONE: all members except guests can use group mentions. ADMINISTRATORS: only room admins and administrators of
     *     the organisation can, except in small rooms.
     * @enum {string}
     */
    GroupMentionAccess: 'EVERYONE' | 'ADMINISTRATORS';
    /** @description Rooms of up to this number of members are exempt from ADMINISTRATORS. 0: none. */
    GroupMentionOpenSize: number;
    GroupMentionRules: {
      version: Version;
      access: components['schemas']['GroupMentionAccess'];
      openSize: components['schemas']['GroupMentionOpenSize'];
    };
    /**
     * @description Maximum retention of messages and files in days. The highest of the contracts applies. 62 is two months, the default.
     * @default 62
     */
    MaxRetentionDays: number;
    /** @description Retention in days, up to the maximum of the contracts. */
    RetentionDays: number;
    /** @description Days after its end for which a meeting is kept, with its chat, participants and transcripts. Null keeps meetings. */
    MeetingRetentionDays: number | null;
    Retention: {
      version: Version;
      maxDays: MaxRetentionDays;
      messageDays: RetentionDays;
      fileDays: RetentionDays;
      meetingDays: components['schemas']['MeetingRetentionDays'];
    };
    /** @description Whether the server fetches previews of links in chat messages. */
    LinkPreviewSetting: {
      version: Version;
      enabled: boolean;
    };
    /** @description Whether members may keep transcripts of meetings. */
    MeetingTranscriptSetting: {
      version: Version;
      enabled: boolean;
    };
    /** @description Whether members can create guest links of meetings. */
    GuestLinkSetting: {
      version: Version;
      enabled: boolean;
    };
    /** @description Number of days for which new guests have access. Null without a limit. */
    GuestAccessDays: number | null;
    GuestAccess: {
      version: Version;
      days: components['schemas']['GuestAccessDays'];
    };
    /** @description Simulated colleagues. Absent where the server does not simulate them. */
    DemoColleagues: {
      enabled: boolean;
    };
    /** @description Scheduled deletion of an organisation. */
    OrganizationDeletion: {
      requestedAt: Instant;
      /** @description Name of the administrator. Null if the person was deleted. */
      requestedBy: string | null;
      deletesAt: Instant;
    };
    AdminOrganization: {
      id: Id;
      blocked: boolean;
      createdAt: Instant;
      profile: components['schemas']['OrganizationProfile'];
      signInRules: components['schemas']['SignInRules'];
      /** @description Number of administrators without an authenticator app or passkey, except blocked ones. */
      administratorsWithoutTwoFactor: number;
      areas: components['schemas']['OrganizationAreas'];
      groupMentions: components['schemas']['GroupMentionRules'];
      retention: components['schemas']['Retention'];
      linkPreviews: components['schemas']['LinkPreviewSetting'];
      meetingTranscripts: components['schemas']['MeetingTranscriptSetting'];
      guestLinks: components['schemas']['GuestLinkSetting'];
      guestAccess: components['schemas']['GuestAccess'];
      demoColleagues?: components['schemas']['DemoColleagues'];
      /** @description Null if no deletion is scheduled. */
      deletion: components['schemas']['OrganizationDeletion'] | null;
    };
    ScheduleOrganizationDeletionRequest: {
      /** @description Name of the organisation, as a confirmation. `invalid` if it differs. */
      name: string;
    };
    OrganizationArchive: {
      /** @description Key for `preSignAdminDownloads`. */
      fileKey: string;
      /** @description Bytes. */
      size: number;
    };
    /**
     * @description Archives (zip) of the data of the organisation: JSON files, uploaded files, a README and a manifest. Large exports have
     *     several archives.
     */
    OrganizationExport: {
      id: Id;
      state: components['schemas']['PersonalDataExportState'];
      /** @description Percent. */
      progress: number;
      /** @description Whether it contains content that only its participants can read in the office. */
      privateContent: boolean;
      /** @description Empty until READY, and for other administrators than the requester. */
      archives: components['schemas']['OrganizationArchive'][];
      /** @description Name of the administrator. */
      requestedBy: string;
      /** @description Whether the caller requested it. */
      own: boolean;
      requestedAt: Instant;
      expiresAt: Instant | null;
    };
    /** @description The last export of the organisation. Null if there is none or it has expired. */
    OrganizationExportStatus: {
      export: components['schemas']['OrganizationExport'] | null;
    };
    ExportOrganizationRequest: {
      /**
       * @description Includes direct messages, chats and transcripts of meetings, private meetings, shared documents, notes at desks and
       *     copies under legal holds.
       */
      privateContent: boolean;
    };
    /** @enum {string} */
    LegalHoldKind: 'MEMBER' | 'ROOM';
    /** @description A legal hold with the number of copies that it keeps. */
    LegalHold: {
      id: Id;
      kind: components['schemas']['LegalHoldKind'];
      /** @description Name of the member or room when the hold was placed. */
      name: string;
      /** @description For example the number of a case. */
      reference: string;
      createdAt: Instant;
      /** @description Null if the account was deleted. */
      createdByName: string | null;
      releasedAt: Instant | null;
      /** @description Null for an active hold, and if the account was deleted. */
      releasedByName: string | null;
      messages: number;
      files: number;
      transcripts: number;
    };
    LegalHoldPage: {
      data: components['schemas']['LegalHold'][];
      metadata: ListMetadata;
    };
    /** @description `userId` for MEMBER, `roomId` for ROOM. */
    PlaceLegalHoldRequest: {
      kind: components['schemas']['LegalHoldKind'];
      userId?: Id;
      roomId?: Id;
      reference: string;
    };
    LegalHoldRoom: {
      id: Id;
      name: string;
      memberCount: number;
    };
    LegalHoldRoomList: {
      data: components['schemas']['LegalHoldRoom'][];
    };
    UpdateOrganizationProfileRequest: {
      version: Version;
      name: VisibleName;
      email: Email | null;
      timeZone?: components['schemas']['OrganizationTimeZone'];
      /** @description Key of a logo uploaded by the caller. */
      avatarKey?: string | null;
    };
    UpdateSignInRulesRequest: {
      version: Version;
      loginCode: components['schemas']['LoginCodeRule'];
      companyNetworks: components['schemas']['CompanyNetworks'];
      companyNetworksOnly: components['schemas']['CompanyNetworksOnly'];
      sessionHours: components['schemas']['SessionHours'];
      idleMinutes: components['schemas']['IdleMinutes'];
      minPasswordLength: MinPasswordLength;
      inviteDomains: components['schemas']['InviteDomains'];
      adminTwoFactor: components['schemas']['AdminTwoFactor'];
    };
    /** @description Issuer of the provider, an `https:` URL. Its configuration is at `/.well-known/openid-configuration`. */
    SsoIssuer: string;
    SsoClientId: string;
    SsoConnection: {
      issuer: components['schemas']['SsoIssuer'];
      clientId: components['schemas']['SsoClientId'];
    };
    /** @description Entity ID of the provider. */
    SamlIssuer: string;
    /** @description Address to which the browser sends requests (HTTP redirect binding), an `https:` URL. */
    SamlSignOnUrl: string;
    SamlCertificate: {
      pem: string;
      subject: string;
      /**
       * Format: date-time
       * @description Assertions are accepted after this time, too.
       */
      validUntil: string;
      /** @description SHA-256. */
      fingerprint: string;
    };
    SamlConnection: {
      issuer: components['schemas']['SamlIssuer'];
      signOnUrl: components['schemas']['SamlSignOnUrl'];
      certificates: components['schemas']['SamlCertificate'][];
    };
    SsoDomain: {
      id: Id;
      domain: string;
      txtName: string;
      txtValue: string;
      verified: boolean;
      /** @description Whether members with addresses of this domain must sign in with the provider. */
      required: boolean;
    };
    SsoAdministrator: {
      userId: Id;
      name: string;
      email: string;
      /** @description Can sign in without the provider, even if a domain requires it. */
      breakGlass: boolean;
    };
    /** @description Values to enter at a SAML provider. */
    SamlServiceProvider: {
      /** @description Also the URL of the metadata. */
      entityId: string;
      acsUrl: string;
    };
    SsoSettings: {
      version: Version;
      /** @description OpenID Connect. Null with SAML, and until a provider is configured. */
      connection: components['schemas']['SsoConnection'] | null;
      /** @description SAML 2.0. Null with OpenID Connect, and until a provider is configured. */
      saml: components['schemas']['SamlConnection'] | null;
      domains: components['schemas']['SsoDomain'][];
      /** @description Administrators of the organisation with a password. */
      administrators: components['schemas']['SsoAdministrator'][];
      redirectUris: string[];
      backchannelLogoutUri: string;
      frontchannelLogoutUri: string;
      samlServiceProvider: components['schemas']['SamlServiceProvider'];
    };
    /** @description Administrators who can sign in without the provider. */
    SsoBreakGlassUserIds: Id[];
    UpdateSsoRequest: {
      version: Version;
      issuer: components['schemas']['SsoIssuer'];
      clientId: components['schemas']['SsoClientId'];
      /** @description Keeps the stored secret if omitted. Required for a new issuer. */
      clientSecret?: string;
      breakGlassUserIds: components['schemas']['SsoBreakGlassUserIds'];
    };
    /** @description X.509 certificate with an RSA key of at least 2048 bits, in PEM, or its base64 text. */
    SamlCertificateText: string;
    UpdateSamlSsoRequest: {
      version: Version;
      issuer: components['schemas']['SamlIssuer'];
      signOnUrl: components['schemas']['SamlSignOnUrl'];
      /** @description Assertions signed by any of them are accepted, for example by the old and the new one. */
      certificates: components['schemas']['SamlCertificateText'][];
      breakGlassUserIds: components['schemas']['SsoBreakGlassUserIds'];
    };
    ReadSamlMetadataRequest: {
      /** @description XML document with one `EntityDescriptor`. */
      metadata: string;
    };
    SamlMetadata: {
      issuer: string;
      signOnUrl: string;
      /** @description PEM. */
      certificates: string[];
    };
    AddSsoDomainRequest: {
      domain: string;
    };
    UpdateSsoDomainRequest: {
      required: boolean;
    };
    AdminWebhook: components['schemas']['ChatWebhook'] & {
      roomName: string;
    };
    AdminWebhookList: {
      data: components['schemas']['AdminWebhook'][];
    };
    /**
     * @description Event that is sent. The request has it in lower case with a dot as `type`, such as `message.created`. MESSAGE_CREATED is
     *     sent for messages of members, bots and incoming webhooks in the chosen rooms.
     * @enum {string}
     */
    OutgoingWebhookEvent:
      | 'MESSAGE_CREATED'
      | 'MEMBER_JOINED'
      | 'MEMBER_LEFT'
      | 'MEETING_PLANNED'
      | 'MEETING_CANCELED'
      | 'NOTIFICATION_SENT';
    OutgoingWebhookRoom: {
      id: Id;
      name: string;
    };
    /** @description Why the latest attempt failed, and the time of the first failure since the last success. */
    OutgoingWebhookFailure: {
      kind: components['schemas']['DeliveryProblemKind'];
      /** @description Status or error code, for example `HTTP 503`. */
      detail: string | null;
      since: Instant;
    };
    OutgoingWebhook: {
      id: Id;
      version: Version;
      name: string;
      url: string;
      events: components['schemas']['OutgoingWebhookEvent'][];
      /** @description Rooms of MESSAGE_CREATED by name. */
      rooms: (components['schemas']['OutgoingWebhookRoom'] & {
        /** @description Whether the caller is an admin of the room. */
        canManage: boolean;
      })[];
      enabled: boolean;
      /** @description Whether the server disabled it, because every attempt failed for 3 days. */
      disabledByFailure: boolean;
      createdAt: Instant;
      /** @description Null if the account was deleted. */
      createdByName: string | null;
      lastSentAt: Instant | null;
      /** @description Number of events that wait for an attempt. */
      waiting: number;
      /** @description Null after a success. */
      failure: components['schemas']['OutgoingWebhookFailure'] | null;
    };
    OutgoingWebhookList: {
      data: components['schemas']['OutgoingWebhook'][];
    };
    OutgoingWebhookName: VisibleName & unknown;
    /** @description An `https:` URL. `http:` only for hosts that the operator exempts. */
    OutgoingWebhookUrl: string;
    OutgoingWebhookEvents: components['schemas']['OutgoingWebhookEvent'][];
    /** @description Rooms of MESSAGE_CREATED, which requires at least one. Empty without it. */
    OutgoingWebhookRoomIds: Id[];
    CreateOutgoingWebhookRequest: {
      name: components['schemas']['OutgoingWebhookName'];
      url: components['schemas']['OutgoingWebhookUrl'];
      events: components['schemas']['OutgoingWebhookEvents'];
      roomIds: components['schemas']['OutgoingWebhookRoomIds'];
    };
    OutgoingWebhookWithSecret: components['schemas']['OutgoingWebhook'] & {
      /** @description `whsec_` and 32 bytes in Base64. Stored encrypted. */
      signingSecret: string;
    };
    OutgoingWebhookRoomList: {
      data: components['schemas']['OutgoingWebhookRoom'][];
    };
    UpdateOutgoingWebhookRequest: {
      version: Version;
      name: components['schemas']['OutgoingWebhookName'];
      url: components['schemas']['OutgoingWebhookUrl'];
      events: components['schemas']['OutgoingWebhookEvents'];
      roomIds: components['schemas']['OutgoingWebhookRoomIds'];
      enabled: boolean;
    };
    OutgoingWebhookTest: {
      /** @description Null if the receiver accepted the event. */
      problem: DeliveryProblem | null;
    };
    /**
     * @description WAITING for the next attempt, SENT, or FAILED after the last attempt.
     * @enum {string}
     */
    OutgoingWebhookDeliveryStatus: 'WAITING' | 'SENT' | 'FAILED';
    OutgoingWebhookDelivery: {
      /** @description The header `webhook-id` of its requests. */
      id: Id;
      event: components['schemas']['OutgoingWebhookEvent'];
      createdAt: Instant;
      status: components['schemas']['OutgoingWebhookDeliveryStatus'];
      attempts: number;
      lastAttemptAt: Instant | null;
      /** @description Null unless the status is WAITING. */
      nextAttemptAt: Instant | null;
      /** @description Why the latest attempt failed. Null if it succeeded. */
      problem: DeliveryProblem | null;
    };
    OutgoingWebhookDeliveryList: {
      data: components['schemas']['OutgoingWebhookDelivery'][];
      metadata: ListMetadata;
    };
    /** @description Displayed with a bot badge. */
    BotName: VisibleName & unknown;
    /** @description Purpose of the bot, in one line. Displayed in its profile. Empty if there is none. */
    BotDescription: VisibleText & unknown;
    /** @description Bot of the organisation. It is a member with the role USER that cannot sign in. */
    AdminBot: {
      /** @description User ID of the bot. */
      id: Id;
      version: Version;
      name: components['schemas']['BotName'];
      description: components['schemas']['BotDescription'];
      createdAt: Instant;
      /** @description Null if the account was deleted. */
      createdByName: string | null;
      /** @description Oldest first. Contains expired tokens. */
      tokens: ApiToken[];
    };
    AdminBotList: {
      data: components['schemas']['AdminBot'][];
    };
    CreateBotRequest: {
      name: components['schemas']['BotName'];
      description: components['schemas']['BotDescription'];
    };
    UpdateBotRequest: {
      version: Version;
      name: components['schemas']['BotName'];
      description: components['schemas']['BotDescription'];
    };
    CreateBotTokenRequest: {
      name: components['schemas']['ApiTokenName'];
      scopes: components['schemas']['ApiTokenScopes'];
      expiresInDays: components['schemas']['ApiTokenDuration'];
    };
    /** @description Identifies a widget in the pages that show it. Not a secret. */
    EmbedKey: string;
    EmbedBooking: {
      /** @description Null if the widget shows no titles, or the meeting is private. */
      title: string | null;
      startTime: Instant;
      endTime: Instant;
    };
    EmbedMeetingRoom: {
      name: LocalizedText;
      floorName: LocalizedText;
      /** @description Null if the room is free. */
      current: components['schemas']['EmbedBooking'] | null;
      /** @description First booking that begins within the next 24 hours. */
      next: components['schemas']['EmbedBooking'] | null;
    };
    Embed: {
      organizationName: string;
      /** Format: uri */
      officeUrl: string;
      /** @description Members in the office, without guests and bots. Null if the widget does not show them. */
      people: {
        count: number;
        /** @description The first 30 by name. Null if the widget shows no names. */
        members:
          | {
              name: LocalizedText;
              status: Status;
              /** Format: uri */
              url: string;
            }[]
          | null;
      } | null;
      /** @description Voice room of "Talk to us". Null if the widget has none. */
      talk: {
        name: string;
        participantCount: number;
        /** Format: uri */
        url: string;
      } | null;
      meetingRooms: components['schemas']['EmbedMeetingRoom'][];
    };
    /**
     * @description Whether a widget shows the members in the office, and whether with their names and statuses.
     * @enum {string}
     */
    EmbedPeopleMode: 'NONE' | 'COUNT' | 'NAMES';
    EmbedVoiceRoom: {
      id: Id;
      name: string;
    };
    AdminEmbed: {
      id: Id;
      version: Version;
      name: string;
      embedKey: components['schemas']['EmbedKey'];
      origins: string[];
      people: components['schemas']['EmbedPeopleMode'];
      /** @description Admin voice room that "Talk to us" opens. Null without the button. */
      voiceRoom: components['schemas']['EmbedVoiceRoom'] | null;
      /** @description Includes rooms that no longer exist. */
      meetingRoomIds: Id[];
      showTitles: boolean;
      enabled: boolean;
      createdAt: Instant;
      /** @description Null if the account was deleted. */
      createdByName: string | null;
      lastUsedAt: Instant | null;
    };
    AdminEmbedList: {
      data: AdminEmbed[];
      /**
       * Format: uri
       * @description URL of the script for pages that show a widget.
       */
      scriptUrl: string;
    };
    /** @description Shown to administrators only. */
    EmbedName: VisibleName & unknown;
    /** @description Origins of the pages that may show the widget, without a path or wildcard, such as `https://portal.sakura.example`. */
    EmbedOrigins: string[];
    /** @description Meeting rooms in the order in which the widget shows them. */
    EmbedMeetingRoomIds: Id[];
    CreateEmbedRequest: {
      name: components['schemas']['EmbedName'];
      origins: components['schemas']['EmbedOrigins'];
      people: components['schemas']['EmbedPeopleMode'];
      /** @description Admin voice room that "Talk to us" opens. */
      voiceRoomId: Id | null;
      meetingRoomIds: components['schemas']['EmbedMeetingRoomIds'];
      /** @description Shows the titles of meetings that all members can see. */
      showTitles: boolean;
    };
    EmbedRooms: {
      meetingRooms: {
        id: Id;
        name: LocalizedText;
        floorName: LocalizedText;
      }[];
      voiceRooms: components['schemas']['EmbedVoiceRoom'][];
    };
    UpdateEmbedRequest: {
      name: components['schemas']['EmbedName'];
      origins: components['schemas']['EmbedOrigins'];
      people: components['schemas']['EmbedPeopleMode'];
      /** @description Admin voice room that "Talk to us" opens. */
      voiceRoomId: Id | null;
      meetingRoomIds: components['schemas']['EmbedMeetingRoomIds'];
      /** @description Shows the titles of meetings that all members can see. */
      showTitles: boolean;
      version: Version;
      enabled: boolean;
    };
    AdminSlashCommand: {
      id: Id;
      version: Version;
      name: string;
      description: string;
      usageHint: string;
      url: string;
      enabled: boolean;
      createdAt: Instant;
      /** @description Null if the account was deleted. */
      createdByName: string | null;
      lastRunAt: Instant | null;
      /** @description Why the last run failed. Null after a success. */
      problem: DeliveryProblem | null;
    };
    AdminSlashCommandList: {
      data: components['schemas']['AdminSlashCommand'][];
    };
    /** @description Shown to members while they type the command. */
    SlashCommandDescription: VisibleName & unknown;
    /** @description Shown after the name, such as `[branch]`. May be empty. */
    SlashCommandUsageHint: VisibleText & unknown;
    /** @description An `https:` URL. `http:` only for hosts that the operator exempts. */
    SlashCommandUrl: string;
    CreateSlashCommandRequest: {
      name: components['schemas']['SlashCommandName'];
      description: components['schemas']['SlashCommandDescription'];
      usageHint: components['schemas']['SlashCommandUsageHint'];
      url: components['schemas']['SlashCommandUrl'];
    };
    SlashCommandWithSecret: components['schemas']['AdminSlashCommand'] & {
      /** @description `whsec_` and 32 bytes in Base64. Stored encrypted. */
      signingSecret: string;
    };
    UpdateSlashCommandRequest: {
      version: Version;
      name: components['schemas']['SlashCommandName'];
      description: components['schemas']['SlashCommandDescription'];
      usageHint: components['schemas']['SlashCommandUsageHint'];
      url: components['schemas']['SlashCommandUrl'];
      enabled: boolean;
    };
    AdminApiToken: ApiToken & {
      /** @description Member whose rights the token has. */
      userId: Id;
      userName: string;
    };
    ApiTokenSetting: {
      version: Version;
      /** @description Whether members can create and use access tokens. */
      enabled: boolean;
    };
    AdminApiTokenList: {
      /** @description Tokens of all members, newest first. Contains expired tokens. */
      data: components['schemas']['AdminApiToken'][];
      setting: components['schemas']['ApiTokenSetting'];
      metadata: ListMetadata;
    };
    UpdateApiTokenSettingRequest: {
      version: Version;
      enabled: boolean;
    };
    ScimToken: {
      id: Id;
      name: string;
      createdAt: Instant;
      /** @description Name of the administrator. Null if the account was deleted. */
      createdByName: string | null;
      expiresAt: Instant;
      /** @description Accurate to a minute. */
      lastUsedAt: Instant | null;
    };
    /** @description Role of the members of a group. Null to keep their roles. */
    ScimGroupRole: MemberRole | null;
    /** @description Floor that members of the group enter unless they have chosen another one. Null for the first floor. */
    ScimGroupFloorId: Id | null;
    /** @description Group of the identity provider. */
    ScimGroup: {
      id: Id;
      displayName: string;
      /** @description Number of members. */
      members: number;
      role: components['schemas']['ScimGroupRole'];
      floorId: components['schemas']['ScimGroupFloorId'];
    };
    ScimSettings: {
      /** @description Base URL of the SCIM endpoint. */
      endpoint: string;
      tokens: components['schemas']['ScimToken'][];
      groups: components['schemas']['ScimGroup'][];
      /** @description Open floors, which groups can have. */
      floors: {
        id: Id;
        name: string;
        officeName: string;
      }[];
    };
    CreateScimTokenRequest: {
      name: VisibleText & unknown;
      expiresInDays: number;
    };
    CreatedScimToken: components['schemas']['ScimToken'] & {
      /** @description Bearer token for the identity provider. Only its hash is stored. */
      secret: string;
    };
    /** @description Properties that are missing are kept. */
    UpdateScimGroupRequest: {
      role?: components['schemas']['ScimGroupRole'];
      floorId?: components['schemas']['ScimGroupFloorId'];
    };
    UpdateGroupMentionRulesRequest: {
      version: Version;
      access: components['schemas']['GroupMentionAccess'];
      openSize: components['schemas']['GroupMentionOpenSize'];
    };
    UpdateOrganizationAreasRequest: {
      version: Version;
      closed: components['schemas']['ClosedAreas'];
    };
    /** @description Files cannot be kept longer than their messages. */
    UpdateRetentionRequest: {
      version: Version;
      messageDays: RetentionDays;
      fileDays: RetentionDays;
      meetingDays: components['schemas']['MeetingRetentionDays'];
    };
    RetentionPreview: {
      messages: number;
      meetings: number;
      /** @description Number of files of the affected messages. */
      files: number;
      fileBytes: number;
    };
    UpdateLinkPreviewSettingRequest: {
      version: Version;
      enabled: boolean;
    };
    UpdateGuestLinkSettingRequest: {
      version: Version;
      enabled: boolean;
    };
    UpdateGuestAccessRequest: {
      version: Version;
      days: components['schemas']['GuestAccessDays'];
    };
    UpdateMeetingTranscriptSettingRequest: {
      version: Version;
      enabled: boolean;
    };
    AdminFloorName: {
      id: Id;
      name: string;
      names: LocalizedText | null;
      blocked: boolean;
    };
    AdminContract: {
      id: Id;
      version: Version;
      name: string;
      names: LocalizedText | null;
      blocked: boolean;
      loginUserLimit: number;
      maxRetentionDays: MaxRetentionDays;
      /** @description Number of people who count towards the limit. */
      signedInUsers: number;
      floors: components['schemas']['AdminFloorName'][];
    };
    AdminContractList: {
      data: AdminContract[];
      metadata: ListMetadata;
    };
    /** @description Name in each language. */
    VisibleNames: {
      ja: VisibleName;
      en: VisibleName;
    };
    /** @description Maximum number of people signed in simultaneously. */
    LoginUserLimit: number;
    CreateAdminContractRequest: {
      names: components['schemas']['VisibleNames'];
      loginUserLimit: components['schemas']['LoginUserLimit'];
      maxRetentionDays?: MaxRetentionDays;
    };
    UpdateAdminContractRequest: {
      version: Version;
      names?: components['schemas']['VisibleNames'];
      loginUserLimit?: components['schemas']['LoginUserLimit'];
      maxRetentionDays?: MaxRetentionDays;
    };
    BlockRequest: {
      blocked: boolean;
    };
    AdminOrganizationItem: {
      id: Id;
      name: string;
      email: string | null;
      avatarUrl: AvatarUrl;
      blocked: boolean;
      memberCount: number;
      contractCount: number;
      createdAt: Instant;
    };
    AdminOrganizationList: {
      data: components['schemas']['AdminOrganizationItem'][];
      metadata: ListMetadata;
    };
    CreateAdminOrganizationRequest: {
      name: VisibleName;
      email: Email | null;
      contractNames: components['schemas']['VisibleNames'];
      loginUserLimit: components['schemas']['LoginUserLimit'];
      administratorEmail: Email;
      language: Language;
    };
    AdminBooking: {
      meetingId: Id;
      /** @description Null for a private meeting. */
      title: string | null;
      startTime: Instant;
      endTime: Instant;
      organizer: PersonRef | null;
      participantCount: number;
      /** @description True if the meeting has not started. */
      canRelease: boolean;
    };
    /** @description Period in which a meeting room cannot be booked. */
    MeetingRoomClosure: {
      id: Id;
      meetingRoomId: Id;
      startTime: Instant;
      endTime: Instant;
      reason: string;
    };
    AdminMeetingRoom: {
      meetingRoom: MeetingRoom;
      bookings: components['schemas']['AdminBooking'][];
      closures: components['schemas']['MeetingRoomClosure'][];
    };
    MeetingRoomBookingsList: {
      data: components['schemas']['AdminMeetingRoom'][];
      metadata: ListMetadata;
    };
    ReleaseMeetingRoomRequest: {
      reason: VisibleName;
    };
    CloseMeetingRoomRequest: {
      meetingRoomId: Id;
      /** Format: date-time */
      startTime: string;
      /** Format: date-time */
      endTime: string;
      reason: VisibleName;
    };
    /**
     * @description Whether members join as listeners. Up to 500 participants; administrators speak, and let listeners with a raised hand
     *     speak. Requires a media server.
     */
    VoiceRoomAllHands: boolean;
    AdminVoiceRoom: {
      id: Id;
      version: Version;
      name: string;
      /** @description Reading of the name. Empty if not given. */
      nameKatakana: string;
      /** @description People with access in addition to all members. */
      members: components['schemas']['VoiceRoomPerson'][];
      allHands: components['schemas']['VoiceRoomAllHands'];
      /** @description Number of participants. */
      participantCount: number;
      createdAt: Instant;
    };
    AdminVoiceRoomList: {
      /** @description Whether the operator has a media server, which all-hands rooms require. */
      allHandsAvailable: boolean;
      data: components['schemas']['AdminVoiceRoom'][];
      metadata: ListMetadata;
    };
    CreateAdminVoiceRoomRequest: {
      name: VisibleName;
      nameKatakana?: NewNameKatakana;
      emails: VoiceRoomEmails;
      allHands?: components['schemas']['VoiceRoomAllHands'];
    };
    UpdateAdminVoiceRoomRequest: {
      version: Version;
      name: VisibleName;
      nameKatakana?: NewNameKatakana;
      emails: VoiceRoomEmails;
      allHands?: components['schemas']['VoiceRoomAllHands'];
    };
    AdminTutorialCategory: {
      id: Id;
      version: Version;
      name: LocalizedText;
      tutorialCount: number;
      publishedCount: number;
    };
    AdminTutorialCategoryList: {
      data: components['schemas']['AdminTutorialCategory'][];
      metadata: ListMetadata;
    };
    CreateTutorialCategoryRequest: {
      name: LocalizedName;
    };
    UpdateTutorialCategoryRequest: {
      version: Version;
      name: LocalizedName;
    };
    /**
     * @description Whether members can see the tutorial.
     * @enum {string}
     */
    TutorialPublication: 'PUBLISHED' | 'DRAFT';
    /**
     * @description Sort columns of tutorials; `POSITION` is the display order for members.
     * @default POSITION
     * @enum {string}
     */
    TutorialSort: 'POSITION' | 'TITLE' | 'STATE' | 'OPENED' | 'DONE' | 'UPDATED_AT';
    AdminTutorialItem: {
      id: Id;
      version: Version;
      title: LocalizedText;
      categoryId: Id;
      /** @description Position in the category, from 0. */
      position: number;
      kinds: TutorialFileKind[];
      /**
       * Format: date-time
       * @description Null for drafts.
       */
      publishedAt: string | null;
      /**
       * Format: date-time
       * @description Time when members were notified.
       */
      notifiedAt: string | null;
      /** @description Number of members who opened it. */
      openedCount: number;
      /** @description Number of members who completed it. */
      doneCount: number;
      updatedAt: Instant;
    };
    AdminTutorialList: {
      data: components['schemas']['AdminTutorialItem'][];
      metadata: ListMetadata;
    };
    /** @description Duration in minutes. Null to derive it from the text. */
    TutorialMinutes: number | null;
    /** @description Key of an image uploaded as `tutorial_attachment`. */
    TutorialCoverKey: string | null;
    /** @description Keys of the attachments in order, uploaded as `tutorial_attachment`. */
    TutorialFileKeys: string[];
    CreateTutorialRequest: {
      title: LocalizedName;
      content: LocalizedContent;
      categoryId: Id;
      minutes: components['schemas']['TutorialMinutes'];
      coverKey: components['schemas']['TutorialCoverKey'];
      fileKeys: components['schemas']['TutorialFileKeys'];
    };
    AdminTutorialFile: {
      id: Id;
      key: string;
      fileName: string;
      kind: TutorialFileKind;
      mimeType: string;
      /** @description Size in bytes. */
      size: number;
    };
    AdminTutorial: components['schemas']['AdminTutorialItem'] & {
      content: {
        ja: string;
        en: string;
      };
      minutes: components['schemas']['TutorialMinutes'];
      cover: {
        key: string;
        fileName: string;
        url: string;
      } | null;
      /** @description Attachments, in display order. */
      attachments: components['schemas']['AdminTutorialFile'][];
    };
    UpdateTutorialRequest: {
      version: Version;
      title: LocalizedName;
      content: LocalizedContent;
      categoryId: Id;
      minutes: components['schemas']['TutorialMinutes'];
      coverKey: components['schemas']['TutorialCoverKey'];
      fileKeys: components['schemas']['TutorialFileKeys'];
    };
    PublishTutorialRequest: {
      version: Version;
      notify: boolean;
    };
    /**
     * @description PENDING: can be accepted; EXPIRED: past its expiry; ACCEPTED: its address became a member; WITHDRAWN: revoked.
     * @enum {string}
     */
    InvitationState: 'PENDING' | 'EXPIRED' | 'ACCEPTED' | 'WITHDRAWN';
    /**
     * @description Mail status: sent, queued, rejected by the mail server, or no longer stored.
     * @enum {string}
     */
    InvitationMail: 'SENT' | 'WAITING' | 'FAILED' | 'FORGOTTEN';
    Invitation: {
      id: Id;
      email: Email;
      name: string | null;
      nameLatin: string | null;
      role: Role;
      department: string | null;
      language: Language;
      state: components['schemas']['InvitationState'];
      /** @description Null if invited by the operator or if the account was deleted. */
      inviter: PersonRef | null;
      mail: components['schemas']['InvitationMail'];
      sentAt: Instant;
      expiresAt: Instant;
      /** Format: date-time */
      acceptedAt: string | null;
      /** Format: date-time */
      withdrawnAt: string | null;
    };
    /** @description Number of invitations in each state, regardless of the state filter. */
    InvitationCounts: {
      PENDING: number;
      EXPIRED: number;
      ACCEPTED: number;
      WITHDRAWN: number;
    };
    InvitationList: {
      data: components['schemas']['Invitation'][];
      metadata: ListMetadata;
      counts: components['schemas']['InvitationCounts'];
    };
    /** @description Raw value of a row, valid or not. */
    InvitationText: string;
    /** @description Person to invite. Invalid values are reported by line and field and do not reject the request. */
    InvitationRow: {
      /** @description First line of the row in the file. */
      line: number;
      email: InvitationText;
      name?: InvitationText;
      nameLatin?: InvitationText;
      role: InvitationText;
      department?: InvitationText;
      language: InvitationText;
      /** @description Resends an open invitation of the address with the values of this row. */
      renew?: boolean;
    };
    InvitationRows: components['schemas']['InvitationRow'][];
    InvitationsRequest: {
      clientId: Id;
      rows: components['schemas']['InvitationRows'];
      /**
       * @description Allows inviting more people than the sign-in limit.
       * @default false
       */
      acceptOverLimit: boolean;
    };
    /** @description Mail progress. Without a mail server (OUTBOX), mails are stored in the outbox for the operator. */
    InvitationMails: {
      total: number;
      sent: number;
      failed: number;
      waiting: number;
      /** @enum {string} */
      delivery: 'SMTP' | 'OUTBOX';
    };
    /** @description Invitations created by one call. */
    InvitationBatch: {
      id: Id;
      invited: number;
      /** @description Number of invitations that were open or expired before. */
      renewed: number;
      mails: components['schemas']['InvitationMails'];
    };
    InvitationCheckRequest: {
      rows: components['schemas']['InvitationRows'];
    };
    /**
     * @description State of a row: it can be invited (NEW), or its address has an open invitation (INVITED) or an expired one (EXPIRED),
     *     belongs to a member (MEMBER), or occurs in an earlier row (DUPLICATE); WRONG has invalid values.
     * @enum {string}
     */
    InvitationRowState: 'NEW' | 'INVITED' | 'EXPIRED' | 'MEMBER' | 'DUPLICATE' | 'WRONG';
    /**
     * @description Field of a row.
     * @enum {string}
     */
    InvitationField: 'email' | 'name' | 'nameLatin' | 'role' | 'department' | 'language';
    /**
     * @description Validation error of a value. DOMAIN: the organisation does not allow invitations to this domain.
     * @enum {string}
     */
    InvitationRowProblem: 'REQUIRED' | 'INVALID' | 'TOO_LONG' | 'DOMAIN';
    InvitationRowProblemAt: {
      field: components['schemas']['InvitationField'];
      problem: components['schemas']['InvitationRowProblem'];
    };
    CheckedInvitationRow: {
      line: number;
      email: string;
      state: components['schemas']['InvitationRowState'];
      problems: components['schemas']['InvitationRowProblemAt'][];
    };
    /** @description Sign-in limit, and current and future number of people. */
    InvitationCapacity: {
      /** @description Total sign-in limit of all active contracts. */
      places: number;
      members: number;
      /** @description Number of open invitations. */
      pending: number;
    };
    InvitationCheck: {
      rows: components['schemas']['CheckedInvitationRow'][];
      capacity: components['schemas']['InvitationCapacity'];
    };
    /** @description Invitation filter, as in the list query. */
    InvitationFilter: {
      keyword?: string;
      state?: components['schemas']['InvitationState'][];
      role?: Role;
      mail?: components['schemas']['InvitationMail'];
    };
    /** @description Listed invitations, or all that match a filter. With a filter, `expected` is the number shown to the administrator. */
    SelectedInvitations: {
      invitationIds?: Id[];
      filter?: components['schemas']['InvitationFilter'];
      /** @description Matching invitations to exclude. */
      except?: Id[];
      /** @description Number of matching invitations without exceptions. Required with a filter. */
      expected?: number;
    };
    InvitationsDone: {
      done: number;
      /** @description Number of skipped invitations, accepted or withdrawn since. */
      skipped: number;
    };
    /** @description Null if the day was not counted. */
    UsageNumber: number | null;
    UsageDay: {
      /** Format: date */
      day: string;
      members: UsageNumber;
      messages: UsageNumber;
      calls: UsageNumber;
      meetings: UsageNumber;
    };
    /** @description Null for fewer than five people. */
    AnalyticsMinutes: number | null;
    /** @description Use of a meeting room, voice room or lounge. */
    RoomUsage: {
      floorId: Id;
      floorName: string;
      /** @description Zone in the plan of the floor. */
      zoneId: string;
      name: PlanName;
      /** @description Minutes in which the room was in use. Null for fewer than five people. */
      occupiedMinutes: components['schemas']['AnalyticsMinutes'];
      /** @description Sum of the minutes of all people. Null for fewer than five people. */
      personMinutes: components['schemas']['AnalyticsMinutes'];
    };
    AdminAnalytics: {
      /** @description Time zone of the days. */
      timeZone: string;
      /**
       * Format: date
       * @description First day.
       */
      from: string;
      /**
       * Format: date
       * @description Today.
       */
      to: string;
      /** @description Number of people below which values are null. */
      groupSize: number;
      /** @description Days, oldest first. All values of days with fewer than `groupSize` active members are null. */
      days: components['schemas']['UsageDay'][];
      /** @description Rooms in the order of the floors and their plans. */
      rooms: components['schemas']['RoomUsage'][];
      /** @description Open floors. */
      floors: {
        id: Id;
        name: string;
      }[];
    };
    FloorHeatMap: {
      floorId: Id;
      plan: FloorPlan;
      /** @description Side length of the squares in metres. */
      squareSize: number;
      squares: {
        /** @description Left edge in metres. */
        x: number;
        /** @description Back edge in metres. */
        z: number;
        /** @description Sum of the minutes of all people. */
        minutes: number;
      }[];
    };
    /** @description Current member counts. */
    AdminPeopleNow: {
      online: number;
      inCalls: number;
      inMeetings: number;
      /** @description All members, except blocked ones. */
      members: number;
    };
    /** @description Usage per day, oldest first, ending today. */
    AdminUsage: {
      /** @description Time zone of the days. */
      timeZone: string;
      days: components['schemas']['UsageDay'][];
    };
    /**
     * @description Open issue: invitations that expire within two days, members locked out after wrong passwords, a contract at 90 % of its
     *     limit, no open floor, a floor without an entrance, rejected invitation mails, rejected linked accounts, unanswered
     *     questions of members, an announced maintenance, and a scheduled deletion of the organisation.
     * @enum {string}
     */
    AttentionKind:
      | 'INVITATIONS_EXPIRE'
      | 'PASSWORDS_BLOCKED'
      | 'CONTRACT_NEAR_LIMIT'
      | 'FLOOR_MISSING'
      | 'FLOOR_WITHOUT_ENTRANCE'
      | 'MAILS_FAILED'
      | 'ACCOUNTS_REFUSED'
      | 'QUESTIONS_OPEN'
      | 'MAINTENANCE_ANNOUNCED'
      | 'DELETION_SCHEDULED';
    Attention: {
      kind: components['schemas']['AttentionKind'];
      count: number;
      /** @description Name of the contract or floor. */
      name: string | null;
      /** @description Limit of the contract. */
      limit?: number;
      /**
       * Format: date-time
       * @description Start of the maintenance, or time of the deletion.
       */
      at?: string;
    };
    /**
     * @description First task of an administrator: an invitation was sent or a member added, a floor is open, the logo is set, and a
     *     notification was sent.
     * @enum {string}
     */
    SetupStepKind: 'INVITE' | 'FLOOR' | 'PROFILE' | 'NOTIFICATION';
    SetupStep: {
      kind: components['schemas']['SetupStepKind'];
      done: boolean;
    };
    /** @description Checklist of a new organisation. Null once it is closed, and 60 days after the organisation was created. */
    AdminSetup: {
      steps: components['schemas']['SetupStep'][];
    } | null;
    AdminOverview: {
      people: components['schemas']['AdminPeopleNow'];
      usage: components['schemas']['AdminUsage'];
      attention: components['schemas']['Attention'][];
      setup: components['schemas']['AdminSetup'];
    };
    /**
     * @description Name of a background job with stored work, as in metrics and logs.
     * @enum {string}
     */
    BackgroundJobName:
      | 'calendar-sync'
      | 'chat-reminders'
      | 'erasures'
      | 'external-meetings'
      | 'mails'
      | 'notifications'
      | 'organization-exports'
      | 'outgoing-webhooks'
      | 'personal-exports'
      | 'scheduled-messages';
    BackgroundJob: {
      name: components['schemas']['BackgroundJobName'];
      /** @description Work that is due now or later. */
      waiting: number;
      due: number;
      /**
       * Format: date-time
       * @description Since when the oldest due work waits. Null if no work is due.
       */
      oldestDueAt: string | null;
      /** @description Work that the job does not retry. */
      failed: number;
      /** @description Whether `retryBackgroundJob` repeats failed work. */
      canRetry: boolean;
    };
    BackgroundJobList: {
      data: components['schemas']['BackgroundJob'][];
    };
    RetriedWork: {
      /** @description Failed work that is due again. */
      retried: number;
    };
    /**
     * @description Announced, active, over, or cancelled before its start.
     * @enum {string}
     */
    MaintenanceState: 'PLANNED' | 'ON' | 'ENDED' | 'CANCELED';
    /** @description Reason and effects, in each language. */
    MaintenanceMessage: {
      ja: string;
      en: string;
    };
    Maintenance: {
      id: Id;
      version: Version;
      state: components['schemas']['MaintenanceState'];
      startAt: Instant;
      endAt: Instant;
      /**
       * Format: date-time
       * @description Time of manual end or cancellation.
       */
      endedAt: string | null;
      contactPhone: string | null;
      contactEmail: string | null;
      message: components['schemas']['MaintenanceMessage'] | null;
      /** @description Name of the person who announced it. Null for the operator. */
      announcedBy: string | null;
      createdAt: Instant;
    };
    MaintenanceList: {
      data: components['schemas']['Maintenance'][];
      metadata: ListMetadata;
    };
    MaintenanceRequest: {
      startAt: Instant;
      endAt: Instant;
      contactPhone?: VisibleName;
      contactEmail?: Email;
      message?: components['schemas']['MaintenanceMessage'];
    };
    /** @description Complete maintenance after the change, with the version that the change is based on. */
    MaintenanceChange: {
      version: Version;
      startAt: Instant;
      endAt: Instant;
      contactPhone?: VisibleName;
      contactEmail?: Email;
      message?: components['schemas']['MaintenanceMessage'];
    };
    /**
     * @description Surveys that the member can answer now, has answered and are still open, or are closed.
     * @enum {string}
     */
    SurveyGroup: 'OPEN' | 'ANSWERED' | 'CLOSED';
    /**
     * @description Draft, scheduled, open for answers, or closed.
     * @enum {string}
     */
    SurveyState: 'DRAFT' | 'SCHEDULED' | 'OPEN' | 'CLOSED';
    /** @description Survey addressed to the caller. */
    SurveySummary: {
      id: Id;
      title: string;
      state: SurveyState;
      opensAt: Instant;
      /** Format: date-time */
      closesAt: string | null;
      anonymous: boolean;
      changeable: boolean;
      /** @description Whether the caller has answered. */
      answered: boolean;
      questions: number;
      /** @description Whether the caller can see the results now. */
      resultsShown: boolean;
    };
    SurveyCounts: {
      OPEN: number;
      ANSWERED: number;
      CLOSED: number;
    };
    SurveyList: {
      data: components['schemas']['SurveySummary'][];
      metadata: ListMetadata;
      counts: components['schemas']['SurveyCounts'];
    };
    /**
     * @description People who can see the results in addition to administrators: none, respondents, or the whole audience.
     * @enum {string}
     */
    SurveyResultAudience: 'NOBODY' | 'RESPONDENTS' | 'AUDIENCE';
    /** @description Single line. */
    SurveyTitle: string;
    /** @description Description in Markdown. */
    SurveyDescription: string;
    /**
     * @description Answer format: single choice, multiple choice, scale, single-line text, long text, date, or file.
     * @enum {string}
     */
    SurveyQuestionKind: 'SINGLE' | 'MULTIPLE' | 'SCALE' | 'TEXT' | 'LONG_TEXT' | 'DATE' | 'FILE';
    SurveyChoice: {
      id: Id;
      text: SurveyTitle;
    };
    /** @description Limits of a scale and their labels. */
    SurveyScale: {
      from: number;
      to: number;
      fromLabel: SurveyTitle;
      toLabel: SurveyTitle;
    };
    SurveyQuestion: {
      id: Id;
      kind: components['schemas']['SurveyQuestionKind'];
      title: SurveyTitle;
      hint: SurveyTitle;
      required: boolean;
      /** @description Choices of SINGLE and MULTIPLE; otherwise empty. */
      choices: components['schemas']['SurveyChoice'][];
      /** @description Minimum number of choices for MULTIPLE, if any are chosen. */
      minChoices: number | null;
      /** @description Maximum number of choices for MULTIPLE. */
      maxChoices: number | null;
      /** @description Limits of SCALE; otherwise null. */
      scale: components['schemas']['SurveyScale'] | null;
    };
    /** @description Page of a survey. */
    SurveySection: {
      id: Id;
      title: SurveyTitle;
      description: SurveyDescription;
      questions: components['schemas']['SurveyQuestion'][];
    };
    SurveySections: components['schemas']['SurveySection'][];
    /** @description Answer to a question, in the property for its kind. */
    SurveyAnswer: {
      questionId: Id;
      choiceIds?: Id[];
      scale?: number;
      text?: string;
      /** Format: date */
      day?: string;
      fileKey?: string;
    };
    SurveyAnswers: components['schemas']['SurveyAnswer'][];
    OwnSurveyResponse: {
      version: Version;
      submittedAt: Instant;
      changedAt: Instant;
      answers: components['schemas']['SurveyAnswers'];
    };
    /** @description Draft answers, which can be invalid or incomplete. */
    SurveyAnswerDraft: {
      answers: components['schemas']['SurveyAnswers'];
      typedAt: Instant;
    };
    SurveyForm: {
      id: Id;
      title: string;
      state: SurveyState;
      opensAt: Instant;
      /** Format: date-time */
      closesAt: string | null;
      anonymous: boolean;
      changeable: boolean;
      /** @description Whether the caller has answered. */
      answered: boolean;
      questions: number;
      /** @description Whether the caller can see the results now. */
      resultsShown: boolean;
      description: string;
      results: SurveyResultAudience;
      sections: SurveySections;
      /** @description Submitted answers of the caller. Null if there are none, and always for an anonymous survey. */
      response: components['schemas']['OwnSurveyResponse'] | null;
      /** @description Unsent answers of the caller. */
      draft: components['schemas']['SurveyAnswerDraft'] | null;
    };
    SurveyResponseRequest: {
      clientId: Id;
      /** @description Version of the answers that the change is based on; 0 for the first response. */
      version: Version;
      answers: components['schemas']['SurveyAnswers'];
    };
    SurveySent: {
      surveyId: Id;
      /** @description Always 1 for an anonymous survey. */
      version: Version;
      resultsShown: boolean;
    };
    SurveyOption: {
      /** Format: uuid */
      choiceId: string | null;
      /** @description Text of the choice, number, or date (ISO 8601). */
      label: string;
      count: number;
    };
    SurveyQuestionResult: {
      questionId: Id;
      kind: components['schemas']['SurveyQuestionKind'];
      title: string;
      /** @description Number of answers. */
      answers: number;
      /**
       * @description All choices and numbers with their counts, including zero; for dates, the chosen dates, limited to the
       *     earliest ones. Empty for texts and files.
       */
      options: components['schemas']['SurveyOption'][];
      /** @description Mean of a scale, with two decimal places. */
      average: number | null;
      scale: components['schemas']['SurveyScale'] | null;
    };
    SurveyResults: {
      surveyId: Id;
      title: string;
      anonymous: boolean;
      /** @description Current size of the audience. */
      recipients: number;
      responses: number;
      /** @description True if results are hidden because an anonymous survey, or the department, has too few responses. */
      hidden: boolean;
      questions: components['schemas']['SurveyQuestionResult'][];
    };
    SurveyAnswerFile: {
      fileKey: string;
      fileName: string;
      size: number;
      /** @description Valid for this session and one day. */
      url: string;
    };
    SurveyTextAnswer: {
      text: string | null;
      /** @description Administrators only. */
      file: components['schemas']['SurveyAnswerFile'] | null;
      /** @description Respondent. Null for an anonymous survey, and for callers who are not administrators. */
      person: PersonRef | null;
    };
    SurveyTextAnswerList: {
      data: components['schemas']['SurveyTextAnswer'][];
      metadata: ListMetadata;
    };
    /**
     * @description Sort column of surveys.
     * @enum {string}
     */
    AdminSurveySort: 'TITLE' | 'STATE' | 'OPENS_AT' | 'CLOSES_AT' | 'UPDATED_AT';
    AdminSurveySummary: {
      id: Id;
      version: Version;
      state: SurveyState;
      answered: number;
      /** @description Current size of the audience, without guests. */
      recipients: number;
      updatedAt: Instant;
      title: string;
      anonymous: boolean;
      /** Format: date-time */
      opensAt: string | null;
      /** Format: date-time */
      closesAt: string | null;
    };
    /** @description Number of surveys in each state, regardless of the state filter. */
    AdminSurveyCounts: {
      DRAFT: number;
      SCHEDULED: number;
      OPEN: number;
      CLOSED: number;
    };
    AdminSurveyList: {
      data: components['schemas']['AdminSurveySummary'][];
      metadata: ListMetadata;
      counts: components['schemas']['AdminSurveyCounts'];
    };
    /** @description Complete content of a survey. Drafts can be incomplete. */
    SurveyDefinition: {
      title: SurveyTitle;
      description: SurveyDescription;
      audience: Audience;
      /**
       * Format: date-time
       * @description Opening time. Null: on publication.
       */
      opensAt: string | null;
      /**
       * Format: date-time
       * @description Closing time. Null: until closed manually.
       */
      closesAt: string | null;
      anonymous: boolean;
      /** @description Allows changing answers while the survey is open. Not available for anonymous surveys. */
      changeable: boolean;
      results: SurveyResultAudience;
      sections: SurveySections;
    };
    AdminSurvey: {
      id: Id;
      version: Version;
      state: SurveyState;
      answered: number;
      /** @description Current size of the audience, without guests. */
      recipients: number;
      updatedAt: Instant;
      title: SurveyTitle;
      description: SurveyDescription;
      audience: Audience;
      /**
       * Format: date-time
       * @description Opening time. Null: on publication.
       */
      opensAt: string | null;
      /**
       * Format: date-time
       * @description Closing time. Null: until closed manually.
       */
      closesAt: string | null;
      anonymous: boolean;
      /** @description Allows changing answers while the survey is open. Not available for anonymous surveys. */
      changeable: boolean;
      results: SurveyResultAudience;
      sections: SurveySections;
      /** @description True after the first response: only the wording of questions can be changed. */
      fixed: boolean;
      /** Format: date-time */
      publishedAt: string | null;
      /** Format: date-time */
      closedAt: string | null;
      /** Format: date-time */
      remindedAt: string | null;
      createdAt: Instant;
    };
    SurveyDefinitionChange: {
      version: Version;
      title: SurveyTitle;
      description: SurveyDescription;
      audience: Audience;
      /**
       * Format: date-time
       * @description Opening time. Null: on publication.
       */
      opensAt: string | null;
      /**
       * Format: date-time
       * @description Closing time. Null: until closed manually.
       */
      closesAt: string | null;
      anonymous: boolean;
      /** @description Allows changing answers while the survey is open. Not available for anonymous surveys. */
      changeable: boolean;
      results: SurveyResultAudience;
      sections: SurveySections;
    };
    SurveyReopening: {
      version: Version;
      /** Format: date-time */
      closesAt: string | null;
    };
    /** @description Number of reminded members. */
    SurveyReminder: {
      reminded: number;
      remindedAt: Instant;
    };
    /** @description Article reference in the caller's language. */
    HelpArticleRef: {
      id: Id;
      title: string;
    };
    HelpCategory: {
      id: Id;
      name: string;
      /** @description Published articles, in display order. */
      articles: components['schemas']['HelpArticleRef'][];
    };
    HelpCategoryList: {
      data: components['schemas']['HelpCategory'][];
      metadata: ListMetadata;
    };
    HelpArticleSummary: {
      id: Id;
      categoryId: Id;
      categoryName: string;
      title: string;
      /** @description Start of the text as plain text. */
      excerpt: string;
      updatedAt: Instant;
    };
    HelpArticleList: {
      data: components['schemas']['HelpArticleSummary'][];
      metadata: ListMetadata;
    };
    /** @description Article in the caller's language. */
    HelpArticle: {
      id: Id;
      categoryId: Id;
      categoryName: string;
      title: string;
      /** @description Content in Markdown. */
      content: string;
      /** @description Vote of the caller. Null if there is none. */
      helpful: boolean | null;
      updatedAt: Instant;
    };
    HelpVote: {
      /** @description Whether the article helped. Null removes the vote. */
      helpful: boolean | null;
    };
    /**
     * @description Unanswered, answered, or closed by an administrator.
     * @enum {string}
     */
    HelpQuestionState: 'OPEN' | 'ANSWERED' | 'CLOSED';
    /** @description Question asked by the caller. */
    HelpQuestion: {
      id: Id;
      text: string;
      state: components['schemas']['HelpQuestionState'];
      /** @description Article that the question was asked from. Null if there is none or it is no longer visible to members. */
      article: components['schemas']['HelpArticleRef'] | null;
      /** @description Answer in Markdown. */
      answer: string | null;
      /** Format: date-time */
      answeredAt: string | null;
      createdAt: Instant;
    };
    HelpQuestionList: {
      data: components['schemas']['HelpQuestion'][];
      metadata: ListMetadata;
    };
    HelpQuestionText: string;
    AskHelpQuestionRequest: {
      clientId: Id;
      text: components['schemas']['HelpQuestionText'];
      /**
       * Format: uuid
       * @description Article that did not answer the question.
       */
      articleId?: string;
    };
    UnreadHelpAnswers: {
      count: number;
    };
    AdminHelpCategory: {
      id: Id;
      name: LocalizedName;
      /** @description Number of articles, including drafts. */
      articleCount: number;
      publishedCount: number;
      version: Version;
    };
    AdminHelpCategoryList: {
      data: components['schemas']['AdminHelpCategory'][];
      metadata: ListMetadata;
    };
    HelpCategoryRequest: {
      name: LocalizedName;
    };
    HelpCategoryChange: {
      version: Version;
      name: LocalizedName;
    };
    /**
     * @description Sort column of articles.
     * @enum {string}
     */
    HelpArticleSort: 'title' | 'helpful' | 'notHelpful' | 'updatedAt';
    AdminHelpArticleRow: {
      id: Id;
      categoryId: Id;
      title: LocalizedName;
      /** @description True if visible to members. */
      published: boolean;
      /** @description Number of members who found it helpful. */
      helpful: number;
      notHelpful: number;
      version: Version;
      updatedAt: Instant;
    };
    AdminHelpArticleList: {
      data: components['schemas']['AdminHelpArticleRow'][];
      metadata: ListMetadata;
    };
    HelpArticleRequest: {
      categoryId: Id;
      title: LocalizedName;
      content: LocalizedContent;
      published: boolean;
      /**
       * Format: uuid
       * @description Question that the article is based on.
       */
      questionId?: string;
    };
    AdminHelpArticle: components['schemas']['AdminHelpArticleRow'] & {
      content: LocalizedContent;
      /** @description Name of the person who last changed it. Null if unknown. */
      updatedBy: string | null;
    };
    HelpArticleChange: {
      version: Version;
      categoryId: Id;
      title: LocalizedName;
      content: LocalizedContent;
      published: boolean;
    };
    AdminHelpQuestion: {
      id: Id;
      version: Version;
      state: components['schemas']['HelpQuestionState'];
      text: string;
      /** @description Display language of the member who asked. */
      language: Language;
      /** @description Null if the account was deleted. */
      askedBy: PersonRef | null;
      /** @description Article that the question was asked from. Null if there is none or it was deleted. */
      article: components['schemas']['HelpArticleRef'] | null;
      /** @description Answer in Markdown. */
      answer: string | null;
      /** @description Name of the person who answered. */
      answeredBy: string | null;
      /** Format: date-time */
      answeredAt: string | null;
      createdAt: Instant;
    };
    AdminHelpQuestionList: {
      data: AdminHelpQuestion[];
      metadata: ListMetadata;
    };
    HelpAnswerRequest: {
      version: Version;
      answer: Content;
    };
    /**
     * @description Reason for a meeting notification. `SOON` is sent ten minutes before the start. `CANCELED` is also sent to removed
     *     invitees; `ANSWERED` includes the person who answered, `ATTENDANCE` the person who joined or left.
     * @enum {string}
     */
    MeetingChange:
      'INVITED' | 'CHANGED' | 'CANCELED' | 'ANSWERED' | 'ATTENDANCE' | 'SOON' | 'BEGUN' | 'ENDED';
    MeetingActor: {
      id: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
    };
    /**
     * @description Changed part: the boards; the list of posts, their titles, pins or states; or the comments and reactions of a
     *     post.
     * @enum {string}
     */
    BulletinChange: 'BOARDS' | 'POSTS' | 'COMMENTS';
    BulletinNews: {
      change: components['schemas']['BulletinChange'];
      /**
       * Format: uuid
       * @description ID of the affected post.
       */
      postId: string | null;
    };
    /** @description Message without content. */
    Empty: Record<string, never>;
    /**
     * @description Change of an organisation or its members.
     * @enum {string}
     */
    OrganizationChange:
      'UPDATED' | 'MEMBER_ADDED' | 'MEMBER_UPDATED' | 'MEMBER_REMOVED' | 'OFFICES_UPDATED';
    CustomEmojiChanged: {
      /**
       * Format: uuid
       * @description Added or deleted emoji. Null if the setting changed.
       */
      emojiId: string | null;
    };
    ForcedLogout: {
      code: components['schemas']['BlockCode'];
    };
    ChatMarkedUnread: {
      /** @description First unread message. */
      messageId: Id;
      state: components['schemas']['ChatReadState'];
    };
    ChatListChanged: {
      /**
       * Format: uuid
       * @description The placed room. Null if the sections changed.
       */
      roomId: string | null;
    };
    ChatReminderChange: {
      roomId: Id;
      messageId: Id;
      /**
       * Format: date-time
       * @description Null if the reminder was completed or deleted.
       */
      remindAt: string | null;
      /** @description The reminder has just become due. */
      due: boolean;
    };
    /**
     * @description `JOINED`: the member accepted and is in the room. `UNANSWERED`: the invitation expired.
     * @enum {string}
     */
    VoiceInvitationOutcome: 'JOINED' | 'UNANSWERED';
    AuthenticateRequest: {
      /** @description New access token of the same person. */
      token: string;
    };
    AuthenticateDone: {
      /** @enum {boolean} */
      ok: true;
    };
    AuthenticateRefusal: {
      /** @enum {boolean} */
      ok: false;
      statusCode: number;
      /** @description Code of `ErrorCode`. */
      errors: string;
      code?: components['schemas']['BlockCode'];
      /** @description `retryAfter` in seconds, for `tooManyRequests`. */
      data?: components['schemas']['ErrorData'];
    };
    AuthenticateAnswer:
      components['schemas']['AuthenticateDone'] | components['schemas']['AuthenticateRefusal'];
    IdleReport: {
      idle: boolean;
    };
    TypingReport: {
      roomId: Id;
      /**
       * Format: uuid
       * @description First message of the thread, if typing in a thread.
       */
      threadRootId?: string | null;
    };
    VoiceJoinRequest: {
      /** @description Token from `createVoiceToken`. */
      token: string;
      muted: boolean;
      /**
       * @description Previous participant ID, for a page that lost its socket but still has its peer connections. It is kept if
       *     the participant is still in the room; otherwise the client receives a new ID and the other participants see
       *     the old participant leave.
       */
      participantId?: Id;
    };
    /**
     * @description Whether the participant's browser creates captions of their speech. `NONE`: not possible or not permitted.
     *     `ABLE`: possible, but the participant has not been asked. `READY`: captions are created while a participant wants them.
     * @enum {string}
     */
    VoiceCaptionSource: 'NONE' | 'ABLE' | 'READY';
    /**
     * @description Participant connected to a voice room by socket. Media state and raised hand are kept while the participant ID is the
     *     same, also across lost connections; a new participant ID starts with everything switched off.
     */
    VoiceRoomParticipant: {
      participantId: Id;
      userId: Id;
      nameKanji: string;
      nameLatin?: NameLatin;
      avatarUrl: AvatarUrl;
      muted: boolean;
      /** @description Whether the participant only listens in an all-hands room. Omitted for speakers. */
      listener?: boolean;
      /** @description Whether the participant joined by a guest link. Omitted for members. */
      guest?: boolean;
      /** @description Whether the camera video is sent. */
      camera: boolean;
      /** @description Whether a screen is shared. At most one participant per room. */
      screen: boolean;
      /**
       * Format: date-time
       * @description Time when the hand was raised. Null if it is not raised.
       */
      handRaisedAt: string | null;
      /** @description Whether the participant reads captions. Browsers send captions while another participant reads them. */
      captionsWanted: boolean;
      captionSource: components['schemas']['VoiceCaptionSource'];
    };
    /**
     * @description `ASKING`: not all participants have agreed; nothing is recorded. `RECORDING`: all participants have agreed.
     *     `PAUSED`: a participant who joined later has not agreed.
     * @enum {string}
     */
    VoiceRecordingStatus: 'ASKING' | 'RECORDING' | 'PAUSED';
    /** @description Recording of the room, made in the browser of one participant. No recorded data is sent to the server. */
    VoiceRecording: {
      recordingId: Id;
      /** @description Participant who requested the recording and records. */
      participantId: Id;
      status: components['schemas']['VoiceRecordingStatus'];
      /**
       * Format: date-time
       * @description Time of the first consent of all participants. Null before.
       */
      begunAt: string | null;
      /** @description Participants who agreed to this recording. Participants who join later must agree separately. */
      agreed: Id[];
      /** @description Whether the recorder also keeps the captions of the participants as a text file. */
      transcript: boolean;
    };
    /** @description Null if the room is not recorded and no recording is requested. */
    VoiceRoomRecording: components['schemas']['VoiceRecording'] | null;
    /** @description Running transcript of the meeting in the room. Participants in neither `agreed` nor `declined` have not answered. */
    VoiceTranscript: {
      transcriptId: Id;
      meetingId: Id;
      /** @description Null if the account was deleted. */
      startedBy: PersonRef | null;
      /** @description Participants whose speech is kept. */
      agreed: Id[];
      declined: Id[];
    };
    /** @description Null if no transcript is kept. */
    VoiceRoomTranscript: components['schemas']['VoiceTranscript'] | null;
    /**
     * @description `MESH`: participants send audio and video to each other. `SFU`: they send it to a media server, which forwards it. A
     *     call changes to the media server when it has too many participants for a mesh, and keeps it until the room is empty.
     * @enum {string}
     */
    VoiceRoute: 'MESH' | 'SFU';
    VoiceJoined: {
      /** @enum {boolean} */
      ok: true;
      roomId: Id;
      /** @description Participant ID of the client. */
      participantId: Id;
      /**
       * @description All participants in order of joining, including the user. In an all-hands room without the other listeners who have
       *     not raised their hand.
       */
      participants: components['schemas']['VoiceRoomParticipant'][];
      listeners: VoiceListeners;
      recording: components['schemas']['VoiceRoomRecording'];
      transcript: components['schemas']['VoiceRoomTranscript'];
      route: components['schemas']['VoiceRoute'];
    };
    VoiceRefusal: {
      /** @enum {boolean} */
      ok: false;
      /** @description Code of `ErrorCode`. */
      error: string;
    };
    VoiceJoinAnswer: components['schemas']['VoiceJoined'] | VoiceRefusal;
    VoiceLeave: {
      /** @description Whether the user continues by direct message. */
      byMessage?: boolean;
    };
    VoiceDone: {
      /** @enum {boolean} */
      ok: true;
    };
    VoiceAnswer: components['schemas']['VoiceDone'] | VoiceRefusal;
    /** @description Format of RTCSessionDescription. */
    VoiceSessionDescription: {
      /** @enum {string} */
      type: 'offer' | 'answer' | 'pranswer' | 'rollback';
      /** @description An offer with voice, camera, screen and screen audio has about ten to twenty thousand characters. */
      sdp?: string;
    };
    /** @description Format of RTCIceCandidate. */
    VoiceIceCandidate: {
      candidate: string;
      sdpMid?: string | null;
      sdpMLineIndex?: number | null;
      usernameFragment?: string | null;
    };
    /** @description Null at the end of candidates. */
    VoiceSignalCandidate: components['schemas']['VoiceIceCandidate'] | null;
    /** @description Session description or ICE candidate. */
    VoiceSignalRequest: {
      /** @description ID of the receiving participant. */
      to: Id;
      description?: components['schemas']['VoiceSessionDescription'];
      candidate?: components['schemas']['VoiceSignalCandidate'];
    } & (unknown | unknown);
    VoiceMediaRequest: {
      /** @description Whether the client still has its connections to the media server, for example after a lost socket. */
      resume: boolean;
    };
    /** @description Whether the client may send audio and video. False for listeners of an all-hands room. */
    VoiceCanPublish: boolean;
    /** @description The client connects to LiveKit with its own SDK. The identity of a participant is the participant ID. */
    VoiceLiveKitAccess: {
      /** @enum {boolean} */
      ok: true;
      /** @enum {string} */
      kind: 'LIVEKIT';
      url: string;
      token: string;
      canPublish: components['schemas']['VoiceCanPublish'];
    };
    /** @description The server relays the signalling to the media server (`publishMedia`, `mediaOffer`). */
    VoiceRelayedAccess: {
      /** @enum {boolean} */
      ok: true;
      /** @enum {string} */
      kind: 'RELAYED';
      canPublish: components['schemas']['VoiceCanPublish'];
      /** @description Whether the connections of the client continue. Otherwise the client publishes again. */
      resumed: boolean;
    };
    VoiceMediaAnswer:
      | components['schemas']['VoiceLiveKitAccess']
      | components['schemas']['VoiceRelayedAccess']
      | VoiceRefusal;
    /** @description SDP of a connection to the media server. In a room of 50 it has more than 60 lines of media. */
    VoiceMediaDescription: string;
    /** @description Identifies a media line of the session description. */
    VoiceMediaMid: string;
    /** @enum {string} */
    VoiceTrackKind: 'voice' | 'camera' | 'screen' | 'screenSound';
    VoicePublishRequest: {
      sdp: VoiceMediaDescription;
      tracks: {
        mid: components['schemas']['VoiceMediaMid'];
        kind: components['schemas']['VoiceTrackKind'];
      }[];
    };
    VoicePublished: {
      /** @enum {boolean} */
      ok: true;
      sdp: VoiceMediaDescription;
    };
    VoicePublishAnswer: components['schemas']['VoicePublished'] | VoiceRefusal;
    /**
     * @description Largest size to receive. `LOW` is a quarter of the width and height, `MEDIUM` a half.
     * @enum {string}
     */
    VoicePictureQuality: 'LOW' | 'MEDIUM' | 'HIGH';
    /** @description The videos to receive. The voices of all participants are always received. */
    VoiceReceiveRequest: {
      pictures: {
        participantId: Id;
        /** @enum {string} */
        kind: 'camera' | 'screen';
        quality: components['schemas']['VoicePictureQuality'];
      }[];
    };
    VoiceMediaReply: {
      sdp: VoiceMediaDescription;
    };
    VoiceMediaCandidate: {
      /** @enum {string} */
      connection: 'PUBLISH' | 'RECEIVE';
      candidate: components['schemas']['VoiceSignalCandidate'];
    };
    VoiceState: {
      muted: boolean;
    };
    /**
     * @description Omitted fields stay unchanged, so that changing the camera does not revert a screen takeover by another
     *     participant.
     */
    VoiceMedia: {
      camera?: boolean;
      screen?: boolean;
    };
    VoiceHand: {
      raised: boolean;
    };
    VoiceSpeakerRequest: {
      participantId: Id;
      /** @description False to make the participant a listener. */
      speaker: boolean;
    };
    /** @description Omitted fields stay unchanged. */
    VoiceCaptionState: {
      wanted?: boolean;
      source?: components['schemas']['VoiceCaptionSource'];
    };
    VoiceCaption: {
      /** @description Number of the caption per speaker. A later message with the same number replaces the earlier one. */
      captionId: number;
      text: VisibleText;
      /** @description True if the caption no longer changes. */
      isFinal: boolean;
      language: Language;
    };
    /** @enum {string} */
    VoiceReactionKind: 'THUMBS_UP' | 'CLAP' | 'HEART' | 'LAUGH' | 'SURPRISED' | 'PARTY';
    VoiceReaction: {
      reaction: components['schemas']['VoiceReactionKind'];
    };
    /** @description Position relative to the page, from the top left corner (0, 0) to the bottom right corner (1, 1). */
    VoicePointerPoint: {
      x: number;
      y: number;
    };
    VoicePointer: {
      documentId: Id;
      page: number;
      /** @description Null after the pointer has left the page. */
      point: components['schemas']['VoicePointerPoint'] | null;
    };
    VoiceRecordingRequest: {
      /** @description Whether the captions are also kept as a text file. Participants consent to both together. Omitted means false. */
      transcript?: boolean;
    };
    VoiceRecordingAsked: {
      /** @enum {boolean} */
      ok: true;
      recordingId: Id;
    };
    VoiceRecordingAnswer: components['schemas']['VoiceRecordingAsked'] | VoiceRefusal;
    VoiceRecordingRef: {
      recordingId: Id;
    };
    VoiceWaitRequest: {
      roomId: Id;
    };
    VoiceWaiting: {
      /** @enum {boolean} */
      ok: true;
      /** @description Number of people ahead in the queue. */
      ahead: number;
      /**
       * Format: date-time
       * @description Expiry of the held place. Null if no place is held.
       */
      reservedUntil: string | null;
    };
    VoiceWaitAnswer: components['schemas']['VoiceWaiting'] | VoiceRefusal;
    VoiceSpeaking: {
      speaking: boolean;
    };
    VoiceParticipants: {
      roomId: Id;
      participants: components['schemas']['VoiceRoomParticipant'][];
      listeners: VoiceListeners;
      recording: components['schemas']['VoiceRoomRecording'];
      transcript: components['schemas']['VoiceRoomTranscript'];
      route: components['schemas']['VoiceRoute'];
    };
    /** @description Session description or ICE candidate. */
    VoiceSignal: {
      /** @description ID of the sending participant. */
      from: Id;
      description?: components['schemas']['VoiceSessionDescription'];
      candidate?: components['schemas']['VoiceSignalCandidate'];
    } & (unknown | unknown);
    /** @description Offer of the media server for the tracks that the client receives. Answer it with `answerMedia`. */
    VoiceMediaOffer: {
      sdp: VoiceMediaDescription;
      /** @description The active media lines. Those of a participant who stopped are used again for others. */
      tracks: {
        mid: components['schemas']['VoiceMediaMid'];
        participantId: Id;
        kind: components['schemas']['VoiceTrackKind'];
      }[];
    };
    VoiceSpeakingChange: {
      participantId: Id;
      speaking: boolean;
    };
    VoiceSpokenCaption: {
      /** @description Participant ID of the speaker. */
      participantId: Id;
      captionId: number;
      text: string;
      isFinal: boolean;
      language: Language;
    };
    VoiceShownReaction: {
      /** @description Participant ID of the sender. */
      participantId: Id;
      reaction: components['schemas']['VoiceReactionKind'];
    };
    VoiceShownPointer: {
      /** @description Participant ID of the sender. */
      participantId: Id;
      documentId: Id;
      page: number;
      point: components['schemas']['VoicePointerPoint'] | null;
    };
    /**
     * @description `DECLINED`: a participant refused. `STOPPED`: a participant ended the recording or withdrew the request.
     * @enum {string}
     */
    VoiceRecordingEndReason: 'DECLINED' | 'STOPPED';
    VoiceRecordingEnded: {
      roomId: Id;
      recordingId: Id;
      /** @description Participant who ended it. */
      participantId: Id;
      reason: components['schemas']['VoiceRecordingEndReason'];
    };
    VoiceParticipantLeft: {
      roomId: Id;
      participantId: Id;
      /** @description Whether the participant continues by direct message. */
      byMessage: boolean;
    };
    VoiceScreenTaken: {
      roomId: Id;
      /** @description Participant who now shares a screen. */
      participantId: Id;
    };
    VoicePlaceFree: {
      roomId: Id;
      reservedUntil: Instant;
    };
    /**
     * @description `deleted`: the room was deleted or its floor was blocked. `removed`: the member lost access.
     *     `replaced`: the member joined from another tab or joined another room. `blocked`: the member was blocked,
     *     signed out, or changed role. `ended`: the meeting in the room was ended. `alone`: no other participant for
     *     fifteen minutes. `unanswered`: no speaking or hearing of speech for fifteen minutes, and no confirmation
     *     (`continue`) within another minute.
     * @enum {string}
     */
    VoiceEndReason:
      'deleted' | 'removed' | 'replaced' | 'blocked' | 'ended' | 'alone' | 'unanswered';
    VoiceEnded: {
      roomId: Id;
      reason: components['schemas']['VoiceEndReason'];
    };
    /** @description Floor ID. Unknown IDs return `floorInvalid`. */
    FloorName: string;
    /**
     * @description Posture. Binary messages encode it as the index in this list.
     * @enum {string}
     */
    PersonState: 'stand' | 'walk' | 'sit' | 'talk' | 'wave';
    /**
     * @description Position and posture of a person on a floor. Coordinates in metres on the floor plan; heading in radians, 0 is
     *     +z, a quarter turn is +x.
     */
    Pose: {
      x: number;
      z: number;
      heading: number;
      state: components['schemas']['PersonState'];
    };
    FloorEnterRequest: {
      floorId: FloorName;
      last?: components['schemas']['Pose'];
    };
    /** @description Number of a person in binary messages, valid until they leave the floor. */
    PersonNumber: number;
    /** @description Person on a floor. */
    FloorPerson: {
      person: components['schemas']['PersonNumber'];
      userId: Id;
      name: string;
      nameLatin?: NameLatin;
      avatar: OfficeAvatar;
      /** @description Photo URL, if there is a photo; valid for one day. */
      avatarUrl?: string;
      status: Status;
      workingStatus: WorkingStatus;
      x: number;
      z: number;
      heading: number;
      state: components['schemas']['PersonState'];
      demo?: DemoMark;
    };
    /** @description Frame time in milliseconds. */
    FloorTime: number;
    FloorEntry: {
      /** @enum {boolean} */
      ok: true;
      self: components['schemas']['PersonNumber'];
      /** @description All people on the floor, including the user. */
      people: FloorPerson[];
      serverTime: components['schemas']['FloorTime'];
      /** @description Whether the user is on the floor with another tab or device. The avatar is theirs until it is moved here. */
      otherConnection?: boolean;
    };
    FloorRefusal: {
      /** @enum {boolean} */
      ok: false;
      /** @description Code of `ErrorCode`. */
      error: string;
    };
    FloorEnterAnswer: components['schemas']['FloorEntry'] | components['schemas']['FloorRefusal'];
    FloorWatchRequest: {
      floorId: FloorName;
    };
    FloorView: {
      /** @enum {boolean} */
      ok: true;
      people: FloorPerson[];
      serverTime: components['schemas']['FloorTime'];
    };
    FloorWatchAnswer: components['schemas']['FloorView'] | components['schemas']['FloorRefusal'];
    /**
     * Format: binary
     * @description Eight bytes, little-endian.
     *
     *     | offset | type   | field      | unit                                                |
     *     | ------ | ------ | ---------- | --------------------------------------------------- |
     *     | 0      | int16  | `x`        | centimetres                                         |
     *     | 2      | int16  | `z`        | centimetres                                         |
     *     | 4      | uint8  | `heading`  | 256ths of a turn                                    |
     *     | 5      | uint8  | `state`    | index in `PersonState`                              |
     *     | 6      | uint16 | `sequence` | incremented with each move of a client, modulo 65 536 |
     */
    FloorMove: string;
    /**
     * Format: binary
     * @description Header of four bytes, followed by eight bytes per pose, little-endian.
     *
     *     | offset | type   | field        | unit                   |
     *     | ------ | ------ | ------------ | ---------------------- |
     *     | 0      | uint32 | `serverTime` | milliseconds, modulo 2³² |
     *
     *     | offset | type   | field     | unit                      |
     *     | ------ | ------ | --------- | ------------------------- |
     *     | 0      | uint16 | `person`  | number of the person      |
     *     | 2      | int16  | `x`       | centimetres               |
     *     | 4      | int16  | `z`       | centimetres               |
     *     | 6      | uint8  | `heading` | 256ths of a turn          |
     *     | 7      | uint8  | `state`   | index in `PersonState`    |
     */
    FloorFrame: string;
    FloorPeopleChange: {
      joined: FloorPerson[];
      left: number[];
      changed: FloorPerson[];
    };
    FloorCorrection: {
      x: number;
      z: number;
    };
    FloorSeatUser: {
      userId: Id;
      name: string;
      nameLatin?: NameLatin;
    };
    FloorSeatChange: {
      seatId: string;
      /** @description New desk owner. Null if the desk is free. */
      user: components['schemas']['FloorSeatUser'] | null;
    };
    FloorClosed: {
      floorId: FloorName;
      /** @description Floor to enter instead. Null if the organisation has no open floor. */
      next: FloorName | null;
    };
  };
  responses: {
    /** @description The request is malformed. */
    BadRequest: Json<ErrorBody>;
    /** @description Not allowed. */
    Forbidden: Json<ErrorBody>;
    /** @description The body is too large. */
    PayloadTooLarge: Json<ErrorBody>;
    /** @description The body is not JSON. */
    UnsupportedMediaType: Json<ErrorBody>;
    /** @description A rule refuses it. */
    Unprocessable: Json<ErrorBody>;
    /** @description Too many requests; try again later. */
    TooManyRequests: Json<ErrorBody>;
    /** @description The server failed. */
    InternalServerError: Json<ErrorBody>;
    /**
     * @description The system is under maintenance; or the server cannot reach what it needs right now, and the same
     *     request may succeed soon.
     */
    Maintenance: Json<ErrorBody>;
    /** @description Someone was faster, or it has been done already. */
    Conflict: Json<ErrorBody>;
    /** @description The token is missing, wrong, expired or ended. */
    Unauthorized: Json<ErrorBody>;
    /** @description There is no such thing, or not in the selected organisation. */
    NotFound: Json<ErrorBody>;
    /** @description Not allowed, or no organisation is selected. */
    ForbiddenInOrganization: Json<ErrorBody>;
    /** @description The server cannot reach what it needs right now; the same request may succeed soon. */
    ServiceUnavailable: Json<ErrorBody>;
  };
  parameters: {
    /** @description Page, from 1. */
    page: number;
    /** @description Entries a page. */
    limit: number;
    /** @description Entries a page. */
    organizationLimit: number;
    /** @description Part of a name, in any script it is kept in. Empty finds everything. */
    keyword: string;
    /** @description Document ID. */
    documentId: Id;
    /** @description Person who performed the action. */
    actorId: Id;
    /** @description Kinds of action. */
    action: components['schemas']['AuditAction'][];
    /** @description Kind of target. */
    targetKind: components['schemas']['AuditTargetKind'];
    /** @description Identifier of the target. Also finds bulk actions by the people that they changed. Empty matches all entries. */
    targetId: string;
    /** @description Channel of the action. */
    channel: components['schemas']['AuditChannel'];
    /** @description Outcome of the action. */
    outcome: components['schemas']['AuditOutcome'];
    /** @description Excludes READ and CALLED entries, unless they were refused or failed. */
    withoutReads: boolean;
    /** @description Start of the period, inclusive. */
    from: Instant;
    /** @description End of the period, exclusive. */
    to: Instant;
    /** @description Part of a name, email address, operation or target identifier. Empty matches all entries. */
    'keyword-2': string;
    /** @description The `groupId` of a bulk action: returns the entries of its people. */
    partOf: Id;
    /** @description Filters by state. */
    state: components['schemas']['AdminNotificationState'];
    /** @description Sort column. */
    sort: components['schemas']['AdminNotificationSort'];
    /** @description Sort direction. */
    order: 'asc' | 'desc';
    /** @description Notification ID. */
    notificationId: Id;
    /** @description Filters by whether the member has read the notification. */
    read: boolean;
    /** @description Filters by role. */
    role: MemberRole;
    /** @description Filters by delegated role. */
    adminRole: DelegatedRole;
    /** @description Filters by exact department. Empty matches members without a department. */
    department: string;
    /** @description Filters by block state. */
    block: components['schemas']['MemberBlock'];
    /** @description Filters by whether members have the office open. */
    online: boolean;
    /** @description Filters by display language. */
    language: Language;
    /** @description Filters by whether sign-in is locked after wrong passwords. */
    passwordLocked: boolean;
    /** @description Only members with (`true`) or without an authenticator app or passkey. */
    twoFactor: boolean;
    /** @description Sort column. Names are sorted by reading in Japanese and as displayed in English, and are also the tiebreaker. */
    'sort-2': components['schemas']['MemberSort'];
    /** @description Sort direction. */
    'order-2': 'asc' | 'desc';
    /** @description User ID of the member. */
    userId: Id;
    /** @description Session ID. */
    sessionId: Id;
    /** @description Part of an address, name or department. Empty matches all invitations. */
    'keyword-3': string;
    /** @description Filters by state. Default: all states. */
    'state-2': components['schemas']['InvitationState'][];
    /** @description Filters by invited role. */
    'role-2': Role;
    /** @description Filters by mail status. */
    mail: components['schemas']['InvitationMail'];
    /** @description Sort property. */
    'sort-3': 'EMAIL' | 'NAME' | 'ROLE' | 'DEPARTMENT' | 'STATE' | 'SENT_AT' | 'EXPIRES_AT';
    /** @description Sort direction. */
    'order-3': 'ASC' | 'DESC';
    /** @description Number of weeks. */
    weeks: number;
    /** @description Maintenance ID. */
    maintenanceId: Id;
    /** @description Filters by survey group. */
    group: components['schemas']['SurveyGroup'];
    /** @description Survey ID. */
    surveyId: Id;
    /** @description Question ID. */
    questionId: Id;
    /** @description Part of the title or description. */
    'keyword-4': string;
    /** @description Filters by state. Default: all states. */
    'state-3': SurveyState[];
    /** @description Sort column. Default: last update. */
    'sort-4': components['schemas']['AdminSurveySort'];
    /** @description Filters responses by department. Not for anonymous surveys. */
    surveyDepartment: string;
    /** @description Filters articles by category. */
    ofCategory: Id;
    /** @description Article ID. */
    articleId: Id;
    /** @description Category ID. */
    categoryId: Id;
    /** @description True for published articles, false for drafts. */
    published: boolean;
    /** @description Sort column. */
    'sort-5': components['schemas']['HelpArticleSort'];
    /** @description Filters questions by state. */
    'state-4': components['schemas']['HelpQuestionState'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export interface operations {
  login: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['LoginRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  verifyNewIp: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['VerifyNewIpRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  passkeyOptions: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<PasskeyOptions>;
      400: BadRequest;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  verifyPasskey: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['VerifyPasskeyRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  startSso: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['StartSsoRequest']>;
    responses: {
      200: Json<components['schemas']['StartedSso']>;
      400: BadRequest;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  finishSso: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['FinishSsoRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  verifyTwoFactor: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['VerifyTwoFactorRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  logout: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  selectOrganization: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['SelectOrganizationRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  refreshToken: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<Session>;
      401: Unauthorized;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getProfile: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['Profile']>;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateProfile: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateProfileRequest']>;
    responses: {
      200: Json<components['schemas']['Profile']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  forgotPassword: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ForgotPasswordRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  confirmEmail: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ConfirmEmailRequest']>;
    responses: {
      200: Json<components['schemas']['ConfirmedEmail']>;
      400: BadRequest;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  resetPassword: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['SetPasswordRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getPasswordRules: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['PasswordRules']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  changePassword: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ChangePasswordRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listPasskeys: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['PasskeyList']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  addPasskey: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['AddPasskeyRequest']>;
    responses: {
      201: Json<components['schemas']['Passkey']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  newPasskeyOptions: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CurrentPasswordRequest']>;
    responses: {
      200: Json<PasskeyOptions>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        passkeyId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  renamePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        passkeyId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['RenamePasskeyRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getTwoFactor: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['TwoFactorStatus']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  startTwoFactorSetup: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CurrentPasswordRequest']>;
    responses: {
      200: Json<components['schemas']['TwoFactorSetup']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  confirmTwoFactorSetup: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ConfirmTwoFactorRequest']>;
    responses: {
      200: Json<components['schemas']['RecoveryCodes']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  renewRecoveryCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['TwoFactorCodeRequest']>;
    responses: {
      200: Json<components['schemas']['RecoveryCodes']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  disableTwoFactor: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['TwoFactorCodeRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listApiTokens: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ApiTokenList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createApiToken: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateApiTokenRequest']>;
    responses: {
      201: Json<components['schemas']['CreatedApiToken']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  revokeApiToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Token ID. */
        apiTokenId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateLanguage: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateLanguageRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getPermission: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['Permission']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listSessions: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SignedInSessionList']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  endOtherSessions: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        sessionId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listTrustedNetworks: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['TrustedNetworkList']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeTrustedNetwork: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        networkId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listJoinedOrganizations: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['organizationLimit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OrganizationList']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Organisation ID. */
        organizationId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OrganizationDetail']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listOwnInvites: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OwnInviteList']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  acceptOwnInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the inviting organisation. */
        organizationId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AcceptedInvite']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      409: Conflict;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  checkOrganizationInvite: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['InviteTokenRequest']>;
    responses: {
      200: Json<components['schemas']['CheckedInvite']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  acceptOrganizationInvite: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['InviteTokenRequest']>;
    responses: {
      200: Json<components['schemas']['AcceptedInvite']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listCustomEmoji: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['CustomEmojiList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  addCustomEmoji: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['AddCustomEmojiRequest']>;
    responses: {
      201: Json<components['schemas']['CustomEmoji']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  preSignCustomEmoji: {
    parameters: NoParameters;
    requestBody: JsonBody<PreSignRequest>;
    responses: {
      200: Json<PreSignedUpload>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteOwnCustomEmoji: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Emoji ID. */
        emojiId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMeetingRooms: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingRoomList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listOffices: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OfficeList']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getFloorPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<FloorPlan>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listSeatPositions: {
    parameters: {
      query?: {
        /** @description Filters by floor. */
        floorId?: Id;
      };
      header?: never;
      path: {
        /** @description Office ID. */
        orgContractId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SeatPositionList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateSeatPosition: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateSeatPositionRequest']>;
    responses: {
      200: Json<components['schemas']['SeatPosition']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  registerUser: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['RegisterUserRequest']>;
    responses: {
      201: Json<components['schemas']['RegisteredUser']>;
      400: BadRequest;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateUserPassword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID from step 1. */
        userId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['FirstPasswordRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  searchOrgMembers: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Filters by current floor. */
        floorId?: Id;
        /** @description Filters by role. */
        role?: MemberRole;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OrgMemberList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listReachability: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ReachabilityList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  setStatusLine: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['StatusLine']>;
    responses: {
      200: Json<Reachability>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  clearStatusLine: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<Reachability>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  startQuietTime: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['QuietTime']>;
    responses: {
      200: Json<Reachability>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  endQuietTime: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<Reachability>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  setWorkingHours: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['WorkingHours']>;
    responses: {
      200: Json<Reachability>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  clearWorkingHours: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<Reachability>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateUserStatus: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateUserStatusRequest']>;
    responses: {
      200: Json<components['schemas']['Presence']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['UserCard']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateDesk: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateDeskRequest']>;
    responses: {
      200: Json<components['schemas']['Desk']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  markDeskNotesRead: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getDesk: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the desk owner. */
        userId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['Desk']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  addDeskNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the desk owner. */
        userId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['AddDeskNoteRequest']>;
    responses: {
      201: Json<components['schemas']['DeskNote']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteDeskNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the desk owner. */
        userId: Id;
        /** @description Note ID. */
        noteId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getPortrait: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Avatar choices as a file name. */
        portrait: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': string;
        };
      };
      400: BadRequest;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listNotifications: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        order?: components['schemas']['NotificationOrder'];
        asOf?: Instant;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['NotificationList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getUnreadNotifications: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['UnreadNotifications']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  markNotificationsRead: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ReadNotifications']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  markNotificationsUnread: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UnreadNotificationsRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  markNotificationSubjectRead: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['NotificationSubject']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        notificationId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['Notification']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  markNotificationRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        notificationId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getCalendarFeedAddress: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['CalendarFeedAddress']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  renewCalendarFeedAddress: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      201: Json<components['schemas']['CalendarFeedAddress']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteCalendarFeedAddress: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getCalendarFeed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Last segment of the feed URL. */
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      400: BadRequest;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listExternalEvents: {
    parameters: {
      query: {
        /**
         * @description JSON array of at most 10 user IDs. Default: the caller.
         */
        ids?: string;
        /** @description Excludes events that end before this time. */
        startTime: Instant;
        /** @description Excludes events that start after this time. At most 62 days after the start. */
        endTime: Instant;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ExternalEventList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listCalendarAccounts: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['CalendarAccountList']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  linkCalendarAccount: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['LinkCalendarRequest']>;
    responses: {
      201: Json<components['schemas']['CalendarAccount']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  findCalDavCalendars: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['LinkCalendarRequest']>;
    responses: {
      200: Json<components['schemas']['CalDavCalendarList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unlinkCalendarAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Account ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  syncCalendarAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Account ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['CalendarAccount']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  takeCalendarNotice: {
    parameters: {
      query?: {
        /** @description Signature of the channel. */
        token?: string;
        /** @description The notification is about the channel itself. The channel is renewed or reopened. */
        ended?: boolean;
        /** @description Validation text from Microsoft to confirm the URL, returned as is. */
        validationToken?: string;
      };
      header?: never;
      path: {
        /** @description Channel ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      400: BadRequest;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listTutorials: {
    parameters: {
      query?: {
        /** @description Filters by category. */
        categoryId?: Id;
        /** @description Part of a title or text, in either language. Empty matches all tutorials. */
        keyword?: string;
        /** @description Filters by the caller's progress. */
        progress?: components['schemas']['TutorialState'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['TutorialList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getTutorial: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Tutorial ID. */
        tutorialId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['TutorialDetail']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listTutorialCategories: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['TutorialCategoryList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createTutorialDownLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Tutorial ID. */
        tutorialId: Id;
        /** @description Attachment ID. */
        fileId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['TutorialDownLink']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  saveTutorialProgress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Tutorial ID. */
        tutorialId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['SaveTutorialProgressRequest']>;
    responses: {
      200: Json<components['schemas']['TutorialProgress']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMeetings: {
    parameters: {
      query?: {
        /**
         * @description JSON array of at most 10 user IDs. Default: the caller.
         */
        ids?: string;
        /** @description Excludes meetings that end before this time. */
        startTime?: Instant;
        /** @description Excludes meetings that start after this time. Must be later than `startTime`. */
        endTime?: Instant;
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries per page. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createMeeting: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateMeetingRequest']>;
    responses: {
      201: Json<Meeting>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  joinMeetingNow: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['JoinMeetingRequest']>;
    responses: {
      200: Json<Meeting>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getMeetingLink: {
    parameters: {
      query: {
        /** @description Meeting ID. */
        id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingLink']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAvailableMeetings: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMeetingAttendees: {
    parameters: {
      query: {
        /**
         * @description JSON array of at most 50 user IDs.
         */
        userIds: string;
        /** @description Start of the period. */
        startTime: Instant;
        /** @description End of the period, at most 62 days after the start. */
        endTime: Instant;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingAttendeeList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  checkMeetingRoom: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CheckMeetingRoomRequest']>;
    responses: {
      200: Json<components['schemas']['MeetingRoomBusy']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listRoomMeetings: {
    parameters: {
      query?: {
        /** @description Filters by floor. Default: all floors. */
        floorId?: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['RoomMeetingsList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listRoomBookings: {
    parameters: {
      query: {
        /** @description Excludes bookings that end before this time. */
        startTime: Instant;
        /** @description Excludes bookings that start after this time. */
        endTime: Instant;
        /** @description Filters by floor. */
        floorId?: Id;
        /** @description Filters by room. */
        meetingRoomId?: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['RoomBookingsList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createMeetingInRoom: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateMeetingInRoomRequest']>;
    responses: {
      201: Json<Meeting>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  suggestMeetingTimes: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['SuggestMeetingTimesRequest']>;
    responses: {
      200: Json<components['schemas']['SuggestedTimeList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listLinkedAccounts: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['LinkedAccountList']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  startAppLogin: {
    parameters: {
      query?: {
        /** @description Use to authorise. Default: all uses of the provider. */
        use?: components['schemas']['LinkedAccountUse'];
      };
      header?: never;
      path: {
        /** @description Provider. */
        type: Provider;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AppLogin']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  linkAccount: {
    parameters: {
      query: {
        /** @description Code from the redirect URL. */
        code: components['schemas']['AppCode'];
        /** @description State from the redirect URL. */
        state: components['schemas']['AppState'];
      };
      header?: never;
      path: {
        /** @description Provider. */
        type: Provider;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['LinkedAccount']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unlinkAccount: {
    parameters: {
      query?: {
        /** @description Use to unlink. Default: all uses. */
        use?: components['schemas']['LinkedAccountUse'];
      };
      header?: never;
      path: {
        /** @description Provider. */
        type: Provider;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<Meeting>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteMeeting: {
    parameters: {
      query?: {
        /** @description Scope of the cancellation within a series. */
        scope?: components['schemas']['MeetingScope'];
      };
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateMeetingRequest']>;
    responses: {
      200: Json<Meeting>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  answerMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['AnswerMeetingRequest']>;
    responses: {
      200: Json<Meeting>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getMeetingChat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingChat']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  openMeetingChat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<ChatRoomSummary>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  endMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<Meeting>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  extendMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['ExtendMeetingRequest']>;
    responses: {
      200: Json<Meeting>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  leaveMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listWaitingGuests: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingGuestList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getMeetingGuestLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingGuestLinkState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createMeetingGuestLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingGuestLink']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  revokeMeetingGuestLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMeetingGuests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingGuestList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  answerMeetingGuest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
        /** @description Guest ID. */
        guestId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['AnswerGuestRequest']>;
    responses: {
      200: Json<components['schemas']['MeetingGuest']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  openGuestLink: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['OpenGuestLinkRequest']>;
    responses: {
      200: Json<components['schemas']['GuestMeeting']>;
      400: BadRequest;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createGuestVisit: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateGuestVisitRequest']>;
    responses: {
      201: Json<components['schemas']['CreatedGuestVisit']>;
      400: BadRequest;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getGuestVisit: {
    parameters: NoParameters;
    requestBody: JsonBody<GuestTokenRequest>;
    responses: {
      200: Json<components['schemas']['GuestVisit']>;
      400: BadRequest;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createGuestVoiceToken: {
    parameters: NoParameters;
    requestBody: JsonBody<GuestTokenRequest>;
    responses: {
      200: Json<components['schemas']['GuestVoiceToken']>;
      400: BadRequest;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  askAgainAsGuest: {
    parameters: NoParameters;
    requestBody: JsonBody<GuestTokenRequest>;
    responses: {
      200: Json<components['schemas']['GuestVisit']>;
      400: BadRequest;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  leaveGuestVisit: {
    parameters: NoParameters;
    requestBody: JsonBody<GuestTokenRequest>;
    responses: {
      204: Empty;
      400: BadRequest;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMeetingTranscripts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingTranscriptList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  startMeetingTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: Json<components['schemas']['MeetingTranscript']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteMeetingTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
        /** @description Transcript ID. */
        transcriptId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  stopMeetingTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
        /** @description Transcript ID. */
        transcriptId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingTranscript']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  consentToMeetingTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
        /** @description Transcript ID. */
        transcriptId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['MeetingTranscriptConsentRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMeetingTranscriptLines: {
    parameters: {
      query?: {
        /** @description Returns only lines whose text contains the keyword. */
        keyword?: string;
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries per page. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
        /** @description Transcript ID. */
        transcriptId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingTranscriptLineList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  addMeetingTranscriptLines: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
        /** @description Transcript ID. */
        transcriptId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['AddMeetingTranscriptLinesRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  downloadMeetingTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        id: Id;
        /** @description Transcript ID. */
        transcriptId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getSettings: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['Settings']>;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateSettings: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateSettingsRequest']>;
    responses: {
      200: Json<components['schemas']['Settings']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getOwnDataExport: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<PersonalDataExportStatus>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  exportOwnData: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ExportOwnDataRequest']>;
    responses: {
      200: Json<PersonalDataExportStatus>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getMaintenance: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MaintenanceInfo']>;
      429: TooManyRequests;
      500: InternalServerError;
      503: ServiceUnavailable;
    };
  };
  listBulletinBoards: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['BulletinBoardList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getUnreadBulletins: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['UnreadBulletins']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listBulletinPosts: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters by board. */
        boardId?: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['BulletinPostList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createBulletinPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Board ID. */
        boardId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['CreateBulletinPostRequest']>;
    responses: {
      201: Json<components['schemas']['BulletinPost']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getBulletinPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['BulletinPost']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteBulletinPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateBulletinPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateBulletinPostRequest']>;
    responses: {
      200: Json<components['schemas']['BulletinPost']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  markBulletinPostRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listBulletinReaders: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['BulletinReaderList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listBulletinComments: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['BulletinCommentList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createBulletinComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['CreateBulletinCommentRequest']>;
    responses: {
      201: Json<components['schemas']['BulletinComment']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteBulletinComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
        /** @description Comment ID. */
        commentId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateBulletinComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
        /** @description Comment ID. */
        commentId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateBulletinCommentRequest']>;
    responses: {
      200: Json<components['schemas']['BulletinComment']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  reactToBulletinPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['ReactToChatMessageRequest']>;
    responses: {
      200: Json<components['schemas']['BulletinReactions']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unreactToBulletinPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
        /** @description Emoji. */
        emoji: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['BulletinReactions']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  preSignUserFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Purpose of the file. */
        directory: components['schemas']['UserFileDirectory'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<PreSignRequest>;
    responses: {
      200: Json<PreSignedUpload>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  preSignChatAttachment: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['PreSignAttachmentRequest']>;
    responses: {
      200: Json<PreSignedUpload>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  preSignFiles: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Purpose of the files. */
        directory: components['schemas']['MemberFileDirectory'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['PreSignFilesRequest']>;
    responses: {
      200: Json<components['schemas']['PreSignedUploadList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  preSignDownloads: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['PreSignDownloadsRequest']>;
    responses: {
      200: Json<components['schemas']['PreSignedDownloadList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatRooms: {
    parameters: {
      query?: {
        /** @description Filters by channels, direct rooms or chats of meetings. */
        type?: ChatRoomType;
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatRoomList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createChatRoom: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateChatRoomRequest']>;
    responses: {
      201: Json<ChatRoomSummary>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  joinChatRoom: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['JoinChatRoomRequest']>;
    responses: {
      200: Json<ChatRoomSummary>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getUnreadChatTotal: {
    parameters: {
      query: {
        /** @description Filters by channels, direct rooms or chats of meetings. */
        type: ChatRoomType;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatUnreadTotal']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listUsersOutsideDirect: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatCandidateList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatRoomHeads: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatRoomHeadList']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  markAllChatRoomsRead: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatRoomHeadList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatThreads: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatFollowedThreadList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getCreatedChatRooms: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatRoomsCreated']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  searchChatMessages: {
    parameters: {
      query?: {
        /** @description Search terms. */
        keyword?: string;
        /** @description Filters by room. */
        roomId?: Id;
        /** @description Filters by sender. */
        senderId?: Id;
        /** @description Filters by messages sent at or after this time. */
        sentFrom?: Instant;
        /** @description Filters by messages sent before this time, which must be after `sentFrom`. */
        sentBefore?: Instant;
        /** @description Filters by messages that contain all of these. */
        has?: components['schemas']['ChatMessagePart'][];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatSearchList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listSavedChatMessages: {
    parameters: {
      query?: {
        /** @description Filters by completed or open messages. */
        done?: boolean;
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatSavedMessageList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatSections: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatSections']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createChatSection: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateChatSectionRequest']>;
    responses: {
      201: Json<components['schemas']['ChatSection']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  orderChatSections: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['OrderChatSectionsRequest']>;
    responses: {
      200: Json<components['schemas']['ChatSections']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteChatSection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Section ID. */
        sectionId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateChatSection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Section ID. */
        sectionId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateChatSectionRequest']>;
    responses: {
      200: Json<components['schemas']['ChatSection']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatReminders: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatReminderList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listScheduledChatMessages: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatScheduledMessageList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  cancelScheduledChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the scheduled message. */
        scheduledId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateScheduledChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the scheduled message. */
        scheduledId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateScheduledChatMessageRequest']>;
    responses: {
      200: Json<ChatScheduledMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  sendScheduledChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the scheduled message. */
        scheduledId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<ChatScheduledMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<ChatRoomSummary>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  addChatRoomUsers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['AddChatRoomUsersRequest']>;
    responses: {
      200: Json<ChatRoomSummary>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['DeleteChatRoomRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateChatRoomRequest']>;
    responses: {
      200: Json<ChatRoomSummary>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  placeChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['PlaceChatRoomRequest']>;
    responses: {
      200: Json<components['schemas']['ChatRoomPlacement']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  leaveChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeChatRoomUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description User ID of the member to remove. */
        userId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatRoomUsers: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatMemberList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listUsersOutSideChatRoom: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatCandidateList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatMessages: {
    parameters: {
      query?: {
        /** @description Returns the nearest messages before this seq. */
        beforeSeq?: ChatSeq;
        /** @description Returns the nearest messages after this seq. */
        afterSeq?: ChatSeq;
        /** @description Returns this message and its neighbours, half on each side. For a thread reply, the first message of the thread is used. */
        aroundMessageId?: Id;
        /** @description Maximum number of messages. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatMessageSlice']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  sendChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['SendChatMessageRequest']>;
    responses: {
      201: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  editChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['EditChatMessageRequest']>;
    responses: {
      200: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  reactToChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['ReactToChatMessageRequest']>;
    responses: {
      200: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unreactToChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
        /** @description Emoji. */
        emoji: components['schemas']['ChatEmoji'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatThread: {
    parameters: {
      query?: {
        /** @description Returns the nearest replies before this seq. Default: the latest replies. */
        beforeSeq?: ChatSeq;
        /** @description Maximum number of messages. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description ID of the first message of the thread. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatThreadSlice']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getChatThreadState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description ID of the first message of the thread. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatThreadState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateChatThreadState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description ID of the first message of the thread. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateChatThreadStateRequest']>;
    responses: {
      200: Json<components['schemas']['ChatThreadState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  pinChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unpinChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  saveChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['SaveChatMessageRequest']>;
    responses: {
      200: Json<components['schemas']['ChatSavedState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unsaveChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatSavedState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  markChatMessageUnread: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatReadState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  forwardChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['ForwardChatMessageRequest']>;
    responses: {
      201: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatMessageVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatMessageVersionList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  setChatReminder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['SetChatReminderRequest']>;
    responses: {
      200: Json<components['schemas']['ChatReminderState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteChatReminder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  completeChatReminder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  scheduleChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['ScheduleChatMessageRequest']>;
    responses: {
      201: Json<ChatScheduledMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatForwardSources: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatForwardSources']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeChatLinkPreview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Message ID. */
        messageId: Id;
        /** @description Preview ID. */
        previewId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<ChatMessage>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listSavedChatMessageIds: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatSavedMessageIds']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatPins: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatPinList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getChatGroupMentions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatGroupMentions']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatChanges: {
    parameters: {
      query: {
        /** @description Last seq of the client. */
        afterSeq: ChatSeq;
        /** @description Maximum number of messages. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatChanges']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateLastReadMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateLastReadMessageRequest']>;
    responses: {
      200: Json<components['schemas']['ChatReadState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getUnreadChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatUnreadMessage']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getChatInviteToken: {
    parameters: {
      query?: {
        /** @description Creates a new code. Room admins only. */
        refresh?: boolean;
      };
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatInviteToken']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listChatWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatWebhookList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createChatWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['CreateChatWebhookRequest']>;
    responses: {
      201: Json<components['schemas']['ChatWebhookWithUrl']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteChatWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Webhook ID. */
        webhookId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  renewChatWebhookUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
        /** @description Webhook ID. */
        webhookId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ChatWebhookWithUrl']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listSlashCommands: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SlashCommandList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  runSlashCommand: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['RunSlashCommandRequest']>;
    responses: {
      200: Json<components['schemas']['SlashCommandReply']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  postWebhookMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Last segment of the URL. */
        secret: LinkToken;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['PostWebhookMessageRequest']>;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      400: BadRequest;
      403: Forbidden;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateChatRoomRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateChatRoomRoleRequest']>;
    responses: {
      200: Json<components['schemas']['ChatMember']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  muteChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['MuteChatRoomRequest']>;
    responses: {
      200: Json<components['schemas']['ChatMuteState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  hideChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['HideChatRoomRequest']>;
    responses: {
      200: Json<components['schemas']['ChatHiddenState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listVoiceRooms: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['VoiceRoomList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createVoiceRoom: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateVoiceRoomRequest']>;
    responses: {
      201: Json<VoiceRoom>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  openVoiceMeetingAreaRoom: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['OpenVoiceMeetingAreaRoomRequest']>;
    responses: {
      200: Json<VoiceRoom>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  openVoiceMeetingRoom: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['OpenVoiceMeetingRoomRequest']>;
    responses: {
      200: Json<VoiceRoom>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<VoiceRoom>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        id: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateVoiceRoomRequest']>;
    responses: {
      200: Json<VoiceRoom>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createVoiceToken: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateVoiceTokenRequest']>;
    responses: {
      200: Json<components['schemas']['VoiceToken']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listVoiceAreaRooms: {
    parameters: {
      query?: {
        /** @description Filters by floor. */
        floorId?: Id;
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries per page. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['VoiceRoomList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listVoiceAdminRooms: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries per page. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['VoiceRoomList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  inviteToVoiceChat: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['InviteToVoiceChatRequest']>;
    responses: {
      201: Json<components['schemas']['VoiceInvite']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  confirmVoiceInvitation: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ConfirmVoiceInvitationRequest']>;
    responses: {
      200: Json<components['schemas']['VoiceInviteConfirmation']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listUsersNotInVoiceChat: {
    parameters: {
      query?: {
        /** @description Room ID of the invitation. */
        roomId?: Id;
        /** @description Returns only this member, to find out whether they can be called. */
        userId?: Id;
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['VoiceCandidateList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listSharedDocuments: {
    parameters: {
      query?: {
        /** @description Filters by voice room. */
        roomId?: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SharedDocumentList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  shareDocument: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ShareDocumentRequest']>;
    responses: {
      201: Json<SharedDocument>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  endSharedDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Document ID. */
        id: components['parameters']['documentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateSharedDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Document ID. */
        id: components['parameters']['documentId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateSharedDocumentRequest']>;
    responses: {
      200: Json<SharedDocument>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getWorkplace: {
    parameters: {
      query?: {
        /** @description Last floor of the caller in this browser. Without it, or if the floor is blocked, the first floor. */
        floorId?: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['WorkplaceData']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getTour: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<Tour>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateTour: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['TourChange']>;
    responses: {
      200: Json<Tour>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  noteTourStep: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['TourStepDone']>;
    responses: {
      200: Json<Tour>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  subscribeWebNotifications: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['WebNotificationRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unsubscribeWebNotifications: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['WebNotificationRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  search: {
    parameters: {
      query: {
        /** @description Search terms. */
        q: string;
        /** @description Kinds of results. Default: all kinds. */
        kinds?: SearchKind[];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Results of each kind per page. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SearchAnswer']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  adminLogin: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['LoginRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  adminVerifyNewIp: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['VerifyNewIpRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  adminPasskeyOptions: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<PasskeyOptions>;
      400: BadRequest;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  adminVerifyPasskey: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['VerifyPasskeyRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  adminStartSso: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['StartSsoRequest']>;
    responses: {
      200: Json<components['schemas']['StartedSso']>;
      400: BadRequest;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  adminFinishSso: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['FinishSsoRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  adminVerifyTwoFactor: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['VerifyTwoFactorRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  adminRefreshToken: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<Session>;
      401: Unauthorized;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  adminLogout: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  chooseAdministeredOrganization: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['SelectOrganizationRequest']>;
    responses: {
      200: Json<Session>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  confirmIdentity: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ConfirmIdentityRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getConfirmationOptions: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ConfirmationOptions']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdministrator: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['Administrator']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminBulletinBoards: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminBulletinBoardList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createAdminBulletinBoard: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['AdminBulletinBoardRequest']>;
    responses: {
      201: Json<components['schemas']['AdminBulletinBoard']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  orderAdminBulletinBoards: {
    parameters: NoParameters;
    requestBody: JsonBody<ContentOrder>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminBulletinPosts: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters by board. */
        boardId?: Id;
        /** @description Filters by pinned or closed posts. */
        state?: components['schemas']['AdminBulletinPostState'];
        /** @description Sort column. */
        sort?: components['schemas']['AdminBulletinPostSort'];
        /** @description Sort direction. */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminBulletinPostList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeAdminBulletinBoard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Board ID. */
        boardId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateAdminBulletinBoard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Board ID. */
        boardId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateAdminBulletinBoardRequest']>;
    responses: {
      200: Json<components['schemas']['AdminBulletinBoard']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeAdminBulletinPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateAdminBulletinPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Post ID. */
        postId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateAdminBulletinPostRequest']>;
    responses: {
      200: Json<components['schemas']['AdminBulletinPost']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminCustomEmoji: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminCustomEmojiList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  addAdminCustomEmoji: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['AddCustomEmojiRequest']>;
    responses: {
      201: Json<components['schemas']['CustomEmoji']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  preSignAdminCustomEmoji: {
    parameters: NoParameters;
    requestBody: JsonBody<PreSignRequest>;
    responses: {
      200: Json<PreSignedUpload>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateCustomEmojiSetting: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateCustomEmojiSettingRequest']>;
    responses: {
      200: Json<components['schemas']['CustomEmojiSetting']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteCustomEmoji: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Emoji ID. */
        emojiId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  preSignAdminFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Purpose of the file. */
        directory: components['schemas']['AdminFileDirectory'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<PreSignRequest>;
    responses: {
      200: Json<PreSignedUpload>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  preSignAdminDownloads: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['PreSignDownloadsRequest']>;
    responses: {
      200: Json<components['schemas']['PreSignedDownloadList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminFloors: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminFloorList']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createAdminFloor: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateFloorRequest']>;
    responses: {
      201: Json<AdminFloor>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listFloorTemplates: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['FloorTemplateList']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  orderAdminFloors: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['OrderFloorsRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeAdminFloor: {
    parameters: {
      query: {
        /** @description Version that the change is based on. */
        version: Version;
      };
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateAdminFloor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateFloorRequest']>;
    responses: {
      200: Json<AdminFloor>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  previewFloorRemoval: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['FloorRemoval']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminFloorPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['EditedFloor']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  exportAdminFloorPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<FloorPlan>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  saveFloorDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['SaveFloorDraftRequest']>;
    responses: {
      200: Json<components['schemas']['FloorDraftState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  discardFloorDraft: {
    parameters: {
      query: {
        /** @description Version that the change is based on. */
        version: Version;
      };
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['FloorDraftState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  previewFloorPublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['FloorPublication']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  publishFloorDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<VersionRequest>;
    responses: {
      200: Json<components['schemas']['PublishedFloor']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listFloorRevisions: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['FloorRevisionList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getFloorRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
        /** @description Revision number of the plan. */
        revision: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<FloorPlan>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  restoreFloorRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
        /** @description Revision number of the plan. */
        revision: number;
      };
      cookie?: never;
    };
    requestBody: JsonBody<VersionRequest>;
    responses: {
      200: Json<components['schemas']['FloorDraftState']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminSeats: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminSeatList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  assignAdminSeat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
        /** @description Seat ID in the floor plan. */
        seatId: PlanItemId;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['AssignSeatRequest']>;
    responses: {
      200: Json<components['schemas']['AdminSeat']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listSeatCandidates: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SeatCandidateList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAuditEntries: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Person who performed the action. */
        actorId?: components['parameters']['actorId'];
        /** @description Kinds of action. */
        action?: components['parameters']['action'];
        /** @description Kind of target. */
        targetKind?: components['parameters']['targetKind'];
        /** @description Identifier of the target. Also finds bulk actions by the people that they changed. Empty matches all entries. */
        targetId?: components['parameters']['targetId'];
        /** @description Channel of the action. */
        channel?: components['parameters']['channel'];
        /** @description Outcome of the action. */
        outcome?: components['parameters']['outcome'];
        /** @description Excludes READ and CALLED entries, unless they were refused or failed. */
        withoutReads?: components['parameters']['withoutReads'];
        /** @description Start of the period, inclusive. */
        from?: components['parameters']['from'];
        /** @description End of the period, exclusive. */
        to?: components['parameters']['to'];
        /** @description Part of a name, email address, operation or target identifier. Empty matches all entries. */
        keyword?: components['parameters']['keyword-2'];
        /** @description The `groupId` of a bulk action: returns the entries of its people. */
        partOf?: components['parameters']['partOf'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AuditEntryList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminNotifications: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters by state. */
        state?: components['parameters']['state'];
        /** @description Sort column. */
        sort?: components['parameters']['sort'];
        /** @description Sort direction. */
        order?: components['parameters']['order'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminNotificationList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createAdminNotification: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['AdminNotificationRequest']>;
    responses: {
      201: Json<AdminNotification>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Notification ID. */
        notificationId: components['parameters']['notificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminNotification>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteAdminNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Notification ID. */
        notificationId: components['parameters']['notificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateAdminNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Notification ID. */
        notificationId: components['parameters']['notificationId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateAdminNotificationRequest']>;
    responses: {
      200: Json<AdminNotification>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  withdrawAdminNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Notification ID. */
        notificationId: components['parameters']['notificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminNotification>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listNotificationReaders: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters by whether the member has read the notification. */
        read?: components['parameters']['read'];
      };
      header?: never;
      path: {
        /** @description Notification ID. */
        notificationId: components['parameters']['notificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['NotificationReaderList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  exportNotificationReaders: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters by whether the member has read the notification. */
        read?: components['parameters']['read'];
      };
      header?: never;
      path: {
        /** @description Notification ID. */
        notificationId: components['parameters']['notificationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMembers: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters by role. */
        role?: components['parameters']['role'];
        /** @description Filters by delegated role. */
        adminRole?: components['parameters']['adminRole'];
        /** @description Filters by exact department. Empty matches members without a department. */
        department?: components['parameters']['department'];
        /** @description Filters by block state. */
        block?: components['parameters']['block'];
        /** @description Filters by whether members have the office open. */
        online?: components['parameters']['online'];
        /** @description Filters by display language. */
        language?: components['parameters']['language'];
        /** @description Filters by whether sign-in is locked after wrong passwords. */
        passwordLocked?: components['parameters']['passwordLocked'];
        /** @description Only members with (`true`) or without an authenticator app or passkey. */
        twoFactor?: components['parameters']['twoFactor'];
        /** @description Sort column. Names are sorted by reading in Japanese and as displayed in English, and are also the tiebreaker. */
        sort?: components['parameters']['sort-2'];
        /** @description Sort direction. */
        order?: components['parameters']['order-2'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminMemberList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listDepartments: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['DepartmentList']>;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMemberCandidates: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Filters by role. */
        role?: components['parameters']['role'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MemberCandidateList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  countAudience: {
    parameters: {
      query?: {
        /** @description Area of the content. */
        area?: components['schemas']['AreaName'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: JsonBody<Audience>;
    responses: {
      200: Json<components['schemas']['AudienceMembers']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  exportMembers: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters by role. */
        role?: components['parameters']['role'];
        /** @description Filters by delegated role. */
        adminRole?: components['parameters']['adminRole'];
        /** @description Filters by exact department. Empty matches members without a department. */
        department?: components['parameters']['department'];
        /** @description Filters by block state. */
        block?: components['parameters']['block'];
        /** @description Filters by whether members have the office open. */
        online?: components['parameters']['online'];
        /** @description Filters by display language. */
        language?: components['parameters']['language'];
        /** @description Filters by whether sign-in is locked after wrong passwords. */
        passwordLocked?: components['parameters']['passwordLocked'];
        /** @description Only members with (`true`) or without an authenticator app or passkey. */
        twoFactor?: components['parameters']['twoFactor'];
        /** @description Sort column. Names are sorted by reading in Japanese and as displayed in English, and are also the tiebreaker. */
        sort?: components['parameters']['sort-2'];
        /** @description Sort direction. */
        order?: components['parameters']['order-2'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  changeMembers: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ChangeMembersRequest']>;
    responses: {
      200: Json<components['schemas']['ChangedMembers']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminMember>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateMemberRequest']>;
    responses: {
      200: Json<AdminMember>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  blockMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminMember>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unblockMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminMember>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unlockMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminMember>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  endMemberSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminMember>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  endMemberSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
        /** @description Session ID. */
        sessionId: components['parameters']['sessionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminMember>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getMemberDataExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<PersonalDataExportStatus>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  exportMemberData: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<PersonalDataExportStatus>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getMemberErasure: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MemberErasure']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  eraseMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['EraseMemberRequest']>;
    responses: {
      200: Json<components['schemas']['MemberErasure']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  exportAuditEntries: {
    parameters: {
      query?: {
        /** @description Person who performed the action. */
        actorId?: components['parameters']['actorId'];
        /** @description Kinds of action. */
        action?: components['parameters']['action'];
        /** @description Kind of target. */
        targetKind?: components['parameters']['targetKind'];
        /** @description Identifier of the target. Also finds bulk actions by the people that they changed. Empty matches all entries. */
        targetId?: components['parameters']['targetId'];
        /** @description Channel of the action. */
        channel?: components['parameters']['channel'];
        /** @description Outcome of the action. */
        outcome?: components['parameters']['outcome'];
        /** @description Excludes READ and CALLED entries, unless they were refused or failed. */
        withoutReads?: components['parameters']['withoutReads'];
        /** @description Start of the period, inclusive. */
        from?: components['parameters']['from'];
        /** @description End of the period, exclusive. */
        to?: components['parameters']['to'];
        /** @description Part of a name, email address, operation or target identifier. Empty matches all entries. */
        keyword?: components['parameters']['keyword-2'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAuditStream: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AuditStreamSettings']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateAuditStream: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateAuditStreamRequest']>;
    responses: {
      200: Json<components['schemas']['AuditStreamSettings']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeAuditStream: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  pauseAuditStream: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['PauseAuditStreamRequest']>;
    responses: {
      200: Json<components['schemas']['AuditStreamSettings']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  testAuditStream: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AuditStreamTest']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminOrganization: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminOrganization']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  scheduleOrganizationDeletion: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ScheduleOrganizationDeletionRequest']>;
    responses: {
      200: Json<components['schemas']['OrganizationDeletion']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  cancelOrganizationDeletion: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getOrganizationExport: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OrganizationExportStatus']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  exportOrganization: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ExportOrganizationRequest']>;
    responses: {
      200: Json<components['schemas']['OrganizationExportStatus']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listLegalHolds: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['LegalHoldPage']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  placeLegalHold: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['PlaceLegalHoldRequest']>;
    responses: {
      201: Json<components['schemas']['LegalHold']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listLegalHoldRooms: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['LegalHoldRoomList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  releaseLegalHold: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Legal hold ID. */
        legalHoldId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateAdminOrganizationProfile: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateOrganizationProfileRequest']>;
    responses: {
      200: Json<components['schemas']['OrganizationProfile']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  preSignOrganizationLogo: {
    parameters: NoParameters;
    requestBody: JsonBody<PreSignRequest>;
    responses: {
      200: Json<PreSignedUpload>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateSignInRules: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateSignInRulesRequest']>;
    responses: {
      200: Json<components['schemas']['SignInRules']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getSso: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<SsoSettings>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateSso: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateSsoRequest']>;
    responses: {
      200: Json<SsoSettings>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeSso: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateSamlSso: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateSamlSsoRequest']>;
    responses: {
      200: Json<SsoSettings>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  readSamlMetadata: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['ReadSamlMetadataRequest']>;
    responses: {
      200: Json<components['schemas']['SamlMetadata']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  testSso: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  addSsoDomain: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['AddSsoDomainRequest']>;
    responses: {
      200: Json<SsoSettings>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  removeSsoDomain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Domain ID. */
        ssoDomainId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<SsoSettings>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateSsoDomain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Domain ID. */
        ssoDomainId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateSsoDomainRequest']>;
    responses: {
      200: Json<SsoSettings>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  verifySsoDomain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Domain ID. */
        ssoDomainId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<SsoSettings>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminWebhooks: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminWebhookList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteAdminWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Webhook ID. */
        webhookId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listOutgoingWebhooks: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OutgoingWebhookList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createOutgoingWebhook: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateOutgoingWebhookRequest']>;
    responses: {
      201: Json<components['schemas']['OutgoingWebhookWithSecret']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listOutgoingWebhookRooms: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OutgoingWebhookRoomList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateOutgoingWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Webhook ID. */
        outgoingWebhookId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateOutgoingWebhookRequest']>;
    responses: {
      200: Json<components['schemas']['OutgoingWebhook']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteOutgoingWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Webhook ID. */
        outgoingWebhookId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  renewOutgoingWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Webhook ID. */
        outgoingWebhookId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OutgoingWebhookWithSecret']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  testOutgoingWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Webhook ID. */
        outgoingWebhookId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OutgoingWebhookTest']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listOutgoingWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Only deliveries with this status. */
        status?: components['schemas']['OutgoingWebhookDeliveryStatus'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        /** @description Webhook ID. */
        outgoingWebhookId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['OutgoingWebhookDeliveryList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  redeliverOutgoingWebhookEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Webhook ID. */
        outgoingWebhookId: Id;
        /** @description Delivery ID. */
        deliveryId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listBots: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminBotList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createBot: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateBotRequest']>;
    responses: {
      201: Json<components['schemas']['AdminBot']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateBot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the bot. */
        botId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateBotRequest']>;
    responses: {
      200: Json<components['schemas']['AdminBot']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteBot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the bot. */
        botId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createBotToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description User ID of the bot. */
        botId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['CreateBotTokenRequest']>;
    responses: {
      201: Json<components['schemas']['CreatedApiToken']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getEmbed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Key of the widget. */
        embedKey: components['schemas']['EmbedKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['Embed']>;
      400: BadRequest;
      403: Forbidden;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminEmbeds: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminEmbedList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createEmbed: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateEmbedRequest']>;
    responses: {
      201: Json<AdminEmbed>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listEmbedRooms: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['EmbedRooms']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateEmbed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Widget ID. */
        embedId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateEmbedRequest']>;
    responses: {
      200: Json<AdminEmbed>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteEmbed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Widget ID. */
        embedId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  renewEmbedKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Widget ID. */
        embedId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminEmbed>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminSlashCommands: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminSlashCommandList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createSlashCommand: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateSlashCommandRequest']>;
    responses: {
      201: Json<components['schemas']['SlashCommandWithSecret']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateSlashCommand: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Command ID. */
        slashCommandId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateSlashCommandRequest']>;
    responses: {
      200: Json<components['schemas']['AdminSlashCommand']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteSlashCommand: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Command ID. */
        slashCommandId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  renewSlashCommandSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Command ID. */
        slashCommandId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SlashCommandWithSecret']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminApiTokens: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminApiTokenList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  revokeAdminApiToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Token ID. */
        apiTokenId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateApiTokenSetting: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateApiTokenSettingRequest']>;
    responses: {
      200: Json<components['schemas']['ApiTokenSetting']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getScim: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['ScimSettings']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createScimToken: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateScimTokenRequest']>;
    responses: {
      201: Json<components['schemas']['CreatedScimToken']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  revokeScimToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Token ID. */
        scimTokenId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateScimGroup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Group ID. */
        scimGroupId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateScimGroupRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateGroupMentionRules: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateGroupMentionRulesRequest']>;
    responses: {
      200: Json<components['schemas']['GroupMentionRules']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateOrganizationAreas: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateOrganizationAreasRequest']>;
    responses: {
      200: Json<components['schemas']['OrganizationAreas']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateRetention: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateRetentionRequest']>;
    responses: {
      200: Json<components['schemas']['Retention']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  previewRetention: {
    parameters: {
      query: {
        /** @description Retention of messages in days. */
        messageDays: number;
        /** @description Retention of message files in days. */
        fileDays: number;
        /** @description Retention of meetings in days. Without it, meetings are kept. */
        meetingDays?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['RetentionPreview']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateLinkPreviewSetting: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateLinkPreviewSettingRequest']>;
    responses: {
      200: Json<components['schemas']['LinkPreviewSetting']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateDemoColleagues: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['DemoColleagues']>;
    responses: {
      200: Json<components['schemas']['DemoColleagues']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateGuestLinkSetting: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateGuestLinkSettingRequest']>;
    responses: {
      200: Json<components['schemas']['GuestLinkSetting']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateGuestAccess: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateGuestAccessRequest']>;
    responses: {
      200: Json<components['schemas']['GuestAccess']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateMeetingTranscriptSetting: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['UpdateMeetingTranscriptSettingRequest']>;
    responses: {
      200: Json<components['schemas']['MeetingTranscriptSetting']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminContracts: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminContractList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createAdminContract: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateAdminContractRequest']>;
    responses: {
      201: Json<AdminContract>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateAdminContract: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Contract ID. */
        contractId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateAdminContractRequest']>;
    responses: {
      200: Json<AdminContract>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  blockAdminContract: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Contract ID. */
        contractId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['BlockRequest']>;
    responses: {
      200: Json<AdminContract>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminOrganizations: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters by blocked or unblocked organisations. */
        blocked?: boolean;
        /** @description Sort column. */
        sort?: 'name' | 'memberCount' | 'createdAt';
        /** @description Sort direction. */
        order?: 'asc' | 'desc';
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminOrganizationList']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createAdminOrganization: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateAdminOrganizationRequest']>;
    responses: {
      201: Json<components['schemas']['AdminOrganizationItem']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  blockAdminOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Organisation ID. */
        organizationId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['BlockRequest']>;
    responses: {
      200: Json<components['schemas']['AdminOrganizationItem']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMeetingRoomBookings: {
    parameters: {
      query: {
        /** @description Start of the period. */
        startTime: string;
        /** @description End of the period, at most 14 days after the start. */
        endTime: string;
        /** @description Filters by floor. */
        floorId?: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MeetingRoomBookingsList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  releaseMeetingRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Meeting ID. */
        meetingId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['ReleaseMeetingRoomRequest']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  closeMeetingRoom: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CloseMeetingRoomRequest']>;
    responses: {
      201: Json<components['schemas']['MeetingRoomClosure']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  reopenMeetingRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Closure ID. */
        closureId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminVoiceRooms: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminVoiceRoomList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createAdminVoiceRoom: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateAdminVoiceRoomRequest']>;
    responses: {
      201: Json<components['schemas']['AdminVoiceRoom']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteAdminVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateAdminVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Room ID. */
        roomId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateAdminVoiceRoomRequest']>;
    responses: {
      200: Json<components['schemas']['AdminVoiceRoom']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminTutorialCategories: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminTutorialCategoryList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createTutorialCategory: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateTutorialCategoryRequest']>;
    responses: {
      201: Json<components['schemas']['AdminTutorialCategory']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  orderTutorialCategories: {
    parameters: NoParameters;
    requestBody: JsonBody<ContentOrder>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteTutorialCategory: {
    parameters: {
      query?: {
        /** @description ID of the category that receives its tutorials. */
        moveTo?: Id;
      };
      header?: never;
      path: {
        /** @description Category ID. */
        categoryId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateTutorialCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Category ID. */
        categoryId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateTutorialCategoryRequest']>;
    responses: {
      200: Json<components['schemas']['AdminTutorialCategory']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  orderTutorials: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Category ID. */
        categoryId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<ContentOrder>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminTutorials: {
    parameters: {
      query?: {
        /** @description Part of a title or text, in either language. Empty matches all tutorials. */
        keyword?: string;
        /** @description Filters by category. */
        categoryId?: Id;
        /** @description Filters by published tutorials or drafts. */
        state?: components['schemas']['TutorialPublication'];
        /** @description Sort column. */
        sort?: components['schemas']['TutorialSort'];
        /** @description Sort direction. */
        order?: 'ASC' | 'DESC';
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminTutorialList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createTutorial: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['CreateTutorialRequest']>;
    responses: {
      201: Json<AdminTutorial>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminTutorial: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Tutorial ID. */
        tutorialId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminTutorial>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteTutorial: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Tutorial ID. */
        tutorialId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateTutorial: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Tutorial ID. */
        tutorialId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['UpdateTutorialRequest']>;
    responses: {
      200: Json<AdminTutorial>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  publishTutorial: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Tutorial ID. */
        tutorialId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['PublishTutorialRequest']>;
    responses: {
      200: Json<AdminTutorial>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  unpublishTutorial: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Tutorial ID. */
        tutorialId: Id;
      };
      cookie?: never;
    };
    requestBody: JsonBody<VersionRequest>;
    responses: {
      200: Json<AdminTutorial>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createAdminTutorialDownLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Tutorial ID. */
        tutorialId: Id;
        /** @description Attachment ID. */
        fileId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['TutorialDownLink']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listInvitations: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of an address, name or department. Empty matches all invitations. */
        keyword?: components['parameters']['keyword-3'];
        /** @description Filters by state. Default: all states. */
        state?: components['parameters']['state-2'];
        /** @description Filters by invited role. */
        role?: components['parameters']['role-2'];
        /** @description Filters by mail status. */
        mail?: components['parameters']['mail'];
        /** @description Sort property. */
        sort?: components['parameters']['sort-3'];
        /** @description Sort direction. */
        order?: components['parameters']['order-3'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['InvitationList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  sendInvitations: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['InvitationsRequest']>;
    responses: {
      201: Json<components['schemas']['InvitationBatch']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  checkInvitations: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['InvitationCheckRequest']>;
    responses: {
      200: Json<components['schemas']['InvitationCheck']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  resendInvitations: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['SelectedInvitations']>;
    responses: {
      200: Json<components['schemas']['InvitationsDone']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  withdrawInvitations: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['SelectedInvitations']>;
    responses: {
      200: Json<components['schemas']['InvitationsDone']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getInvitationBatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Batch ID. */
        batchId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['InvitationBatch']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminAnalytics: {
    parameters: {
      query?: {
        /** @description Number of weeks. */
        weeks?: components['parameters']['weeks'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminAnalytics']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  exportAdminAnalytics: {
    parameters: {
      query?: {
        /** @description Number of weeks. */
        weeks?: components['parameters']['weeks'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getFloorHeatMap: {
    parameters: {
      query?: {
        /** @description Number of weeks. */
        weeks?: components['parameters']['weeks'];
      };
      header?: never;
      path: {
        /** @description Floor ID. */
        floorId: Id;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['FloorHeatMap']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminOverview: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminOverview']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  closeAdminSetup: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listBackgroundJobs: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['BackgroundJobList']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  retryBackgroundJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        jobName: components['schemas']['BackgroundJobName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['RetriedWork']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listMaintenances: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['MaintenanceList']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  announceMaintenance: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['MaintenanceRequest']>;
    responses: {
      201: Json<components['schemas']['Maintenance']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  changeMaintenance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Maintenance ID. */
        maintenanceId: components['parameters']['maintenanceId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['MaintenanceChange']>;
    responses: {
      200: Json<components['schemas']['Maintenance']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  startMaintenance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Maintenance ID. */
        maintenanceId: components['parameters']['maintenanceId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<VersionRequest>;
    responses: {
      200: Json<components['schemas']['Maintenance']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  endMaintenance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Maintenance ID. */
        maintenanceId: components['parameters']['maintenanceId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<VersionRequest>;
    responses: {
      200: Json<components['schemas']['Maintenance']>;
      400: BadRequest;
      401: Unauthorized;
      403: Forbidden;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listSurveys: {
    parameters: {
      query?: {
        /** @description Filters by survey group. */
        group?: components['parameters']['group'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SurveyList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  countUnansweredSurveys: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['UnansweredSurveys']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getSurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SurveyForm']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  saveSurveyDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['SurveyAnswerDraft']>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  sendSurveyResponse: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['SurveyResponseRequest']>;
    responses: {
      200: Json<components['schemas']['SurveySent']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getSurveyResults: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SurveyResults']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listSurveyTexts: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
        /** @description Question ID. */
        questionId: components['parameters']['questionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SurveyTextAnswerList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminSurveys: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of the title or description. */
        keyword?: components['parameters']['keyword-4'];
        /** @description Filters by state. Default: all states. */
        state?: components['parameters']['state-3'];
        /** @description Sort column. Default: last update. */
        sort?: components['parameters']['sort-4'];
        /** @description Sort direction. */
        order?: components['parameters']['order-3'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminSurveyList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createSurvey: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['SurveyDefinition']>;
    responses: {
      201: Json<AdminSurvey>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminSurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminSurvey>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  changeSurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['SurveyDefinitionChange']>;
    responses: {
      200: Json<AdminSurvey>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteSurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  copySurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: Json<AdminSurvey>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  publishSurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<VersionRequest>;
    responses: {
      200: Json<AdminSurvey>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  closeSurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<VersionRequest>;
    responses: {
      200: Json<AdminSurvey>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  reopenSurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['SurveyReopening']>;
    responses: {
      200: Json<AdminSurvey>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  remindOfSurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SurveyReminder']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminSurveyResults: {
    parameters: {
      query?: {
        /** @description Filters responses by department. Not for anonymous surveys. */
        department?: components['parameters']['surveyDepartment'];
      };
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SurveyResults']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  exportSurvey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminSurveyTexts: {
    parameters: {
      query?: {
        /** @description Filters responses by department. Not for anonymous surveys. */
        department?: components['parameters']['surveyDepartment'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path: {
        /** @description Survey ID. */
        surveyId: components['parameters']['surveyId'];
        /** @description Question ID. */
        questionId: components['parameters']['questionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['SurveyTextAnswerList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listHelpCategories: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['HelpCategoryList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listHelpArticles: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters articles by category. */
        categoryId?: components['parameters']['ofCategory'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['HelpArticleList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getHelpArticle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Article ID. */
        articleId: components['parameters']['articleId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['HelpArticle']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  voteHelpArticle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Article ID. */
        articleId: components['parameters']['articleId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['HelpVote']>;
    responses: {
      200: Json<components['schemas']['HelpVote']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listHelpQuestions: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['HelpQuestionList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  askHelpQuestion: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['AskHelpQuestionRequest']>;
    responses: {
      201: Json<components['schemas']['HelpQuestion']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  countUnreadHelpAnswers: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['UnreadHelpAnswers']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getHelpQuestion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Question ID. */
        questionId: components['parameters']['questionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['HelpQuestion']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminHelpCategories: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminHelpCategoryList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createHelpCategory: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['HelpCategoryRequest']>;
    responses: {
      201: Json<components['schemas']['AdminHelpCategory']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  orderHelpCategories: {
    parameters: NoParameters;
    requestBody: JsonBody<ContentOrder>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteHelpCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Category ID. */
        categoryId: components['parameters']['categoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateHelpCategory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Category ID. */
        categoryId: components['parameters']['categoryId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['HelpCategoryChange']>;
    responses: {
      200: Json<components['schemas']['AdminHelpCategory']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  orderHelpArticles: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Category ID. */
        categoryId: components['parameters']['categoryId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<ContentOrder>;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminHelpArticles: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters articles by category. */
        categoryId?: components['parameters']['ofCategory'];
        /** @description True for published articles, false for drafts. */
        published?: components['parameters']['published'];
        /** @description Sort column. */
        sort?: components['parameters']['sort-5'];
        /** @description Sort direction. */
        order?: components['parameters']['order-2'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminHelpArticleList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  createHelpArticle: {
    parameters: NoParameters;
    requestBody: JsonBody<components['schemas']['HelpArticleRequest']>;
    responses: {
      201: Json<components['schemas']['AdminHelpArticle']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminHelpArticle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Article ID. */
        articleId: components['parameters']['articleId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminHelpArticle']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  deleteHelpArticle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Article ID. */
        articleId: components['parameters']['articleId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: Empty;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  updateHelpArticle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Article ID. */
        articleId: components['parameters']['articleId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['HelpArticleChange']>;
    responses: {
      200: Json<components['schemas']['AdminHelpArticle']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  listAdminHelpQuestions: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Filters questions by state. */
        state?: components['parameters']['state-4'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<components['schemas']['AdminHelpQuestionList']>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  getAdminHelpQuestion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Question ID. */
        questionId: components['parameters']['questionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: Json<AdminHelpQuestion>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  answerHelpQuestion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Question ID. */
        questionId: components['parameters']['questionId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<components['schemas']['HelpAnswerRequest']>;
    responses: {
      200: Json<AdminHelpQuestion>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      422: Unprocessable;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
  closeHelpQuestion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Question ID. */
        questionId: components['parameters']['questionId'];
      };
      cookie?: never;
    };
    requestBody: JsonBody<VersionRequest>;
    responses: {
      200: Json<AdminHelpQuestion>;
      400: BadRequest;
      401: Unauthorized;
      403: ForbiddenInOrganization;
      404: NotFound;
      409: Conflict;
      413: PayloadTooLarge;
      415: UnsupportedMediaType;
      429: TooManyRequests;
      500: InternalServerError;
      503: Maintenance;
    };
  };
}
