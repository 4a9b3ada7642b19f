// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.
export interface paths {
  '/v1/auth/user/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in
     * @description From a network that the person has not signed in from in the last 30 days, it answers
     *     `loginIpUnknown` and mails a 4-digit code: continue with `verifyNewIp`. Signing in again sends a
     *     new code, at the earliest at `data.resendAt`; a day has ten of them.
     *
     *     Wrong passwords count per account and network (an IPv4 address, an IPv6 /64). From the third on the
     *     answer is `passwordAttemptWarning` with `data.remaining`; the fifth blocks the account for that
     *     network until `data.until`. All networks that the person is not known in are blocked together after
     *     fifty. A device that sends the `deviceToken` of an earlier sign-in has attempts of its own: strangers
     *     cannot lock its owner out of it.
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/verify-new-ip': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in from an unknown address with the mailed code
     * @description The fifth wrong code blacklists the address for one hour.
     */
    post: operations['verifyNewIp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out
     * @description Ends the session and every token of it.
     */
    post: operations['logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/organization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Select an organisation
     * @description Answers fresh tokens that belong to the organisation; those it was called with end. Presenting the
     *     refresh token from before ends the session.
     */
    post: operations['selectOrganization'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange the refresh token for new tokens
     * @description A refresh token works once. A second use ends the session, since someone else may hold it; so does
     *     the use of one that `selectOrganization` has replaced. `userOrTokenNotFound`: nobody was given it, or
     *     its session has been forgotten.
     */
    post: operations['refreshToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Own profile */
    get: operations['getProfile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change own profile */
    patch: operations['updateProfile'];
    trace?: never;
  };
  '/v1/auth/user/password/forgot': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Have a link to reset the password mailed
     * @description The link lasts one hour and works once.
     */
    post: operations['forgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/password/confirm-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Check a link to reset the password */
    post: operations['confirmEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/password/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password by link
     * @description Ends every session of the person, lifts blocks that wrong passwords caused, and forgets the
     *     networks and devices that they were known by: the next sign-in needs a mailed code.
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change own password
     * @description Ends the person's other sessions. The fifth wrong current password in a row keeps this session from
     *     trying more until `data.until`.
     */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/language': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change own language */
    patch: operations['updateLanguage'];
    trace?: never;
  };
  '/v1/auth/user/permission': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's permissions in the selected organisation */
    get: operations['getPermission'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's sessions
     * @description The session that asks first, then those used last.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    /**
     * Sign out everywhere else
     * @description Ends every session but the one that asks, at once, and forgets their devices.
     */
    delete: operations['endOtherSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/sessions/{sessionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Sign out there
     * @description Ends one of one's own sessions at once, with its real-time connections, and forgets its device.
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/trusted-networks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Networks from which one signs in without a code
     * @description Those used last first. One that is not used for 30 days is forgotten.
     */
    get: operations['listTrustedNetworks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/auth/user/trusted-networks/{networkId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Trust a network no more
     * @description The next sign-in from it needs a mailed code. Sessions go on.
     */
    delete: operations['removeTrustedNetwork'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/user/joined': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Organisations to choose from
     * @description Those that the caller is a member of and that neither are blocked nor block the caller.
     */
    get: operations['listJoinedOrganizations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/user/{organizationId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An organisation that one belongs to */
    get: operations['getOrganization'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organization-invites': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Invitations to the caller's own address
     * @description Those that can be accepted now, one an organisation, the latest first.
     */
    get: operations['listOwnInvites'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organization-invites/{organizationId}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept the invitation of an organisation
     * @description For someone who is signed in and has not opened the link. Signing in as the invited address proves as much as the link does.
     */
    post: operations['acceptOwnInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organization-invites/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check an invitation link
     * @description Anyone may ask. Called by someone signed in, it also says whether the invitation is theirs.
     */
    post: operations['checkOrganizationInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organization-invites/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accept an invitation */
    post: operations['acceptOrganizationInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/contracts/meeting-rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Meeting rooms of the organisation's offices */
    get: operations['listMeetingRooms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/contracts/offices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Offices of the organisation, and their floors
     * @description Not paged. May be 60 seconds old.
     */
    get: operations['listOffices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/contracts/floors/{floorId}/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Plan of a floor */
    get: operations['getFloorPlan'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user-seat-positions/org-contract/{orgContractId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Seats of an office, and whose they are
     * @description Not paged.
     */
    get: operations['listSeatPositions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user-seat-positions/notices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Changes of one's seat that one has not read
     * @description Not paged; the last hundred.
     */
    get: operations['listSeatNotices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user-seat-positions/notices/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mark changes of one's seat as read */
    post: operations['readSeatNotices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user-seat-positions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a seat, or give it up
     * @description When two take the same seat, one gets it, the other `seatUnavailable`. Doing again what is done already succeeds.
     */
    post: operations['updateSeatPosition'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register by invitation, first call
     * @description Makes the person; the second call, `updateUserPassword`, completes the registration. Until then it may be repeated.
     */
    post: operations['registerUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/{userId}/update-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register by invitation, second call
     * @description Sets the first password and signs in. The invitation has proved the address, so the network that the call comes from counts as known, and no code is asked for.
     */
    post: operations['updateUserPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/org-members': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search members of the organisation
     * @description Names, kana, nickname, department and e-mail are searched; full-width and half-width, hiragana and
     *     katakana, capitals and small letters count as the same. Who is at the office comes first, then the
     *     others who are there, then who is logged out or on vacation; by kana among themselves. The caller is
     *     not among the results. Guests neither see e-mail addresses nor search them.
     */
    get: operations['searchOrgMembers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change own presence
     * @description A choice made here holds against being idle. While in a meeting or call one is shown BUSY, unless one
     *     chose LOGGED_OUT or ON_VACATION; afterwards the choice shows again. Who loses every connection is
     *     LOGGED_OUT after a moment, and is as they last chose once they are back.
     */
    patch: operations['updateUserStatus'];
    trace?: never;
  };
  '/v1/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A member of the organisation */
    get: operations['getUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/desk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Decorate one's own desk
     * @description A thing given takes the place of the one that was there; one thing a slot.
     */
    put: operations['updateDesk'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/desk/mark-as-read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark all notes on one's own desk as read
     * @description To be called when their owner looks at them. Doing it again changes nothing.
     */
    post: operations['markDeskNotesRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/{userId}/desk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The desk of a member
     * @description The owner gets all notes, a visitor those that they left themselves. Newest first.
     */
    get: operations['getDesk'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/{userId}/desk/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Leave a note on a desk
     * @description At most 20 on one desk from one author. Guests leave none.
     */
    post: operations['addDeskNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/{userId}/desk/notes/{noteId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take a note off a desk
     * @description The desk's owner takes any, an author their own.
     */
    delete: operations['deleteDeskNote'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/portraits/{portrait}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Portrait of an office avatar
     * @description A drawing of the choices that the name lists; lists of people name it as `avatarUrl` of who has no
     *     photo. Public, and the same for ever.
     */
    get: operations['getPortrait'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/calendar/feed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The address at which other calendars read one's meetings */
    get: operations['getCalendarFeedAddress'];
    put?: never;
    /**
     * Make a new address for other calendars
     * @description The one before opens nothing any more. Whoever has the address reads one's meetings in the selected organisation,
     *     the details of private ones as well.
     */
    post: operations['renewCalendarFeedAddress'];
    /** Take the address for other calendars back */
    delete: operations['deleteCalendarFeedAddress'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/calendar/feeds/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A member's meetings for other calendars
     * @description RFC 5545, in the member's language: what they have not declined, from three months ago on. The address is the
     *     key: no token, no cookie. With `If-None-Match` a calendar that has not changed is answered 304.
     */
    get: operations['getCalendarFeed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/calendar/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Events of members' calendars elsewhere
     * @description Those that the Calendar screen draws beside `listMeetings`, with the same `ids`: of oneself all, of others when
     *     they are busy. What stands for a meeting of the office is left out. By start, 1000 at most.
     */
    get: operations['listExternalEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/calendar/accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's calendars elsewhere */
    get: operations['listCalendarAccounts'];
    put?: never;
    /**
     * Link a calendar by CalDAV
     * @description In place of the one that was linked before. Both sides are the same soon after. Members link; guests do not.
     */
    post: operations['linkCalendarAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/calendar/accounts/calendars': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The calendars at a CalDAV server, to choose the one that is linked
     * @description Nothing is stored. Members ask; guests do not.
     */
    post: operations['findCalDavCalendars'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/calendar/accounts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Unlink a calendar
     * @description Its events are gone from the office; those of the office stay there. A calendar at a provider is unlinked from
     *     the member's account, in all organisations; meetings are still made with that account.
     */
    delete: operations['unlinkCalendarAccount'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/calendar/accounts/{id}/sync': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a calendar and the office the same now
     * @description In a moment rather than when it is due; it stays as it is where it has to be linked again first, and where the
     *     calendar wants to be left alone for a while.
     */
    post: operations['syncCalendarAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/calendar/channels/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A calendar elsewhere tells that something changed
     * @description Called by Google and Microsoft, at the address that the office gave them: it is the key. The calendar is
     *     looked at soon afterwards. What a notice carries besides is not read.
     */
    post: operations['takeCalendarNotice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Meetings of some members
     * @description Those that at least one of `ids` takes part in, without the cancelled ones; guests get only those that
     *     they take part in themselves. By start, a missing one first.
     */
    get: operations['listMeetings'];
    put?: never;
    /**
     * Plan a meeting, or begin one
     * @description Members plan; guests do not. Those who are asked hear of it. Of a series the first meeting is answered.
     */
    post: operations['createMeeting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/join-now': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Go into a meeting
     * @description One is shown as busy until one leaves, or it ends. It can be joined from 10 minutes before its start; who
     *     organises it may at any time before its end. A member who knows number and passcode takes part from then on. A
     *     wrong number and a wrong passcode are answered alike, and a few of them refuse the member for an hour.
     */
    post: operations['joinMeetingNow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/join': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The link into a meeting
     * @description For those who take part.
     */
    get: operations['getMeetingLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/available': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Meetings that one may join now
     * @description One takes part in them, and they go on or begin within 10 minutes.
     */
    get: operations['listAvailableMeetings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/user-attendees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The times at which members are busy
     * @description Guests ask for themselves alone.
     */
    get: operations['listMeetingAttendees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/room/busy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Whether a meeting room is free at a time */
    post: operations['checkMeetingRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The meetings of now and next in the meeting rooms
     * @description As the doors of a floor tell it. `meetingRoomsChanged` says when it is to be read anew.
     */
    get: operations['listRoomMeetings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/rooms/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * When meeting rooms are taken
     * @description The rooms of all floors, of one floor, or one room, at a time of two weeks at most. `meetingRoomsChanged` says
     *     when it is to be read anew.
     */
    get: operations['listRoomBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/meeting-area': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin a meeting in a meeting room
     * @description The room is taken until its end. Members do so; guests do not.
     */
    post: operations['createMeetingInRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/suggestions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Times at which everybody is free
     * @description On working days from 9 to 18 in the time zone, in steps of half an hour. Not for guests.
     */
    post: operations['suggestMeetingTimes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/app': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The providers, and the own accounts that are linked
     * @description Each provider once, whether or not this office offers it.
     */
    get: operations['listLinkedAccounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/app/login/{type}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's linked accounts
     * @description The provider sends the member back to `/auth/google-callback`, `/auth/zoom-callback` or
     *     `/auth/teams-callback` with a code and a state, which `linkAccount` takes once, within ten minutes, of the
     *     same session. Guests link nothing.
     */
    get: operations['startAppLogin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/app/callback/{type}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Link the account that a provider sent a code for
     * @description A code or state that is old, used, forged, or of another member or session links nothing.
     */
    get: operations['linkAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/app-unlink/{type}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Use an account no longer
     * @description The office gives its access back to the provider once nothing is left that it is used for.
     */
    delete: operations['unlinkAccount'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A meeting
     * @description Cancelled ones too. A guest finds only those that they take part in.
     */
    get: operations['getMeeting'];
    put?: never;
    post?: never;
    /**
     * Cancel a meeting
     * @description For who organises it, and for admins of the organisation. Its room is free again.
     */
    delete: operations['deleteMeeting'];
    options?: never;
    head?: never;
    /**
     * Change a meeting
     * @description For who organises it, and for admins of the organisation. One that has begun is not changed any more: it can
     *     be extended and ended.
     */
    patch: operations['updateMeeting'];
    trace?: never;
  };
  '/v1/meetings/{id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say whether one comes */
    post: operations['answerMeeting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a meeting that goes on
     * @description For who organises it, and for admins of the organisation. Its room is free from now on.
     */
    post: operations['endMeeting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/{id}/extend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a meeting that goes on last longer
     * @description For who organises it, and for admins of the organisation.
     */
    post: operations['extendMeeting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/meetings/{id}/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Leave a meeting that one is in
     * @description One is no longer busy for its sake. Saying so twice does no harm.
     */
    post: operations['leaveMeeting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Own settings */
    get: operations['getSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change own settings */
    patch: operations['updateSettings'];
    trace?: never;
  };
  '/v1/maintenances/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * When maintenance is, and whom to ask
     * @description Answers during maintenance too.
     */
    get: operations['getMaintenance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/files/user/{directory}/pre-sign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get an address to upload a file to */
    post: operations['preSignUserFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/files/user/chat_message_attachment/pre-sign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get an address to upload a file of a chat message to */
    post: operations['preSignChatAttachment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/files/{directory}/multi-pre-sign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get addresses to upload several files to */
    post: operations['preSignFiles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/files/pre-sign-url': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get addresses to download files from
     * @description Addresses last one day, counted from the next full hour: until then the same one is answered again. They
     *     open as long as the session that got them goes on in its organisation; who signs out, is blocked or
     *     removed, or selects another organisation is refused at once. Files of a chat room are for its members
     *     alone besides. A key that the caller may not read is answered 404, and no other with it.
     */
    post: operations['preSignDownloads'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rooms that one is in */
    get: operations['listChatRooms'];
    put?: never;
    /**
     * Create a channel, or open a direct room
     * @description A member creates at most ten channels; guests create nothing. A direct room is in the other person's lists once something was written in it, or they open it themselves.
     */
    post: operations['createChatRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/invite-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join by invitation code
     * @description Those in the room already get it again.
     */
    post: operations['joinChatRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/unread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How much is unread */
    get: operations['getUnreadChatTotal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/user-outside-direct': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Members of the organisation with whom one has no direct room */
    get: operations['listUsersOutsideDirect'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/heads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The seq of every room that one is in
     * @description Not paged. Compared at each connect and every 30 seconds: a room whose head is above what one has is asked for its changes.
     */
    get: operations['listChatRoomHeads'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/threads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The threads that one follows */
    get: operations['listChatThreads'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many channels one has made, of those that one may */
    get: operations['getCreatedChatRooms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search in the messages of all rooms that one is in
     * @description Any part of a text, one character at least. Case, and full and half width, make no difference. Words with spaces between them must all be there.
     */
    get: operations['searchChatMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A room that one is in */
    get: operations['getChatRoom'];
    put?: never;
    /**
     * Add members
     * @description For admins of the room. Who is in it already stays as they are.
     */
    post: operations['addChatRoomUsers'];
    /**
     * Delete a room
     * @description For admins of the room, who type its exact name again.
     */
    delete: operations['deleteChatRoom'];
    options?: never;
    head?: never;
    /**
     * Change name or logo
     * @description For admins of the room.
     */
    patch: operations['updateChatRoom'];
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Leave a room
     * @description Admins hand over first (`updateChatRoomRole`). A direct room is not left.
     */
    delete: operations['leaveChatRoom'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/user/{userId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a member
     * @description For admins of the room, who do not remove themselves. Its owner is not removed.
     */
    delete: operations['removeChatRoomUser'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Members of a room */
    get: operations['listChatRoomUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/users-out-side': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Members of the organisation who are not in a room
     * @description For admins of the room.
     */
    get: operations['listUsersOutSideChatRoom'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Messages of a room's own flow
     * @description The latest ones; those before or after a seq; or those around one message, as a link to it opens them. At most one of the three.
     */
    get: operations['listChatMessages'];
    put?: never;
    /**
     * Send a message
     * @description Sending a `clientId` again answers the same message, so that a retry never doubles it.
     */
    post: operations['sendChatMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One message */
    get: operations['getChatMessage'];
    put?: never;
    post?: never;
    /**
     * Delete an own message
     * @description Text and files are gone; its place stays.
     */
    delete: operations['deleteChatMessage'];
    options?: never;
    head?: never;
    /** Edit an own message */
    patch: operations['editChatMessage'];
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/reactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * React with an emoji
     * @description At most 20 different ones a message, and a limit for each person on how often. Reacting again changes nothing.
     */
    post: operations['reactToChatMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/reactions/{emoji}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Take a reaction back */
    delete: operations['unreactToChatMessage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/thread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A thread */
    get: operations['listChatThread'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/messages/{messageId}/thread-state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether one follows a thread, and where its unread replies begin */
    get: operations['getChatThreadState'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Mark replies as read, follow a thread, or unfollow it */
    patch: operations['updateChatThreadState'];
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Events of a room after a seq
     * @description For who missed something: a gap in the messages that came by socket, or a head above what one has.
     */
    get: operations['listChatChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/last-read-message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Mark as read up to a message
     * @description Never goes back.
     */
    patch: operations['updateLastReadMessage'];
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/unread-message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The first of a room's unread messages */
    get: operations['getUnreadChatMessage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/invite-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Invitation code of a room
     * @description Members see the valid one. For admins one is made when there is none; `refresh` makes a new one, and the old one stops to count. A code counts for seven days.
     */
    get: operations['getChatInviteToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the role of a member in a room
     * @description For admins of the room. An owner's role is changed by the owner alone; one who becomes USER leaves the ownership to the longest-standing admin. A room keeps one admin at least, and a guest is none. Where all admins have left the organisation, are blocked or have become guests, whoever joined first of the others becomes admin.
     */
    patch: operations['updateChatRoomRole'];
    trace?: never;
  };
  '/v1/user/chat-rooms/{roomId}/mute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Mute a room, or hear of it again */
    patch: operations['muteChatRoom'];
    trace?: never;
  };
  '/v1/voice-chat/rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Own rooms
     * @description Rooms of kind OWN that one made or may enter.
     */
    get: operations['listVoiceRooms'];
    put?: never;
    /**
     * Create a room
     * @description Members make rooms of kind OWN, ten at most; admins of the organisation also rooms of kind ADMIN. Guests create nothing.
     */
    post: operations['createVoiceRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/voice-chat/rooms/meeting-area': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The room of a meeting area
     * @description Makes it where nobody has asked for it before. Guests get it only while someone is in it.
     */
    post: operations['openVoiceMeetingAreaRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/voice-chat/rooms/meeting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The room that a meeting is held in
     * @description For a meeting that is held in a meeting room, the room of that; for any other a room of its own, for those who
     *     take part. It opens ten minutes before the start, to the organiser at any time before, and closes when
     *     the meeting is over and the last one has left.
     */
    post: operations['openVoiceMeetingRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/voice-chat/rooms/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A room, and who is in it
     * @description A room of any kind, as long as one may enter it.
     */
    get: operations['getVoiceRoom'];
    put?: never;
    post?: never;
    /**
     * Delete a room, or cancel a call
     * @description For who made it, of an admin room for admins. A direct call that has not been answered is cancelled so.
     */
    delete: operations['deleteVoiceRoom'];
    options?: never;
    head?: never;
    /**
     * Change a room's name, or who may enter it
     * @description For who made it, of an admin room for admins. Whoever may not enter any more is removed from the room.
     */
    patch: operations['updateVoiceRoom'];
    trace?: never;
  };
  '/v1/voice-chat/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join a room
     * @description The pass is for the caller and this room alone and counts for a minute; it is handed to the socket's `join` (`@office/api/realtime`). Who is in the room already gets new relay credentials by asking again.
     */
    post: operations['createVoiceToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/voice-chat/area-rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Rooms of voice areas
     * @description One for each zone of kind VOICE of the floors that can be entered.
     */
    get: operations['listVoiceAreaRooms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/voice-chat/admin-rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Admin rooms
     * @description Guests see those that they were let in to.
     */
    get: operations['listVoiceAdminRooms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/voice-chat/invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Call someone, or invite people into a room
     * @description Calling someone makes a room of kind DIRECT for the two, and cancels the caller's earlier call that nobody has answered. An invitation counts for 30 seconds. Those invited get `inviteJoinVoiceChat`, or `inviteUsersJoinVoiceChat` where it is into a room. Guests invite nobody; into an admin room only admins do.
     */
    post: operations['inviteToVoiceChat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/voice-chat/invite/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer an invitation
     * @description Once; repeating the same answer succeeds. The inviter gets `inviteConfirmVoiceChat`. Whoever says yes may enter the room from then on.
     */
    post: operations['confirmVoiceInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/voice-chat/users-not-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Members who could be invited
     * @description Without the caller, and without those who are in the given room.
     */
    get: operations['listUsersNotInVoiceChat'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/web-notifications/subscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Have this browser notified
     * @description Registers the browser's FCM token with the session that calls. A session has one, the one that it sent
     *     last; it is gone with the session. One's own token moves to one's newest session. Someone else's is
     *     refused as long as their session goes on: knowing a token does not prove that it is this browser's.
     *     Whoever has the browser deletes it there, gets another one, and registers that.
     */
    post: operations['subscribeWebNotifications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/web-notifications/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Have this browser notified no more
     * @description Forgets the browser's FCM token. One that is not known is forgotten already. Without an access token it
     *     answers for what is not, or no more, anybody's: who signs out ends the session first.
     */
    post: operations['unsubscribeWebNotifications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in to the administration
     * @description As `login`, with the same guards, for those who administer an organisation or the whole system: a session of
     *     its own, which opens the operations below `/v1/admin` alone. It ends 12 hours after the sign-in, and where it
     *     is not used for 30 minutes. A person who administers one organisation alone has it chosen.
     */
    post: operations['adminLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/auth/verify-new-ip': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in to the administration from an unknown address with the mailed code
     * @description As `verifyNewIp`. The fifth wrong code blacklists the address for one hour.
     */
    post: operations['adminVerifyNewIp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/auth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange the refresh token of the administration for new tokens
     * @description As `refreshToken`. The refresh token of a member's session is refused.
     */
    post: operations['adminRefreshToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out of the administration
     * @description Ends the session and every token of it. The person's sessions as a member go on.
     */
    post: operations['adminLogout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/auth/organization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose the organisation to administer
     * @description Answers fresh tokens that belong to the organisation; those it was called with end. A SYSTEM_ADMIN chooses
     *     any, others one that gave them the role.
     */
    post: operations['chooseAdministeredOrganization'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/auth/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The administrator who is signed in
     * @description The person, what they administer now, and a page of the organisations to choose from: all of them for a
     *     SYSTEM_ADMIN.
     */
    get: operations['getAdministrator'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Floors of the organisation, by office
     * @description Not paged.
     */
    get: operations['listAdminFloors'];
    put?: never;
    /** Add a floor */
    post: operations['createAdminFloor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Floors to begin with
     * @description Not paged.
     */
    get: operations['listFloorTemplates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Put the floors of an office in order */
    put: operations['orderAdminFloors'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a floor
     * @description Its seats are given up, meetings in its rooms have none any more, and people on it are led to another floor. All whom it concerns are told.
     */
    delete: operations['removeAdminFloor'];
    options?: never;
    head?: never;
    /**
     * Rename a floor, shut or open it
     * @description People on a floor that is shut are led to another one.
     */
    patch: operations['updateAdminFloor'];
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/removal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Consequences of removing a floor */
    get: operations['previewFloorRemoval'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Plan of a floor, and its draft */
    get: operations['getAdminFloorPlan'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Export the plan of a floor */
    get: operations['exportAdminFloorPlan'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save the draft of a plan
     * @description Begins one where there is none. Members see nothing of it.
     */
    put: operations['saveFloorDraft'];
    post?: never;
    /** Discard the draft of a plan */
    delete: operations['discardFloorDraft'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/publication': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Consequences of publishing a draft */
    get: operations['previewFloorPublication'];
    put?: never;
    /**
     * Publish a draft
     * @description Members see the new plan at once. Those who stand where nobody can any more are led to another place; those whose seat or room is gone are told.
     */
    post: operations['publishFloorDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/revisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Plans that a floor has had
     * @description The last fifty are kept, besides the one in use.
     */
    get: operations['listFloorRevisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/revisions/{revision}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Plan that a floor has had */
    get: operations['getFloorRevision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/revisions/{revision}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Go back to a plan of before
     * @description It becomes the draft, in the place of any that there is.
     */
    post: operations['restoreFloorRevision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/seats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Seats of a floor, and whose they are
     * @description Not paged.
     */
    get: operations['listAdminSeats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/seats/{seatId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Give a seat to a member, or free it
     * @description Both who gets it and who loses it are told.
     */
    put: operations['assignAdminSeat'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/floors/{floorId}/seat-candidates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Members who may have a seat */
    get: operations['listSeatCandidates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The audit log, the newest first
     * @description The entries of the chosen organisation. A SYSTEM_ADMIN also finds those of no organisation; and those of all,
     *     while none is chosen.
     */
    get: operations['listAuditEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/members': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Members of the organisation
     * @description Blocked ones, too. Names, their readings, nickname, e-mail and department are searched, as in `searchOrgMembers`.
     */
    get: operations['listMembers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/members/departments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Departments of the organisation's members
     * @description By name, each with the number of its members; 1000 at most.
     */
    get: operations['listDepartments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/members/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Members of the organisation as a CSV file
     * @description Those that the filter finds, in its order; at most 100000. UTF-8 with a byte order mark, lines end with CRLF, and
     *     a text that a spreadsheet would take for a formula begins with an apostrophe. The headings are in the caller's
     *     language.
     */
    get: operations['exportMembers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/members/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Do one thing to many members
     * @description To those named, or to all that a filter finds: then `expected` is how many the administrator saw, and where it is
     *     another number by now nobody is changed (409 `changedMeanwhile`). Each is changed alone, by the rules of the single
     *     calls; the answer tells who was not, and why.
     */
    post: operations['changeMembers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/members/{userId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A member, with seats and sign-ins */
    get: operations['getMember'];
    put?: never;
    post?: never;
    /**
     * Remove from the organisation
     * @description Signs the member out (4011). Seat, chat rooms, desk and links to calendars in this organisation are lost; what they
     *     wrote stays, and so does their account.
     */
    delete: operations['removeMember'];
    options?: never;
    head?: never;
    /**
     * Change role, department and job title
     * @description `version` is that of the member as the change was made from; where another was made meanwhile, this one is refused
     *     (409 `changedMeanwhile`). A new role signs the member out (4014).
     */
    patch: operations['updateMember'];
    trace?: never;
  };
  '/v1/admin/members/{userId}/block': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Shut a member out of the organisation
     * @description Signs them out (4011), and frees their seats. Nothing happens to one who is blocked already.
     */
    post: operations['blockMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/members/{userId}/unblock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a member in again
     * @description A block of the account by the operator stays.
     */
    post: operations['unblockMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/members/{userId}/unlock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Forget a member's wrong passwords
     * @description They can sign in at once from where wrong passwords had blocked them.
     */
    post: operations['unlockMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/members/{userId}/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Sign a member out everywhere in the organisation
     * @description The session that asks goes on.
     */
    delete: operations['endMemberSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/members/{userId}/sessions/{sessionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Sign a member out of one session */
    delete: operations['endMemberSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/audit/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The audit log as a file
     * @description The entries that the same filter finds in the list, the newest 50,000 of them, as comma-separated values for
     *     spreadsheets. The columns have the names of the properties. That it was taken is in the log itself.
     */
    get: operations['exportAuditEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The organisation with its rules */
    get: operations['getAdminOrganization'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organization/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change name, e-mail and logo
     * @description Its members see it at once. A logo that is left out stays; null takes it away.
     */
    put: operations['updateAdminOrganizationProfile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organization/logo/pre-sign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An address to upload a logo to
     * @description JPG or PNG, 5 KB to 5 MB. `fileKey` goes into the profile afterwards.
     */
    post: operations['preSignOrganizationLogo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organization/sign-in-rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change how members sign in
     * @description They hold from the next sign-in; the longest session from the next renewal of a session.
     */
    put: operations['updateSignInRules'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organization/areas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Switch areas off for members or guests
     * @description Calls of an area that is switched off are refused with `areaClosed`, and calls in it end.
     */
    put: operations['updateOrganizationAreas'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organization/retention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change how long messages and files are kept
     * @description Older messages go within an hour, and do not come back. The audit log is kept.
     */
    put: operations['updateRetention'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organization/retention/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The messages and files that a retention would delete */
    get: operations['previewRetention'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organization/contracts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Contracts with their floors */
    get: operations['listAdminContracts'];
    put?: never;
    /**
     * Create a contract
     * @description An office that the organisation takes; its floors are added afterwards.
     */
    post: operations['createAdminContract'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organization/contracts/{contractId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Rename a contract, or change its limit
     * @description Only a SYSTEM_ADMIN changes the limit; others get 403 `forbidden`. Those who are signed in stay, even where the new limit is lower.
     */
    patch: operations['updateAdminContract'];
    trace?: never;
  };
  '/v1/admin/organization/contracts/{contractId}/block': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Block or unblock a contract
     * @description Its members are signed out with 4015.
     */
    put: operations['blockAdminContract'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organizations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All organisations */
    get: operations['listAdminOrganizations'];
    put?: never;
    /**
     * Create an organisation
     * @description With its first contract. Its first administrator is invited by mail.
     */
    post: operations['createAdminOrganization'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/organizations/{organizationId}/block': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Block or unblock an organisation
     * @description Its members are signed out with 4010.
     */
    put: operations['blockAdminOrganization'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/rooms/meeting-rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Meeting rooms with their bookings
     * @description The title of a private meeting is not told.
     */
    get: operations['listMeetingRoomBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/rooms/bookings/{meetingId}/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take the room from a meeting
     * @description The meeting stays, without a room. Those who take part are told by mail, the reason with it.
     */
    post: operations['releaseMeetingRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/rooms/closures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a meeting room for a time
     * @description Nobody books it then. A room that is taken then is freed first: 409 `meetingRoomBusy` { startTime }.
     */
    post: operations['closeMeetingRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/rooms/closures/{closureId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** End a closure */
    delete: operations['reopenMeetingRoom'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/rooms/voice-rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Admin voice rooms */
    get: operations['listAdminVoiceRooms'];
    put?: never;
    /**
     * Create an admin voice room
     * @description Up to 30 in an organisation. Every member may enter; guests who are named may, too.
     */
    post: operations['createAdminVoiceRoom'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/rooms/voice-rooms/{roomId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Close an admin voice room
     * @description Those who talk in it have left it.
     */
    delete: operations['deleteAdminVoiceRoom'];
    options?: never;
    head?: never;
    /**
     * Change an admin voice room
     * @description A guest who is named no more has left it.
     */
    patch: operations['updateAdminVoiceRoom'];
    trace?: never;
  };
  '/v1/admin/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Invitations of the organisation */
    get: operations['listInvitations'];
    put?: never;
    /**
     * Invite people
     * @description Invites all of the rows, or nobody. A row that is wrong, that repeats an earlier address, or whose address is
     *     a member's, refuses all of them; so does one that has an open invitation, unless it says `renew`. Called again with
     *     the same `clientId` it answers the same and invites nobody. A refusal names the first 1000 rows as `checkInvitations` does, in `data.rows`.
     */
    post: operations['sendInvitations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/invitations/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check rows before they are invited
     * @description Changes nothing. Rows that can be invited without more ado are not listed in the answer.
     */
    post: operations['checkInvitations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/invitations/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send invitations again
     * @description Each gets a new link, and the earlier one is dead. Those that were accepted or withdrawn meanwhile are skipped.
     */
    post: operations['resendInvitations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/invitations/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw invitations
     * @description Their links are dead at once. Those that were accepted or withdrawn meanwhile are skipped.
     */
    post: operations['withdrawInvitations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/invitations/batches/{batchId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far the mails of invitations are */
    get: operations['getInvitationBatch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** People now, use by day, and what wants attention */
    get: operations['getAdminOverview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/maintenance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Maintenances that are announced, and those before
     * @description The latest first. An ORGANIZATION_ADMIN sees what is on and what is planned.
     */
    get: operations['listMaintenances'];
    put?: never;
    /**
     * Announce a maintenance
     * @description Members see it at once. One that begins now signs everyone out (4017).
     */
    post: operations['announceMaintenance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/maintenance/{maintenanceId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change a maintenance
     * @description One that is on keeps its start.
     */
    patch: operations['changeMaintenance'];
    trace?: never;
  };
  '/v1/admin/maintenance/{maintenanceId}/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a maintenance now
     * @description Everyone is signed out (4017). Its end stays as it is.
     */
    post: operations['startMaintenance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/admin/maintenance/{maintenanceId}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a maintenance now, or cancel it
     * @description Members are let in again at once. One that has not begun is announced no longer.
     */
    post: operations['endMaintenance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  addUserToRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Members were added to a room, or joined by code (then `addedBy` is the one who joined). To its other members. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 43,
           *       "users": [
           *         {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "nameKatakana": "ｱｵｷｱｵｲ",
           *           "nickname": "あおい",
           *           "avatarUrl": null,
           *           "status": "AVAILABLE",
           *           "workingStatus": "OFFICE",
           *           "role": "USER",
           *           "lastReadSeq": 42,
           *           "joinedAt": "2026-11-20T09:00:00.000Z",
           *           "addedBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02"
           *         }
           *       ],
           *       "addedBy": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       },
           *       "memberCount": 24
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            seq: components['schemas']['ChatSeq'];
            users: components['schemas']['ChatMember'][];
            addedBy: components['schemas']['PersonRef'];
            memberCount: number;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  addUserToChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The receiver is in a room now: created, added, or joined by invitation code. Of a direct room its opener alone is told; the other hears of it by its first message. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "room": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "type": "CHANNEL",
           *         "name": "全社",
           *         "logo": null,
           *         "role": "USER",
           *         "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "createdBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "directUser": null,
           *         "memberCount": 24,
           *         "unreadCount": 0,
           *         "unreadMentions": 0,
           *         "unreadReplies": 0,
           *         "muted": false,
           *         "lastSeq": 42,
           *         "lastReadMessageId": null,
           *         "lastReadSeq": 42,
           *         "lastMessage": null,
           *         "createdAt": "2026-11-20T09:00:00.000Z",
           *         "updatedAt": "2026-11-20T09:00:00.000Z"
           *       },
           *       "addedBy": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       }
           *     }
           */
          'application/json': {
            room: components['schemas']['ChatRoomSummary'];
            /** @description The one who put the receiver into the channel; null for what the receiver did, and direct rooms. */
            addedBy: components['schemas']['PersonRef'] | null;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  removeUserByRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An admin removed a member. To the others in the room. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 44,
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "removedBy": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       },
           *       "memberCount": 23
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            seq: components['schemas']['ChatSeq'];
            userId: components['schemas']['Id'];
            removedBy: components['schemas']['PersonRef'];
            memberCount: number;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  removeUserFromChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The receiver was removed from a room. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "name": "全社",
           *       "removedBy": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       }
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            name: string;
            removedBy: components['schemas']['PersonRef'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  userLeaveRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A member left. To the others in the room, and to that member's own tabs. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 45,
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "memberCount": 23
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            seq: components['schemas']['ChatSeq'];
            userId: components['schemas']['Id'];
            memberCount: number;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  deleteRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A room was deleted, of chat or of voice. To those who are in it; of a voice room also to those whose lists show it. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "name": "雑談",
           *       "kind": "OWN",
           *       "deletedBy": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       }
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            name: string;
            /** @description The voice room; null for a chat room. */
            kind: components['schemas']['VoiceRoomKind'] | null;
            deletedBy: components['schemas']['PersonRef'] | null;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  deleteChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A chat room of the receiver's list was deleted. To each who was a member, whatever they have open. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "name": "全社",
           *       "deletedBy": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       }
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            name: string;
            deletedBy: components['schemas']['PersonRef'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  updateChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Name, logo, owner or roles of a room changed. To its members. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 46,
           *       "name": "営業部",
           *       "logo": null,
           *       "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "memberCount": 24,
           *       "roles": [
           *         {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "role": "ADMIN"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            seq: components['schemas']['ChatSeq'];
            name: string;
            logo: components['schemas']['AvatarUrl'];
            /** Format: uuid */
            ownerId: string | null;
            memberCount: number;
            /** @description Members whose role changed, and what it is now. */
            roles: {
              userId: components['schemas']['Id'];
              role: components['schemas']['ChatRoomRole'];
            }[];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  newMessageToRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A message was sent, edited, deleted, reacted to, or replied to in its thread: `message.changeSeq` is the seq of it. To the room's members, the sender's other tabs too. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "message": {
           *         "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *         "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *         "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "seq": 42,
           *         "changeSeq": 42,
           *         "type": "TEXT",
           *         "content": "おはようございます。",
           *         "attachments": [],
           *         "sender": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "mentionedUserIds": [],
           *         "mentionedGroup": null,
           *         "reactions": [],
           *         "replyTo": null,
           *         "threadRootId": null,
           *         "thread": null,
           *         "createdAt": "2026-11-20T09:00:00.000Z",
           *         "editedAt": null,
           *         "deletedAt": null
           *       },
           *       "followerIds": []
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            message: components['schemas']['ChatMessage'];
            /**
             * @description For a reply that was just sent: those who follow its thread, for whom it is unread. Empty
             *     otherwise.
             */
            followerIds: components['schemas']['Id'][];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  updateLastReadMsgChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A member read up to a message. To the room's members, in rooms of more than 50 to the reader's own tabs alone; the numbers are the reader's own, as of `lastSeq`. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "lastReadMessageId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "lastReadSeq": 42,
           *       "unreadCount": 0,
           *       "unreadMentions": 0,
           *       "lastSeq": 42
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            userId: components['schemas']['Id'];
            lastReadMessageId: components['schemas']['Id'];
            lastReadSeq: components['schemas']['ChatSeq'];
            unreadCount: number;
            unreadMentions: number;
            lastSeq: components['schemas']['ChatSeq'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  inviteJoinVoiceChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The receiver is called by someone. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "invitation": {
           *         "invitationId": "1a71e000-8888-4d53-8a0e-2f6f6f1d0f01",
           *         "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "roomName": "高橋 蓮・青木 葵",
           *         "roomNames": null,
           *         "kind": "DIRECT",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "inviter": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "expiresAt": "2026-11-20 09:00:30+00:00"
           *       }
           *     }
           */
          'application/json': {
            invitation: components['schemas']['VoiceInvitation'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  inviteUsersJoinVoiceChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Several people were invited to a room. To them, and to those in the room. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "invitation": {
           *         "invitationId": "1a71e000-8888-4d53-8a0e-2f6f6f1d0f01",
           *         "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "roomName": "雑談",
           *         "roomNames": null,
           *         "kind": "OWN",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "inviter": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "expiresAt": "2026-11-20 09:00:30+00:00"
           *       },
           *       "users": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            invitation: components['schemas']['VoiceInvitation'];
            users: components['schemas']['PersonRef'][];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  inviteConfirmVoiceChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Someone answered an invitation. To the inviter, and to the answerer's own tabs, which stop asking. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "invitationId": "1a71e000-8888-4d53-8a0e-2f6f6f1d0f01",
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null
           *       },
           *       "accepted": true
           *     }
           */
          'application/json': {
            invitationId: components['schemas']['Id'];
            roomId: components['schemas']['Id'];
            user: components['schemas']['PersonRef'];
            accepted: boolean;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  calendarConflict: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A meeting was changed here and in the receiver's calendar elsewhere, or there where only its organiser may: what
     *     was kept. To the member whose calendar it is.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "meetingId": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "kept": "OFFICE"
           *     }
           */
          'application/json': {
            meetingId: components['schemas']['Id'];
            title: string;
            kept: components['schemas']['KeptSide'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  updateMeetingStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A meeting was planned, changed, cancelled or answered, is about to begin, began or ended. To its participants and its organiser; of a series, for one of its meetings. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "meetingId": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "status": "ONGOING",
           *       "startTime": "2026-11-20 09:00:00+00:00",
           *       "endTime": "2026-11-20 10:00:00+00:00",
           *       "meetingRoomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "change": "BEGUN",
           *       "by": null,
           *       "answer": null
           *     }
           */
          'application/json': {
            meetingId: components['schemas']['Id'];
            title: string;
            status: components['schemas']['MeetingStatus'];
            startTime: components['schemas']['Instant'];
            endTime: components['schemas']['Instant'];
            /** Format: uuid */
            meetingRoomId: string | null;
            change: components['schemas']['MeetingChange'];
            /** @description The one who did so; null where time did. */
            by: components['schemas']['MeetingActor'] | null;
            /** @description The answer of `by`; null for other changes. */
            answer: components['schemas']['MeetingAnswer'] | null;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  meetingRoomsChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The meetings of rooms are others. To the whole organisation; what they are is read anew. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "meetingRoomIds": [
           *         "10000000-5555-4d53-8a0e-2f6f6f1d0d01"
           *       ]
           *     }
           */
          'application/json': {
            meetingRoomIds: components['schemas']['Id'][];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  calendarsChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Meetings of some members, or their events elsewhere, are others. To the whole organisation, a second's changes at once; what they are is read anew by those who look at these calendars. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "userIds": [
           *         "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
           *       ]
           *     }
           */
          'application/json': {
            userIds: components['schemas']['Id'][];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  notificationUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The receiver has a new notification. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "notification": {
           *         "id": "40717f1c-aaaa-4d53-8a0e-2f6f6f1d1101",
           *         "kind": "MEETING",
           *         "title": "週次定例",
           *         "content": "15分後に始まります。",
           *         "read": false,
           *         "createdAt": "2026-11-20 09:00:00+00:00"
           *       },
           *       "unreadCount": 3
           *     }
           */
          'application/json': {
            notification: components['schemas']['Notification'];
            unreadCount: number;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  organization: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The selected organisation changed. To its members. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "change": "MEMBER_ADDED",
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
           *     }
           */
          'application/json': {
            organizationId: components['schemas']['Id'];
            change: components['schemas']['OrganizationChange'];
            /**
             * Format: uuid
             * @description The member whom a change is about.
             */
            userId: string | null;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  ping: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A sign of life, so that a dead connection is noticed.
     * @description Sent every 25 seconds. A client that hears none for a minute connects anew.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "sentAt": 1795165200000
           *     }
           */
          'application/json': {
            sentAt: components['schemas']['EpochMs'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  forcedLogout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The receiver is signed out at once. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "code": 4014
           *     }
           */
          'application/json': components['schemas']['ForcedLogout'];
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  chatTyping: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A member is typing, for the next five seconds. To the others in the room; lost when the connection is slow. Sent on a client's own `typing` with `{ roomId, threadRootId }`. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "threadRootId": null,
           *       "user": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       }
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            /** Format: uuid */
            threadRootId: string | null;
            user: components['schemas']['PersonRef'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  chatRoomMuted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The receiver muted a room in another tab, or hears of it again. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "muted": true
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            muted: boolean;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  chatThreadUpdated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The receiver has read or followed a thread, or does so no longer, in any of their tabs. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "threadRootId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "following": true,
           *       "replyCount": 3,
           *       "unreadCount": 0,
           *       "unreadMentions": 0,
           *       "firstUnreadMessageId": null,
           *       "lastSeq": 48
           *     }
           */
          'application/json': components['schemas']['ChatThreadState'];
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  voiceRoomChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Someone came into a voice room or left it, or the room is new or another. To those whose lists show it. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "kind": "AREA",
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "zoneId": "komorebi",
           *       "participants": [
           *         {
           *           "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "muted": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            kind: components['schemas']['VoiceRoomKind'];
            /** Format: uuid */
            floorId: string | null;
            zoneId: components['schemas']['PlanItemId'] | null;
            /** @description Those who are in it now. Null where the room itself is another; its lists are read again. */
            participants: components['schemas']['VoiceParticipant'][] | null;
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  presenceChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A member's presence changed. To the organisation. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "status": "BUSY",
           *       "workingStatus": "HOME"
           *     }
           */
          'application/json': {
            userId: components['schemas']['Id'];
            status: components['schemas']['Status'];
            workingStatus: components['schemas']['WorkingStatus'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  tokenExpiring: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The connection's token expires soon. A client that does not emit `authenticate` with another one is disconnected. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /** @example {} */
          'application/json': components['schemas']['Empty'];
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  seatChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A seat was taken or given up. To the organisation; a receiver who is `userId` has it ACTIVE. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "seatId": "A-2",
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "user": {
           *         "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null,
           *         "status": "AVAILABLE",
           *         "workingStatus": "OFFICE"
           *       },
           *       "state": "SELECTED"
           *     }
           */
          'application/json': {
            floorId: components['schemas']['Id'];
            seatId: components['schemas']['PlanItemId'];
            /**
             * Format: uuid
             * @description The one whose seat it is now; null when empty.
             */
            userId: string | null;
            /** @description The same person as lists show one, so that nobody has to ask. */
            user: components['schemas']['MemberRef'] | null;
            /** @enum {string} */
            state: 'EMPTY' | 'SELECTED';
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  seatNotice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Others changed the receiver's seat. `seatChanged` tells everyone else.
     * @description Answered by `listSeatNotices` as well, until it is marked as read.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "id": "5ea7f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "change": "REMOVED",
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "floorName": "1F",
           *       "floorNames": null,
           *       "seatId": "A-2",
           *       "label": "A-2"
           *     }
           */
          'application/json': components['schemas']['SeatNotice'];
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  floorPlanChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A floor has another plan now; whoever shows it gets it again. To the organisation. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01"
           *     }
           */
          'application/json': {
            floorId: components['schemas']['Id'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  deskChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Notes or decorations of a desk changed. To its owner, and to a note's author. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
           *     }
           */
          'application/json': {
            /** @description The owner of the desk. */
            userId: components['schemas']['Id'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  deskNoteAdded: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Someone left a note on a desk. To its owner. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "note": {
           *         "id": "de5c0000-9999-4d53-8a0e-2f6f6f1d0a01",
           *         "author": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": "/api/v1/users/portraits/regular_sand_bob_espresso_smile_sweater_iris_none.svg"
           *         },
           *         "text": "資料ありがとうございました。",
           *         "tint": "yellow",
           *         "createdAt": "2026-11-20T09:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @description The owner of the desk. */
            userId: components['schemas']['Id'];
            note: components['schemas']['DeskNote'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  profileChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A member's name, photo or office avatar changed. To each organisation of theirs. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "nameKanji": "青木 葵",
           *       "avatarUrl": "/api/v1/users/portraits/regular_sand_bob_espresso_smile_sweater_iris_none.svg",
           *       "officeAvatar": {
           *         "body": "regular",
           *         "skin": "sand",
           *         "hair": "bob",
           *         "hairColor": "espresso",
           *         "face": "smile",
           *         "top": "sweater",
           *         "topColor": "iris",
           *         "bottom": "trousers",
           *         "bottomColor": "charcoal",
           *         "accessory": "none"
           *       }
           *     }
           */
          'application/json': {
            userId: components['schemas']['Id'];
            nameKanji: string;
            avatarUrl: components['schemas']['AvatarUrl'];
            officeAvatar: components['schemas']['OfficeAvatar'];
          };
        };
      };
      responses: {
        /** @description Not answered. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'client/authenticate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Renews the connection's access token, before it expires or after another organisation was selected.
     * @description One at a time: a second one before the first is answered is refused with 429 `tooManyRequests`. A
     *     connection whose token expires is cut.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJFZERTQSJ9.e30.c2ln"
           *     }
           */
          'application/json': components['schemas']['AuthenticateRequest'];
        };
      };
      responses: {
        /** @description Acknowledged. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            /**
             * @example {
             *       "ok": true
             *     }
             */
            'application/json': components['schemas']['AuthenticateAnswer'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'client/idle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The client's user has not touched the machine for a while, or is back.
     * @description Heard five times a second at most. Lost when the connection is slow, so it is said again now and then.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "idle": true
           *     }
           */
          'application/json': components['schemas']['IdleReport'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'client/typing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The client's user is typing in a room that it shows. Passed on to the room's other members as `chatTyping`.
     * @description Heard every two seconds at most.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "threadRootId": null
           *     }
           */
          'application/json': components['schemas']['TypingReport'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'voice/client/join': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Joins a voice room with the token of `createVoiceToken`. The socket leaves the room that it was in.
     * @description One at a time, and one a second over some time: more is refused with `tooManyRequests`. Nothing else on
     *     the namespace has an effect before it was answered with a room. A socket that is lost keeps its place for
     *     ten seconds.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJFZERTQSJ9.e30.c2ln",
           *       "muted": true
           *     }
           */
          'application/json': components['schemas']['VoiceJoinRequest'];
        };
      };
      responses: {
        /** @description Acknowledged. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['VoiceJoinAnswer'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'voice/client/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Leaves the voice room. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /** @example {} */
          'application/json': components['schemas']['Empty'];
        };
      };
      responses: {
        /** @description Acknowledged. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            /**
             * @example {
             *       "ok": true
             *     }
             */
            'application/json': components['schemas']['VoiceAnswer'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'voice/client/signal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * WebRTC signalling to one other participant of the same room.
     * @description 50 a second over some time; more is refused with `tooManyRequests`.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "to": "9a471c19-bbbb-4d53-8a0e-2f6f6f1d1202",
           *       "description": {
           *         "type": "offer",
           *         "sdp": "v=0\r\n"
           *       }
           *     }
           */
          'application/json': components['schemas']['VoiceSignalRequest'];
        };
      };
      responses: {
        /** @description Acknowledged. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            /**
             * @example {
             *       "ok": true
             *     }
             */
            'application/json': components['schemas']['VoiceAnswer'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'voice/client/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mutes or unmutes the client's own microphone for the room. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "muted": false
           *     }
           */
          'application/json': components['schemas']['VoiceState'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'voice/client/speaking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The client's user begins or stops to speak. Volatile.
     * @description Ten a second over some time; more are dropped.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "speaking": true
           *     }
           */
          'application/json': components['schemas']['VoiceSpeaking'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'voice/server/participants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Everyone in the room, whenever that changes. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "participants": [
           *         {
           *           "participantId": "9a471c19-bbbb-4d53-8a0e-2f6f6f1d1202",
           *           "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "muted": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['VoiceParticipants'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'voice/server/signal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** WebRTC signalling from another participant. Those of one participant arrive in the order in which they were sent. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "from": "9a471c19-bbbb-4d53-8a0e-2f6f6f1d1201",
           *       "candidate": {
           *         "candidate": "candidate:1 1 udp 1 192.0.2.1 9 typ host",
           *         "sdpMid": "0",
           *         "sdpMLineIndex": 0
           *       }
           *     }
           */
          'application/json': components['schemas']['VoiceSignal'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'voice/server/speaking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Another participant begins or stops to speak. Volatile. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "participantId": "9a471c19-bbbb-4d53-8a0e-2f6f6f1d1202",
           *       "speaking": true
           *     }
           */
          'application/json': components['schemas']['VoiceSpeakingChange'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'voice/server/ended': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The receiver is in no room any more. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "reason": "replaced"
           *     }
           */
          'application/json': components['schemas']['VoiceEnded'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'floor/client/enter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enters a floor. The socket leaves the floor that it was on or watched.
     * @description A client that reconnects sends its last pose; a first entry leaves it out and gets a spawn point. One
     *     request at a time: a second one before the first is answered is refused with `tooManyRequests`.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01"
           *     }
           */
          'application/json': components['schemas']['FloorEnterRequest'];
        };
      };
      responses: {
        /** @description Acknowledged. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FloorEnterAnswer'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'floor/client/watch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Watches a floor without being on it. Nobody sees a watcher.
     * @description A socket is on one floor or watches one, whichever it asked for last. A watcher gets `people` at once and
     *     a `frame` five times a second at most.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01"
           *     }
           */
          'application/json': components['schemas']['FloorWatchRequest'];
        };
      };
      responses: {
        /** @description Acknowledged. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            /**
             * @example {
             *       "ok": true,
             *       "people": [
             *         {
             *           "person": 4,
             *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
             *           "name": "青木 葵",
             *           "avatar": {
             *             "body": "regular",
             *             "skin": "sand",
             *             "hair": "bob",
             *             "hairColor": "black",
             *             "face": "smile",
             *             "top": "shirt",
             *             "topColor": "iris",
             *             "bottom": "trousers",
             *             "bottomColor": "navy",
             *             "accessory": "none"
             *           },
             *           "status": "AVAILABLE",
             *           "workingStatus": "OFFICE",
             *           "x": 3.2,
             *           "z": 14.05,
             *           "heading": 3.1415,
             *           "state": "stand"
             *         }
             *       ],
             *       "serverTime": 120000
             *     }
             */
            'application/json': components['schemas']['FloorWatchAnswer'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'floor/client/unwatch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Watches the floor no longer. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /** @example {} */
          'application/json': components['schemas']['Empty'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'floor/client/move': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The present position of the client's user. Binary, volatile; 15 a second while walking.
     * @description The server refuses a step through a wall or too far for its time, and answers it with `correct`.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/octet-stream': components['schemas']['FloorMove'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'floor/server/frame': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The new poses of those who moved since the last frame. Binary, volatile; 15 a second at most. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/octet-stream': components['schemas']['FloorFrame'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'floor/server/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** People came to the floor, left it, or look different. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "joined": [
           *         {
           *           "person": 4,
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "name": "青木 葵",
           *           "avatar": {
           *             "body": "regular",
           *             "skin": "sand",
           *             "hair": "bob",
           *             "hairColor": "black",
           *             "face": "smile",
           *             "top": "shirt",
           *             "topColor": "iris",
           *             "bottom": "trousers",
           *             "bottomColor": "navy",
           *             "accessory": "none"
           *           },
           *           "status": "AVAILABLE",
           *           "workingStatus": "OFFICE",
           *           "x": 3.2,
           *           "z": 14.05,
           *           "heading": 3.1415,
           *           "state": "stand"
           *         }
           *       ],
           *       "left": [
           *         7
           *       ],
           *       "changed": []
           *     }
           */
          'application/json': components['schemas']['FloorPeopleChange'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'floor/server/correct': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The server refused the client's move; the client's user is here. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "x": 3.2,
           *       "z": 14.05
           *     }
           */
          'application/json': components['schemas']['FloorCorrection'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'floor/server/seat': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A desk of the floor was taken or given up. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "seatId": "A-1",
           *       "user": {
           *         "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "name": "青木 葵"
           *       }
           *     }
           */
          'application/json': components['schemas']['FloorSeatChange'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'floor/server/closed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The floor was blocked or rebuilt. The receiver is not on it any more. */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          /**
           * @example {
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "next": null
           *     }
           */
          'application/json': components['schemas']['FloorClosed'];
        };
      };
      responses: {
        /** @description Not acknowledged. */
        204: {
          headers: {
            [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** Format: email */
    Email: string;
    /** @description A password as typed, to be compared. Its form is not judged here. */
    EnteredPassword: string;
    /**
     * @description Makes a device known to those who signed in on it: an earlier sign-in has answered it. Keep it
     *     when someone signs out, and send it with the next sign-in on that device, whoever signs in. It opens
     *     nothing by itself. The server forgets it where it is not used for 180 days, and answers another one.
     */
    DeviceToken: string;
    LoginRequest: {
      email: components['schemas']['Email'];
      password: components['schemas']['EnteredPassword'];
      deviceToken?: components['schemas']['DeviceToken'];
    };
    /** @description Point in time, milliseconds since 1970. */
    EpochMs: number;
    /**
     * @description JUST_ONE once an organisation is selected, MULTIPLE before.
     * @enum {string}
     */
    OrganizationType: 'JUST_ONE' | 'MULTIPLE';
    /**
     * Format: uuid
     * @description Identifier.
     */
    Id: string;
    /**
     * @description Address of the photo; in lists of people that of the portrait (`getPortrait`) where there is none.
     *     Relative to the server's origin when it has none of its own. A photo's is signed for the session that gets
     *     it, and ends with it (see `preSignDownloads`).
     */
    AvatarUrl: string | null;
    /** @description Enough of a person to name them. */
    PersonRef: {
      id: components['schemas']['Id'];
      nameKanji: string;
      avatarUrl: components['schemas']['AvatarUrl'];
    };
    /**
     * Format: date-time
     * @description Point in time, UTC.
     */
    Instant: string;
    SessionUser: {
      id: components['schemas']['Id'];
      email: components['schemas']['Email'];
      /**
       * Format: uuid
       * @description Identifier of the person who sent the invitation.
       */
      invitedBy: string | null;
      inviter: components['schemas']['PersonRef'] | null;
      createdAt: components['schemas']['Instant'];
      updatedAt: components['schemas']['Instant'];
    };
    /** @description The tokens of a session, and whose it is. */
    Session: {
      /** @description Access token. */
      token: string;
      /** @description Works once. */
      refreshToken: string;
      tokenExpires: components['schemas']['EpochMs'];
      refreshTokenExpires: components['schemas']['EpochMs'];
      /** @description Answered where one signs in. To be sent with the next sign-in on this device. */
      deviceToken?: components['schemas']['DeviceToken'];
      organizationType: components['schemas']['OrganizationType'];
      /**
       * Format: uuid
       * @description The selected organisation, null before one is selected.
       */
      organizationId: string | null;
      user: components['schemas']['SessionUser'];
    };
    /**
     * @description The error. `x-status` is the HTTP status that a code comes with. The text of a code is
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
      | 'passwordAttemptWarning'
      | 'loginAttemptLimitExceeded'
      | 'meetingOngoingCannotEdit'
      | 'unauthorized'
      | 'blockedInOrganization'
      | 'roleChanged'
      | 'notAdministrator'
      | 'forbidden'
      | 'organizationNotSelected'
      | 'areaClosed'
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
      | 'lastAdministrator'
      | 'ownMembership'
      | 'tooManyMembers'
      | 'pushTokenTaken'
      | 'payloadTooLarge'
      | 'unsupportedMediaType'
      | 'newPasswordSameAsCurrent'
      | 'loginCodeLimitReached'
      | 'emailDomainNotAllowed'
      | 'fileNotUploaded'
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
      | 'chatGroupMentionNotAllowed'
      | 'voiceChatRoomFull'
      | 'voiceChatRoomLimitReached'
      | 'voiceChatInvitationInvalid'
      | 'invitationNotFound'
      | 'invitationRowsRefused'
      | 'invitationsOverLimit'
      | 'maintenanceNotFound'
      | 'maintenanceOver'
      | 'maintenanceOverlaps'
      | 'maintenanceStartInPast'
      | 'maintenanceEndInvalid'
      | 'tooManyRequests'
      | 'internalServerError'
      | 'serviceUnavailable'
      | 'SystemCurrentlyUnderMaintenance';
    /**
     * @description Why a field was refused. The text is `errorResponse.{field}{Value}` in the error catalogue.
     * @enum {string}
     */
    FieldErrorValue: 'required' | 'invalid' | 'tooShort' | 'tooLong';
    /** @description The refused fields; one that is nested goes by its own name. */
    FieldErrors: {
      [key: string]: components['schemas']['FieldErrorValue'];
    };
    /**
     * @description Why a member was shut out: 4010 organisation blocked, 4011 user blocked, 4014 role changed (sign in
     *     again), 4015 contract blocked, 4017 maintenance.
     * @enum {integer}
     */
    BlockCode: 4010 | 4011 | 4014 | 4015 | 4017;
    /**
     * @description Why a link cannot be used: nobody was ever sent it, its time is over, it (or a later one) was used, another one
     *     was sent in its place, or the invitation was withdrawn.
     * @enum {string}
     */
    LinkProblem: 'UNKNOWN' | 'EXPIRED' | 'USED' | 'REPLACED' | 'WITHDRAWN';
    /**
     * @description External provider of meetings and calendars.
     * @enum {string}
     */
    Provider: 'GOOGLE' | 'ZOOM' | 'TEAMS';
    /**
     * @description Why a provider did not do what it was asked to. `ACCOUNT`: it no longer lets the office use the account;
     *     `FORBIDDEN`: the account may not do this; `GONE`: the meeting is no longer there; `RATE_LIMITED`: too much was
     *     asked of it; `REFUSED`: it does not want the meeting like this; `UNAVAILABLE`: it does not answer, or not
     *     sensibly.
     * @enum {string}
     */
    ProviderProblem: 'ACCOUNT' | 'FORBIDDEN' | 'GONE' | 'RATE_LIMITED' | 'REFUSED' | 'UNAVAILABLE';
    /**
     * @description Why a calendar cannot be linked. `UNREACHABLE`: no calendar server answers at the address; `CREDENTIALS`: it
     *     refuses the account name or the password; `NO_CALENDAR`: it has none for events.
     * @enum {string}
     */
    CalendarLinkProblem: 'UNREACHABLE' | 'CREDENTIALS' | 'NO_CALENDAR';
    ErrorData: {
      /**
       * Format: date-time
       * @description Until when the mailed code counts.
       */
      codeExpiresAt?: string;
      /**
       * Format: date-time
       * @description From when signing in again sends a new code.
       */
      resendAt?: string;
      /** @description Wrong passwords or codes left before the account or the address is shut out. */
      remaining?: number;
      /** Format: date-time */
      startTime?: string;
      /** @description Seconds. */
      retryAfter?: number;
      /** Format: date-time */
      until?: string;
      /** @description The address that the invitation is for. */
      email?: string;
      organizationId?: components['schemas']['Id'];
      organizationName?: string;
      userId?: components['schemas']['Id'];
      reason?: components['schemas']['LinkProblem'];
      provider?: components['schemas']['Provider'];
      providerProblem?: components['schemas']['ProviderProblem'];
      calendarProblem?: components['schemas']['CalendarLinkProblem'];
      /** @description The provider’s own words, in its language. */
      providerMessage?: string;
    };
    ErrorBody: {
      statusCode: number;
      /** @description For logs; not for people. */
      message: string;
      errors: components['schemas']['ErrorCode'] | components['schemas']['FieldErrors'];
      code?: components['schemas']['BlockCode'];
      /**
       * @description The values that the error's text or its screen needs: `loginIpUnknown` { codeExpiresAt, resendAt },
       *     `passwordAttemptWarning` and `verificationCodeInvalid` { remaining }, `meetingRoomBusy` { startTime },
       *     `tooManyRequests` { retryAfter }, `ipBlacklisted`, `loginAttemptLimitExceeded` and
       *     `loginCodeLimitReached` { until }, `wrongAccount` { email, organizationName },
       *     `alreadyMember` { email, organizationId, organizationName }, `registrationLinkExpired` and
       *     `resetLinkInvalid` { reason }, `voiceChatUserOffline` and `userAlreadyInVoiceChat` { userId },
       *     `meetingCreateFailed`, `meetingUpdateFailed` and `meetingDeleteFailed` { provider, providerProblem,
       *     providerMessage }, `accountLinkInvalid` of a calendar { calendarProblem }.
       */
      data?: components['schemas']['ErrorData'];
    };
    VerifyNewIpRequest: {
      email: components['schemas']['Email'];
      password: components['schemas']['EnteredPassword'];
      /** @description The code from the mail. */
      code: string;
      deviceToken?: components['schemas']['DeviceToken'];
    };
    SelectOrganizationRequest: {
      organizationId: components['schemas']['Id'];
    };
    /** @enum {string} */
    Gender: 'MALE' | 'FEMALE' | 'OTHER';
    /** @enum {string} */
    Language: 'ja' | 'en';
    /** @description How a person looks in the office. */
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
     * @description Role in an organisation. ORGANIZATION_ADMIN is shown as Admin, USER as Member.
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
      workingStatus: components['schemas']['WorkingStatus'];
      status: components['schemas']['Status'];
    };
    /** @description The member's own last choice, where another is shown now: the way back in one click. Null when there is none. */
    LastManual: components['schemas']['PresenceChoice'] | null;
    /** @enum {string} */
    AutomaticPresenceReason: 'meeting' | 'call' | 'idle';
    /** @description Why one is shown as one did not choose: in a meeting or call, or idle. Null where one is as one chose. */
    AutomaticPresence: components['schemas']['AutomaticPresenceReason'] | null;
    /** @description One's own profile. */
    Profile: {
      id: components['schemas']['Id'];
      email: components['schemas']['Email'];
      nameKanji: string;
      /** @description Empty when not given. */
      nameKatakana: string;
      nickname: string | null;
      gender: components['schemas']['Gender'] | null;
      /** Format: date */
      dateOfBirth: string | null;
      department: string | null;
      jobTitle: string | null;
      phoneNumber: string | null;
      language: components['schemas']['Language'];
      selfIntroduction: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
      officeAvatar: components['schemas']['OfficeAvatar'];
      /** @description Null before an organisation is selected, as are status and workingStatus. */
      role: components['schemas']['Role'] | null;
      status: components['schemas']['Status'] | null;
      workingStatus: components['schemas']['WorkingStatus'] | null;
      lastManual: components['schemas']['LastManual'];
      automatic: components['schemas']['AutomaticPresence'];
    };
    /**
     * @description Kanji, or kanji or alphabet, in one line. Kana belongs to it: 山本 さくら and 渡邉 エマ are ordinary
     *     names. So do a kanji in a form of its own, letters with accents, and the signs that stand between names.
     */
    NewNameKanji: string;
    /** @description One line about a person, as `VisibleName`; it may be empty. */
    VisibleText: string;
    /** @description Some lines about a person, each as `VisibleText`. */
    VisibleLines: string;
    /** @description A field left out stays; null empties it. */
    UpdateProfileRequest: {
      nameKanji?: components['schemas']['NewNameKanji'];
      /** @description Half-width katakana, no spaces. */
      nameKatakana?: string | null;
      nickname?: components['schemas']['VisibleText'] | null;
      gender?: components['schemas']['Gender'] | null;
      /** Format: date */
      dateOfBirth?: string | null;
      department?: components['schemas']['VisibleText'] | null;
      jobTitle?: components['schemas']['VisibleText'] | null;
      phoneNumber?: string | null;
      selfIntroduction?: components['schemas']['VisibleLines'] | null;
      /** @description Key of an uploaded photo, as `preSignUserFile` answered it; null takes the photo away. */
      avatarKey?: string | null;
      officeAvatar?: components['schemas']['OfficeAvatar'];
    };
    ForgotPasswordRequest: {
      email: components['schemas']['Email'];
    };
    /** @description Token of a link that was sent by mail. */
    LinkToken: string;
    ConfirmEmailRequest: {
      token: components['schemas']['LinkToken'];
    };
    /** @description The link is good; whose it is, and until when. */
    ConfirmedEmail: {
      email: components['schemas']['Email'];
      expiresAt: components['schemas']['Instant'];
    };
    /**
     * @description 4 to 16 letters, digits and # ? ! @ $ % ^ & * - +, among them a digit, a lower-case letter, an
     *     upper-case letter and a symbol.
     */
    Password: string;
    SetPasswordRequest: {
      token: components['schemas']['LinkToken'];
      password: components['schemas']['Password'];
    };
    ChangePasswordRequest: {
      currentPassword: components['schemas']['EnteredPassword'];
      newPassword: components['schemas']['Password'];
    };
    UpdateLanguageRequest: {
      language: components['schemas']['Language'];
    };
    /**
     * @description An area of the product.
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
      /** @description May open the area. */
      view: boolean;
      /** @description May make things in it: rooms, meetings, messages. */
      create: boolean;
    };
    /** @description The caller's permissions in the selected organisation. Areas that are not listed are closed. */
    Permission: {
      role: components['schemas']['Role'];
      areas: components['schemas']['AreaPermission'][];
    };
    /**
     * @description The type of device that a browser says it runs on.
     * @enum {string}
     */
    DeviceType: 'COMPUTER' | 'PHONE' | 'TABLET' | 'OTHER';
    /** @description One sign-in that goes on, on one device. */
    SignedInSession: {
      id: components['schemas']['Id'];
      /** @description The session that asks. */
      current: boolean;
      device: components['schemas']['DeviceType'];
      /** @description Its system, such as Windows; null where it does not say. */
      system: string | null;
      /** @description Such as Firefox; null where it does not say. */
      browser: string | null;
      /** @description The address that it was last used from. */
      address: string;
      signedInAt: components['schemas']['Instant'];
      lastUsedAt: components['schemas']['Instant'];
      expiresAt: components['schemas']['Instant'];
    };
    ListMetadata: {
      /** @description Entries in all. */
      total: number;
      page: number;
      limit: number;
      /** @description Present when there is one. */
      nextPage?: number;
      hasNextPage: boolean;
    };
    SignedInSessionList: {
      data: components['schemas']['SignedInSession'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description A network from which one signs in without a code. */
    TrustedNetwork: {
      id: components['schemas']['Id'];
      /** @description The network of this call. */
      current: boolean;
      /** @description An IPv4 address, or an IPv6 network such as 2001:db8:1:2::/64. */
      network: string;
      trustedAt: components['schemas']['Instant'];
      lastUsedAt: components['schemas']['Instant'];
      /** @description It is forgotten then unless it is used before. */
      expiresAt: components['schemas']['Instant'];
    };
    TrustedNetworkList: {
      data: components['schemas']['TrustedNetwork'][];
      metadata: components['schemas']['ListMetadata'];
    };
    Organization: {
      id: components['schemas']['Id'];
      name: string;
      email: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
    };
    OrganizationList: {
      data: components['schemas']['Organization'][];
      metadata: components['schemas']['ListMetadata'];
    };
    OrganizationDetail: {
      id: components['schemas']['Id'];
      name: string;
      email: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
      role: components['schemas']['Role'];
      memberCount: number;
      createdAt: components['schemas']['Instant'];
    };
    InvitingOrganization: {
      id: components['schemas']['Id'];
      name: string;
      avatarUrl: components['schemas']['AvatarUrl'];
    };
    OwnInvite: {
      organization: components['schemas']['InvitingOrganization'];
      inviter: components['schemas']['PersonRef'] | null;
      expiresAt: components['schemas']['Instant'];
    };
    OwnInviteList: {
      data: components['schemas']['OwnInvite'][];
      metadata: components['schemas']['ListMetadata'];
    };
    AcceptedInvite: {
      organizationId: components['schemas']['Id'];
      role: components['schemas']['Role'];
    };
    InviteTokenRequest: {
      token: components['schemas']['LinkToken'];
    };
    /** @description An invitation that can be accepted. */
    CheckedInvite: {
      /** @enum {string} */
      state: 'VALID';
      organization: components['schemas']['InvitingOrganization'];
      inviter: components['schemas']['PersonRef'] | null;
      email: components['schemas']['Email'];
      /** @description Whether the address has an account. With one, sign in and accept; without, register with the same token. */
      registered: boolean;
      expiresAt: components['schemas']['Instant'];
    };
    /** @description One text in each language. */
    LocalizedText: {
      ja: string;
      en: string;
    };
    /** @description Identifier of a seat, desk, zone … within one floor plan. */
    PlanItemId: string;
    /** @description A room of a floor where meetings are held. */
    MeetingRoom: {
      id: components['schemas']['Id'];
      name: components['schemas']['LocalizedText'];
      capacity: number;
      contractId: components['schemas']['Id'];
      floorId: components['schemas']['Id'];
      floorName: string;
      /** @description The names in the floor's plan; null of a floor that was given another name. */
      floorNames: components['schemas']['LocalizedText'] | null;
      zoneId: components['schemas']['PlanItemId'];
    };
    MeetingRoomList: {
      data: components['schemas']['MeetingRoom'][];
      metadata: components['schemas']['ListMetadata'];
    };
    OfficeFloor: {
      id: components['schemas']['Id'];
      name: string;
      /** @description The name in the floor's plan; null for a floor that was given another name. */
      names: components['schemas']['LocalizedText'] | null;
      /** @description Floors stand in this order. */
      position: number;
      /** @description A blocked floor cannot be entered. */
      blocked: boolean;
      seatCount: number;
      /** @description People on the floor now. */
      presentCount: number;
    };
    /** @description An office that the organisation has taken. Its id is what the calls name contract. */
    Office: {
      id: components['schemas']['Id'];
      name: string;
      /** @description Its name in each language; null of an office that has one name alone. */
      names: components['schemas']['LocalizedText'] | null;
      position: number;
      /** @description A blocked contract's floors cannot be entered. */
      blocked: boolean;
      floors: components['schemas']['OfficeFloor'][];
    };
    OfficeList: {
      data: components['schemas']['Office'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description A name in each language, each a `VisibleName`. */
    PlanName: {
      ja: string;
      en: string;
    };
    /** @description Metres. */
    PlanLength: number;
    /** @description Metres from the left or the back of the floor. */
    PlanCoordinate: number;
    /** @description Radians; 0 looks towards +z, a quarter turn towards +x. */
    PlanHeading: number;
    /** @description The place where someone appears, and the way they look. */
    PlanSpawn: {
      x: components['schemas']['PlanCoordinate'];
      z: components['schemas']['PlanCoordinate'];
      heading: components['schemas']['PlanHeading'];
    };
    /** @description x and z in metres. */
    PlanPoint: [components['schemas']['PlanCoordinate'], components['schemas']['PlanCoordinate']];
    /** @enum {string} */
    PlanWallMaterial: 'PLASTER' | 'GLASS' | 'WOOD' | 'WINDOW' | 'RAIL';
    PlanWall: {
      id: components['schemas']['PlanItemId'];
      from: components['schemas']['PlanPoint'];
      to: components['schemas']['PlanPoint'];
      thickness: components['schemas']['PlanLength'];
      height: components['schemas']['PlanLength'];
      material: components['schemas']['PlanWallMaterial'];
    };
    /** @enum {string} */
    PlanDoorKind: 'OPENING' | 'GLASS' | 'WOOD';
    /** @description Opening in a wall; `at` is metres from the wall's `from` to the opening's middle. */
    PlanDoor: {
      id: components['schemas']['PlanItemId'];
      wallId: components['schemas']['PlanItemId'];
      at: components['schemas']['PlanCoordinate'];
      width: components['schemas']['PlanLength'];
      kind: components['schemas']['PlanDoorKind'];
    };
    /**
     * @description A plain part of the floor, a room to meet in, an area to talk in, …
     * @enum {string}
     */
    PlanZoneKind: 'OPEN' | 'MEETING' | 'VOICE' | 'LOUNGE' | 'DESK_AREA';
    /**
     * @description The covering of a floor.
     * @enum {string}
     */
    PlanFinish: 'WOOD' | 'CARPET' | 'TILE' | 'CONCRETE';
    /** @enum {string} */
    PlanTint: 'sand' | 'iris' | 'sage' | 'clay' | 'sky' | 'rose' | 'charcoal' | 'ivory';
    /** @description Named part of a floor; where two overlap the later one counts. */
    PlanZone: {
      id: components['schemas']['PlanItemId'];
      kind: components['schemas']['PlanZoneKind'];
      name: components['schemas']['PlanName'];
      polygon: components['schemas']['PlanPoint'][];
      finish: components['schemas']['PlanFinish'];
      tint: components['schemas']['PlanTint'];
    };
    PlanDesk: {
      id: components['schemas']['PlanItemId'];
      x: components['schemas']['PlanCoordinate'];
      z: components['schemas']['PlanCoordinate'];
      heading: components['schemas']['PlanHeading'];
      width: components['schemas']['PlanLength'];
      depth: components['schemas']['PlanLength'];
    };
    /** @enum {string} */
    PlanSeatKind: 'DESK' | 'CHAIR' | 'SOFA' | 'STOOL';
    /** @description Place to sit. A DESK seat can be made one's own (seat positions). */
    PlanSeat: {
      id: components['schemas']['PlanItemId'];
      label: string;
      x: components['schemas']['PlanCoordinate'];
      z: components['schemas']['PlanCoordinate'];
      heading: components['schemas']['PlanHeading'];
      zoneId: components['schemas']['PlanItemId'];
      kind: components['schemas']['PlanSeatKind'];
    };
    /**
     * @description A thing that stands, lies or hangs on a floor besides desks and seats. `x-sizes` has the metres across and front to
     *     back of each kind, and whether people walk around it.
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
      x: components['schemas']['PlanCoordinate'];
      z: components['schemas']['PlanCoordinate'];
      heading: components['schemas']['PlanHeading'];
      /** @description Metres across; the kind's own size when left out. */
      width?: components['schemas']['PlanLength'];
      /** @description Metres front to back; the kind's own size when left out. */
      depth?: components['schemas']['PlanLength'];
      tint?: components['schemas']['PlanTint'];
    };
    /**
     * @description A floor as data. Metres: x from the left (0) to `size.width`, z from the back (0) to `size.depth`.
     *     Headings are radians: 0 looks towards +z, a quarter turn towards +x.
     */
    FloorPlan: {
      /** @enum {integer} */
      version: 1;
      name: components['schemas']['PlanName'];
      size: {
        width: components['schemas']['PlanLength'];
        depth: components['schemas']['PlanLength'];
        height: components['schemas']['PlanLength'];
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
     * @description EMPTY, SELECTED (someone else's), ACTIVE (one's own).
     * @enum {string}
     */
    SeatState: 'EMPTY' | 'SELECTED' | 'ACTIVE';
    /** @description A member as lists show one. */
    MemberRef: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      avatarUrl: components['schemas']['AvatarUrl'];
      status: components['schemas']['Status'];
      workingStatus: components['schemas']['WorkingStatus'];
    };
    SeatPosition: {
      seatId: components['schemas']['PlanItemId'];
      floorId: components['schemas']['Id'];
      /** @description The seat's name. */
      label: string;
      state: components['schemas']['SeatState'];
      /** @description The one whose seat it is; null when empty. */
      user: components['schemas']['MemberRef'] | null;
    };
    SeatPositionList: {
      data: components['schemas']['SeatPosition'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description The change that others made to someone's seat: REMOVED (the floor was rebuilt or removed), FREED or ASSIGNED (by an
     *     administrator).
     * @enum {string}
     */
    SeatNoticeChange: 'REMOVED' | 'FREED' | 'ASSIGNED';
    /** @description A change that others made to a member's seat. */
    SeatNotice: {
      id: components['schemas']['Id'];
      change: components['schemas']['SeatNoticeChange'];
      floorId: components['schemas']['Id'];
      floorName: string;
      /** @description The names in the floor's plan; null of a floor that was given another name. */
      floorNames: components['schemas']['LocalizedText'] | null;
      seatId: components['schemas']['PlanItemId'];
      /** @description The seat's name. */
      label: string;
    };
    SeatNoticeList: {
      data: components['schemas']['SeatNotice'][];
      metadata: components['schemas']['ListMetadata'];
    };
    ReadSeatNoticesRequest: {
      ids: components['schemas']['Id'][];
    };
    /** @description ACTIVE takes the seat and gives up the one that the caller had; EMPTY gives it up. */
    UpdateSeatPositionRequest: {
      orgContractId: components['schemas']['Id'];
      floorId: components['schemas']['Id'];
      seatId: components['schemas']['PlanItemId'];
      /** @enum {string} */
      state: 'ACTIVE' | 'EMPTY';
    };
    /** @description Half-width katakana, no spaces. */
    NewNameKatakana: string;
    PhoneNumber: string;
    /** @description The link says which e-mail address is registered, and into which organisation. */
    RegisterUserRequest: {
      token: components['schemas']['LinkToken'];
      nameKanji: components['schemas']['NewNameKanji'];
      nameKatakana?: components['schemas']['NewNameKatakana'];
      nickname?: components['schemas']['VisibleText'];
      gender?: components['schemas']['Gender'];
      /** Format: date */
      dateOfBirth?: string;
      department?: components['schemas']['VisibleText'];
      jobTitle?: components['schemas']['VisibleText'];
      phoneNumber?: components['schemas']['PhoneNumber'];
      language?: components['schemas']['Language'];
      selfIntroduction?: components['schemas']['VisibleLines'];
    };
    /** @description A person without a password yet. `token` is for `updateUserPassword`. */
    RegisteredUser: {
      userId: components['schemas']['Id'];
      email: components['schemas']['Email'];
      token: components['schemas']['LinkToken'];
      expiresAt: components['schemas']['Instant'];
    };
    FirstPasswordRequest: {
      token: components['schemas']['LinkToken'];
      password: components['schemas']['Password'];
      deviceToken?: components['schemas']['DeviceToken'];
    };
    /** @description Null for a guest who asks, unless it is their own. */
    MemberEmail: components['schemas']['Email'] | null;
    /** @description A member of the selected organisation, as a search shows one. */
    OrgMember: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      nameKatakana: string;
      nickname: string | null;
      email: components['schemas']['MemberEmail'];
      department: string | null;
      jobTitle: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
      role: components['schemas']['Role'];
      status: components['schemas']['Status'];
      workingStatus: components['schemas']['WorkingStatus'];
      /**
       * Format: uuid
       * @description The floor they are on now; null when on none.
       */
      floorId: string | null;
      /** @description The zone of that floor's plan that they are in now (a room, an area); null when in none. */
      zoneId: components['schemas']['PlanItemId'] | null;
    };
    OrgMemberList: {
      data: components['schemas']['OrgMember'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description OFFICE and HOME go with AVAILABLE, BUSY, LEAVING and LOGGED_OUT; HOME with ON_VACATION too;
     *     IN_WITH_CLIENT with AVAILABLE, BUSY and LOGGED_OUT.
     */
    UpdateUserStatusRequest: {
      workingStatus: components['schemas']['WorkingStatus'];
      status: components['schemas']['Status'];
    };
    /** @description One's own presence as others see it. */
    Presence: {
      userId: components['schemas']['Id'];
      workingStatus: components['schemas']['WorkingStatus'];
      status: components['schemas']['Status'];
      lastManual: components['schemas']['LastManual'];
      automatic: components['schemas']['AutomaticPresence'];
    };
    /** @description The part of a person that members of an organisation see of each other. */
    UserCard: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      nameKatakana: string;
      nickname: string | null;
      email: components['schemas']['MemberEmail'];
      department: string | null;
      jobTitle: string | null;
      /** @description Null where there is none, and for a guest who asks, unless it is their own. */
      phoneNumber: string | null;
      selfIntroduction: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
      officeAvatar: components['schemas']['OfficeAvatar'];
      role: components['schemas']['Role'];
      status: components['schemas']['Status'];
      workingStatus: components['schemas']['WorkingStatus'];
      /**
       * Format: uuid
       * @description The floor they are on now; null when on none.
       */
      floorId: string | null;
      /** @description The zone of that floor's plan that they are in now (a room, an area); null when in none. */
      zoneId: components['schemas']['PlanItemId'] | null;
    };
    /**
     * @description A place for a decoration on a desk.
     * @enum {string}
     */
    DeskSlot: 'left' | 'right' | 'back';
    /**
     * @description A decoration of a desk.
     * @enum {string}
     */
    DeskDecorationKind:
      'plant' | 'cactus' | 'photo' | 'lamp' | 'cup' | 'books' | 'clock' | 'figure';
    /** @description A thing that stands on a desk. */
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
      id: components['schemas']['Id'];
      author: components['schemas']['PersonRef'];
      text: string;
      tint: components['schemas']['DeskNoteTint'];
      createdAt: components['schemas']['Instant'];
    };
    /** @description The things on a member's desk in the selected organisation. */
    Desk: {
      userId: components['schemas']['Id'];
      decorations: components['schemas']['DeskDecoration'][];
      notes: components['schemas']['DeskNote'][];
      /** @description Notes that the owner has not looked at. Visitors get 0. */
      unreadNotes: number;
    };
    AddDeskNoteRequest: {
      /** @description Not blank. */
      text: string;
      tint: components['schemas']['DeskNoteTint'];
    };
    CalendarFeedAddress: {
      /**
       * Format: uri
       * @description Secret, until it is renewed.
       */
      url: string | null;
    };
    /**
     * @description The service that a calendar account is at.
     * @enum {string}
     */
    CalendarKind: 'CALDAV' | 'GOOGLE' | 'TEAMS';
    /**
     * @description An event of a member's calendar elsewhere. Of a private one, and of one without a title, the others see that the
     *     member is busy.
     */
    ExternalEvent: {
      id: components['schemas']['Id'];
      userId: components['schemas']['Id'];
      kind: components['schemas']['CalendarKind'];
      title: string | null;
      startTime: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
      allDay: boolean;
      private: boolean;
    };
    ExternalEventList: {
      data: components['schemas']['ExternalEvent'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description Why a calendar is not in step. `ACCOUNT`: it no longer lets the office use the account; `FORBIDDEN`: the account
     *     may not do this; `RATE_LIMITED`: too much was asked of it; `UNAVAILABLE`: it does not answer, or not sensibly.
     * @enum {string}
     */
    CalendarProblem: 'ACCOUNT' | 'FORBIDDEN' | 'RATE_LIMITED' | 'UNAVAILABLE';
    CalendarAccount: {
      id: components['schemas']['Id'];
      kind: components['schemas']['CalendarKind'];
      /** @description The name that its member knows it by; of a CalDAV calendar without a name its address. */
      name: string;
      /** @description False where it refuses the office, so that it has to be linked again. */
      connected: boolean;
      /** @description The problem of the last time; null where there was none. */
      problem: components['schemas']['CalendarProblem'] | null;
      /**
       * Format: date-time
       * @description When both were last the same; null before the first time.
       */
      syncedAt: string | null;
      /**
       * Format: date-time
       * @description The latest time at which it is looked at again; null where it has to be linked again first.
       */
      nextSyncAt: string | null;
      /** @description Both are being made the same, or in a moment. */
      syncing: boolean;
      /** @description The address of a CalDAV calendar. */
      url: string | null;
      /** @description The account name at CalDAV. */
      userName: string | null;
    };
    CalendarAccountList: {
      data: components['schemas']['CalendarAccount'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description A calendar by CalDAV; the address of the server or of the calendar itself. */
    LinkCalendarRequest: {
      /** Format: uri */
      url: string;
      userName: string;
      password: string;
    };
    CalDavCalendar: {
      /** @description The address to link it by. */
      url: string;
      /** @description The name that it has there; null where it has none. */
      name: string | null;
    };
    CalDavCalendarList: {
      data: components['schemas']['CalDavCalendar'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @enum {string} */
    MeetingStatus: 'SCHEDULED' | 'ONGOING' | 'ENDED' | 'CANCELED';
    /**
     * @description Those who do not take part in a private meeting see only that the others are busy.
     * @enum {string}
     */
    MeetingVisibility: 'OPEN' | 'PRIVATE';
    /** @enum {string} */
    MeetingAnswer: 'NONE' | 'ACCEPTED' | 'TENTATIVE' | 'DECLINED';
    MeetingParticipant: {
      id: components['schemas']['Id'];
      nameKanji: string;
      avatarUrl: components['schemas']['AvatarUrl'];
      answer: components['schemas']['MeetingAnswer'];
    };
    /**
     * @description The service that carries sound and picture of a meeting. `OFFICE` is this product itself, the others are
     *     linked accounts (`Provider`).
     * @enum {string}
     */
    MeetingProvider: 'OFFICE' | 'GOOGLE' | 'ZOOM' | 'TEAMS';
    /**
     * @description A meeting. Its description and how to get in (`providerMeetingId`, `meetingUrl`, `passcode`) are for those
     *     who take part, the organiser among them; for the others of the organisation they are null. Of a private
     *     meeting the others see no more than its times, and who of those that they asked for takes part.
     */
    Meeting: {
      id: components['schemas']['Id'];
      /** @description Null where it is private and the caller does not take part. */
      title: string | null;
      description: string | null;
      /**
       * Format: date-time
       * @description Null where none is set; such a meeting comes before all others.
       */
      startTime: string | null;
      /** Format: date-time */
      endTime: string | null;
      /** @description IANA name of the zone that it was planned in. */
      timeZone: string;
      status: components['schemas']['MeetingStatus'];
      visibility: components['schemas']['MeetingVisibility'];
      /**
       * Format: uuid
       * @description The same for all meetings of one series; null where it is held once.
       */
      seriesId: string | null;
      /** @description The rule of its series, as in `MeetingRecurrence`. */
      recurrence: string | null;
      /** @description Null when they have left. */
      organizer: components['schemas']['PersonRef'] | null;
      /** @description In the order of their names; the organiser is one of them where they take part. */
      participants: components['schemas']['MeetingParticipant'][];
      /** @description Whether the caller does. */
      takesPart: boolean;
      /** @description Null where the caller does not take part. */
      ownAnswer: components['schemas']['MeetingAnswer'] | null;
      /** @description Whether the caller may change, end or cancel it. */
      canEdit: boolean;
      /** @description Null where it is held in none, or the room is no longer there. */
      meetingRoom: components['schemas']['MeetingRoom'] | null;
      provider: components['schemas']['MeetingProvider'];
      /** @description The number that people type to join it. */
      providerMeetingId: string | null;
      /** Format: uri */
      meetingUrl: string | null;
      passcode: string | null;
    };
    MeetingList: {
      data: components['schemas']['Meeting'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * Format: uuid
     * @description Made by the organiser's client, kept over retries. The same one answers the same meeting.
     */
    MeetingClientId: string;
    /**
     * @description The name of a room, an organisation, an office or a floor: one line, not blank, without signs that
     *     nobody sees or that turn the direction of writing. What holds emoji together, and chooses between
     *     forms of a kanji, stands where it does that alone.
     */
    VisibleName: string;
    MeetingDescription: string;
    /** @description IANA name of a time zone. */
    TimeZone: string;
    /** @description At most 50 members of the organisation; one's own id may be left out, the organiser takes part. */
    MeetingParticipantIds: components['schemas']['Id'][];
    /** @description 1 to 10 letters, digits or common signs. */
    MeetingPasscode: string;
    /**
     * @description A rule of RFC 5545 without `RRULE:`, counted from the start in the meeting's time zone: `FREQ` (DAILY,
     *     WEEKLY, MONTHLY, YEARLY) with INTERVAL, COUNT, UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS and WKST.
     *     The start is one of its times. Without an end it goes on; a year of it stands in calendars.
     */
    MeetingRecurrence: string;
    CreateMeetingRequest: {
      clientId?: components['schemas']['MeetingClientId'];
      title: components['schemas']['VisibleName'];
      description?: components['schemas']['MeetingDescription'];
      /** @description Later than now. Left out, the meeting begins at once. */
      startTime?: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
      timeZone: components['schemas']['TimeZone'];
      participantIds?: components['schemas']['MeetingParticipantIds'];
      meetingRoomId?: components['schemas']['Id'];
      provider?: components['schemas']['MeetingProvider'];
      passcode?: components['schemas']['MeetingPasscode'];
      visibility?: components['schemas']['MeetingVisibility'];
      recurrence?: components['schemas']['MeetingRecurrence'];
    };
    /**
     * @description By `meetingId` for those who take part, and for every member who is no guest where an open meeting is on in a
     *     meeting room; by number and passcode for any member.
     */
    JoinMeetingRequest: {
      meetingId?: components['schemas']['Id'];
      /** @description The meeting's `providerMeetingId`; spaces and hyphens do not count. */
      number?: string;
      passcode?: components['schemas']['MeetingPasscode'];
    } & (unknown | unknown);
    MeetingLink: {
      meetingId: components['schemas']['Id'];
      provider: components['schemas']['MeetingProvider'];
      /** Format: uri */
      meetingUrl: string;
      passcode: string | null;
    };
    BusyTime: {
      startTime: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
      /** @description Null unless the caller takes part. */
      title: string | null;
    };
    MeetingAttendee: {
      userId: components['schemas']['Id'];
      /** @description By start. */
      busy: components['schemas']['BusyTime'][];
    };
    MeetingAttendeeList: {
      data: components['schemas']['MeetingAttendee'][];
      metadata: components['schemas']['ListMetadata'];
    };
    CheckMeetingRoomRequest: {
      meetingRoomId: components['schemas']['Id'];
      startTime: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
      /** @description This meeting's own booking does not count. */
      exceptMeetingId?: components['schemas']['Id'];
    };
    MeetingRoomBusy: {
      busy: boolean;
      /**
       * Format: date-time
       * @description From when the room is taken in that time; null where it is free.
       */
      startTime: string | null;
      /**
       * Format: date-time
       * @description Until when the room is taken without a pause; null where it is free.
       */
      endTime: string | null;
    };
    /**
     * @description A meeting as the door of its room tells it. Title and organiser are null where it is private and the caller does
     *     not take part, and for guests who do not.
     */
    RoomMeeting: {
      meetingId: components['schemas']['Id'];
      title: string | null;
      startTime: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
      organizer: components['schemas']['PersonRef'] | null;
      provider: components['schemas']['MeetingProvider'];
      /**
       * Format: uri
       * @description Null unless the caller takes part.
       */
      meetingUrl: string | null;
      /** @description Whether the caller does, or organises it. */
      takesPart: boolean;
      /**
       * @description Whether the caller may go in once it can be joined: who takes part, and every member who is no guest
       *     where it is open.
       */
      canJoin: boolean;
      /** @description Whether the caller may extend and end it. */
      canEdit: boolean;
    };
    /** @description A meeting room with what is on in it. */
    RoomMeetings: {
      meetingRoom: components['schemas']['MeetingRoom'];
      /** @description The meeting that has the room now; null where it is free. */
      current: components['schemas']['RoomMeeting'] | null;
      /** @description The next meeting that has the room within 24 hours. */
      next: components['schemas']['RoomMeeting'] | null;
    };
    RoomMeetingsList: {
      /** @description In the order of the floors' plans. */
      data: components['schemas']['RoomMeetings'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description A time at which a meeting has a room. */
    RoomBooking: {
      startTime: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
      /**
       * Format: uuid
       * @description Null for guests who do not take part.
       */
      meetingId: string | null;
      /** @description Null where the meeting is private and the caller does not take part, and for guests who do not. */
      title: string | null;
    };
    RoomBookings: {
      meetingRoomId: components['schemas']['Id'];
      /** @description By start. */
      bookings: components['schemas']['RoomBooking'][];
    };
    RoomBookingsList: {
      /** @description In the order of the floors' plans. */
      data: components['schemas']['RoomBookings'][];
      metadata: components['schemas']['ListMetadata'];
    };
    CreateMeetingInRoomRequest: {
      clientId?: components['schemas']['MeetingClientId'];
      meetingRoomId: components['schemas']['Id'];
      /** @description The room's name where it is left out. */
      title?: components['schemas']['VisibleName'];
      /** @description In an hour where it is left out, or when the room is taken next. */
      endTime?: components['schemas']['Instant'];
      timeZone?: components['schemas']['TimeZone'];
      participantIds?: components['schemas']['MeetingParticipantIds'];
      provider?: components['schemas']['MeetingProvider'];
    };
    SuggestMeetingTimesRequest: {
      userIds: components['schemas']['MeetingParticipantIds'];
      meetingRoomId?: components['schemas']['Id'];
      durationMinutes: number;
      startTime: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
      timeZone: components['schemas']['TimeZone'];
    };
    SuggestedTime: {
      startTime: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
    };
    SuggestedTimeList: {
      /** @description The earliest first; ten at most. */
      data: components['schemas']['SuggestedTime'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description `CONNECTED`: the account is used; `DISCONNECTED`: its provider refuses the office, it has to be linked again;
     *     `UNLINKED`: it is not linked.
     * @enum {string}
     */
    AccountLinkState: 'CONNECTED' | 'DISCONNECTED' | 'UNLINKED';
    /** @description A provider, and what the caller has linked of it. */
    LinkedAccount: {
      provider: components['schemas']['Provider'];
      /** @description Whether accounts of it can be linked in this office. */
      offered: boolean;
      /** @description The account’s name at its provider, mostly its email address; null where none is linked. */
      account: string | null;
      /** @description Null where the provider has no calendars. */
      calendar: components['schemas']['AccountLinkState'] | null;
      meeting: components['schemas']['AccountLinkState'];
      /** @description The calls of today, by which meetings are planned and changed there, are used up until then; null while some are left. */
      usedUpUntil: components['schemas']['Instant'] | null;
    };
    LinkedAccountList: {
      data: components['schemas']['LinkedAccount'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description The purpose that an account is linked for.
     * @enum {string}
     */
    LinkedAccountUse: 'CALENDAR' | 'MEETING';
    /** @description The accounts that the member lets the office use. */
    AppLogin: {
      /**
       * Format: uri
       * @description A page of the provider, to be opened in a window of its own.
       */
      url: string;
      /** @description Until when the provider's answer is taken. */
      expiresAt: components['schemas']['Instant'];
    };
    /** @description A code that a provider sent the member back with, as it stands in the address. */
    AppCode: string;
    /** @description The state that came with the code. */
    AppState: string;
    /**
     * @description The meetings of a series that a change is for. Those that have begun stay as they are.
     * @enum {string}
     */
    MeetingScope: 'THIS' | 'FOLLOWING' | 'ALL';
    /**
     * @description A field left out stays. New times move the other meetings of the scope by as much, on the clock of the time
     *     zone. A new rule plans the meetings of the scope anew.
     */
    UpdateMeetingRequest: {
      scope?: components['schemas']['MeetingScope'];
      title?: components['schemas']['VisibleName'];
      description?: components['schemas']['MeetingDescription'];
      startTime?: components['schemas']['Instant'];
      endTime?: components['schemas']['Instant'];
      timeZone?: components['schemas']['TimeZone'];
      participantIds?: components['schemas']['MeetingParticipantIds'];
      /**
       * Format: uuid
       * @description Null gives the room back.
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
    ExtendMeetingRequest: {
      endTime: components['schemas']['Instant'];
    };
    /**
     * @description The effect of entering a meeting room on the talk in it.
     * @enum {string}
     */
    MeetingRoomEntry: 'ASK' | 'MUTED' | 'UNMUTED' | 'STAY';
    AudioSettings: {
      /** @description Whether calls begin with the microphone on. */
      microphoneEnabled: boolean;
      microphoneVolume: number;
      speakerVolume: number;
      noiseSuppression: boolean;
      /** @description `ASK`: the member is asked each time; `MUTED`, `UNMUTED`: they join the talk; `STAY`: they are just there. Left out of a change it stays as it is; answers have it. */
      meetingRoomEntry?: components['schemas']['MeetingRoomEntry'];
    };
    VideoSettings: {
      /** @description Whether calls begin with the camera on. */
      cameraEnabled: boolean;
      /** @description Own picture mirrored. */
      mirror: boolean;
    };
    /** @enum {string} */
    GraphicsQuality: 'LOW' | 'MEDIUM' | 'HIGH';
    /** @description Which kinds are notified of, and whether with a sound. */
    NotificationSettings: {
      directMessage: boolean;
      chatRoom: boolean;
      meeting: boolean;
      organization: boolean;
      voiceChatInvite: boolean;
      /** @description A short sound for messages that come while no page of the office is in sight. */
      sound: boolean;
    };
    Settings: {
      audio: components['schemas']['AudioSettings'];
      video: components['schemas']['VideoSettings'];
      graphics: components['schemas']['GraphicsQuality'];
      /** @description The linked meeting account; null when unlinked. */
      meetingAppType: components['schemas']['Provider'] | null;
      /** @description The linked calendar account; null when unlinked. */
      calendarAppType: components['schemas']['Provider'] | null;
      notification: components['schemas']['NotificationSettings'];
    };
    /** @description A group that is sent replaces the group; the others stay. */
    UpdateSettingsRequest: {
      audio?: components['schemas']['AudioSettings'];
      video?: components['schemas']['VideoSettings'];
      graphics?: components['schemas']['GraphicsQuality'];
      notification?: components['schemas']['NotificationSettings'];
    };
    /** @description The maintenance that is on, or the next one; all null when none is planned. */
    MaintenanceInfo: {
      /** Format: date-time */
      startAt: string | null;
      /** Format: date-time */
      endAt: string | null;
      contactPhone: string | null;
      contactEmail: string | null;
      /** @description Its reason and effects, in each language. */
      message: components['schemas']['LocalizedText'] | null;
    };
    /**
     * @description `profile`: photos of people; `chat_room_logo`: logos of chat rooms. Both 5 KB to 5 MB; jpg, jpeg, png.
     * @enum {string}
     */
    UserFileDirectory: 'profile' | 'chat_room_logo';
    /** @description Its ending says the type. */
    FileName: string;
    /** @description Bytes. */
    FileSize: number;
    PreSignRequest: {
      fileName: components['schemas']['FileName'];
      fileSize: components['schemas']['FileSize'];
    };
    /** @description Send the bytes to `uploadUrl` with `method` and `headers` before it expires; then use `fileKey`. */
    PreSignedUpload: {
      fileKey: string;
      uploadUrl: string;
      /** @enum {string} */
      method: 'PUT';
      headers: {
        [key: string]: string;
      };
      expiresAt: components['schemas']['Instant'];
    };
    PreSignAttachmentRequest: {
      fileName: components['schemas']['FileName'];
      fileSize: components['schemas']['FileSize'];
      /** @constant */
      isFile: true;
    };
    /**
     * @description Those of `UserFileDirectory`; `organization_logo`, as these, which administrators set; and
     *     `chat_message_attachment`: files of chat messages; 50 KB to 5 MB; jpg, jpeg, png, pdf, docx, xlsx, pptx, txt,
     *     csv, gif.
     * @enum {string}
     */
    FileDirectory: 'profile' | 'chat_room_logo' | 'organization_logo' | 'chat_message_attachment';
    PreSignFilesRequest: {
      files: components['schemas']['PreSignRequest'][];
    };
    PreSignedUploadList: {
      data: components['schemas']['PreSignedUpload'][];
      metadata: components['schemas']['ListMetadata'];
    };
    PreSignDownloadsRequest: {
      fileKeys: string[];
    };
    PreSignedDownload: {
      fileKey: string;
      /** @description Relative to the server's origin when it has none of its own. The same for some hours. */
      url: string;
      expiresAt: components['schemas']['Instant'];
    };
    PreSignedDownloadList: {
      data: components['schemas']['PreSignedDownload'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @enum {string} */
    ChatRoomType: 'CHANNEL' | 'DIRECT';
    /**
     * @description In a room. Both people of a direct room are USER.
     * @enum {string}
     */
    ChatRoomRole: 'ADMIN' | 'USER';
    /**
     * @description Unread messages that mention the member, in the room and in its threads that they follow. They count in
     *     muted rooms, too, but for `@here` and `@all`, which do not reach a member who has muted the room.
     */
    ChatUnreadMentions: number;
    /** @description Unread replies in threads that the member follows. They count in muted rooms, too. */
    ChatUnreadReplies: number;
    /**
     * @description Counts what happens in a room, without gaps: each message, each change of one, each change of the room
     *     or of its members takes the next. Who misses one asks `listChatChanges`.
     */
    ChatSeq: number;
    /** @enum {string} */
    ChatMessageType: 'TEXT' | 'FILE';
    ChatAttachment: {
      id: components['schemas']['Id'];
      /** @description `preSignDownloads` answers an address for it. */
      fileKey: string;
      fileName: string;
      /** @description Bytes. */
      fileSize: number;
      mimeType: string;
      /** @description Pixels, of images; null of other files. */
      width: number | null;
      /** @description As `width`. */
      height: number | null;
    };
    /**
     * @description A mention of many: HERE (`@here`) of those in the room who are connected at that moment, ALL (`@all`) of
     *     everyone in it. In rooms of at most 20 members every member may, in larger ones the room's admins; guests
     *     never. Neither in direct rooms nor in threads. Nobody is reached who has muted the room.
     * @enum {string}
     */
    ChatMentionGroup: 'HERE' | 'ALL';
    ChatReaction: {
      emoji: string;
      /** @description Those who reacted with it, earliest first. */
      userIds: components['schemas']['Id'][];
    };
    /** @description The message that another one answers. */
    ChatQuote: {
      id: components['schemas']['Id'];
      seq: components['schemas']['ChatSeq'];
      type: components['schemas']['ChatMessageType'];
      /** @description Empty once deleted. */
      content: string;
      sender: components['schemas']['PersonRef'] | null;
      /** Format: date-time */
      deletedAt: string | null;
    };
    /** @description The part of a thread that its first message shows. */
    ChatThread: {
      replyCount: number;
      lastReplyAt: components['schemas']['Instant'];
      /** @description Those who replied, at most five, latest first. */
      userIds: components['schemas']['Id'][];
    };
    /**
     * @description A message as it is now. `seq` is its place in the room and never changes. `changeSeq` is the seq of its
     *     latest change: sent, edited, deleted, reacted to, or replied to in its thread. Of two copies the one
     *     with the higher `changeSeq` counts.
     */
    ChatMessage: {
      id: components['schemas']['Id'];
      /**
       * Format: uuid
       * @description Made by the sender; sending it again answers the same message.
       */
      clientId: string;
      roomId: components['schemas']['Id'];
      seq: components['schemas']['ChatSeq'];
      changeSeq: components['schemas']['ChatSeq'];
      type: components['schemas']['ChatMessageType'];
      /** @description Empty once deleted. */
      content: string;
      /** @description Empty once deleted. */
      attachments: components['schemas']['ChatAttachment'][];
      /** @description Null when the sender has no account any more. */
      sender: components['schemas']['PersonRef'] | null;
      mentionedUserIds: components['schemas']['Id'][];
      mentionedGroup: components['schemas']['ChatMentionGroup'] | null;
      reactions: components['schemas']['ChatReaction'][];
      replyTo: components['schemas']['ChatQuote'] | null;
      /**
       * Format: uuid
       * @description The message whose thread this one is in. Null in the room's own flow.
       */
      threadRootId: string | null;
      /** @description Null where nobody replied, and in replies. */
      thread: components['schemas']['ChatThread'] | null;
      createdAt: components['schemas']['Instant'];
      /** Format: date-time */
      editedAt: string | null;
      /** Format: date-time */
      deletedAt: string | null;
    };
    /** @description A room as one member's list shows it. */
    ChatRoomSummary: {
      id: components['schemas']['Id'];
      type: components['schemas']['ChatRoomType'];
      /** @description The other person's name in a direct room. */
      name: string;
      logo: components['schemas']['AvatarUrl'];
      role: components['schemas']['ChatRoomRole'];
      /** Format: uuid */
      ownerId: string | null;
      /**
       * Format: uuid
       * @description The one who made the room; stays when it is handed over. Null when that account is gone.
       */
      createdBy: string | null;
      /** @description The other person of a direct room. Null for channels, and when that person left the organisation or is blocked; nothing can be sent then. */
      directUser: components['schemas']['MemberRef'] | null;
      memberCount: number;
      /** @description Messages of the room's own flow; no replies. */
      unreadCount: number;
      unreadMentions: components['schemas']['ChatUnreadMentions'];
      unreadReplies: components['schemas']['ChatUnreadReplies'];
      muted: boolean;
      lastSeq: components['schemas']['ChatSeq'];
      /** Format: uuid */
      lastReadMessageId: string | null;
      lastReadSeq: components['schemas']['ChatSeq'];
      lastMessage: components['schemas']['ChatMessage'] | null;
      createdAt: components['schemas']['Instant'];
      /** @description When something was last sent. */
      updatedAt: components['schemas']['Instant'];
    };
    ChatRoomList: {
      data: components['schemas']['ChatRoomSummary'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description `fileKey` of an upload to the directory `chat_room_logo`. Null: no logo. */
    ChatLogoKey: string | null;
    /** @description At most nine at a time. */
    ChatUserIds: components['schemas']['Id'][];
    /**
     * @description CHANNEL needs `name`; the caller becomes its owner and admin. DIRECT takes exactly one person and no
     *     name; the room that two people have already is answered again.
     */
    CreateChatRoomRequest: {
      type: components['schemas']['ChatRoomType'];
      name?: components['schemas']['VisibleName'];
      logoKey?: components['schemas']['ChatLogoKey'];
      userIds?: components['schemas']['ChatUserIds'];
    };
    JoinChatRoomRequest: {
      /** @description The invitation code. */
      inviteToken: string;
    };
    ChatUnreadTotal: {
      type: components['schemas']['ChatRoomType'];
      /**
       * @description Over all rooms: their unread messages and the unread replies in threads that are followed; of a muted
       *     room its unread mentions and replies alone.
       */
      unreadCount: number;
      /** @description Rooms with something unread, muted ones too. */
      rooms: {
        roomId: components['schemas']['Id'];
        unreadCount: number;
        unreadMentions: components['schemas']['ChatUnreadMentions'];
        unreadReplies: components['schemas']['ChatUnreadReplies'];
      }[];
    };
    /** @description A member of the organisation who could be added or written to. */
    ChatCandidate: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      avatarUrl: components['schemas']['AvatarUrl'];
      /** @description Tells people of one name apart. */
      department: string | null;
      status: components['schemas']['Status'];
      workingStatus: components['schemas']['WorkingStatus'];
    };
    ChatCandidateList: {
      data: components['schemas']['ChatCandidate'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description A thread that the member follows, with unread replies. */
    ChatUnreadThread: {
      threadRootId: components['schemas']['Id'];
      unreadCount: number;
      unreadMentions: number;
    };
    /** @description All numbers are as of `lastSeq`. */
    ChatRoomHead: {
      roomId: components['schemas']['Id'];
      type: components['schemas']['ChatRoomType'];
      lastSeq: components['schemas']['ChatSeq'];
      unreadCount: number;
      unreadMentions: components['schemas']['ChatUnreadMentions'];
      unreadThreads: components['schemas']['ChatUnreadThread'][];
      lastReadSeq: components['schemas']['ChatSeq'];
      muted: boolean;
    };
    ChatRoomHeadList: {
      data: components['schemas']['ChatRoomHead'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description A room as things in it name it. */
    ChatRoomRef: {
      id: components['schemas']['Id'];
      type: components['schemas']['ChatRoomType'];
      name: string;
      logo: components['schemas']['AvatarUrl'];
    };
    ChatFollowedThread: {
      room: components['schemas']['ChatRoomRef'];
      root: components['schemas']['ChatMessage'];
      lastReply: components['schemas']['ChatMessage'] | null;
      unreadCount: number;
      unreadMentions: number;
    };
    ChatFollowedThreadList: {
      data: components['schemas']['ChatFollowedThread'][];
      metadata: components['schemas']['ListMetadata'];
    };
    ChatRoomsCreated: {
      /** @description Channels that the member made and that exist. */
      created: number;
      /** @description As many as one member may make. */
      limit: number;
    };
    ChatSearchResult: {
      message: components['schemas']['ChatMessage'];
      room: components['schemas']['ChatRoomRef'];
    };
    /** @description Latest first. Not counted in all; `hasNextPage` says whether there are more. */
    ChatSearchList: {
      data: components['schemas']['ChatSearchResult'][];
      metadata: {
        page: number;
        limit: number;
        /** @description Present when there is one. */
        nextPage?: number;
        hasNextPage: boolean;
      };
    };
    AddChatRoomUsersRequest: {
      userIds: components['schemas']['Id'][];
    };
    DeleteChatRoomRequest: {
      /** @description The room's exact name. */
      name: string;
    };
    /** @description A field left out stays. */
    UpdateChatRoomRequest: {
      name?: components['schemas']['VisibleName'];
      logoKey?: components['schemas']['ChatLogoKey'];
    };
    ChatMember: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      /** @description Readings by which someone is mentioned. */
      nameKatakana: string | null;
      nickname: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
      status: components['schemas']['Status'];
      workingStatus: components['schemas']['WorkingStatus'];
      role: components['schemas']['ChatRoomRole'];
      /** @description Read receipt. This member has read every message whose `seq` is not above it. */
      lastReadSeq: components['schemas']['ChatSeq'];
      joinedAt: components['schemas']['Instant'];
      /**
       * Format: uuid
       * @description The one who added this member; null where they made the room, joined by code, or it is not known.
       */
      addedBy: string | null;
    };
    ChatMemberList: {
      data: components['schemas']['ChatMember'][];
      metadata: components['schemas']['ListMetadata'];
    };
    ChatSliceMetadata: {
      limit: number;
      /** @description There are messages before the first. */
      hasOlder: boolean;
      /** @description There are messages after the last. */
      hasNewer: boolean;
      /** @description There are more in the direction that was asked for. */
      hasNextPage: boolean;
      /** @description The room's seq when this was read. Everything up to it is in what was answered. */
      lastSeq: components['schemas']['ChatSeq'];
    };
    /** @description Messages by `seq`, oldest first. */
    ChatMessageSlice: {
      data: components['schemas']['ChatMessage'][];
      metadata: components['schemas']['ChatSliceMetadata'];
    };
    /** @description Text as typed, line breaks included. Shown as text, whatever it looks like. */
    ChatContent: string;
    /** @description Members of the room whom the text names. */
    ChatMentions: components['schemas']['Id'][];
    /** @description TEXT needs `content` and takes no files. FILE needs files; `content` goes with them. */
    SendChatMessageRequest: {
      /**
       * Format: uuid
       * @description Made by the sender, kept over retries. The same one answers the same message.
       */
      clientId: string;
      type: components['schemas']['ChatMessageType'];
      content: components['schemas']['ChatContent'];
      /** @description Files uploaded for this message. At most 20 files, of which ten may be images. */
      fileKeys?: string[];
      /** @description A message of the same room that this one answers. */
      replyToId?: components['schemas']['Id'];
      /** @description The message in whose thread this one goes. It may not be a reply itself. */
      threadRootId?: components['schemas']['Id'];
      mentionedUserIds?: components['schemas']['ChatMentions'];
      mentionedGroup?: components['schemas']['ChatMentionGroup'];
    };
    /**
     * @description Those mentioned anew are told of it where they have not read the message yet. `mentionedGroup` stays as it
     *     was sent.
     */
    EditChatMessageRequest: {
      content: components['schemas']['ChatContent'];
      mentionedUserIds?: components['schemas']['ChatMentions'];
    };
    /** @description One emoji. */
    ChatEmoji: string;
    ReactToChatMessageRequest: {
      emoji: components['schemas']['ChatEmoji'];
    };
    /** @description Replies by `seq`, oldest first, and the message that they reply to. */
    ChatThreadSlice: {
      root: components['schemas']['ChatMessage'];
      data: components['schemas']['ChatMessage'][];
      metadata: components['schemas']['ChatSliceMetadata'];
    };
    /**
     * @description One member's part in a thread. A member follows a thread that answers their message, in which they have
     *     replied or were mentioned, until they unfollow it; in a direct room both follow all threads. Replying
     *     or being mentioned again follows it again.
     */
    ChatThreadState: {
      roomId: components['schemas']['Id'];
      threadRootId: components['schemas']['Id'];
      following: boolean;
      replyCount: number;
      /** @description 0 where it is not followed. */
      unreadCount: number;
      unreadMentions: number;
      /**
       * Format: uuid
       * @description The first reply that is unread and still kept.
       */
      firstUnreadMessageId: string | null;
      /** @description The room's seq when this was counted. */
      lastSeq: components['schemas']['ChatSeq'];
    };
    /** @description A field left out stays. */
    UpdateChatThreadStateRequest: {
      following?: boolean;
      /** @description A reply of the thread; it and those before are read. Never goes back. */
      lastReadMessageId?: components['schemas']['Id'];
    };
    /**
     * @description Every message that was sent or changed after a seq, thread replies too, as it is now, by `changeSeq`. A
     *     message that changed twice is there once.
     */
    ChatChanges: {
      data: components['schemas']['ChatMessage'][];
      /** @description Null when neither the room nor its members changed after that seq. */
      room: components['schemas']['ChatRoomSummary'] | null;
      metadata: {
        limit: number;
        /** @description A client that applied `data` has everything up to this seq; where to go on. */
        upToSeq: components['schemas']['ChatSeq'];
        lastSeq: components['schemas']['ChatSeq'];
        hasNextPage: boolean;
      };
    };
    UpdateLastReadMessageRequest: {
      messageId: components['schemas']['Id'];
    };
    ChatReadState: {
      roomId: components['schemas']['Id'];
      /** Format: uuid */
      lastReadMessageId: string | null;
      lastReadSeq: components['schemas']['ChatSeq'];
      unreadCount: number;
      /** @description Those of the room's own flow; no replies. */
      unreadMentions: number;
      /** @description The room's seq when this was counted. What came after it is not in the numbers. */
      lastSeq: components['schemas']['ChatSeq'];
    };
    ChatUnreadMessage: {
      roomId: components['schemas']['Id'];
      unreadCount: number;
      /**
       * Format: uuid
       * @description The first unread one of the room's own flow; null when there is none.
       */
      firstUnreadMessageId: string | null;
      firstUnreadSeq: number | null;
      /** Format: uuid */
      lastReadMessageId: string | null;
      lastReadSeq: components['schemas']['ChatSeq'];
    };
    /** @description Both null when there is no valid code and the caller may not make one. */
    ChatInviteToken: {
      code: string | null;
      /** Format: date-time */
      expiresAt: string | null;
    };
    UpdateChatRoomRoleRequest: {
      userId: components['schemas']['Id'];
      role: components['schemas']['ChatRoomRole'];
      /** @description With ADMIN: the person also becomes the owner, and the caller a USER, who may leave. */
      handOver?: boolean;
    };
    MuteChatRoomRequest: {
      muted: boolean;
    };
    ChatMuteState: {
      roomId: components['schemas']['Id'];
      muted: boolean;
    };
    /**
     * @description Admin room, arena or area room, own room, room of a meeting area, between two people, or of a meeting that is
     *     held in no meeting room.
     * @enum {string}
     */
    VoiceRoomKind: 'ADMIN' | 'AREA' | 'OWN' | 'MEETING_AREA' | 'DIRECT' | 'MEETING';
    /** @description The name that a floor plan gives the room of an area or a meeting area; null of a room that people named. */
    VoiceRoomNames: components['schemas']['LocalizedText'] | null;
    /** @description Someone who is in a voice room now. */
    VoiceParticipant: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      avatarUrl: components['schemas']['AvatarUrl'];
      muted: boolean;
    };
    VoiceRoom: {
      /**
       * @description Every kind has one. The room of an area or meeting area always has the same one, made of its floor and
       *     zone: zone ids are only unique within one floor's plan. That of a meeting has the meeting's.
       */
      id: components['schemas']['Id'];
      kind: components['schemas']['VoiceRoomKind'];
      /** @description In the language that was asked for. */
      name: string;
      names: components['schemas']['VoiceRoomNames'];
      /** Format: uuid */
      floorId: string | null;
      /** @description The zone of the floor's plan for an area or meeting area; null for other rooms. */
      zoneId: components['schemas']['PlanItemId'] | null;
      /**
       * Format: uuid
       * @description The meeting room of a meeting area, as `listMeetingRooms` names it.
       */
      meetingRoomId: string | null;
      /**
       * Format: uuid
       * @description The one who made it; null for areas, and where that person is gone.
       */
      ownerId: string | null;
      /** @description Whether the caller may change and delete it. */
      canEdit: boolean;
      /** @description Whether the caller may invite people into it. */
      canInvite: boolean;
      /** @description Those who may enter besides the owner (which guests, for an admin room). Only those who may edit see it. */
      emails?: components['schemas']['Email'][];
      /** @description The one who came first is first. */
      participants: components['schemas']['VoiceParticipant'][];
      /** @description How many may be in it at once. */
      limit: number;
    };
    VoiceRoomList: {
      data: components['schemas']['VoiceRoom'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description The kinds of rooms that people make themselves.
     * @enum {string}
     */
    CreatableVoiceRoomKind: 'OWN' | 'ADMIN';
    /**
     * @description Members of the organisation who may enter besides who made the room; of an admin room, which every
     *     member may enter, the guests who may.
     */
    VoiceRoomEmails: components['schemas']['Email'][];
    CreateVoiceRoomRequest: {
      kind: components['schemas']['CreatableVoiceRoomKind'];
      name: components['schemas']['VisibleName'];
      floorId?: components['schemas']['Id'];
      emails?: components['schemas']['VoiceRoomEmails'];
    };
    OpenVoiceMeetingAreaRoomRequest: {
      meetingRoomId: components['schemas']['Id'];
    };
    OpenVoiceMeetingRoomRequest: {
      meetingId: components['schemas']['Id'];
    };
    /** @description A field left out stays. */
    UpdateVoiceRoomRequest: {
      name?: components['schemas']['VisibleName'];
      emails?: components['schemas']['VoiceRoomEmails'];
    };
    CreateVoiceTokenRequest: {
      roomId: components['schemas']['Id'];
    };
    /** @description As a browser's RTCPeerConnection takes it. */
    VoiceIceServer: {
      urls: string[];
      username?: string;
      credential?: string;
    };
    VoiceToken: {
      /** @description For the `join` of the socket's `/voice` namespace. */
      token: string;
      expiresAt: components['schemas']['Instant'];
      room: components['schemas']['VoiceRoom'];
      /** @description Empty where the operator has set up none. */
      iceServers: components['schemas']['VoiceIceServer'][];
      /**
       * Format: date-time
       * @description Until when their credentials count; null where they have none.
       */
      iceExpiresAt: string | null;
    };
    CallRequest: {
      userId: components['schemas']['Id'];
    };
    InviteIntoVoiceRoomRequest: {
      roomId: components['schemas']['Id'];
      userIds: components['schemas']['Id'][];
    };
    InviteToVoiceChatRequest:
      components['schemas']['CallRequest'] | components['schemas']['InviteIntoVoiceRoomRequest'];
    VoiceInvitation: {
      invitationId: components['schemas']['Id'];
      roomId: components['schemas']['Id'];
      roomName: string;
      roomNames: components['schemas']['VoiceRoomNames'];
      kind: components['schemas']['VoiceRoomKind'];
      /** Format: uuid */
      floorId: string | null;
      inviter: components['schemas']['PersonRef'];
      expiresAt: components['schemas']['Instant'];
    };
    VoiceInvite: {
      invitation: components['schemas']['VoiceInvitation'];
      /** @description Those invited. */
      users: components['schemas']['PersonRef'][];
      room: components['schemas']['VoiceRoom'];
    };
    ConfirmVoiceInvitationRequest: {
      invitationId: components['schemas']['Id'];
      accepted: boolean;
    };
    VoiceInviteConfirmation: {
      invitationId: components['schemas']['Id'];
      accepted: boolean;
      /** @description Null after a no. */
      room: components['schemas']['VoiceRoom'] | null;
    };
    VoiceCandidate: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      avatarUrl: components['schemas']['AvatarUrl'];
      status: components['schemas']['Status'];
      workingStatus: components['schemas']['WorkingStatus'];
      /** @description Whether an invitation would reach them. */
      online: boolean;
      /** @description Whether they talk with others already. Who is alone in a room does not. */
      inVoiceChat: boolean;
    };
    VoiceCandidateList: {
      data: components['schemas']['VoiceCandidate'][];
      metadata: components['schemas']['ListMetadata'];
    };
    WebNotificationRequest: {
      /** @description The token that FCM gave the browser. */
      fcmToken: string;
    };
    AdministeredOrganization: {
      id: components['schemas']['Id'];
      name: string;
      email: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
      /** @description Its members are shut out. Only a SYSTEM_ADMIN administers it then. */
      blocked: boolean;
    };
    /** @description A page of the organisations to choose from, by name. */
    AdministeredOrganizationList: {
      data: components['schemas']['AdministeredOrganization'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description The person who is signed in to the administration, and what they administer now. */
    Administrator: {
      id: components['schemas']['Id'];
      nameKanji: string;
      email: components['schemas']['Email'];
      language: components['schemas']['Language'];
      avatarUrl: components['schemas']['AvatarUrl'];
      /**
       * @description SYSTEM_ADMIN administers every organisation, ORGANIZATION_ADMIN those that gave them the role.
       * @enum {string}
       */
      role: 'SYSTEM_ADMIN' | 'ORGANIZATION_ADMIN';
      /** @description The organisation that is administered now; null until one is chosen. */
      organization: components['schemas']['AdministeredOrganization'] | null;
      organizations: components['schemas']['AdministeredOrganizationList'];
    };
    /**
     * @description Counts the changes of a floor. A change names the version that it was made from, and is refused with
     *     `changedMeanwhile` where another came first.
     */
    FloorVersion: number;
    /** @description The administrator who did it. */
    FloorAuthor: {
      userId: components['schemas']['Id'];
      nameKanji: string;
    };
    FloorDraftInfo: {
      /** @description The plan in use when the draft was begun. */
      baseRevision: number;
      updatedAt: components['schemas']['Instant'];
      /** @description Null where the person is gone. */
      updatedBy: components['schemas']['FloorAuthor'] | null;
    };
    /** @description A floor as its administrators see it. */
    AdminFloor: {
      id: components['schemas']['Id'];
      contractId: components['schemas']['Id'];
      name: string;
      names: components['schemas']['LocalizedText'];
      /** @description Floors stand in this order. */
      position: number;
      /** @description A blocked floor cannot be entered. */
      blocked: boolean;
      version: components['schemas']['FloorVersion'];
      /** @description Metres. */
      width: number;
      /** @description Metres. */
      depth: number;
      /** @description Desks that can be one's own. */
      seatCount: number;
      takenSeatCount: number;
      /** @description Meeting rooms. */
      roomCount: number;
      /** @description People on the floor now. */
      presentCount: number;
      /** @description Counts the plans that it has had. */
      revision: number;
      publishedAt: components['schemas']['Instant'];
      draftVersion: components['schemas']['FloorVersion'];
      /** @description Null where the plan is not being changed. */
      draft: components['schemas']['FloorDraftInfo'] | null;
    };
    /** @description An office with its floors. */
    FloorOffice: {
      id: components['schemas']['Id'];
      name: string;
      names: components['schemas']['LocalizedText'] | null;
      blocked: boolean;
      floors: components['schemas']['AdminFloor'][];
    };
    AdminFloorList: {
      data: components['schemas']['FloorOffice'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description A floor's name in each language. */
    FloorNames: {
      ja: components['schemas']['VisibleName'];
      en: components['schemas']['VisibleName'];
    };
    /**
     * @description A template, an empty floor, another floor's plan, or a plan of one's own.
     * @enum {string}
     */
    FloorSource: 'TEMPLATE' | 'BLANK' | 'FLOOR' | 'PLAN';
    /**
     * @description A plan as `FloorPlanDraft` describes it. One that does not have its form is refused as a whole, with
     *     `{ plan: invalid }`.
     */
    FloorPlanDocument: unknown;
    /**
     * @description `templateId` goes with TEMPLATE, `width` and `depth` with BLANK, `floorId` with FLOOR, `plan` with PLAN. The name
     *     in the plan gives way to `names`.
     */
    CreateFloorRequest: {
      contractId: components['schemas']['Id'];
      names: components['schemas']['FloorNames'];
      source: components['schemas']['FloorSource'];
      templateId?: string;
      width?: number;
      depth?: number;
      floorId?: components['schemas']['Id'];
      plan?: components['schemas']['FloorPlanDocument'];
    };
    /** @description A floor to begin with. */
    FloorTemplate: {
      id: string;
      name: components['schemas']['LocalizedText'];
      width: number;
      depth: number;
      seatCount: number;
      roomCount: number;
    };
    FloorTemplateList: {
      data: components['schemas']['FloorTemplate'][];
      metadata: components['schemas']['ListMetadata'];
    };
    OrderFloorsRequest: {
      contractId: components['schemas']['Id'];
      /** @description All floors of the office, in their new order. */
      floorIds: components['schemas']['Id'][];
    };
    UpdateFloorRequest: {
      version: components['schemas']['FloorVersion'];
      names?: components['schemas']['FloorNames'];
      blocked?: boolean;
    };
    /** @description A seat that is no longer there, and whose it was. */
    LostSeat: {
      seatId: components['schemas']['PlanItemId'];
      label: string;
      user: components['schemas']['MemberRef'];
    };
    /** @description A meeting room that is no longer there, and the meetings that are planned in it. */
    LostRoom: {
      meetingRoomId: components['schemas']['Id'];
      name: components['schemas']['LocalizedText'];
      meetingCount: number;
      /** @description The beginning of the first of them. */
      nextStartTime: components['schemas']['Instant'] | null;
    };
    /** @description The consequences of removing a floor now. */
    FloorRemoval: {
      /** @description The last floor of an office cannot be removed. */
      isLast: boolean;
      presentCount: number;
      seats: components['schemas']['LostSeat'][];
      rooms: components['schemas']['LostRoom'][];
    };
    /** @description As `FloorPlan`, but there may be no place to come in yet. */
    FloorPlanDraft: {
      /** @enum {integer} */
      version: 1;
      name: components['schemas']['PlanName'];
      size: {
        width: components['schemas']['PlanLength'];
        depth: components['schemas']['PlanLength'];
        height: components['schemas']['PlanLength'];
      };
      spawns: components['schemas']['PlanSpawn'][];
      walls: components['schemas']['PlanWall'][];
      doors: components['schemas']['PlanDoor'][];
      zones: components['schemas']['PlanZone'][];
      desks: components['schemas']['PlanDesk'][];
      seats: components['schemas']['PlanSeat'][];
      decor: components['schemas']['PlanDecor'][];
    };
    /** @description A floor with its plan in use, and the draft of the next one. */
    EditedFloor: {
      floor: components['schemas']['AdminFloor'];
      plan: components['schemas']['FloorPlan'];
      /** @description Null where there is no draft. */
      draftPlan: components['schemas']['FloorPlanDraft'] | null;
    };
    SaveFloorDraftRequest: {
      version: components['schemas']['FloorVersion'];
      plan: components['schemas']['FloorPlanDocument'];
    };
    /** @description The state of a floor's draft after a change. */
    FloorDraftState: {
      draftVersion: components['schemas']['FloorVersion'];
      draft: components['schemas']['FloorDraftInfo'] | null;
    };
    /**
     * @description The kinds of problems that a floor plan can have.
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
      | 'peopleShutIn';
    /**
     * @description A plan with an ERROR cannot be published.
     * @enum {string}
     */
    PlanProblemLevel: 'ERROR' | 'WARNING';
    /**
     * @description A list of a floor plan, by what one thing of it is.
     * @enum {string}
     */
    PlanThingKind: 'wall' | 'door' | 'zone' | 'desk' | 'seat' | 'spawn' | 'decor';
    /** @description A thing of a plan. Entrances (`spawn`) and furniture (`decor`) are named by their place in the list, from 0. */
    PlanThing: {
      kind: components['schemas']['PlanThingKind'];
      id: string;
    };
    PlanProblem: {
      code: components['schemas']['PlanProblemCode'];
      level: components['schemas']['PlanProblemLevel'];
      /** @description The things that it is about, the one to blame first. */
      things: components['schemas']['PlanThing'][];
      /** @description The place where it shows, in metres. */
      point?: {
        x: number;
        z: number;
      };
    };
    /** @description The number of things of a kind that are other than before. */
    PlanChange: {
      kind: components['schemas']['PlanThingKind'];
      added: number;
      removed: number;
      changed: number;
    };
    /** @description The consequences of publishing a draft now. */
    FloorPublication: {
      draftVersion: components['schemas']['FloorVersion'];
      /** @description The plan in use. */
      revision: number;
      /** @description The plan that the draft was made from. Another than the one in use was published meanwhile. */
      baseRevision: number;
      problems: components['schemas']['PlanProblem'][];
      /** @description Against the plan in use; kinds without a change are left out. */
      changes: components['schemas']['PlanChange'][];
      /** @description The floor itself has another size. */
      resized: boolean;
      /** @description Those who stand where nobody can any more, and are led to another place. */
      people: components['schemas']['FloorAuthor'][];
      /** @description People on the floor now. */
      presentCount: number;
      seats: components['schemas']['LostSeat'][];
      /** @description Meeting rooms that go, those without meetings as well. */
      rooms: components['schemas']['LostRoom'][];
    };
    FloorDraftVersionRequest: {
      version: components['schemas']['FloorVersion'];
    };
    PublishedFloor: {
      floor: components['schemas']['AdminFloor'];
      lostSeatCount: number;
      /** @description Meetings that have no room any more. */
      movedMeetingCount: number;
    };
    /** @description A plan that a floor has, or had. */
    FloorRevision: {
      revision: number;
      current: boolean;
      publishedAt: components['schemas']['Instant'];
      /** @description Null where the operator did, or the person is gone. */
      publishedBy: components['schemas']['FloorAuthor'] | null;
      width: number;
      depth: number;
      seatCount: number;
      roomCount: number;
      thingCount: number;
    };
    FloorRevisionList: {
      data: components['schemas']['FloorRevision'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description A seat that can be one's own, and whose it is. */
    AdminSeat: {
      seatId: components['schemas']['PlanItemId'];
      label: string;
      zoneId: components['schemas']['PlanItemId'];
      user: components['schemas']['MemberRef'] | null;
      takenAt: components['schemas']['Instant'] | null;
    };
    AdminSeatList: {
      data: components['schemas']['AdminSeat'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description Gives the seat to `userId`, who gives up the one that they had in the same office; null frees it. Where it is
     *     not `expectedUserId` who has it, somebody else was faster.
     */
    AssignSeatRequest: {
      userId: components['schemas']['Id'] | null;
      expectedUserId: components['schemas']['Id'] | null;
    };
    /** @description A member who may have a seat, and the one that they have. */
    SeatCandidate: {
      user: components['schemas']['MemberRef'];
      seat: {
        floorId: components['schemas']['Id'];
        floorName: string;
        seatId: components['schemas']['PlanItemId'];
        label: string;
      } | null;
    };
    SeatCandidateList: {
      data: components['schemas']['SeatCandidate'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description The kind of thing that was done. READ and CALLED are calls that changed nothing: `operation` tells which. Every
     *     other is a change, or an attempt at one.
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
      | 'MEMBER_REMOVED'
      | 'MEMBERS_EXPORTED'
      | 'INVITATION_SENT'
      | 'INVITATION_RESENT'
      | 'INVITATION_WITHDRAWN'
      | 'INVITATION_ACCEPTED'
      | 'ORGANIZATION_CREATED'
      | 'ORGANIZATION_CHANGED'
      | 'ORGANIZATION_BLOCKED'
      | 'ORGANIZATION_UNBLOCKED'
      | 'CONTRACT_CREATED'
      | 'CONTRACT_CHANGED'
      | 'CONTRACT_BLOCKED'
      | 'CONTRACT_UNBLOCKED'
      | 'SIGN_IN_RULES_CHANGED'
      | 'AREAS_CHANGED'
      | 'RETENTION_CHANGED'
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
      | 'MEETING_CANCELED'
      | 'FILE_DELETED'
      | 'MAINTENANCE_ANNOUNCED'
      | 'MAINTENANCE_CHANGED'
      | 'MAINTENANCE_ENDED'
      | 'MAIL_READ'
      | 'AUDIT_EXPORTED';
    /**
     * @description The kind of thing that something was done to.
     * @enum {string}
     */
    AuditTargetKind:
      | 'ACCOUNT'
      | 'MEMBER'
      | 'SESSION'
      | 'NETWORK'
      | 'INVITATION'
      | 'ORGANIZATION'
      | 'CONTRACT'
      | 'FLOOR'
      | 'SEAT'
      | 'CHAT_ROOM'
      | 'VOICE_ROOM'
      | 'MEETING_ROOM'
      | 'MEETING'
      | 'FILE'
      | 'LINKED_ACCOUNT'
      | 'MAINTENANCE'
      | 'MAIL';
    /**
     * @description The way by which something was done: the administration, the office of the members, the operator's command line,
     *     or the server by itself.
     * @enum {string}
     */
    AuditChannel: 'ADMIN' | 'OFFICE' | 'COMMAND_LINE' | 'SERVER';
    /**
     * @description Whether it was done, was refused, or failed for a reason of the server's.
     * @enum {string}
     */
    AuditOutcome: 'DONE' | 'REFUSED' | 'FAILED';
    /** @description The person who did it, as they were then. */
    AuditActor: {
      /**
       * Format: uuid
       * @description Null for the operator, the server itself, and a caller who did not say who they are.
       */
      id: string | null;
      name: string | null;
      /** @description The address of their account; the one that was tried, where a sign-in knew no account. */
      email: string | null;
      role: components['schemas']['Role'] | null;
    };
    /** @description The thing that it was done to, as it was called then. */
    AuditTarget: {
      kind: components['schemas']['AuditTargetKind'];
      id: string | null;
      name: string | null;
    };
    /** @description Properties by name, without secrets. */
    AuditValues: {
      [key: string]: unknown;
    };
    AuditEntry: {
      /** @description A later entry has a larger one. */
      id: number;
      at: components['schemas']['Instant'];
      /**
       * Format: uuid
       * @description The organisation in whose log it stands; null for what concerns none.
       */
      organizationId: string | null;
      channel: components['schemas']['AuditChannel'];
      actor: components['schemas']['AuditActor'];
      /** @description The address that it came from. */
      address: string | null;
      /** @description The browser, as it describes itself. */
      userAgent: string | null;
      action: components['schemas']['AuditAction'];
      /** @description The operation of this contract, or the command. */
      operation: string | null;
      outcome: components['schemas']['AuditOutcome'];
      /** @description The code of a refusal. */
      error: string | null;
      target: components['schemas']['AuditTarget'] | null;
      /** @description The path and query that a call asked with. */
      request: components['schemas']['AuditValues'] | null;
      before: components['schemas']['AuditValues'] | null;
      after: components['schemas']['AuditValues'] | null;
      /** @description Equal calls that it stands for. */
      count: number;
    };
    AuditEntryList: {
      data: components['schemas']['AuditEntry'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description A role that an administrator gives.
     * @enum {string}
     */
    MemberRole: 'ORGANIZATION_ADMIN' | 'USER' | 'GUEST';
    /**
     * @description The way in which a member is shut out: not at all, of this organisation by its administrators, or everywhere by
     *     the operator.
     * @enum {string}
     */
    MemberBlock: 'NONE' | 'ORGANIZATION' | 'ACCOUNT';
    /**
     * @description A column by which members are sorted.
     * @enum {string}
     */
    MemberSort: 'name' | 'email' | 'department' | 'role' | 'block' | 'lastSeen' | 'joined';
    /** @description A member as the administration lists them. */
    AdminMemberRow: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      nameKatakana: string;
      email: string;
      avatarUrl: components['schemas']['AvatarUrl'];
      department: string | null;
      jobTitle: string | null;
      role: components['schemas']['Role'];
      language: components['schemas']['Language'];
      block: components['schemas']['MemberBlock'];
      /** @description Wrong passwords keep them from signing in now. */
      passwordLocked: boolean;
      /** @description They have the office open now. */
      online: boolean;
      /** @description When they last signed in or had their session renewed; null where no session is kept. */
      lastSeenAt: components['schemas']['Instant'] | null;
      joinedAt: components['schemas']['Instant'];
      /** @description Counts the changes of role, block, department and job title. */
      version: number;
    };
    AdminMemberList: {
      data: components['schemas']['AdminMemberRow'][];
      metadata: components['schemas']['ListMetadata'];
    };
    Department: {
      name: string;
      members: number;
    };
    DepartmentList: {
      data: components['schemas']['Department'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /**
     * @description The thing that is done to many members at once.
     * @enum {string}
     */
    MemberAction: 'ROLE' | 'DEPARTMENT' | 'BLOCK' | 'UNBLOCK' | 'SIGN_OUT';
    /** @description The members that a list shows, on all its pages. */
    MemberFilter: {
      keyword?: string;
      role?: components['schemas']['MemberRole'];
      department?: string;
      block?: components['schemas']['MemberBlock'];
      online?: boolean;
      language?: components['schemas']['Language'];
    };
    ChangeMembersRequest: {
      action: components['schemas']['MemberAction'];
      /** @description The new one; needed for ROLE. */
      role?: components['schemas']['MemberRole'];
      /** @description The new one, null for none; needed for DEPARTMENT. */
      department?: components['schemas']['VisibleText'] | null;
      members: {
        userIds?: components['schemas']['Id'][];
        filter?: components['schemas']['MemberFilter'];
        /** @description Members that the filter finds and nothing is done to. */
        except?: components['schemas']['Id'][];
        /** @description How many the filter finds without the exceptions; needed with it. */
        expected?: number;
      };
    };
    ChangedMembers: {
      total: number;
      changed: number;
      /** @description Those who were as wanted before. */
      unchanged: number;
      failed: {
        userId: components['schemas']['Id'];
        /** @description Null for one who is no member. */
        nameKanji: string | null;
        /** @description The code of the error. */
        error: string;
      }[];
    };
    /** @description A seat that a member has taken. */
    MemberSeat: {
      contractId: components['schemas']['Id'];
      contractName: string;
      floorId: components['schemas']['Id'];
      floorName: string;
      seatId: components['schemas']['PlanItemId'];
    };
    /** @description A sign-in of a member that goes on in this organisation, on one device. */
    MemberSession: {
      id: components['schemas']['Id'];
      /**
       * @description The office, or its administration.
       * @enum {string}
       */
      audience: 'OFFICE' | 'ADMIN';
      device: components['schemas']['DeviceType'];
      system: string | null;
      browser: string | null;
      /** @description The address that it was last used from. */
      address: string;
      signedInAt: components['schemas']['Instant'];
      lastUsedAt: components['schemas']['Instant'];
      expiresAt: components['schemas']['Instant'];
    };
    /** @description A member, with all that an administrator sees of them. */
    AdminMember: components['schemas']['AdminMemberRow'] & {
      nickname: string | null;
      phoneNumber: string | null;
      gender: components['schemas']['Gender'] | null;
      selfIntroduction: string | null;
      seats: components['schemas']['MemberSeat'][];
      /** @description The 50 used last. */
      sessions: components['schemas']['MemberSession'][];
      passwordLockedUntil: components['schemas']['Instant'] | null;
      /** @description They are a member of another organisation as well. */
      otherOrganizations: boolean;
      /** @description The administrator who asks. */
      own: boolean;
      /** @description Nobody else who can sign in administers the organisation. */
      lastAdministrator: boolean;
    };
    UpdateMemberRequest: {
      version: number;
      role?: components['schemas']['MemberRole'];
      department?: components['schemas']['VisibleText'] | null;
      jobTitle?: components['schemas']['VisibleText'] | null;
    };
    /** @description Counts the changes. A change that was made from an older one is refused with `changedMeanwhile`. */
    Version: number;
    OrganizationProfile: {
      version: components['schemas']['Version'];
      name: string;
      email: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
    };
    /**
     * @description When a code is mailed at sign-in, from networks that are new to the person, or from any; never from the organisation's own.
     * @enum {string}
     */
    LoginCodeRule: 'NEW_NETWORKS' | 'ALWAYS';
    /** @description In CIDR notation; an address alone is one network. */
    CompanyNetworks: string[];
    /** @description How long after the sign-in a session ends, however much it is used. */
    SessionHours: number;
    /** @description Domains of addresses that may be invited, guests apart; any where there are none. A subdomain is a domain of its own. */
    InviteDomains: string[];
    SignInRules: {
      version: components['schemas']['Version'];
      loginCode: components['schemas']['LoginCodeRule'];
      companyNetworks: components['schemas']['CompanyNetworks'];
      sessionHours: components['schemas']['SessionHours'];
      inviteDomains: components['schemas']['InviteDomains'];
    };
    /**
     * @description An area that an organisation can do without. The calendar shows meetings, and goes with them.
     * @enum {string}
     */
    SwitchableArea:
      'chat' | 'voice' | 'meeting' | 'calendar' | 'tutorial' | 'survey' | 'bulletin' | 'help';
    /** @description The areas that are switched off for members and for guests. */
    ClosedAreas: {
      USER: components['schemas']['SwitchableArea'][];
      GUEST: components['schemas']['SwitchableArea'][];
    };
    OrganizationAreas: {
      version: components['schemas']['Version'];
      closed: components['schemas']['ClosedAreas'];
    };
    /** @description The product keeps nothing of chat for longer than two months. */
    RetentionDays: number;
    Retention: {
      version: components['schemas']['Version'];
      messageDays: components['schemas']['RetentionDays'];
      fileDays: components['schemas']['RetentionDays'];
    };
    AdminOrganization: {
      id: components['schemas']['Id'];
      blocked: boolean;
      createdAt: components['schemas']['Instant'];
      profile: components['schemas']['OrganizationProfile'];
      signInRules: components['schemas']['SignInRules'];
      areas: components['schemas']['OrganizationAreas'];
      retention: components['schemas']['Retention'];
    };
    UpdateOrganizationProfileRequest: {
      version: components['schemas']['Version'];
      name: components['schemas']['VisibleName'];
      email: components['schemas']['Email'] | null;
      /** @description The key of a logo that the caller has uploaded. */
      avatarKey?: string | null;
    };
    UpdateSignInRulesRequest: {
      version: components['schemas']['Version'];
      loginCode: components['schemas']['LoginCodeRule'];
      companyNetworks: components['schemas']['CompanyNetworks'];
      sessionHours: components['schemas']['SessionHours'];
      inviteDomains: components['schemas']['InviteDomains'];
    };
    UpdateOrganizationAreasRequest: {
      version: components['schemas']['Version'];
      closed: components['schemas']['ClosedAreas'];
    };
    /** @description Files are kept as long as their messages at most. */
    UpdateRetentionRequest: {
      version: components['schemas']['Version'];
      messageDays: components['schemas']['RetentionDays'];
      fileDays: components['schemas']['RetentionDays'];
    };
    RetentionPreview: {
      messages: number;
      /** @description Those of the messages among them. */
      files: number;
      fileBytes: number;
    };
    AdminFloorName: {
      id: components['schemas']['Id'];
      name: string;
      names: components['schemas']['LocalizedText'] | null;
      blocked: boolean;
    };
    AdminContract: {
      id: components['schemas']['Id'];
      version: components['schemas']['Version'];
      name: string;
      names: components['schemas']['LocalizedText'] | null;
      blocked: boolean;
      loginUserLimit: number;
      /** @description Those who count against the limit now. */
      signedInUsers: number;
      floors: components['schemas']['AdminFloorName'][];
    };
    AdminContractList: {
      data: components['schemas']['AdminContract'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description A name in each language. */
    VisibleNames: {
      ja: components['schemas']['VisibleName'];
      en: components['schemas']['VisibleName'];
    };
    /** @description How many people may be signed in at once. */
    LoginUserLimit: number;
    CreateAdminContractRequest: {
      names: components['schemas']['VisibleNames'];
      loginUserLimit: components['schemas']['LoginUserLimit'];
    };
    UpdateAdminContractRequest: {
      version: components['schemas']['Version'];
      names?: components['schemas']['VisibleNames'];
      loginUserLimit?: components['schemas']['LoginUserLimit'];
    };
    BlockRequest: {
      blocked: boolean;
    };
    AdminOrganizationItem: {
      id: components['schemas']['Id'];
      name: string;
      email: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
      blocked: boolean;
      memberCount: number;
      contractCount: number;
      createdAt: components['schemas']['Instant'];
    };
    AdminOrganizationList: {
      data: components['schemas']['AdminOrganizationItem'][];
      metadata: components['schemas']['ListMetadata'];
    };
    CreateAdminOrganizationRequest: {
      name: components['schemas']['VisibleName'];
      email: components['schemas']['Email'] | null;
      contractNames: components['schemas']['VisibleNames'];
      loginUserLimit: components['schemas']['LoginUserLimit'];
      administratorEmail: components['schemas']['Email'];
      language: components['schemas']['Language'];
    };
    AdminBooking: {
      meetingId: components['schemas']['Id'];
      /** @description Null of a private meeting. */
      title: string | null;
      startTime: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
      organizer: components['schemas']['PersonRef'] | null;
      participantCount: number;
      /** @description It has not begun. */
      canRelease: boolean;
    };
    /** @description A time in which nobody books a meeting room. */
    MeetingRoomClosure: {
      id: components['schemas']['Id'];
      meetingRoomId: components['schemas']['Id'];
      startTime: components['schemas']['Instant'];
      endTime: components['schemas']['Instant'];
      reason: string;
    };
    AdminMeetingRoom: {
      meetingRoom: components['schemas']['MeetingRoom'];
      bookings: components['schemas']['AdminBooking'][];
      closures: components['schemas']['MeetingRoomClosure'][];
    };
    MeetingRoomBookingsList: {
      data: components['schemas']['AdminMeetingRoom'][];
      metadata: components['schemas']['ListMetadata'];
    };
    ReleaseMeetingRoomRequest: {
      reason: components['schemas']['VisibleName'];
    };
    CloseMeetingRoomRequest: {
      meetingRoomId: components['schemas']['Id'];
      /** Format: date-time */
      startTime: string;
      /** Format: date-time */
      endTime: string;
      reason: components['schemas']['VisibleName'];
    };
    AdminVoiceRoomMember: {
      id: components['schemas']['Id'];
      nameKanji: string;
      avatarUrl: components['schemas']['AvatarUrl'];
      email: components['schemas']['Email'];
    };
    AdminVoiceRoom: {
      id: components['schemas']['Id'];
      version: components['schemas']['Version'];
      name: string;
      /** @description Those who are named besides all members. */
      members: components['schemas']['AdminVoiceRoomMember'][];
      /** @description People who talk in it now. */
      participantCount: number;
      createdAt: components['schemas']['Instant'];
    };
    AdminVoiceRoomList: {
      data: components['schemas']['AdminVoiceRoom'][];
      metadata: components['schemas']['ListMetadata'];
    };
    CreateAdminVoiceRoomRequest: {
      name: components['schemas']['VisibleName'];
      emails: components['schemas']['VoiceRoomEmails'];
    };
    UpdateAdminVoiceRoomRequest: {
      version: components['schemas']['Version'];
      name: components['schemas']['VisibleName'];
      emails: components['schemas']['VoiceRoomEmails'];
    };
    /**
     * @description An invitation that can be accepted, one whose time is over, one that made its address a member, and one that was
     *     taken back.
     * @enum {string}
     */
    InvitationState: 'PENDING' | 'EXPIRED' | 'ACCEPTED' | 'WITHDRAWN';
    /**
     * @description The mail of an invitation: sent, waiting for its turn, refused by the mail server, or no longer kept.
     * @enum {string}
     */
    InvitationMail: 'SENT' | 'WAITING' | 'FAILED' | 'FORGOTTEN';
    Invitation: {
      id: components['schemas']['Id'];
      email: components['schemas']['Email'];
      name: string | null;
      role: components['schemas']['Role'];
      department: string | null;
      language: components['schemas']['Language'];
      state: components['schemas']['InvitationState'];
      /** @description Null where the operator invited, and for someone whose account is gone. */
      inviter: components['schemas']['PersonRef'] | null;
      mail: components['schemas']['InvitationMail'];
      sentAt: components['schemas']['Instant'];
      expiresAt: components['schemas']['Instant'];
      /** Format: date-time */
      acceptedAt: string | null;
      /** Format: date-time */
      withdrawnAt: string | null;
    };
    /** @description How many there are in each state, whatever the state that is asked for. */
    InvitationCounts: {
      PENDING: number;
      EXPIRED: number;
      ACCEPTED: number;
      WITHDRAWN: number;
    };
    InvitationList: {
      data: components['schemas']['Invitation'][];
      metadata: components['schemas']['ListMetadata'];
      counts: components['schemas']['InvitationCounts'];
    };
    /** @description A value as it stands in a row, right or wrong. */
    InvitationText: string;
    /** @description A person to invite. Wrong values are named by line and field, not refused with the call. */
    InvitationRow: {
      /** @description The line of the file that it began in. */
      line: number;
      email: components['schemas']['InvitationText'];
      name?: components['schemas']['InvitationText'];
      role: components['schemas']['InvitationText'];
      department?: components['schemas']['InvitationText'];
      language: components['schemas']['InvitationText'];
      /** @description Sends an open invitation of the address again, as this row says. */
      renew?: boolean;
    };
    InvitationRows: components['schemas']['InvitationRow'][];
    InvitationsRequest: {
      clientId: components['schemas']['Id'];
      rows: components['schemas']['InvitationRows'];
      /**
       * @description Invites more people than may be signed in at once, too.
       * @default false
       */
      acceptOverLimit: boolean;
    };
    /** @description How far mails are. Without a mail server (OUTBOX) they wait in the outbox, where the operator reads them. */
    InvitationMails: {
      total: number;
      sent: number;
      failed: number;
      waiting: number;
      /** @enum {string} */
      delivery: 'SMTP' | 'OUTBOX';
    };
    /** @description Invitations that were made by one call. */
    InvitationBatch: {
      id: components['schemas']['Id'];
      invited: number;
      /** @description Those among them that were open or expired before. */
      renewed: number;
      mails: components['schemas']['InvitationMails'];
    };
    InvitationCheckRequest: {
      rows: components['schemas']['InvitationRows'];
    };
    /**
     * @description A row that can be invited (NEW), whose address has an open invitation (INVITED) or one whose time is over
     *     (EXPIRED), is a member's (MEMBER), or stands in an earlier row (DUPLICATE); or one with wrong values (WRONG).
     * @enum {string}
     */
    InvitationRowState: 'NEW' | 'INVITED' | 'EXPIRED' | 'MEMBER' | 'DUPLICATE' | 'WRONG';
    /**
     * @description A value of a row.
     * @enum {string}
     */
    InvitationField: 'email' | 'name' | 'role' | 'department' | 'language';
    /**
     * @description The mistake in a value. DOMAIN is an address that the organisation's rules do not let be invited.
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
    /** @description How many people may be signed in at once, and how many there are and will be. */
    InvitationCapacity: {
      /** @description The login limits of all open contracts. */
      places: number;
      members: number;
      /** @description Open invitations. */
      pending: number;
    };
    InvitationCheck: {
      rows: components['schemas']['CheckedInvitationRow'][];
      capacity: components['schemas']['InvitationCapacity'];
    };
    InvitationIds: {
      invitationIds: components['schemas']['Id'][];
    };
    InvitationsDone: {
      done: number;
      /** @description Accepted or withdrawn meanwhile. */
      skipped: number;
    };
    /** @description Members at this moment. */
    AdminPeopleNow: {
      online: number;
      inCalls: number;
      inMeetings: number;
      /** @description All of them, without those who are blocked. */
      members: number;
    };
    /** @description Null on a day that was not counted. */
    UsageNumber: number | null;
    UsageDay: {
      /** Format: date */
      day: string;
      members: components['schemas']['UsageNumber'];
      messages: components['schemas']['UsageNumber'];
      calls: components['schemas']['UsageNumber'];
      meetings: components['schemas']['UsageNumber'];
    };
    /** @description Use by day, the oldest first, today last. */
    AdminUsage: {
      /** @description The zone whose days they are. */
      timeZone: string;
      days: components['schemas']['UsageDay'][];
    };
    /**
     * @description Something that wants a look: invitations that expire within two days, members who cannot sign in because of wrong
     *     passwords, a contract with nine tenths of its places taken, a floor that nobody can get into, mails of invitations
     *     that were refused, linked accounts that are refused, and a maintenance that is announced.
     * @enum {string}
     */
    AttentionKind:
      | 'INVITATIONS_EXPIRE'
      | 'PASSWORDS_BLOCKED'
      | 'CONTRACT_NEAR_LIMIT'
      | 'FLOOR_WITHOUT_ENTRANCE'
      | 'MAILS_FAILED'
      | 'ACCOUNTS_REFUSED'
      | 'MAINTENANCE_ANNOUNCED';
    Attention: {
      kind: components['schemas']['AttentionKind'];
      count: number;
      /** @description The one that it is about: a contract, a floor. */
      name: string | null;
      /** @description The places of a contract. */
      limit?: number;
      /**
       * Format: date-time
       * @description The start of a maintenance.
       */
      at?: string;
    };
    AdminOverview: {
      people: components['schemas']['AdminPeopleNow'];
      usage: components['schemas']['AdminUsage'];
      attention: components['schemas']['Attention'][];
    };
    /**
     * @description Announced, on, over, or cancelled before it began.
     * @enum {string}
     */
    MaintenanceState: 'PLANNED' | 'ON' | 'ENDED' | 'CANCELED';
    /** @description Its reason and effects, in each language. */
    MaintenanceMessage: {
      ja: string;
      en: string;
    };
    Maintenance: {
      id: components['schemas']['Id'];
      version: number;
      state: components['schemas']['MaintenanceState'];
      startAt: components['schemas']['Instant'];
      endAt: components['schemas']['Instant'];
      /**
       * Format: date-time
       * @description When it was ended or cancelled by hand.
       */
      endedAt: string | null;
      contactPhone: string | null;
      contactEmail: string | null;
      message: components['schemas']['MaintenanceMessage'] | null;
      /** @description The name of who announced it; null for the operator. */
      announcedBy: string | null;
      createdAt: components['schemas']['Instant'];
    };
    MaintenanceList: {
      data: components['schemas']['Maintenance'][];
      metadata: components['schemas']['ListMetadata'];
    };
    MaintenanceRequest: {
      startAt: components['schemas']['Instant'];
      endAt: components['schemas']['Instant'];
      contactPhone?: components['schemas']['VisibleName'];
      contactEmail?: components['schemas']['Email'];
      message?: components['schemas']['MaintenanceMessage'];
    };
    /** @description The whole of it as it is to be, made from a version of it. */
    MaintenanceChange: {
      version: number;
      startAt: components['schemas']['Instant'];
      endAt: components['schemas']['Instant'];
      contactPhone?: components['schemas']['VisibleName'];
      contactEmail?: components['schemas']['Email'];
      message?: components['schemas']['MaintenanceMessage'];
    };
    MaintenanceVersion: {
      version: number;
    };
    /**
     * @description The side whose change was kept.
     * @enum {string}
     */
    KeptSide: 'OFFICE' | 'CALENDAR';
    /**
     * @description The reason why people are told of a meeting: `SOON` is ten minutes before its start. `CANCELED` is also told to
     *     those who are not asked any more; `ANSWERED` says by whom.
     * @enum {string}
     */
    MeetingChange: 'INVITED' | 'CHANGED' | 'CANCELED' | 'ANSWERED' | 'SOON' | 'BEGUN' | 'ENDED';
    MeetingActor: {
      id: components['schemas']['Id'];
      nameKanji: string;
    };
    /**
     * @description The subject of a notification; the kinds that can be pushed.
     * @enum {string}
     */
    NotificationKind:
      'DIRECT_MESSAGE' | 'CHAT_ROOM' | 'MEETING' | 'ORGANIZATION' | 'VOICE_CHAT_INVITE';
    Notification: {
      id: components['schemas']['Id'];
      kind: components['schemas']['NotificationKind'];
      title: string;
      content: string;
      read: boolean;
      createdAt: components['schemas']['Instant'];
    };
    /**
     * @description The change of an organisation or its members.
     * @enum {string}
     */
    OrganizationChange:
      'UPDATED' | 'MEMBER_ADDED' | 'MEMBER_UPDATED' | 'MEMBER_REMOVED' | 'OFFICES_UPDATED';
    ForcedLogout: {
      code: components['schemas']['BlockCode'];
    };
    /** @description A message that carries nothing. */
    Empty: Record<string, never>;
    AuthenticateRequest: {
      /** @description A new access token of the same person. */
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
      /** @description A code of `ErrorCode`. */
      errors: string;
      code?: components['schemas']['BlockCode'];
      /** @description With `tooManyRequests`: `retryAfter`, in seconds. */
      data?: components['schemas']['ErrorData'];
    };
    AuthenticateAnswer:
      components['schemas']['AuthenticateDone'] | components['schemas']['AuthenticateRefusal'];
    IdleReport: {
      idle: boolean;
    };
    TypingReport: {
      roomId: components['schemas']['Id'];
      /**
       * Format: uuid
       * @description The first message of the thread that is written in.
       */
      threadRootId?: string | null;
    };
    VoiceJoinRequest: {
      /** @description The token of `createVoiceToken`. */
      token: string;
      muted: boolean;
      /**
       * @description For a page that lost its socket and still has its connections to the others: the id that it had in this
       *     room. It keeps it, if its place is still there; anyone else gets a new one, and the others see the old
       *     one go.
       */
      participantId?: components['schemas']['Id'];
    };
    /** @description Someone who is in a voice room by socket. */
    VoiceRoomParticipant: {
      participantId: components['schemas']['Id'];
      userId: components['schemas']['Id'];
      nameKanji: string;
      avatarUrl: components['schemas']['AvatarUrl'];
      muted: boolean;
    };
    VoiceJoined: {
      /** @enum {boolean} */
      ok: true;
      roomId: components['schemas']['Id'];
      /** @description The client's own */
      participantId: components['schemas']['Id'];
      /** @description Everyone in the room, the client's user included; who came first is first. */
      participants: components['schemas']['VoiceRoomParticipant'][];
    };
    VoiceRefusal: {
      /** @enum {boolean} */
      ok: false;
      /** @description A code of `ErrorCode`. */
      error: string;
    };
    VoiceJoinAnswer: components['schemas']['VoiceJoined'] | components['schemas']['VoiceRefusal'];
    VoiceDone: {
      /** @enum {boolean} */
      ok: true;
    };
    VoiceAnswer: components['schemas']['VoiceDone'] | components['schemas']['VoiceRefusal'];
    /** @description As RTCSessionDescription has it. */
    VoiceSessionDescription: {
      /** @enum {string} */
      type: 'offer' | 'answer' | 'pranswer' | 'rollback';
      sdp?: string;
    };
    /** @description As RTCIceCandidate has it. */
    VoiceIceCandidate: {
      candidate: string;
      sdpMid?: string | null;
      sdpMLineIndex?: number | null;
      usernameFragment?: string | null;
    };
    /** @description Null when there are no more. */
    VoiceSignalCandidate: components['schemas']['VoiceIceCandidate'] | null;
    /** @description A session description or an ICE candidate. */
    VoiceSignalRequest: {
      /** @description The id of the participant. */
      to: components['schemas']['Id'];
      description?: components['schemas']['VoiceSessionDescription'];
      candidate?: components['schemas']['VoiceSignalCandidate'];
    } & (unknown | unknown);
    VoiceState: {
      muted: boolean;
    };
    VoiceSpeaking: {
      speaking: boolean;
    };
    VoiceParticipants: {
      roomId: components['schemas']['Id'];
      participants: components['schemas']['VoiceRoomParticipant'][];
    };
    /** @description A session description or an ICE candidate. */
    VoiceSignal: {
      /** @description The id of the participant. */
      from: components['schemas']['Id'];
      description?: components['schemas']['VoiceSessionDescription'];
      candidate?: components['schemas']['VoiceSignalCandidate'];
    } & (unknown | unknown);
    VoiceSpeakingChange: {
      participantId: components['schemas']['Id'];
      speaking: boolean;
    };
    /**
     * @description `deleted`: the room is gone, or its floor was blocked. `removed`: the member may not enter it any more.
     *     `replaced`: the member joined from another tab, or another room. `blocked`: the member was shut out (block,
     *     sign-out, changed role). `ended`: the meeting that was held there was ended.
     * @enum {string}
     */
    VoiceEndReason: 'deleted' | 'removed' | 'replaced' | 'blocked' | 'ended';
    VoiceEnded: {
      roomId: components['schemas']['Id'];
      reason: components['schemas']['VoiceEndReason'];
    };
    /** @description The id of a floor. One that is not known is answered `floorInvalid`. */
    FloorName: string;
    /**
     * @description A person's posture. The position in this list is the byte of binary messages.
     * @enum {string}
     */
    PersonState: 'stand' | 'walk' | 'sit' | 'talk' | 'wave';
    /**
     * @description The place of someone on a floor, and their state. Metres on the floor plan; the heading in radians, 0 towards
     *     +z, a quarter turn towards +x.
     */
    Pose: {
      x: number;
      z: number;
      heading: number;
      state: components['schemas']['PersonState'];
    };
    FloorEnterRequest: {
      floorId: components['schemas']['FloorName'];
      last?: components['schemas']['Pose'];
    };
    /** @description A person's number in binary messages, valid until they leave the floor. */
    PersonNumber: number;
    /** @description Someone on a floor. */
    FloorPerson: {
      person: components['schemas']['PersonNumber'];
      userId: components['schemas']['Id'];
      name: string;
      avatar: components['schemas']['OfficeAvatar'];
      /** @description The address of their photo, where there is one; it counts for a day. */
      avatarUrl?: string;
      status: components['schemas']['Status'];
      workingStatus: components['schemas']['WorkingStatus'];
      x: number;
      z: number;
      heading: number;
      state: components['schemas']['PersonState'];
    };
    /** @description Milliseconds of the clock of frames. */
    FloorTime: number;
    FloorEntry: {
      /** @enum {boolean} */
      ok: true;
      self: components['schemas']['PersonNumber'];
      /** @description Everyone on the floor, the client's user included. */
      people: components['schemas']['FloorPerson'][];
      serverTime: components['schemas']['FloorTime'];
    };
    FloorRefusal: {
      /** @enum {boolean} */
      ok: false;
      /** @description A code of `ErrorCode`. */
      error: string;
    };
    FloorEnterAnswer: components['schemas']['FloorEntry'] | components['schemas']['FloorRefusal'];
    FloorWatchRequest: {
      floorId: components['schemas']['FloorName'];
    };
    FloorView: {
      /** @enum {boolean} */
      ok: true;
      people: components['schemas']['FloorPerson'][];
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
     *     | 5      | uint8  | `state`    | position in `PersonState`                           |
     *     | 6      | uint16 | `sequence` | counts up with each move of a client, modulo 65 536 |
     */
    FloorMove: string;
    /**
     * Format: binary
     * @description A head of four bytes, then eight bytes for each pose, little-endian.
     *
     *     | offset | type   | field        | unit                   |
     *     | ------ | ------ | ------------ | ---------------------- |
     *     | 0      | uint32 | `serverTime` | milliseconds, modulo 2³² |
     *
     *     | offset | type   | field     | unit                      |
     *     | ------ | ------ | --------- | ------------------------- |
     *     | 0      | uint16 | `person`  | the person's number       |
     *     | 2      | int16  | `x`       | centimetres               |
     *     | 4      | int16  | `z`       | centimetres               |
     *     | 6      | uint8  | `heading` | 256ths of a turn          |
     *     | 7      | uint8  | `state`   | position in `PersonState` |
     */
    FloorFrame: string;
    FloorPeopleChange: {
      joined: components['schemas']['FloorPerson'][];
      left: number[];
      changed: components['schemas']['FloorPerson'][];
    };
    FloorCorrection: {
      x: number;
      z: number;
    };
    FloorSeatUser: {
      userId: components['schemas']['Id'];
      name: string;
    };
    FloorSeatChange: {
      seatId: string;
      /** @description The one whose desk it is now; null when it is free. */
      user: components['schemas']['FloorSeatUser'] | null;
    };
    FloorClosed: {
      floorId: components['schemas']['FloorName'];
      /** @description The floor to go to instead; null when the organisation has no open one left. */
      next: components['schemas']['FloorName'] | null;
    };
  };
  responses: {
    /** @description The request is malformed. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Not allowed. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The body is too large. */
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The body is not JSON. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description A rule refuses it. */
    Unprocessable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many requests; try again later. */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The server failed. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /**
     * @description The system is under maintenance; or the server cannot reach what it needs right now, and the same
     *     request may succeed soon.
     */
    Maintenance: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The token is missing, wrong, expired or ended. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description There is no such thing, or not in the selected organisation. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Not allowed, or no organisation is selected. */
    ForbiddenInOrganization: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Someone was faster, or it has been done already. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The server cannot reach what it needs right now; the same request may succeed soon. */
    ServiceUnavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorBody'];
      };
    };
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
    /** @description The person who did it. */
    actorId: components['schemas']['Id'];
    /** @description The kinds of thing that were done. */
    action: components['schemas']['AuditAction'][];
    /** @description The kind of thing that it was done to. */
    targetKind: components['schemas']['AuditTargetKind'];
    /** @description The way by which it was done. */
    channel: components['schemas']['AuditChannel'];
    /** @description Whether it was done. */
    outcome: components['schemas']['AuditOutcome'];
    /** @description The earliest time. */
    from: components['schemas']['Instant'];
    /** @description The time before which it was. */
    to: components['schemas']['Instant'];
    /** @description Part of a name, an e-mail address, an operation or the identifier of a target. Empty finds everything. */
    'keyword-2': string;
    /** @description Members of this role. */
    role: components['schemas']['MemberRole'];
    /** @description Members of this department, exactly; those without one where it is empty. */
    department: string;
    /** @description Members who are shut out in this way, or not at all. */
    block: components['schemas']['MemberBlock'];
    /** @description Members who have the office open now, or who have not. */
    online: boolean;
    /** @description Members who see the product in this language. */
    language: components['schemas']['Language'];
    /** @description The column by which they are sorted. Names are by their readings, and settle what is equal. */
    sort: components['schemas']['MemberSort'];
    /** @description From the first to the last, or the other way round. */
    order: 'asc' | 'desc';
    /** @description The member. */
    userId: components['schemas']['Id'];
    /** @description The session. */
    sessionId: components['schemas']['Id'];
    /** @description Part of an address, a name or a department. Empty finds everything. */
    'keyword-3': string;
    /** @description The states to show; all without it. */
    state: components['schemas']['InvitationState'][];
    /** @description The role that they are invited as. */
    'role-2': components['schemas']['Role'];
    /** @description The property that they are in the order of. */
    'sort-2': 'EMAIL' | 'NAME' | 'ROLE' | 'DEPARTMENT' | 'STATE' | 'SENT_AT' | 'EXPIRES_AT';
    /** @description Which end of the order comes first. */
    'order-2': 'ASC' | 'DESC';
    /** @description The maintenance. */
    maintenanceId: components['schemas']['Id'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export interface operations {
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "aoi@sakura.example",
         *       "password": "Office#2026",
         *       "deviceToken": "9uZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRdHgJiKoMqSuVtA"
         *     }
         */
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      /** @description Signed in, without an organisation yet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
           *       "refreshToken": "Jx0a5c2vQ7kS1n9t",
           *       "tokenExpires": 1795165200000,
           *       "refreshTokenExpires": 1797757200000,
           *       "deviceToken": "9uZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRdHgJiKoMqSuVtA",
           *       "organizationType": "MULTIPLE",
           *       "organizationId": null,
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "email": "aoi@sakura.example",
           *         "invitedBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "inviter": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "createdAt": "2026-04-01T00:00:00.000Z",
           *         "updatedAt": "2026-11-20T00:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  verifyNewIp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "aoi@sakura.example",
         *       "password": "Office#2026",
         *       "code": "0427"
         *     }
         */
        'application/json': components['schemas']['VerifyNewIpRequest'];
      };
    };
    responses: {
      /** @description Signed in; the network is known from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
           *       "refreshToken": "Jx0a5c2vQ7kS1n9t",
           *       "tokenExpires": 1795165200000,
           *       "refreshTokenExpires": 1797757200000,
           *       "deviceToken": "9uZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRdHgJiKoMqSuVtA",
           *       "organizationType": "MULTIPLE",
           *       "organizationId": null,
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "email": "aoi@sakura.example",
           *         "invitedBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "inviter": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "createdAt": "2026-04-01T00:00:00.000Z",
           *         "updatedAt": "2026-11-20T00:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed out. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  selectOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01"
         *     }
         */
        'application/json': components['schemas']['SelectOrganizationRequest'];
      };
    };
    responses: {
      /** @description Signed in to the organisation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
           *       "refreshToken": "Jx0a5c2vQ7kS1n9t",
           *       "tokenExpires": 1795165200000,
           *       "refreshTokenExpires": 1797757200000,
           *       "organizationType": "JUST_ONE",
           *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "email": "aoi@sakura.example",
           *         "invitedBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "inviter": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "createdAt": "2026-04-01T00:00:00.000Z",
           *         "updatedAt": "2026-11-20T00:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  refreshToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description New tokens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
           *       "refreshToken": "Jx0a5c2vQ7kS1n9t",
           *       "tokenExpires": 1795165200000,
           *       "refreshTokenExpires": 1797757200000,
           *       "organizationType": "JUST_ONE",
           *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "email": "aoi@sakura.example",
           *         "invitedBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "inviter": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "createdAt": "2026-04-01T00:00:00.000Z",
           *         "updatedAt": "2026-11-20T00:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['Session'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "email": "aoi@sakura.example",
           *       "nameKanji": "青木 葵",
           *       "nameKatakana": "ｱｵｷｱｵｲ",
           *       "nickname": "あおい",
           *       "gender": "FEMALE",
           *       "dateOfBirth": "1992-05-14",
           *       "department": "開発部",
           *       "jobTitle": "デザイナー",
           *       "phoneNumber": "0312345678",
           *       "language": "ja",
           *       "selfIntroduction": "珈琲が好きです。",
           *       "avatarUrl": null,
           *       "officeAvatar": {
           *         "body": "regular",
           *         "skin": "sand",
           *         "hair": "bob",
           *         "hairColor": "espresso",
           *         "face": "smile",
           *         "top": "sweater",
           *         "topColor": "iris",
           *         "bottom": "trousers",
           *         "bottomColor": "charcoal",
           *         "accessory": "none"
           *       },
           *       "role": "ORGANIZATION_ADMIN",
           *       "status": "AVAILABLE",
           *       "workingStatus": "OFFICE",
           *       "lastManual": null,
           *       "automatic": null
           *     }
           */
          'application/json': components['schemas']['Profile'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "nickname": "あおい",
         *       "phoneNumber": "0312345678",
         *       "officeAvatar": {
         *         "body": "regular",
         *         "skin": "sand",
         *         "hair": "bob",
         *         "hairColor": "espresso",
         *         "face": "smile",
         *         "top": "sweater",
         *         "topColor": "iris",
         *         "bottom": "trousers",
         *         "bottomColor": "charcoal",
         *         "accessory": "none"
         *       }
         *     }
         */
        'application/json': components['schemas']['UpdateProfileRequest'];
      };
    };
    responses: {
      /** @description The profile as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "email": "aoi@sakura.example",
           *       "nameKanji": "青木 葵",
           *       "nameKatakana": "ｱｵｷｱｵｲ",
           *       "nickname": "あおい",
           *       "gender": "FEMALE",
           *       "dateOfBirth": "1992-05-14",
           *       "department": "開発部",
           *       "jobTitle": "デザイナー",
           *       "phoneNumber": "0312345678",
           *       "language": "ja",
           *       "selfIntroduction": "珈琲が好きです。",
           *       "avatarUrl": null,
           *       "officeAvatar": {
           *         "body": "regular",
           *         "skin": "sand",
           *         "hair": "bob",
           *         "hairColor": "espresso",
           *         "face": "smile",
           *         "top": "sweater",
           *         "topColor": "iris",
           *         "bottom": "trousers",
           *         "bottomColor": "charcoal",
           *         "accessory": "none"
           *       },
           *       "role": "ORGANIZATION_ADMIN",
           *       "status": "AVAILABLE",
           *       "workingStatus": "OFFICE",
           *       "lastManual": null,
           *       "automatic": null
           *     }
           */
          'application/json': components['schemas']['Profile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  forgotPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "aoi@sakura.example"
         *     }
         */
        'application/json': components['schemas']['ForgotPasswordRequest'];
      };
    };
    responses: {
      /** @description Mailed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  confirmEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q1W2e3R4t5Y6u7I8o9P0"
         *     }
         */
        'application/json': components['schemas']['ConfirmEmailRequest'];
      };
    };
    responses: {
      /** @description The link is good. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "email": "aoi@sakura.example",
           *       "expiresAt": "2026-11-20T10:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['ConfirmedEmail'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q1W2e3R4t5Y6u7I8o9P0",
         *       "password": "Office#2027"
         *     }
         */
        'application/json': components['schemas']['SetPasswordRequest'];
      };
    };
    responses: {
      /** @description Set. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "currentPassword": "Office#2026",
         *       "newPassword": "Office#2027"
         *     }
         */
        'application/json': components['schemas']['ChangePasswordRequest'];
      };
    };
    responses: {
      /** @description Changed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateLanguage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "language": "en"
         *     }
         */
        'application/json': components['schemas']['UpdateLanguageRequest'];
      };
    };
    responses: {
      /** @description Changed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getPermission: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Role, and what it opens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "role": "USER",
           *       "areas": [
           *         {
           *           "area": "map",
           *           "view": true,
           *           "create": true
           *         },
           *         {
           *           "area": "meeting",
           *           "view": true,
           *           "create": true
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Permission'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description The sessions that go on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "7b1d0f7e-64f0-4f0f-9c5e-0a1b2c3d4e5f",
           *           "current": true,
           *           "device": "COMPUTER",
           *           "system": "macOS",
           *           "browser": "Safari",
           *           "address": "203.0.113.7",
           *           "signedInAt": "2026-11-02T00:10:00.000Z",
           *           "lastUsedAt": "2026-11-20T09:00:00.000Z",
           *           "expiresAt": "2026-12-20T09:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['SignedInSessionList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed out there. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        sessionId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed out there. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description The networks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "0d9a3c55-9f3c-4a51-8f7a-6f6f6f1d0a01",
           *           "current": true,
           *           "network": "203.0.113.7",
           *           "trustedAt": "2026-11-02T00:10:00.000Z",
           *           "lastUsedAt": "2026-11-20T09:00:00.000Z",
           *           "expiresAt": "2026-12-20T09:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['TrustedNetworkList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  removeTrustedNetwork: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        networkId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description A page of organisations, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *           "name": "さくらワークス",
           *           "email": "info@sakura.example",
           *           "avatarUrl": null
           *         },
           *         {
           *           "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a02",
           *           "name": "Northwind Studio",
           *           "email": null,
           *           "avatarUrl": null
           *         }
           *       ],
           *       "metadata": {
           *         "total": 2,
           *         "page": 1,
           *         "limit": 5,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['OrganizationList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The organisation. */
        organizationId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The organisation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "name": "さくらワークス",
           *       "email": "info@sakura.example",
           *       "avatarUrl": null,
           *       "role": "USER",
           *       "memberCount": 24,
           *       "createdAt": "2026-04-01T00:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['OrganizationDetail'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listOwnInvites: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All of them on one page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "organization": {
           *             "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *             "name": "さくらワークス",
           *             "avatarUrl": null
           *           },
           *           "inviter": {
           *             "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null
           *           },
           *           "expiresAt": "2026-11-27T09:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['OwnInviteList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  acceptOwnInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The organisation that invites. */
        organizationId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A member now; select the organisation next. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "role": "USER"
           *     }
           */
          'application/json': components['schemas']['AcceptedInvite'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  checkOrganizationInvite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q1W2e3R4t5Y6u7I8o9P0"
         *     }
         */
        'application/json': components['schemas']['InviteTokenRequest'];
      };
    };
    responses: {
      /** @description The invitation can be accepted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "state": "VALID",
           *       "organization": {
           *         "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *         "name": "さくらワークス",
           *         "avatarUrl": null
           *       },
           *       "inviter": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       },
           *       "email": "new@sakura.example",
           *       "registered": false,
           *       "expiresAt": "2026-11-27T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['CheckedInvite'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  acceptOrganizationInvite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q1W2e3R4t5Y6u7I8o9P0"
         *     }
         */
        'application/json': components['schemas']['InviteTokenRequest'];
      };
    };
    responses: {
      /** @description A member now; select the organisation next. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "role": "USER"
           *     }
           */
          'application/json': components['schemas']['AcceptedInvite'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description A page of rooms. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "name": {
           *             "ja": "会議室 けやき",
           *             "en": "Meeting room Keyaki"
           *           },
           *           "capacity": 8,
           *           "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *           "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *           "floorName": "1F",
           *           "floorNames": {
           *             "ja": "1F",
           *             "en": "1F"
           *           },
           *           "zoneId": "keyaki"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MeetingRoomList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listOffices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The offices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *           "name": "本社",
           *           "names": {
           *             "ja": "本社",
           *             "en": "Head office"
           *           },
           *           "position": 0,
           *           "blocked": false,
           *           "floors": [
           *             {
           *               "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *               "name": "1F",
           *               "names": null,
           *               "position": 0,
           *               "blocked": false,
           *               "seatCount": 24,
           *               "presentCount": 5
           *             }
           *           ]
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['OfficeList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getFloorPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The plan. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 1,
           *       "name": {
           *         "ja": "1階",
           *         "en": "First floor"
           *       },
           *       "size": {
           *         "width": 12,
           *         "depth": 9,
           *         "height": 3
           *       },
           *       "spawns": [
           *         {
           *           "x": 6,
           *           "z": 8,
           *           "heading": 3.14
           *         }
           *       ],
           *       "walls": [
           *         {
           *           "id": "w1",
           *           "from": [
           *             0,
           *             4
           *           ],
           *           "to": [
           *             12,
           *             4
           *           ],
           *           "thickness": 0.15,
           *           "height": 3,
           *           "material": "GLASS"
           *         }
           *       ],
           *       "doors": [
           *         {
           *           "id": "d1",
           *           "wallId": "w1",
           *           "at": 6,
           *           "width": 1.2,
           *           "kind": "OPENING"
           *         }
           *       ],
           *       "zones": [
           *         {
           *           "id": "desks",
           *           "kind": "DESK_AREA",
           *           "name": {
           *             "ja": "執務エリア",
           *             "en": "Desks"
           *           },
           *           "polygon": [
           *             [
           *               0,
           *               0
           *             ],
           *             [
           *               12,
           *               0
           *             ],
           *             [
           *               12,
           *               4
           *             ],
           *             [
           *               0,
           *               4
           *             ]
           *           ],
           *           "finish": "CARPET",
           *           "tint": "sand"
           *         }
           *       ],
           *       "desks": [
           *         {
           *           "id": "desk-1",
           *           "x": 2,
           *           "z": 1.5,
           *           "heading": 0,
           *           "width": 1.4,
           *           "depth": 0.7
           *         }
           *       ],
           *       "seats": [
           *         {
           *           "id": "A-1",
           *           "label": "A-1",
           *           "x": 2,
           *           "z": 2.2,
           *           "heading": 3.14,
           *           "zoneId": "desks",
           *           "kind": "DESK"
           *         }
           *       ],
           *       "decor": [
           *         {
           *           "kind": "PLANT",
           *           "x": 0.5,
           *           "z": 0.5,
           *           "heading": 0
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['FloorPlan'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listSeatPositions: {
    parameters: {
      query?: {
        /** @description One floor of it alone. */
        floorId?: components['schemas']['Id'];
      };
      header?: never;
      path: {
        /** @description The office. */
        orgContractId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every seat that can be taken. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "seatId": "A-1",
           *           "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *           "label": "A-1",
           *           "state": "SELECTED",
           *           "user": {
           *             "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null,
           *             "status": "AVAILABLE",
           *             "workingStatus": "OFFICE"
           *           }
           *         },
           *         {
           *           "seatId": "A-2",
           *           "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *           "label": "A-2",
           *           "state": "EMPTY",
           *           "user": null
           *         }
           *       ],
           *       "metadata": {
           *         "total": 2,
           *         "page": 1,
           *         "limit": 2,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['SeatPositionList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listSeatNotices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The changes, the oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "5ea7f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *           "change": "REMOVED",
           *           "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *           "floorName": "1F",
           *           "floorNames": null,
           *           "seatId": "A-2",
           *           "label": "A-2"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['SeatNoticeList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  readSeatNotices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "5ea7f00d-4444-4d53-8a0e-2f6f6f1d0c01"
         *       ]
         *     }
         */
        'application/json': components['schemas']['ReadSeatNoticesRequest'];
      };
    };
    responses: {
      /** @description They are not answered again. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateSeatPosition: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "orgContractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
         *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
         *       "seatId": "A-2",
         *       "state": "ACTIVE"
         *     }
         */
        'application/json': components['schemas']['UpdateSeatPositionRequest'];
      };
    };
    responses: {
      /** @description The seat as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "seatId": "A-2",
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "label": "A-2",
           *       "state": "ACTIVE",
           *       "user": {
           *         "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null,
           *         "status": "AVAILABLE",
           *         "workingStatus": "OFFICE"
           *       }
           *     }
           */
          'application/json': components['schemas']['SeatPosition'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  registerUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "q1W2e3R4t5Y6u7I8o9P0",
         *       "nameKanji": "青木 葵",
         *       "nameKatakana": "ｱｵｷｱｵｲ",
         *       "phoneNumber": "0312345678",
         *       "language": "ja"
         *     }
         */
        'application/json': components['schemas']['RegisterUserRequest'];
      };
    };
    responses: {
      /** @description The person, and the token for the second call. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "email": "aoi@sakura.example",
           *       "token": "p0O9i8U7y6T5r4E3w2Q1",
           *       "expiresAt": "2026-11-20T10:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['RegisteredUser'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateUserPassword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The person that the first call answered. */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "p0O9i8U7y6T5r4E3w2Q1",
         *       "password": "Office#2026"
         *     }
         */
        'application/json': components['schemas']['FirstPasswordRequest'];
      };
    };
    responses: {
      /** @description Registered and signed in, without an organisation yet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
           *       "refreshToken": "Jx0a5c2vQ7kS1n9t",
           *       "tokenExpires": 1795165200000,
           *       "refreshTokenExpires": 1797757200000,
           *       "deviceToken": "9uZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRdHgJiKoMqSuVtA",
           *       "organizationType": "MULTIPLE",
           *       "organizationId": null,
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "email": "aoi@sakura.example",
           *         "invitedBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "inviter": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "createdAt": "2026-04-01T00:00:00.000Z",
           *         "updatedAt": "2026-11-20T00:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
        /** @description Only those on this floor now. */
        floorId?: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of members. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *           "nickname": null,
           *           "email": "ren@sakura.example",
           *           "department": "営業部",
           *           "jobTitle": null,
           *           "avatarUrl": null,
           *           "role": "USER",
           *           "status": "BUSY",
           *           "workingStatus": "HOME",
           *           "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *           "zoneId": "lounge"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['OrgMemberList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateUserStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "workingStatus": "HOME",
         *       "status": "BUSY"
         *     }
         */
        'application/json': components['schemas']['UpdateUserStatusRequest'];
      };
    };
    responses: {
      /** @description The presence as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "workingStatus": "HOME",
           *       "status": "BUSY",
           *       "lastManual": {
           *         "workingStatus": "OFFICE",
           *         "status": "AVAILABLE"
           *       },
           *       "automatic": null
           *     }
           */
          'application/json': components['schemas']['Presence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The person. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "nameKanji": "高橋 蓮",
           *       "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *       "nickname": null,
           *       "email": "ren@sakura.example",
           *       "department": "営業部",
           *       "jobTitle": null,
           *       "avatarUrl": null,
           *       "role": "USER",
           *       "status": "BUSY",
           *       "workingStatus": "HOME",
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "zoneId": null,
           *       "phoneNumber": "0312345679",
           *       "selfIntroduction": null,
           *       "officeAvatar": {
           *         "body": "regular",
           *         "skin": "sand",
           *         "hair": "bob",
           *         "hairColor": "espresso",
           *         "face": "smile",
           *         "top": "sweater",
           *         "topColor": "iris",
           *         "bottom": "trousers",
           *         "bottomColor": "charcoal",
           *         "accessory": "none"
           *       }
           *     }
           */
          'application/json': components['schemas']['UserCard'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateDesk: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "decorations": [
         *         {
         *           "slot": "left",
         *           "kind": "plant"
         *         },
         *         {
         *           "slot": "right",
         *           "kind": "cup"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['UpdateDeskRequest'];
      };
    };
    responses: {
      /** @description The desk as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "decorations": [
           *         {
           *           "slot": "left",
           *           "kind": "plant"
           *         },
           *         {
           *           "slot": "right",
           *           "kind": "cup"
           *         }
           *       ],
           *       "notes": [],
           *       "unreadNotes": 0
           *     }
           */
          'application/json': components['schemas']['Desk'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  markDeskNotesRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getDesk: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The owner of the desk. */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The desk. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "decorations": [
           *         {
           *           "slot": "left",
           *           "kind": "plant"
           *         },
           *         {
           *           "slot": "right",
           *           "kind": "cup"
           *         }
           *       ],
           *       "notes": [
           *         {
           *           "id": "de5c0000-9999-4d53-8a0e-2f6f6f1d0a01",
           *           "author": {
           *             "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": "/api/v1/users/portraits/regular_sand_bob_espresso_smile_sweater_iris_none.svg"
           *           },
           *           "text": "資料ありがとうございました。",
           *           "tint": "yellow",
           *           "createdAt": "2026-11-20T09:00:00.000Z"
           *         }
           *       ],
           *       "unreadNotes": 1
           *     }
           */
          'application/json': components['schemas']['Desk'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  addDeskNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The owner of the desk. */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "資料ありがとうございました。",
         *       "tint": "yellow"
         *     }
         */
        'application/json': components['schemas']['AddDeskNoteRequest'];
      };
    };
    responses: {
      /** @description The note. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "de5c0000-9999-4d53-8a0e-2f6f6f1d0a01",
           *       "author": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": "/api/v1/users/portraits/regular_sand_bob_espresso_smile_sweater_iris_none.svg"
           *       },
           *       "text": "資料ありがとうございました。",
           *       "tint": "yellow",
           *       "createdAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['DeskNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  deleteDeskNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The owner of the desk. */
        userId: components['schemas']['Id'];
        /** @description The note. */
        noteId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getPortrait: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The choices of an office avatar as a file name. */
        portrait: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The drawing, 96 by 96. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"/> */
          'image/svg+xml': string;
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getCalendarFeedAddress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address; null where there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "url": "https://office.example/api/v1/calendar/feeds/9ee71196-9999-4d53-8a0e-2f6f6f1d1001.q3a.ics"
           *     }
           */
          'application/json': components['schemas']['CalendarFeedAddress'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  renewCalendarFeedAddress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "url": "https://office.example/api/v1/calendar/feeds/9ee71196-9999-4d53-8a0e-2f6f6f1d1001.q3a.ics"
           *     }
           */
          'application/json': components['schemas']['CalendarFeedAddress'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  deleteCalendarFeedAddress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It opens nothing any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getCalendarFeed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The last part of the address. */
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The calendar. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example BEGIN:VCALENDAR
           *     VERSION:2.0
           *     END:VCALENDAR
           */
          'text/calendar': string;
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listExternalEvents: {
    parameters: {
      query: {
        /**
         * @description The people whose events are listed, as a JSON array of at most 10 user ids; one's own without it.
         * @example ["a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"]
         */
        ids?: string;
        /** @description Only what is not over by then. */
        startTime: components['schemas']['Instant'];
        /** @description Only what has begun before then, 62 days later at most. */
        endTime: components['schemas']['Instant'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d3001",
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "kind": "CALDAV",
           *           "title": "歯医者",
           *           "startTime": "2026-11-20T01:00:00.000Z",
           *           "endTime": "2026-11-20T02:00:00.000Z",
           *           "allDay": false,
           *           "private": true
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['ExternalEventList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listCalendarAccounts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The accounts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d4001",
           *           "kind": "CALDAV",
           *           "name": "仕事",
           *           "connected": true,
           *           "problem": null,
           *           "syncedAt": "2026-11-20T01:00:00.000Z",
           *           "nextSyncAt": "2026-11-20T01:05:00.000Z",
           *           "syncing": false,
           *           "url": "https://dav.example.com/calendars/aoi/work/",
           *           "userName": "aoi"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['CalendarAccountList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  linkCalendarAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://dav.example.com/",
         *       "userName": "aoi",
         *       "password": "abcd-efgh-ijkl"
         *     }
         */
        'application/json': components['schemas']['LinkCalendarRequest'];
      };
    };
    responses: {
      /** @description The account. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d4001",
           *       "kind": "CALDAV",
           *       "name": "仕事",
           *       "connected": true,
           *       "problem": null,
           *       "syncedAt": null,
           *       "nextSyncAt": "2026-11-20T01:00:00.000Z",
           *       "syncing": true,
           *       "url": "https://dav.example.com/calendars/aoi/work/",
           *       "userName": "aoi"
           *     }
           */
          'application/json': components['schemas']['CalendarAccount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  findCalDavCalendars: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "url": "https://dav.example.com/",
         *       "userName": "aoi",
         *       "password": "abcd-efgh-ijkl"
         *     }
         */
        'application/json': components['schemas']['LinkCalendarRequest'];
      };
    };
    responses: {
      /** @description Those for events; at the address of a calendar that one alone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "url": "https://dav.example.com/calendars/aoi/work/",
           *           "name": "仕事"
           *         },
           *         {
           *           "url": "https://dav.example.com/calendars/aoi/family/",
           *           "name": null
           *         }
           *       ],
           *       "metadata": {
           *         "total": 2,
           *         "page": 1,
           *         "limit": 2,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['CalDavCalendarList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  unlinkCalendarAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The account. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Unlinked. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  syncCalendarAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The account. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d4001",
           *       "kind": "CALDAV",
           *       "name": "仕事",
           *       "connected": true,
           *       "problem": "UNAVAILABLE",
           *       "syncedAt": "2026-11-20T01:00:00.000Z",
           *       "nextSyncAt": "2026-11-20T02:00:00.000Z",
           *       "syncing": true,
           *       "url": "https://dav.example.com/calendars/aoi/work/",
           *       "userName": "aoi"
           *     }
           */
          'application/json': components['schemas']['CalendarAccount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  takeCalendarNotice: {
    parameters: {
      query?: {
        /** @description The signature of the channel. */
        token?: string;
        /** @description The provider tells of the channel itself, which is renewed, or opened anew. */
        ended?: boolean;
        /** @description Microsoft asks whether the address is the office's, and is answered this text. */
        validationToken?: string;
      };
      header?: never;
      path: {
        /** @description The channel. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Taken; the text that was asked for, if any. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example  */
          'text/plain': string;
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listMeetings: {
    parameters: {
      query?: {
        /**
         * @description The people whose meetings are listed, as a JSON array of at most 10 user ids; one's own without it.
         * @example ["a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"]
         */
        ids?: string;
        /** @description Only what is not over by then. */
        startTime?: components['schemas']['Instant'];
        /** @description Only what has begun before then. Later than `startTime`. */
        endTime?: components['schemas']['Instant'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of meetings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *           "title": "週次定例",
           *           "description": "今週の進み具合を確かめます。",
           *           "startTime": "2026-11-20T01:00:00.000Z",
           *           "endTime": "2026-11-20T02:00:00.000Z",
           *           "timeZone": "Asia/Tokyo",
           *           "status": "ENDED",
           *           "visibility": "OPEN",
           *           "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *           "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *           "organizer": {
           *             "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *             "nameKanji": "青木 葵",
           *             "avatarUrl": null
           *           },
           *           "participants": [
           *             {
           *               "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *               "nameKanji": "青木 葵",
           *               "avatarUrl": null,
           *               "answer": "ACCEPTED"
           *             },
           *             {
           *               "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *               "nameKanji": "高橋 蓮",
           *               "avatarUrl": null,
           *               "answer": "NONE"
           *             }
           *           ],
           *           "takesPart": true,
           *           "ownAnswer": "ACCEPTED",
           *           "canEdit": true,
           *           "meetingRoom": {
           *             "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *             "name": {
           *               "ja": "会議室 けやき",
           *               "en": "Meeting room Keyaki"
           *             },
           *             "capacity": 8,
           *             "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *             "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *             "floorName": "1F",
           *             "floorNames": {
           *               "ja": "1F",
           *               "en": "1F"
           *             },
           *             "zoneId": "keyaki"
           *           },
           *           "provider": "OFFICE",
           *           "providerMeetingId": "812345678",
           *           "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *           "passcode": "4f7k2p"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1000,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MeetingList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  createMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "title": "週次定例",
         *       "startTime": "2026-11-20T01:00:00.000Z",
         *       "endTime": "2026-11-20T02:00:00.000Z",
         *       "timeZone": "Asia/Tokyo",
         *       "participantIds": [
         *         "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02"
         *       ],
         *       "meetingRoomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
         *       "recurrence": "FREQ=WEEKLY;BYDAY=FR"
         *     }
         */
        'application/json': components['schemas']['CreateMeetingRequest'];
      };
    };
    responses: {
      /** @description The meeting. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "description": "今週の進み具合を確かめます。",
           *       "startTime": "2026-11-20T01:00:00.000Z",
           *       "endTime": "2026-11-20T02:00:00.000Z",
           *       "timeZone": "Asia/Tokyo",
           *       "status": "ENDED",
           *       "visibility": "OPEN",
           *       "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *       "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *       "organizer": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null
           *       },
           *       "participants": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "answer": "ACCEPTED"
           *         },
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "answer": "NONE"
           *         }
           *       ],
           *       "takesPart": true,
           *       "ownAnswer": "ACCEPTED",
           *       "canEdit": true,
           *       "meetingRoom": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "name": {
           *           "ja": "会議室 けやき",
           *           "en": "Meeting room Keyaki"
           *         },
           *         "capacity": 8,
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "floorName": "1F",
           *         "floorNames": {
           *           "ja": "1F",
           *           "en": "1F"
           *         },
           *         "zoneId": "keyaki"
           *       },
           *       "provider": "OFFICE",
           *       "providerMeetingId": "812345678",
           *       "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "passcode": "4f7k2p"
           *     }
           */
          'application/json': components['schemas']['Meeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  joinMeetingNow: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "meetingId": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001"
         *     }
         */
        'application/json': components['schemas']['JoinMeetingRequest'];
      };
    };
    responses: {
      /** @description The meeting, with how to get in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "description": "今週の進み具合を確かめます。",
           *       "startTime": "2026-11-20T01:00:00.000Z",
           *       "endTime": "2026-11-20T02:00:00.000Z",
           *       "timeZone": "Asia/Tokyo",
           *       "status": "ENDED",
           *       "visibility": "OPEN",
           *       "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *       "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *       "organizer": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null
           *       },
           *       "participants": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "answer": "ACCEPTED"
           *         },
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "answer": "NONE"
           *         }
           *       ],
           *       "takesPart": true,
           *       "ownAnswer": "ACCEPTED",
           *       "canEdit": true,
           *       "meetingRoom": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "name": {
           *           "ja": "会議室 けやき",
           *           "en": "Meeting room Keyaki"
           *         },
           *         "capacity": 8,
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "floorName": "1F",
           *         "floorNames": {
           *           "ja": "1F",
           *           "en": "1F"
           *         },
           *         "zoneId": "keyaki"
           *       },
           *       "provider": "OFFICE",
           *       "providerMeetingId": "812345678",
           *       "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "passcode": "4f7k2p"
           *     }
           */
          'application/json': components['schemas']['Meeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getMeetingLink: {
    parameters: {
      query: {
        /** @description The meeting. */
        id: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link under which the meeting is held. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "meetingId": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "provider": "OFFICE",
           *       "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "passcode": "4f7k2p"
           *     }
           */
          'application/json': components['schemas']['MeetingLink'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description A page of meetings, by start. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *           "title": "週次定例",
           *           "description": "今週の進み具合を確かめます。",
           *           "startTime": "2026-11-20T01:00:00.000Z",
           *           "endTime": "2026-11-20T02:00:00.000Z",
           *           "timeZone": "Asia/Tokyo",
           *           "status": "ONGOING",
           *           "visibility": "OPEN",
           *           "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *           "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *           "organizer": {
           *             "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *             "nameKanji": "青木 葵",
           *             "avatarUrl": null
           *           },
           *           "participants": [
           *             {
           *               "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *               "nameKanji": "青木 葵",
           *               "avatarUrl": null,
           *               "answer": "ACCEPTED"
           *             },
           *             {
           *               "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *               "nameKanji": "高橋 蓮",
           *               "avatarUrl": null,
           *               "answer": "NONE"
           *             }
           *           ],
           *           "takesPart": true,
           *           "ownAnswer": "ACCEPTED",
           *           "canEdit": true,
           *           "meetingRoom": {
           *             "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *             "name": {
           *               "ja": "会議室 けやき",
           *               "en": "Meeting room Keyaki"
           *             },
           *             "capacity": 8,
           *             "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *             "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *             "floorName": "1F",
           *             "floorNames": {
           *               "ja": "1F",
           *               "en": "1F"
           *             },
           *             "zoneId": "keyaki"
           *           },
           *           "provider": "OFFICE",
           *           "providerMeetingId": "812345678",
           *           "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *           "passcode": "4f7k2p"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MeetingList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listMeetingAttendees: {
    parameters: {
      query: {
        /**
         * @description A JSON array of at most 50 user ids.
         * @example ["a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"]
         */
        userIds: string;
        /** @description From then. */
        startTime: components['schemas']['Instant'];
        /** @description Until then, 62 days later at most. */
        endTime: components['schemas']['Instant'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Each of the members, in the order asked for. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "busy": [
           *             {
           *               "startTime": "2026-11-20T01:00:00.000Z",
           *               "endTime": "2026-11-20T02:00:00.000Z",
           *               "title": null
           *             }
           *           ]
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MeetingAttendeeList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  checkMeetingRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "meetingRoomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
         *       "startTime": "2026-11-20T01:00:00.000Z",
         *       "endTime": "2026-11-20T02:00:00.000Z"
         *     }
         */
        'application/json': components['schemas']['CheckMeetingRoomRequest'];
      };
    };
    responses: {
      /** @description Whether it is taken, and from and until when. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "busy": true,
           *       "startTime": "2026-11-20T01:30:00.000Z",
           *       "endTime": "2026-11-20T02:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['MeetingRoomBusy'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listRoomMeetings: {
    parameters: {
      query?: {
        /** @description The rooms of one floor; those of all floors without it. */
        floorId?: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rooms. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "meetingRoom": {
           *             "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *             "name": {
           *               "ja": "会議室 けやき",
           *               "en": "Meeting room Keyaki"
           *             },
           *             "capacity": 8,
           *             "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *             "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *             "floorName": "1F",
           *             "floorNames": {
           *               "ja": "1F",
           *               "en": "1F"
           *             },
           *             "zoneId": "keyaki"
           *           },
           *           "current": {
           *             "meetingId": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *             "title": "週次定例",
           *             "startTime": "2026-11-20T01:00:00.000Z",
           *             "endTime": "2026-11-20T02:00:00.000Z",
           *             "organizer": {
           *               "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *               "nameKanji": "青木 葵",
           *               "avatarUrl": null
           *             },
           *             "provider": "OFFICE",
           *             "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *             "takesPart": true,
           *             "canJoin": true,
           *             "canEdit": false
           *           },
           *           "next": {
           *             "meetingId": "9ee71196-9999-4d53-8a0e-2f6f6f1d1002",
           *             "title": null,
           *             "startTime": "2026-11-20T04:00:00.000Z",
           *             "endTime": "2026-11-20T05:00:00.000Z",
           *             "organizer": null,
           *             "provider": "OFFICE",
           *             "meetingUrl": null,
           *             "takesPart": false,
           *             "canJoin": false,
           *             "canEdit": false
           *           }
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['RoomMeetingsList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listRoomBookings: {
    parameters: {
      query: {
        /** @description Only what is not over by then. */
        startTime: components['schemas']['Instant'];
        /** @description Only what has begun before then. */
        endTime: components['schemas']['Instant'];
        /** @description The rooms of one floor. */
        floorId?: components['schemas']['Id'];
        /** @description One room. */
        meetingRoomId?: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rooms, in the order of the floors' plans. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "meetingRoomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "bookings": [
           *             {
           *               "startTime": "2026-11-20T01:00:00.000Z",
           *               "endTime": "2026-11-20T02:00:00.000Z",
           *               "meetingId": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *               "title": "週次定例"
           *             },
           *             {
           *               "startTime": "2026-11-20T04:00:00.000Z",
           *               "endTime": "2026-11-20T05:00:00.000Z",
           *               "meetingId": "9ee71196-9999-4d53-8a0e-2f6f6f1d1002",
           *               "title": null
           *             }
           *           ]
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['RoomBookingsList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  createMeetingInRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "meetingRoomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01"
         *     }
         */
        'application/json': components['schemas']['CreateMeetingInRoomRequest'];
      };
    };
    responses: {
      /** @description The meeting. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "description": "今週の進み具合を確かめます。",
           *       "startTime": "2026-11-20T01:00:00.000Z",
           *       "endTime": "2026-11-20T02:00:00.000Z",
           *       "timeZone": "Asia/Tokyo",
           *       "status": "ONGOING",
           *       "visibility": "OPEN",
           *       "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *       "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *       "organizer": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null
           *       },
           *       "participants": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "answer": "ACCEPTED"
           *         },
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "answer": "NONE"
           *         }
           *       ],
           *       "takesPart": true,
           *       "ownAnswer": "ACCEPTED",
           *       "canEdit": true,
           *       "meetingRoom": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "name": {
           *           "ja": "会議室 けやき",
           *           "en": "Meeting room Keyaki"
           *         },
           *         "capacity": 8,
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "floorName": "1F",
           *         "floorNames": {
           *           "ja": "1F",
           *           "en": "1F"
           *         },
           *         "zoneId": "keyaki"
           *       },
           *       "provider": "OFFICE",
           *       "providerMeetingId": "812345678",
           *       "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "passcode": "4f7k2p"
           *     }
           */
          'application/json': components['schemas']['Meeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  suggestMeetingTimes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "userIds": [
         *         "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
         *       ],
         *       "durationMinutes": 60,
         *       "startTime": "2026-11-20T01:00:00.000Z",
         *       "endTime": "2026-11-27T01:00:00.000Z",
         *       "timeZone": "Asia/Tokyo"
         *     }
         */
        'application/json': components['schemas']['SuggestMeetingTimesRequest'];
      };
    };
    responses: {
      /** @description Times, the earliest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "startTime": "2026-11-20T02:00:00.000Z",
           *           "endTime": "2026-11-20T03:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['SuggestedTimeList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listLinkedAccounts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All providers, on one page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "provider": "GOOGLE",
           *           "offered": true,
           *           "account": "aoi@sakura.example",
           *           "calendar": "CONNECTED",
           *           "meeting": "CONNECTED",
           *           "usedUpUntil": "2026-11-21T00:00:00.000Z"
           *         },
           *         {
           *           "provider": "ZOOM",
           *           "offered": true,
           *           "account": null,
           *           "calendar": null,
           *           "meeting": "UNLINKED",
           *           "usedUpUntil": null
           *         },
           *         {
           *           "provider": "TEAMS",
           *           "offered": false,
           *           "account": null,
           *           "calendar": "UNLINKED",
           *           "meeting": "UNLINKED",
           *           "usedUpUntil": null
           *         }
           *       ],
           *       "metadata": {
           *         "total": 3,
           *         "page": 1,
           *         "limit": 3,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['LinkedAccountList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  startAppLogin: {
    parameters: {
      query?: {
        /** @description The use that is given; without it, for all that the provider has. */
        use?: components['schemas']['LinkedAccountUse'];
      };
      header?: never;
      path: {
        /** @description The provider. */
        type: components['schemas']['Provider'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The provider's page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "url": "https://accounts.google.com/o/oauth2/v2/auth?client_id=office&response_type=code",
           *       "expiresAt": "2026-11-20T09:10:00.000Z"
           *     }
           */
          'application/json': components['schemas']['AppLogin'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  linkAccount: {
    parameters: {
      query: {
        /** @description From the address that the provider sent the member back to. */
        code: components['schemas']['AppCode'];
        /** @description The same. */
        state: components['schemas']['AppState'];
      };
      header?: never;
      path: {
        /** @description The provider. */
        type: components['schemas']['Provider'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account is linked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "provider": "GOOGLE",
           *       "offered": true,
           *       "account": "aoi@sakura.example",
           *       "calendar": "CONNECTED",
           *       "meeting": "CONNECTED",
           *       "usedUpUntil": null
           *     }
           */
          'application/json': components['schemas']['LinkedAccount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      409: components['responses']['Conflict'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  unlinkAccount: {
    parameters: {
      query?: {
        /** @description The use that was asked for; without it, for nothing at all. */
        use?: components['schemas']['LinkedAccountUse'];
      };
      header?: never;
      path: {
        /** @description The provider. */
        type: components['schemas']['Provider'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is not linked any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The meeting. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The meeting. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "description": "今週の進み具合を確かめます。",
           *       "startTime": "2026-11-20T01:00:00.000Z",
           *       "endTime": "2026-11-20T02:00:00.000Z",
           *       "timeZone": "Asia/Tokyo",
           *       "status": "ENDED",
           *       "visibility": "OPEN",
           *       "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *       "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *       "organizer": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null
           *       },
           *       "participants": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "answer": "ACCEPTED"
           *         },
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "answer": "NONE"
           *         }
           *       ],
           *       "takesPart": true,
           *       "ownAnswer": "ACCEPTED",
           *       "canEdit": true,
           *       "meetingRoom": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "name": {
           *           "ja": "会議室 けやき",
           *           "en": "Meeting room Keyaki"
           *         },
           *         "capacity": 8,
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "floorName": "1F",
           *         "floorNames": {
           *           "ja": "1F",
           *           "en": "1F"
           *         },
           *         "zoneId": "keyaki"
           *       },
           *       "provider": "OFFICE",
           *       "providerMeetingId": "812345678",
           *       "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "passcode": "4f7k2p"
           *     }
           */
          'application/json': components['schemas']['Meeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  deleteMeeting: {
    parameters: {
      query?: {
        /** @description Which meetings of its series. */
        scope?: components['schemas']['MeetingScope'];
      };
      header?: never;
      path: {
        /** @description The meeting. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is cancelled. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The meeting. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "startTime": "2026-11-20T03:00:00.000Z",
         *       "endTime": "2026-11-20T04:00:00.000Z",
         *       "scope": "THIS"
         *     }
         */
        'application/json': components['schemas']['UpdateMeetingRequest'];
      };
    };
    responses: {
      /** @description The meeting as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "description": "今週の進み具合を確かめます。",
           *       "startTime": "2026-11-20T01:00:00.000Z",
           *       "endTime": "2026-11-20T02:00:00.000Z",
           *       "timeZone": "Asia/Tokyo",
           *       "status": "ENDED",
           *       "visibility": "OPEN",
           *       "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *       "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *       "organizer": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null
           *       },
           *       "participants": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "answer": "ACCEPTED"
           *         },
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "answer": "NONE"
           *         }
           *       ],
           *       "takesPart": true,
           *       "ownAnswer": "ACCEPTED",
           *       "canEdit": true,
           *       "meetingRoom": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "name": {
           *           "ja": "会議室 けやき",
           *           "en": "Meeting room Keyaki"
           *         },
           *         "capacity": 8,
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "floorName": "1F",
           *         "floorNames": {
           *           "ja": "1F",
           *           "en": "1F"
           *         },
           *         "zoneId": "keyaki"
           *       },
           *       "provider": "OFFICE",
           *       "providerMeetingId": "812345678",
           *       "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "passcode": "4f7k2p"
           *     }
           */
          'application/json': components['schemas']['Meeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  answerMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The meeting. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "answer": "ACCEPTED"
         *     }
         */
        'application/json': components['schemas']['AnswerMeetingRequest'];
      };
    };
    responses: {
      /** @description The meeting as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "description": "今週の進み具合を確かめます。",
           *       "startTime": "2026-11-20T01:00:00.000Z",
           *       "endTime": "2026-11-20T02:00:00.000Z",
           *       "timeZone": "Asia/Tokyo",
           *       "status": "ENDED",
           *       "visibility": "OPEN",
           *       "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *       "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *       "organizer": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null
           *       },
           *       "participants": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "answer": "ACCEPTED"
           *         },
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "answer": "NONE"
           *         }
           *       ],
           *       "takesPart": true,
           *       "ownAnswer": "ACCEPTED",
           *       "canEdit": true,
           *       "meetingRoom": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "name": {
           *           "ja": "会議室 けやき",
           *           "en": "Meeting room Keyaki"
           *         },
           *         "capacity": 8,
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "floorName": "1F",
           *         "floorNames": {
           *           "ja": "1F",
           *           "en": "1F"
           *         },
           *         "zoneId": "keyaki"
           *       },
           *       "provider": "OFFICE",
           *       "providerMeetingId": "812345678",
           *       "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "passcode": "4f7k2p"
           *     }
           */
          'application/json': components['schemas']['Meeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  endMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The meeting. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The meeting as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "description": "今週の進み具合を確かめます。",
           *       "startTime": "2026-11-20T01:00:00.000Z",
           *       "endTime": "2026-11-20T02:00:00.000Z",
           *       "timeZone": "Asia/Tokyo",
           *       "status": "ENDED",
           *       "visibility": "OPEN",
           *       "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *       "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *       "organizer": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null
           *       },
           *       "participants": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "answer": "ACCEPTED"
           *         },
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "answer": "NONE"
           *         }
           *       ],
           *       "takesPart": true,
           *       "ownAnswer": "ACCEPTED",
           *       "canEdit": true,
           *       "meetingRoom": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "name": {
           *           "ja": "会議室 けやき",
           *           "en": "Meeting room Keyaki"
           *         },
           *         "capacity": 8,
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "floorName": "1F",
           *         "floorNames": {
           *           "ja": "1F",
           *           "en": "1F"
           *         },
           *         "zoneId": "keyaki"
           *       },
           *       "provider": "OFFICE",
           *       "providerMeetingId": "812345678",
           *       "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "passcode": "4f7k2p"
           *     }
           */
          'application/json': components['schemas']['Meeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  extendMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The meeting. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "endTime": "2026-11-20T02:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['ExtendMeetingRequest'];
      };
    };
    responses: {
      /** @description The meeting as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "title": "週次定例",
           *       "description": "今週の進み具合を確かめます。",
           *       "startTime": "2026-11-20T01:00:00.000Z",
           *       "endTime": "2026-11-20T02:00:00.000Z",
           *       "timeZone": "Asia/Tokyo",
           *       "status": "ENDED",
           *       "visibility": "OPEN",
           *       "seriesId": "9ee71196-9999-4d53-8a0e-2f6f6f1d2001",
           *       "recurrence": "FREQ=WEEKLY;BYDAY=FR",
           *       "organizer": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "nameKanji": "青木 葵",
           *         "avatarUrl": null
           *       },
           *       "participants": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "answer": "ACCEPTED"
           *         },
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "answer": "NONE"
           *         }
           *       ],
           *       "takesPart": true,
           *       "ownAnswer": "ACCEPTED",
           *       "canEdit": true,
           *       "meetingRoom": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "name": {
           *           "ja": "会議室 けやき",
           *           "en": "Meeting room Keyaki"
           *         },
           *         "capacity": 8,
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "floorName": "1F",
           *         "floorNames": {
           *           "ja": "1F",
           *           "en": "1F"
           *         },
           *         "zoneId": "keyaki"
           *       },
           *       "provider": "OFFICE",
           *       "providerMeetingId": "812345678",
           *       "meetingUrl": "https://office.example/online-meeting/9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "passcode": "4f7k2p"
           *     }
           */
          'application/json': components['schemas']['Meeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  leaveMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The meeting. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One is not in it. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "audio": {
           *         "microphoneEnabled": true,
           *         "microphoneVolume": 80,
           *         "speakerVolume": 80,
           *         "noiseSuppression": true
           *       },
           *       "video": {
           *         "cameraEnabled": false,
           *         "mirror": true
           *       },
           *       "graphics": "MEDIUM",
           *       "meetingAppType": null,
           *       "calendarAppType": null,
           *       "notification": {
           *         "directMessage": true,
           *         "chatRoom": true,
           *         "meeting": true,
           *         "organization": true,
           *         "voiceChatInvite": true,
           *         "sound": true
           *       }
           *     }
           */
          'application/json': components['schemas']['Settings'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "graphics": "HIGH"
         *     }
         */
        'application/json': components['schemas']['UpdateSettingsRequest'];
      };
    };
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "audio": {
           *         "microphoneEnabled": true,
           *         "microphoneVolume": 80,
           *         "speakerVolume": 80,
           *         "noiseSuppression": true
           *       },
           *       "video": {
           *         "cameraEnabled": false,
           *         "mirror": true
           *       },
           *       "graphics": "HIGH",
           *       "meetingAppType": null,
           *       "calendarAppType": null,
           *       "notification": {
           *         "directMessage": true,
           *         "chatRoom": true,
           *         "meeting": true,
           *         "organization": true,
           *         "voiceChatInvite": true,
           *         "sound": true
           *       }
           *     }
           */
          'application/json': components['schemas']['Settings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getMaintenance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The maintenance that is on, or the next one. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "startAt": "2026-11-21T13:00:00.000Z",
           *       "endAt": "2026-11-21T17:00:00.000Z",
           *       "contactPhone": "03-1234-5678",
           *       "contactEmail": "support@office.example",
           *       "message": {
           *         "ja": "データベースを更新します。",
           *         "en": "We are updating the database."
           *       }
           *     }
           */
          'application/json': components['schemas']['MaintenanceInfo'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['ServiceUnavailable'];
    };
  };
  preSignUserFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The file's purpose. */
        directory: components['schemas']['UserFileDirectory'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileName": "aoi.png",
         *       "fileSize": 48210
         *     }
         */
        'application/json': components['schemas']['PreSignRequest'];
      };
    };
    responses: {
      /** @description The address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "fileKey": "profile/a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01/aoi.png",
           *       "uploadUrl": "/files/upload?key=profile&expires=1795165200&signature=4f2c",
           *       "method": "PUT",
           *       "headers": {
           *         "content-type": "image/png"
           *       },
           *       "expiresAt": "2026-11-20T09:15:00.000Z"
           *     }
           */
          'application/json': components['schemas']['PreSignedUpload'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  preSignChatAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileName": "議事録.pdf",
         *       "fileSize": 120400,
         *       "isFile": true
         *     }
         */
        'application/json': components['schemas']['PreSignAttachmentRequest'];
      };
    };
    responses: {
      /** @description The address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "fileKey": "chat_message_attachment/a1e5c0de-1111-4c59-9a51-1d1f3b8f0a09/議事録.pdf",
           *       "uploadUrl": "/files/upload?key=chat_message_attachment&expires=1795165200&signature=4f2c",
           *       "method": "PUT",
           *       "headers": {
           *         "content-type": "application/pdf"
           *       },
           *       "expiresAt": "2026-11-20T09:15:00.000Z"
           *     }
           */
          'application/json': components['schemas']['PreSignedUpload'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  preSignFiles: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The files' purpose. */
        directory: components['schemas']['FileDirectory'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "files": [
         *         {
         *           "fileName": "議事録.pdf",
         *           "fileSize": 120400
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['PreSignFilesRequest'];
      };
    };
    responses: {
      /** @description The addresses, in the order of the files. Refused as a whole when one of them is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "fileKey": "chat_message_attachment/a1e5c0de-1111-4c59-9a51-1d1f3b8f0a09/議事録.pdf",
           *           "uploadUrl": "/files/upload?key=chat_message_attachment&expires=1795165200&signature=4f2c",
           *           "method": "PUT",
           *           "headers": {
           *             "content-type": "application/pdf"
           *           },
           *           "expiresAt": "2026-11-20T09:15:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['PreSignedUploadList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  preSignDownloads: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileKeys": [
         *         "chat_message_attachment/a1e5c0de-1111-4c59-9a51-1d1f3b8f0a09/議事録.pdf"
         *       ]
         *     }
         */
        'application/json': components['schemas']['PreSignDownloadsRequest'];
      };
    };
    responses: {
      /** @description The addresses, in the order of the keys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "fileKey": "chat_message_attachment/a1e5c0de-1111-4c59-9a51-1d1f3b8f0a09/議事録.pdf",
           *           "url": "/files/chat_message_attachment/a1e5c0de-1111-4c59-9a51-1d1f3b8f0a09/x?session=5e551045-3333-4c59-9a51-1d1f3b8f0a03&organization=0a6a0001-0000-4c59-9a51-1d1f3b8f0a01&expires=1795255200&signature=9b1d",
           *           "expiresAt": "2026-11-21T10:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['PreSignedDownloadList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listChatRooms: {
    parameters: {
      query?: {
        /** @description Channels or direct rooms alone. */
        type?: components['schemas']['ChatRoomType'];
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
      /** @description A page of rooms, the one with the latest message first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "type": "CHANNEL",
           *           "name": "全社",
           *           "logo": null,
           *           "role": "USER",
           *           "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "createdBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "directUser": null,
           *           "memberCount": 24,
           *           "unreadCount": 1,
           *           "unreadMentions": 0,
           *           "unreadReplies": 0,
           *           "muted": false,
           *           "lastSeq": 42,
           *           "lastReadMessageId": null,
           *           "lastReadSeq": 41,
           *           "lastMessage": {
           *             "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *             "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *             "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *             "seq": 42,
           *             "changeSeq": 42,
           *             "type": "TEXT",
           *             "content": "おはようございます。",
           *             "attachments": [],
           *             "sender": {
           *               "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *               "nameKanji": "高橋 蓮",
           *               "avatarUrl": null
           *             },
           *             "mentionedUserIds": [],
           *             "mentionedGroup": null,
           *             "reactions": [],
           *             "replyTo": null,
           *             "threadRootId": null,
           *             "thread": null,
           *             "createdAt": "2026-11-20T09:00:00.000Z",
           *             "editedAt": null,
           *             "deletedAt": null
           *           },
           *           "createdAt": "2026-11-20T09:00:00.000Z",
           *           "updatedAt": "2026-11-20T09:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatRoomList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  createChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "CHANNEL",
         *       "name": "営業部",
         *       "userIds": [
         *         "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateChatRoomRequest'];
      };
    };
    responses: {
      /** @description The room. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "type": "CHANNEL",
           *       "name": "全社",
           *       "logo": null,
           *       "role": "ADMIN",
           *       "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "createdBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "directUser": null,
           *       "memberCount": 24,
           *       "unreadCount": 0,
           *       "unreadMentions": 0,
           *       "unreadReplies": 0,
           *       "muted": false,
           *       "lastSeq": 0,
           *       "lastReadMessageId": null,
           *       "lastReadSeq": 0,
           *       "lastMessage": null,
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "updatedAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['ChatRoomSummary'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  joinChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "inviteToken": "K7QM2XW9PD"
         *     }
         */
        'application/json': components['schemas']['JoinChatRoomRequest'];
      };
    };
    responses: {
      /** @description The room. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "type": "CHANNEL",
           *       "name": "全社",
           *       "logo": null,
           *       "role": "USER",
           *       "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "createdBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "directUser": null,
           *       "memberCount": 24,
           *       "unreadCount": 1,
           *       "unreadMentions": 0,
           *       "unreadReplies": 0,
           *       "muted": false,
           *       "lastSeq": 42,
           *       "lastReadMessageId": null,
           *       "lastReadSeq": 41,
           *       "lastMessage": {
           *         "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *         "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *         "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "seq": 42,
           *         "changeSeq": 42,
           *         "type": "TEXT",
           *         "content": "おはようございます。",
           *         "attachments": [],
           *         "sender": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "mentionedUserIds": [],
           *         "mentionedGroup": null,
           *         "reactions": [],
           *         "replyTo": null,
           *         "threadRootId": null,
           *         "thread": null,
           *         "createdAt": "2026-11-20T09:00:00.000Z",
           *         "editedAt": null,
           *         "deletedAt": null
           *       },
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "updatedAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['ChatRoomSummary'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getUnreadChatTotal: {
    parameters: {
      query: {
        /** @description Channels or direct rooms. */
        type: components['schemas']['ChatRoomType'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In all, and by room. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "type": "CHANNEL",
           *       "unreadCount": 1,
           *       "rooms": [
           *         {
           *           "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "unreadCount": 1,
           *           "unreadMentions": 0,
           *           "unreadReplies": 0
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['ChatUnreadTotal'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description A page of them, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "department": "開発部",
           *           "status": "AVAILABLE",
           *           "workingStatus": "OFFICE"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatCandidateList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listChatRoomHeads: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The heads. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "type": "CHANNEL",
           *           "lastSeq": 42,
           *           "unreadCount": 1,
           *           "unreadMentions": 0,
           *           "unreadThreads": [
           *             {
           *               "threadRootId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *               "unreadCount": 2,
           *               "unreadMentions": 0
           *             }
           *           ],
           *           "lastReadSeq": 41,
           *           "muted": false
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatRoomHeadList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description A page of threads with replies: those with unread ones first, each by the latest reply. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "room": {
           *             "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *             "type": "CHANNEL",
           *             "name": "全社",
           *             "logo": null
           *           },
           *           "root": {
           *             "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *             "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *             "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *             "seq": 42,
           *             "changeSeq": 44,
           *             "type": "TEXT",
           *             "content": "おはようございます。",
           *             "attachments": [],
           *             "sender": {
           *               "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *               "nameKanji": "高橋 蓮",
           *               "avatarUrl": null
           *             },
           *             "mentionedUserIds": [],
           *             "mentionedGroup": null,
           *             "reactions": [],
           *             "replyTo": null,
           *             "threadRootId": null,
           *             "thread": {
           *               "replyCount": 1,
           *               "lastReplyAt": "2026-11-20T09:05:00.000Z",
           *               "userIds": [
           *                 "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
           *               ]
           *             },
           *             "createdAt": "2026-11-20T09:00:00.000Z",
           *             "editedAt": null,
           *             "deletedAt": null
           *           },
           *           "lastReply": null,
           *           "unreadCount": 1,
           *           "unreadMentions": 0
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatFollowedThreadList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getCreatedChatRooms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The numbers. Rooms that were handed over or left count until they are deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "created": 3,
           *       "limit": 10
           *     }
           */
          'application/json': components['schemas']['ChatRoomsCreated'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  searchChatMessages: {
    parameters: {
      query: {
        /** @description The words to look for. */
        keyword: string;
        /** @description In one room alone. */
        roomId?: components['schemas']['Id'];
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
      /** @description A page of messages, latest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "message": {
           *             "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *             "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *             "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *             "seq": 42,
           *             "changeSeq": 42,
           *             "type": "TEXT",
           *             "content": "おはようございます。",
           *             "attachments": [],
           *             "sender": {
           *               "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *               "nameKanji": "高橋 蓮",
           *               "avatarUrl": null
           *             },
           *             "mentionedUserIds": [],
           *             "mentionedGroup": null,
           *             "reactions": [],
           *             "replyTo": null,
           *             "threadRootId": null,
           *             "thread": null,
           *             "createdAt": "2026-11-20T09:00:00.000Z",
           *             "editedAt": null,
           *             "deletedAt": null
           *           },
           *           "room": {
           *             "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *             "type": "CHANNEL",
           *             "name": "全社",
           *             "logo": null
           *           }
           *         }
           *       ],
           *       "metadata": {
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatSearchList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The room. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "type": "CHANNEL",
           *       "name": "全社",
           *       "logo": null,
           *       "role": "USER",
           *       "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "createdBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "directUser": null,
           *       "memberCount": 24,
           *       "unreadCount": 1,
           *       "unreadMentions": 0,
           *       "unreadReplies": 0,
           *       "muted": false,
           *       "lastSeq": 42,
           *       "lastReadMessageId": null,
           *       "lastReadSeq": 41,
           *       "lastMessage": {
           *         "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *         "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *         "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "seq": 42,
           *         "changeSeq": 42,
           *         "type": "TEXT",
           *         "content": "おはようございます。",
           *         "attachments": [],
           *         "sender": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "mentionedUserIds": [],
           *         "mentionedGroup": null,
           *         "reactions": [],
           *         "replyTo": null,
           *         "threadRootId": null,
           *         "thread": null,
           *         "createdAt": "2026-11-20T09:00:00.000Z",
           *         "editedAt": null,
           *         "deletedAt": null
           *       },
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "updatedAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['ChatRoomSummary'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  addChatRoomUsers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "userIds": [
         *         "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
         *       ]
         *     }
         */
        'application/json': components['schemas']['AddChatRoomUsersRequest'];
      };
    };
    responses: {
      /** @description The room as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "type": "CHANNEL",
           *       "name": "全社",
           *       "logo": null,
           *       "role": "USER",
           *       "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "createdBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "directUser": null,
           *       "memberCount": 24,
           *       "unreadCount": 1,
           *       "unreadMentions": 0,
           *       "unreadReplies": 0,
           *       "muted": false,
           *       "lastSeq": 42,
           *       "lastReadMessageId": null,
           *       "lastReadSeq": 41,
           *       "lastMessage": {
           *         "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *         "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *         "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "seq": 42,
           *         "changeSeq": 42,
           *         "type": "TEXT",
           *         "content": "おはようございます。",
           *         "attachments": [],
           *         "sender": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "mentionedUserIds": [],
           *         "mentionedGroup": null,
           *         "reactions": [],
           *         "replyTo": null,
           *         "threadRootId": null,
           *         "thread": null,
           *         "createdAt": "2026-11-20T09:00:00.000Z",
           *         "editedAt": null,
           *         "deletedAt": null
           *       },
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "updatedAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['ChatRoomSummary'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  deleteChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "営業部"
         *     }
         */
        'application/json': components['schemas']['DeleteChatRoomRequest'];
      };
    };
    responses: {
      /** @description Deleted, with its messages and files. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "営業部"
         *     }
         */
        'application/json': components['schemas']['UpdateChatRoomRequest'];
      };
    };
    responses: {
      /** @description The room as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "type": "CHANNEL",
           *       "name": "営業部",
           *       "logo": null,
           *       "role": "USER",
           *       "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "createdBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "directUser": null,
           *       "memberCount": 24,
           *       "unreadCount": 1,
           *       "unreadMentions": 0,
           *       "unreadReplies": 0,
           *       "muted": false,
           *       "lastSeq": 42,
           *       "lastReadMessageId": null,
           *       "lastReadSeq": 41,
           *       "lastMessage": {
           *         "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *         "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *         "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "seq": 42,
           *         "changeSeq": 42,
           *         "type": "TEXT",
           *         "content": "おはようございます。",
           *         "attachments": [],
           *         "sender": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "mentionedUserIds": [],
           *         "mentionedGroup": null,
           *         "reactions": [],
           *         "replyTo": null,
           *         "threadRootId": null,
           *         "thread": null,
           *         "createdAt": "2026-11-20T09:00:00.000Z",
           *         "editedAt": null,
           *         "deletedAt": null
           *       },
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "updatedAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['ChatRoomSummary'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  leaveChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Left. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  removeChatRoomUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
        /** @description The one who is removed. */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of members: admins first, then by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "nameKatakana": "ｱｵｷｱｵｲ",
           *           "nickname": "あおい",
           *           "avatarUrl": null,
           *           "status": "AVAILABLE",
           *           "workingStatus": "OFFICE",
           *           "role": "USER",
           *           "lastReadSeq": 42,
           *           "joinedAt": "2026-11-20T09:00:00.000Z",
           *           "addedBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatMemberList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "department": "開発部",
           *           "status": "AVAILABLE",
           *           "workingStatus": "OFFICE"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatCandidateList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listChatMessages: {
    parameters: {
      query?: {
        /** @description Those before it, nearest ones. */
        beforeSeq?: components['schemas']['ChatSeq'];
        /** @description Those after it, nearest ones. */
        afterSeq?: components['schemas']['ChatSeq'];
        /** @description This one and its neighbours, half on each side. Of a reply in a thread: its first message. */
        aroundMessageId?: components['schemas']['Id'];
        /** @description Messages at most. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The messages, without replies in threads. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *           "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *           "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "seq": 42,
           *           "changeSeq": 42,
           *           "type": "TEXT",
           *           "content": "おはようございます。",
           *           "attachments": [],
           *           "sender": {
           *             "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null
           *           },
           *           "mentionedUserIds": [],
           *           "mentionedGroup": null,
           *           "reactions": [],
           *           "replyTo": null,
           *           "threadRootId": null,
           *           "thread": null,
           *           "createdAt": "2026-11-20T09:00:00.000Z",
           *           "editedAt": null,
           *           "deletedAt": null
           *         }
           *       ],
           *       "metadata": {
           *         "limit": 50,
           *         "hasOlder": false,
           *         "hasNewer": false,
           *         "hasNextPage": false,
           *         "lastSeq": 42
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatMessageSlice'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  sendChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
         *       "type": "TEXT",
         *       "content": "おはようございます。"
         *     }
         */
        'application/json': components['schemas']['SendChatMessageRequest'];
      };
    };
    responses: {
      /** @description The message; stored, and in its place. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 42,
           *       "changeSeq": 42,
           *       "type": "TEXT",
           *       "content": "おはようございます。",
           *       "attachments": [],
           *       "sender": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       },
           *       "mentionedUserIds": [],
           *       "mentionedGroup": null,
           *       "reactions": [],
           *       "replyTo": null,
           *       "threadRootId": null,
           *       "thread": null,
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "editedAt": null,
           *       "deletedAt": null
           *     }
           */
          'application/json': components['schemas']['ChatMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
        /** @description The message. */
        messageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 42,
           *       "changeSeq": 42,
           *       "type": "TEXT",
           *       "content": "おはようございます。",
           *       "attachments": [],
           *       "sender": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       },
           *       "mentionedUserIds": [],
           *       "mentionedGroup": null,
           *       "reactions": [],
           *       "replyTo": null,
           *       "threadRootId": null,
           *       "thread": null,
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "editedAt": null,
           *       "deletedAt": null
           *     }
           */
          'application/json': components['schemas']['ChatMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  deleteChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
        /** @description The message. */
        messageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message that is left of it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 42,
           *       "changeSeq": 43,
           *       "type": "TEXT",
           *       "content": "",
           *       "attachments": [],
           *       "sender": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       },
           *       "mentionedUserIds": [],
           *       "mentionedGroup": null,
           *       "reactions": [],
           *       "replyTo": null,
           *       "threadRootId": null,
           *       "thread": null,
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "editedAt": null,
           *       "deletedAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['ChatMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  editChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
        /** @description The message. */
        messageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "content": "おはようございます！"
         *     }
         */
        'application/json': components['schemas']['EditChatMessageRequest'];
      };
    };
    responses: {
      /** @description The message as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 42,
           *       "changeSeq": 43,
           *       "type": "TEXT",
           *       "content": "おはようございます！",
           *       "attachments": [],
           *       "sender": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       },
           *       "mentionedUserIds": [],
           *       "mentionedGroup": null,
           *       "reactions": [],
           *       "replyTo": null,
           *       "threadRootId": null,
           *       "thread": null,
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "editedAt": "2026-11-20T09:00:00.000Z",
           *       "deletedAt": null
           *     }
           */
          'application/json': components['schemas']['ChatMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  reactToChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
        /** @description The message. */
        messageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "emoji": "👍"
         *     }
         */
        'application/json': components['schemas']['ReactToChatMessageRequest'];
      };
    };
    responses: {
      /** @description The message as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 42,
           *       "changeSeq": 43,
           *       "type": "TEXT",
           *       "content": "おはようございます。",
           *       "attachments": [],
           *       "sender": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       },
           *       "mentionedUserIds": [],
           *       "mentionedGroup": null,
           *       "reactions": [
           *         {
           *           "emoji": "👍",
           *           "userIds": [
           *             "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
           *           ]
           *         }
           *       ],
           *       "replyTo": null,
           *       "threadRootId": null,
           *       "thread": null,
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "editedAt": null,
           *       "deletedAt": null
           *     }
           */
          'application/json': components['schemas']['ChatMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  unreactToChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
        /** @description The message. */
        messageId: components['schemas']['Id'];
        /** @description The emoji. */
        emoji: components['schemas']['ChatEmoji'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "seq": 42,
           *       "changeSeq": 42,
           *       "type": "TEXT",
           *       "content": "おはようございます。",
           *       "attachments": [],
           *       "sender": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       },
           *       "mentionedUserIds": [],
           *       "mentionedGroup": null,
           *       "reactions": [],
           *       "replyTo": null,
           *       "threadRootId": null,
           *       "thread": null,
           *       "createdAt": "2026-11-20T09:00:00.000Z",
           *       "editedAt": null,
           *       "deletedAt": null
           *     }
           */
          'application/json': components['schemas']['ChatMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listChatThread: {
    parameters: {
      query?: {
        /** @description Replies before it, nearest ones; the latest without it. */
        beforeSeq?: components['schemas']['ChatSeq'];
        /** @description Messages at most. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
        /** @description The thread's first message. */
        messageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The first message and its replies. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "root": {
           *         "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *         "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *         "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "seq": 42,
           *         "changeSeq": 44,
           *         "type": "TEXT",
           *         "content": "おはようございます。",
           *         "attachments": [],
           *         "sender": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "mentionedUserIds": [],
           *         "mentionedGroup": null,
           *         "reactions": [],
           *         "replyTo": null,
           *         "threadRootId": null,
           *         "thread": {
           *           "replyCount": 1,
           *           "lastReplyAt": "2026-11-20T09:00:00.000Z",
           *           "userIds": [
           *             "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
           *           ]
           *         },
           *         "createdAt": "2026-11-20T09:00:00.000Z",
           *         "editedAt": null,
           *         "deletedAt": null
           *       },
           *       "data": [
           *         {
           *           "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e03",
           *           "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *           "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "seq": 43,
           *           "changeSeq": 43,
           *           "type": "TEXT",
           *           "content": "確認しました。",
           *           "attachments": [],
           *           "sender": {
           *             "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null
           *           },
           *           "mentionedUserIds": [],
           *           "mentionedGroup": null,
           *           "reactions": [],
           *           "replyTo": null,
           *           "threadRootId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *           "thread": null,
           *           "createdAt": "2026-11-20T09:00:00.000Z",
           *           "editedAt": null,
           *           "deletedAt": null
           *         }
           *       ],
           *       "metadata": {
           *         "limit": 50,
           *         "hasOlder": false,
           *         "hasNewer": false,
           *         "hasNextPage": false,
           *         "lastSeq": 44
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatThreadSlice'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getChatThreadState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
        /** @description The thread's first message. */
        messageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "threadRootId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "following": true,
           *       "replyCount": 3,
           *       "unreadCount": 1,
           *       "unreadMentions": 0,
           *       "firstUnreadMessageId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e03",
           *       "lastSeq": 48
           *     }
           */
          'application/json': components['schemas']['ChatThreadState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateChatThreadState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
        /** @description The thread's first message. */
        messageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "lastReadMessageId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e03"
         *     }
         */
        'application/json': components['schemas']['UpdateChatThreadStateRequest'];
      };
    };
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "threadRootId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "following": true,
           *       "replyCount": 3,
           *       "unreadCount": 0,
           *       "unreadMentions": 0,
           *       "firstUnreadMessageId": null,
           *       "lastSeq": 48
           *     }
           */
          'application/json': components['schemas']['ChatThreadState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listChatChanges: {
    parameters: {
      query: {
        /** @description The last seq that one has. */
        afterSeq: components['schemas']['ChatSeq'];
        /** @description Messages at most. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The changes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *           "clientId": "3e55a6e0-7777-4d53-8a0e-2f6f6f1d0e02",
           *           "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "seq": 42,
           *           "changeSeq": 42,
           *           "type": "TEXT",
           *           "content": "おはようございます。",
           *           "attachments": [],
           *           "sender": {
           *             "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null
           *           },
           *           "mentionedUserIds": [],
           *           "mentionedGroup": null,
           *           "reactions": [],
           *           "replyTo": null,
           *           "threadRootId": null,
           *           "thread": null,
           *           "createdAt": "2026-11-20T09:00:00.000Z",
           *           "editedAt": null,
           *           "deletedAt": null
           *         }
           *       ],
           *       "room": null,
           *       "metadata": {
           *         "limit": 100,
           *         "upToSeq": 42,
           *         "lastSeq": 42,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['ChatChanges'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateLastReadMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "messageId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01"
         *     }
         */
        'application/json': components['schemas']['UpdateLastReadMessageRequest'];
      };
    };
    responses: {
      /** @description The messages read now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "lastReadMessageId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "lastReadSeq": 42,
           *       "unreadCount": 0,
           *       "unreadMentions": 0,
           *       "lastSeq": 42
           *     }
           */
          'application/json': components['schemas']['ChatReadState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getUnreadChatMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many, and the first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "unreadCount": 1,
           *       "firstUnreadMessageId": "3e55a6e0-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "firstUnreadSeq": 42,
           *       "lastReadMessageId": null,
           *       "lastReadSeq": 41
           *     }
           */
          'application/json': components['schemas']['ChatUnreadMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getChatInviteToken: {
    parameters: {
      query?: {
        /** @description Make a new one; for admins. */
        refresh?: boolean;
      };
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The code. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "code": "K7QM2XW9PD",
           *       "expiresAt": "2026-11-27T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['ChatInviteToken'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateChatRoomRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
         *       "role": "ADMIN"
         *     }
         */
        'application/json': components['schemas']['UpdateChatRoomRoleRequest'];
      };
    };
    responses: {
      /** @description The member as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "nameKanji": "青木 葵",
           *       "nameKatakana": "ｱｵｷｱｵｲ",
           *       "nickname": "あおい",
           *       "avatarUrl": null,
           *       "status": "AVAILABLE",
           *       "workingStatus": "OFFICE",
           *       "role": "ADMIN",
           *       "lastReadSeq": 42,
           *       "joinedAt": "2026-11-20T09:00:00.000Z",
           *       "addedBy": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02"
           *     }
           */
          'application/json': components['schemas']['ChatMember'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  muteChatRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "muted": true
         *     }
         */
        'application/json': components['schemas']['MuteChatRoomRequest'];
      };
    };
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "muted": true
           *     }
           */
          'application/json': components['schemas']['ChatMuteState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description A page of rooms, one's own first, then by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "kind": "OWN",
           *           "name": "雑談",
           *           "names": null,
           *           "floorId": null,
           *           "zoneId": null,
           *           "meetingRoomId": null,
           *           "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "canEdit": true,
           *           "canInvite": true,
           *           "emails": [
           *             "aoi@sakura.example"
           *           ],
           *           "participants": [
           *             {
           *               "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *               "nameKanji": "高橋 蓮",
           *               "avatarUrl": null,
           *               "muted": false
           *             }
           *           ],
           *           "limit": 5
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['VoiceRoomList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  createVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "OWN",
         *       "name": "雑談",
         *       "emails": [
         *         "aoi@sakura.example"
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateVoiceRoomRequest'];
      };
    };
    responses: {
      /** @description The room. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "kind": "OWN",
           *       "name": "雑談",
           *       "names": null,
           *       "floorId": null,
           *       "zoneId": null,
           *       "meetingRoomId": null,
           *       "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "canEdit": true,
           *       "canInvite": true,
           *       "emails": [
           *         "aoi@sakura.example"
           *       ],
           *       "participants": [
           *         {
           *           "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "muted": false
           *         }
           *       ],
           *       "limit": 5
           *     }
           */
          'application/json': components['schemas']['VoiceRoom'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  openVoiceMeetingAreaRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "meetingRoomId": "10000000-9999-4d53-8a0e-2f6f6f1d0d09"
         *     }
         */
        'application/json': components['schemas']['OpenVoiceMeetingAreaRoomRequest'];
      };
    };
    responses: {
      /** @description The room. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "kind": "MEETING_AREA",
           *       "name": "会議室 けやき",
           *       "names": {
           *         "ja": "会議室 けやき",
           *         "en": "Meeting room Keyaki"
           *       },
           *       "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "zoneId": "keyaki",
           *       "meetingRoomId": "10000000-9999-4d53-8a0e-2f6f6f1d0d09",
           *       "ownerId": null,
           *       "canEdit": false,
           *       "canInvite": true,
           *       "participants": [
           *         {
           *           "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "muted": false
           *         }
           *       ],
           *       "limit": 5
           *     }
           */
          'application/json': components['schemas']['VoiceRoom'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  openVoiceMeetingRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "meetingId": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001"
         *     }
         */
        'application/json': components['schemas']['OpenVoiceMeetingRoomRequest'];
      };
    };
    responses: {
      /** @description The room. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9ee71196-9999-4d53-8a0e-2f6f6f1d1001",
           *       "kind": "MEETING",
           *       "name": "週次定例",
           *       "names": null,
           *       "floorId": null,
           *       "zoneId": null,
           *       "meetingRoomId": null,
           *       "ownerId": null,
           *       "canEdit": false,
           *       "canInvite": false,
           *       "participants": [
           *         {
           *           "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "muted": false
           *         }
           *       ],
           *       "limit": 5
           *     }
           */
          'application/json': components['schemas']['VoiceRoom'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The room. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "kind": "OWN",
           *       "name": "雑談",
           *       "names": null,
           *       "floorId": null,
           *       "zoneId": null,
           *       "meetingRoomId": null,
           *       "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "canEdit": true,
           *       "canInvite": true,
           *       "emails": [
           *         "aoi@sakura.example"
           *       ],
           *       "participants": [
           *         {
           *           "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "muted": false
           *         }
           *       ],
           *       "limit": 5
           *     }
           */
          'application/json': components['schemas']['VoiceRoom'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  deleteVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Deleted. Who was in it has left it. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "雑談",
         *       "emails": [
         *         "aoi@sakura.example"
         *       ]
         *     }
         */
        'application/json': components['schemas']['UpdateVoiceRoomRequest'];
      };
    };
    responses: {
      /** @description The room as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "kind": "OWN",
           *       "name": "雑談",
           *       "names": null,
           *       "floorId": null,
           *       "zoneId": null,
           *       "meetingRoomId": null,
           *       "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "canEdit": true,
           *       "canInvite": true,
           *       "emails": [
           *         "aoi@sakura.example"
           *       ],
           *       "participants": [
           *         {
           *           "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "muted": false
           *         }
           *       ],
           *       "limit": 5
           *     }
           */
          'application/json': components['schemas']['VoiceRoom'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  createVoiceToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01"
         *     }
         */
        'application/json': components['schemas']['CreateVoiceTokenRequest'];
      };
    };
    responses: {
      /** @description A pass to the room, and how to reach the others in it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiIsInR5cCI6InZvaWNlK2p3dCJ9.eyJyb29tIjoiMTAwMDAwMDAifQ.c2lnbmF0dXJl",
           *       "expiresAt": "2026-11-20T09:01:00.000Z",
           *       "room": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "kind": "OWN",
           *         "name": "雑談",
           *         "names": null,
           *         "floorId": null,
           *         "zoneId": null,
           *         "meetingRoomId": null,
           *         "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "canEdit": true,
           *         "canInvite": true,
           *         "emails": [
           *           "aoi@sakura.example"
           *         ],
           *         "participants": [
           *           {
           *             "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null,
           *             "muted": false
           *           }
           *         ],
           *         "limit": 5
           *       },
           *       "iceServers": [
           *         {
           *           "urls": [
           *             "turn:turn.example:3478?transport=udp"
           *           ],
           *           "username": "1795165200:a1e5c0de",
           *           "credential": "ZmFrZSBjcmVkZW50aWFsIQ=="
           *         }
           *       ],
           *       "iceExpiresAt": "2026-11-20T10:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['VoiceToken'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listVoiceAreaRooms: {
    parameters: {
      query?: {
        /** @description Areas of one floor alone. */
        floorId?: components['schemas']['Id'];
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of rooms, in the order of floors and plans. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "kind": "AREA",
           *           "name": "トークエリア こもれび",
           *           "names": {
           *             "ja": "トークエリア こもれび",
           *             "en": "Talk area Komorebi"
           *           },
           *           "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *           "zoneId": "komorebi",
           *           "meetingRoomId": null,
           *           "ownerId": null,
           *           "canEdit": false,
           *           "canInvite": true,
           *           "participants": [
           *             {
           *               "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *               "nameKanji": "高橋 蓮",
           *               "avatarUrl": null,
           *               "muted": false
           *             }
           *           ],
           *           "limit": 5
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 100,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['VoiceRoomList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listVoiceAdminRooms: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of rooms, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *           "kind": "ADMIN",
           *           "name": "全社アナウンス",
           *           "names": null,
           *           "floorId": null,
           *           "zoneId": null,
           *           "meetingRoomId": null,
           *           "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "canEdit": false,
           *           "canInvite": false,
           *           "participants": [
           *             {
           *               "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *               "nameKanji": "高橋 蓮",
           *               "avatarUrl": null,
           *               "muted": false
           *             }
           *           ],
           *           "limit": 5
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 30,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['VoiceRoomList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  inviteToVoiceChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteToVoiceChatRequest'];
      };
    };
    responses: {
      /** @description The invitation, and the room that it is for. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "invitation": {
           *         "invitationId": "1a71e000-8888-4d53-8a0e-2f6f6f1d0f01",
           *         "roomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "roomName": "高橋 蓮・青木 葵",
           *         "roomNames": null,
           *         "kind": "DIRECT",
           *         "floorId": null,
           *         "inviter": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "expiresAt": "2026-11-20T09:00:30.000Z"
           *       },
           *       "users": [
           *         {
           *           "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null
           *         }
           *       ],
           *       "room": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "kind": "DIRECT",
           *         "name": "高橋 蓮・青木 葵",
           *         "names": null,
           *         "floorId": null,
           *         "zoneId": null,
           *         "meetingRoomId": null,
           *         "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "canEdit": false,
           *         "canInvite": true,
           *         "participants": [],
           *         "limit": 5
           *       }
           *     }
           */
          'application/json': components['schemas']['VoiceInvite'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  confirmVoiceInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invitationId": "1a71e000-8888-4d53-8a0e-2f6f6f1d0f01",
         *       "accepted": true
         *     }
         */
        'application/json': components['schemas']['ConfirmVoiceInvitationRequest'];
      };
    };
    responses: {
      /** @description The answer. After a yes the room can be joined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "invitationId": "1a71e000-8888-4d53-8a0e-2f6f6f1d0f01",
           *       "accepted": true,
           *       "room": {
           *         "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *         "kind": "DIRECT",
           *         "name": "高橋 蓮・青木 葵",
           *         "names": null,
           *         "floorId": null,
           *         "zoneId": null,
           *         "meetingRoomId": null,
           *         "ownerId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "canEdit": false,
           *         "canInvite": true,
           *         "participants": [],
           *         "limit": 5
           *       }
           *     }
           */
          'application/json': components['schemas']['VoiceInviteConfirmation'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listUsersNotInVoiceChat: {
    parameters: {
      query?: {
        /** @description The room that they would be invited into. */
        roomId?: components['schemas']['Id'];
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
      /** @description A page of members, those who can be reached first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵",
           *           "avatarUrl": null,
           *           "status": "AVAILABLE",
           *           "workingStatus": "OFFICE",
           *           "online": true,
           *           "inVoiceChat": false
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['VoiceCandidateList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  subscribeWebNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fcmToken": "dP0aQx3kTm-7yR2c:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx"
         *     }
         */
        'application/json': components['schemas']['WebNotificationRequest'];
      };
    };
    responses: {
      /** @description Registered. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  unsubscribeWebNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fcmToken": "dP0aQx3kTm-7yR2c:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx"
         *     }
         */
        'application/json': components['schemas']['WebNotificationRequest'];
      };
    };
    responses: {
      /** @description Forgotten. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  adminLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "aoi@sakura.example",
         *       "password": "Office#2026"
         *     }
         */
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
           *       "refreshToken": "Jx0a5c2vQ7kS1n9t",
           *       "tokenExpires": 1795165200000,
           *       "refreshTokenExpires": 1795166700000,
           *       "deviceToken": "9uZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRdHgJiKoMqSuVtA",
           *       "organizationType": "JUST_ONE",
           *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "email": "aoi@sakura.example",
           *         "invitedBy": null,
           *         "inviter": null,
           *         "createdAt": "2026-04-01T00:00:00.000Z",
           *         "updatedAt": "2026-11-20T00:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  adminVerifyNewIp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "aoi@sakura.example",
         *       "password": "Office#2026",
         *       "code": "0427"
         *     }
         */
        'application/json': components['schemas']['VerifyNewIpRequest'];
      };
    };
    responses: {
      /** @description Signed in; the network is known from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
           *       "refreshToken": "Jx0a5c2vQ7kS1n9t",
           *       "tokenExpires": 1795165200000,
           *       "refreshTokenExpires": 1795166700000,
           *       "deviceToken": "9uZ3f0Yk1m2Qv8sT4x6WbN7cEaLpRdHgJiKoMqSuVtA",
           *       "organizationType": "JUST_ONE",
           *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "email": "aoi@sakura.example",
           *         "invitedBy": null,
           *         "inviter": null,
           *         "createdAt": "2026-04-01T00:00:00.000Z",
           *         "updatedAt": "2026-11-20T00:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  adminRefreshToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description New tokens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
           *       "refreshToken": "Jx0a5c2vQ7kS1n9t",
           *       "tokenExpires": 1795165200000,
           *       "refreshTokenExpires": 1795166700000,
           *       "organizationType": "JUST_ONE",
           *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "email": "aoi@sakura.example",
           *         "invitedBy": null,
           *         "inviter": null,
           *         "createdAt": "2026-04-01T00:00:00.000Z",
           *         "updatedAt": "2026-11-20T00:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['Session'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  adminLogout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed out. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  chooseAdministeredOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01"
         *     }
         */
        'application/json': components['schemas']['SelectOrganizationRequest'];
      };
    };
    responses: {
      /** @description The organisation is administered from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
           *       "refreshToken": "Jx0a5c2vQ7kS1n9t",
           *       "tokenExpires": 1795165200000,
           *       "refreshTokenExpires": 1795166700000,
           *       "organizationType": "JUST_ONE",
           *       "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "user": {
           *         "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *         "email": "aoi@sakura.example",
           *         "invitedBy": null,
           *         "inviter": null,
           *         "createdAt": "2026-04-01T00:00:00.000Z",
           *         "updatedAt": "2026-11-20T00:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description The administrator. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *       "nameKanji": "青木 葵",
           *       "email": "aoi@sakura.example",
           *       "language": "ja",
           *       "avatarUrl": null,
           *       "role": "ORGANIZATION_ADMIN",
           *       "organization": {
           *         "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *         "name": "さくらワークス",
           *         "email": "info@sakura.example",
           *         "avatarUrl": null,
           *         "blocked": false
           *       },
           *       "organizations": {
           *         "data": [
           *           {
           *             "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *             "name": "さくらワークス",
           *             "email": "info@sakura.example",
           *             "avatarUrl": null,
           *             "blocked": false
           *           }
           *         ],
           *         "metadata": {
           *           "total": 1,
           *           "page": 1,
           *           "limit": 10,
           *           "hasNextPage": false
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['Administrator'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listAdminFloors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The offices with their floors, in their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *           "name": "本社",
           *           "names": {
           *             "ja": "本社",
           *             "en": "Head office"
           *           },
           *           "blocked": false,
           *           "floors": [
           *             {
           *               "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *               "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *               "name": "1階",
           *               "names": {
           *                 "ja": "1階",
           *                 "en": "First floor"
           *               },
           *               "position": 0,
           *               "blocked": false,
           *               "version": 2,
           *               "width": 12,
           *               "depth": 9,
           *               "seatCount": 1,
           *               "takenSeatCount": 1,
           *               "roomCount": 0,
           *               "presentCount": 3,
           *               "revision": 3,
           *               "publishedAt": "2026-11-19T09:00:00.000Z",
           *               "draftVersion": 4,
           *               "draft": {
           *                 "baseRevision": 3,
           *                 "updatedAt": "2026-11-20T09:00:00.000Z",
           *                 "updatedBy": {
           *                   "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *                   "nameKanji": "青木 葵"
           *                 }
           *               }
           *             }
           *           ]
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminFloorList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  createAdminFloor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
         *       "names": {
         *         "ja": "4階",
         *         "en": "Fourth floor"
         *       },
         *       "source": "BLANK",
         *       "width": 20,
         *       "depth": 12
         *     }
         */
        'application/json': components['schemas']['CreateFloorRequest'];
      };
    };
    responses: {
      /** @description The new floor. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *       "name": "1階",
           *       "names": {
           *         "ja": "1階",
           *         "en": "First floor"
           *       },
           *       "position": 0,
           *       "blocked": false,
           *       "version": 2,
           *       "width": 12,
           *       "depth": 9,
           *       "seatCount": 1,
           *       "takenSeatCount": 1,
           *       "roomCount": 0,
           *       "presentCount": 3,
           *       "revision": 3,
           *       "publishedAt": "2026-11-19T09:00:00.000Z",
           *       "draftVersion": 4,
           *       "draft": {
           *         "baseRevision": 3,
           *         "updatedAt": "2026-11-20T09:00:00.000Z",
           *         "updatedBy": {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵"
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminFloor'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listFloorTemplates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "studio",
           *           "name": {
           *             "ja": "スタジオ",
           *             "en": "Studio"
           *           },
           *           "width": 24,
           *           "depth": 16,
           *           "seatCount": 20,
           *           "roomCount": 2
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['FloorTemplateList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  orderAdminFloors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
         *       "floorIds": [
         *         "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01"
         *       ]
         *     }
         */
        'application/json': components['schemas']['OrderFloorsRequest'];
      };
    };
    responses: {
      /** @description They are in that order. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  removeAdminFloor: {
    parameters: {
      query: {
        /** @description The version that the change was made from. */
        version: components['schemas']['FloorVersion'];
      };
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The floor is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateAdminFloor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 2,
         *       "names": {
         *         "ja": "1階",
         *         "en": "First floor"
         *       }
         *     }
         */
        'application/json': components['schemas']['UpdateFloorRequest'];
      };
    };
    responses: {
      /** @description The floor as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *       "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *       "name": "1階",
           *       "names": {
           *         "ja": "1階",
           *         "en": "First floor"
           *       },
           *       "position": 0,
           *       "blocked": false,
           *       "version": 2,
           *       "width": 12,
           *       "depth": 9,
           *       "seatCount": 1,
           *       "takenSeatCount": 1,
           *       "roomCount": 0,
           *       "presentCount": 3,
           *       "revision": 3,
           *       "publishedAt": "2026-11-19T09:00:00.000Z",
           *       "draftVersion": 4,
           *       "draft": {
           *         "baseRevision": 3,
           *         "updatedAt": "2026-11-20T09:00:00.000Z",
           *         "updatedBy": {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵"
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminFloor'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  previewFloorRemoval: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The things that would be lost. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "isLast": false,
           *       "presentCount": 3,
           *       "seats": [
           *         {
           *           "seatId": "A-1",
           *           "label": "A-1",
           *           "user": {
           *             "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null,
           *             "status": "AVAILABLE",
           *             "workingStatus": "OFFICE"
           *           }
           *         }
           *       ],
           *       "rooms": [
           *         {
           *           "meetingRoomId": "3f0c1c52-8d3e-8a53-9a0e-2f6f6f1d0a01",
           *           "name": {
           *             "ja": "会議室 けやき",
           *             "en": "Meeting room Keyaki"
           *           },
           *           "meetingCount": 2,
           *           "nextStartTime": "2026-11-21T01:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['FloorRemoval'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getAdminFloorPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Both. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "floor": {
           *         "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "name": "1階",
           *         "names": {
           *           "ja": "1階",
           *           "en": "First floor"
           *         },
           *         "position": 0,
           *         "blocked": false,
           *         "version": 2,
           *         "width": 12,
           *         "depth": 9,
           *         "seatCount": 1,
           *         "takenSeatCount": 1,
           *         "roomCount": 0,
           *         "presentCount": 3,
           *         "revision": 3,
           *         "publishedAt": "2026-11-19T09:00:00.000Z",
           *         "draftVersion": 4,
           *         "draft": {
           *           "baseRevision": 3,
           *           "updatedAt": "2026-11-20T09:00:00.000Z",
           *           "updatedBy": {
           *             "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *             "nameKanji": "青木 葵"
           *           }
           *         }
           *       },
           *       "plan": {
           *         "version": 1,
           *         "name": {
           *           "ja": "1階",
           *           "en": "First floor"
           *         },
           *         "size": {
           *           "width": 12,
           *           "depth": 9,
           *           "height": 3
           *         },
           *         "spawns": [
           *           {
           *             "x": 6,
           *             "z": 8,
           *             "heading": 3.14
           *           }
           *         ],
           *         "walls": [],
           *         "doors": [],
           *         "zones": [
           *           {
           *             "id": "desks",
           *             "kind": "DESK_AREA",
           *             "name": {
           *               "ja": "執務エリア",
           *               "en": "Desks"
           *             },
           *             "polygon": [
           *               [
           *                 0,
           *                 0
           *               ],
           *               [
           *                 12,
           *                 0
           *               ],
           *               [
           *                 12,
           *                 9
           *               ],
           *               [
           *                 0,
           *                 9
           *               ]
           *             ],
           *             "finish": "CARPET",
           *             "tint": "sand"
           *           }
           *         ],
           *         "desks": [],
           *         "seats": [
           *           {
           *             "id": "A-1",
           *             "label": "A-1",
           *             "x": 2,
           *             "z": 2.2,
           *             "heading": 3.14,
           *             "zoneId": "desks",
           *             "kind": "DESK"
           *           }
           *         ],
           *         "decor": []
           *       },
           *       "draftPlan": null
           *     }
           */
          'application/json': components['schemas']['EditedFloor'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  exportAdminFloorPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The plan in use. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 1,
           *       "name": {
           *         "ja": "1階",
           *         "en": "First floor"
           *       },
           *       "size": {
           *         "width": 12,
           *         "depth": 9,
           *         "height": 3
           *       },
           *       "spawns": [
           *         {
           *           "x": 6,
           *           "z": 8,
           *           "heading": 3.14
           *         }
           *       ],
           *       "walls": [],
           *       "doors": [],
           *       "zones": [
           *         {
           *           "id": "desks",
           *           "kind": "DESK_AREA",
           *           "name": {
           *             "ja": "執務エリア",
           *             "en": "Desks"
           *           },
           *           "polygon": [
           *             [
           *               0,
           *               0
           *             ],
           *             [
           *               12,
           *               0
           *             ],
           *             [
           *               12,
           *               9
           *             ],
           *             [
           *               0,
           *               9
           *             ]
           *           ],
           *           "finish": "CARPET",
           *           "tint": "sand"
           *         }
           *       ],
           *       "desks": [],
           *       "seats": [
           *         {
           *           "id": "A-1",
           *           "label": "A-1",
           *           "x": 2,
           *           "z": 2.2,
           *           "heading": 3.14,
           *           "zoneId": "desks",
           *           "kind": "DESK"
           *         }
           *       ],
           *       "decor": []
           *     }
           */
          'application/json': components['schemas']['FloorPlan'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  saveFloorDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 3,
         *       "plan": {
         *         "version": 1,
         *         "name": {
         *           "ja": "1階",
         *           "en": "First floor"
         *         },
         *         "size": {
         *           "width": 12,
         *           "depth": 9,
         *           "height": 3
         *         },
         *         "spawns": [
         *           {
         *             "x": 6,
         *             "z": 8,
         *             "heading": 3.14
         *           }
         *         ],
         *         "walls": [],
         *         "doors": [],
         *         "zones": [
         *           {
         *             "id": "desks",
         *             "kind": "DESK_AREA",
         *             "name": {
         *               "ja": "執務エリア",
         *               "en": "Desks"
         *             },
         *             "polygon": [
         *               [
         *                 0,
         *                 0
         *               ],
         *               [
         *                 12,
         *                 0
         *               ],
         *               [
         *                 12,
         *                 9
         *               ],
         *               [
         *                 0,
         *                 9
         *               ]
         *             ],
         *             "finish": "CARPET",
         *             "tint": "sand"
         *           }
         *         ],
         *         "desks": [],
         *         "seats": [
         *           {
         *             "id": "A-1",
         *             "label": "A-1",
         *             "x": 2,
         *             "z": 2.2,
         *             "heading": 3.14,
         *             "zoneId": "desks",
         *             "kind": "DESK"
         *           }
         *         ],
         *         "decor": []
         *       }
         *     }
         */
        'application/json': components['schemas']['SaveFloorDraftRequest'];
      };
    };
    responses: {
      /** @description It is saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "draftVersion": 4,
           *       "draft": {
           *         "baseRevision": 3,
           *         "updatedAt": "2026-11-20T09:00:00.000Z",
           *         "updatedBy": {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵"
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['FloorDraftState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  discardFloorDraft: {
    parameters: {
      query: {
        /** @description The version that the change was made from. */
        version: components['schemas']['FloorVersion'];
      };
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description There is none any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "draftVersion": 5,
           *       "draft": null
           *     }
           */
          'application/json': components['schemas']['FloorDraftState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  previewFloorPublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The consequences. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "draftVersion": 4,
           *       "revision": 3,
           *       "baseRevision": 3,
           *       "problems": [
           *         {
           *           "code": "peopleShutIn",
           *           "level": "WARNING",
           *           "things": [],
           *           "point": {
           *             "x": 2,
           *             "z": 3
           *           }
           *         }
           *       ],
           *       "changes": [
           *         {
           *           "kind": "wall",
           *           "added": 1,
           *           "removed": 0,
           *           "changed": 0
           *         }
           *       ],
           *       "resized": false,
           *       "people": [
           *         {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵"
           *         }
           *       ],
           *       "presentCount": 3,
           *       "seats": [
           *         {
           *           "seatId": "A-1",
           *           "label": "A-1",
           *           "user": {
           *             "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null,
           *             "status": "AVAILABLE",
           *             "workingStatus": "OFFICE"
           *           }
           *         }
           *       ],
           *       "rooms": [
           *         {
           *           "meetingRoomId": "3f0c1c52-8d3e-8a53-9a0e-2f6f6f1d0a01",
           *           "name": {
           *             "ja": "会議室 けやき",
           *             "en": "Meeting room Keyaki"
           *           },
           *           "meetingCount": 2,
           *           "nextStartTime": "2026-11-21T01:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['FloorPublication'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  publishFloorDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4
         *     }
         */
        'application/json': components['schemas']['FloorDraftVersionRequest'];
      };
    };
    responses: {
      /** @description The plan is in use. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "floor": {
           *         "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *         "name": "1階",
           *         "names": {
           *           "ja": "1階",
           *           "en": "First floor"
           *         },
           *         "position": 0,
           *         "blocked": false,
           *         "version": 2,
           *         "width": 12,
           *         "depth": 9,
           *         "seatCount": 1,
           *         "takenSeatCount": 1,
           *         "roomCount": 0,
           *         "presentCount": 3,
           *         "revision": 4,
           *         "publishedAt": "2026-11-19T09:00:00.000Z",
           *         "draftVersion": 5,
           *         "draft": null
           *       },
           *       "lostSeatCount": 1,
           *       "movedMeetingCount": 2
           *     }
           */
          'application/json': components['schemas']['PublishedFloor'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "revision": 3,
           *           "current": true,
           *           "publishedAt": "2026-11-19T09:00:00.000Z",
           *           "publishedBy": {
           *             "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *             "nameKanji": "青木 葵"
           *           },
           *           "width": 12,
           *           "depth": 9,
           *           "seatCount": 1,
           *           "roomCount": 0,
           *           "thingCount": 3
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['FloorRevisionList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getFloorRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
        /** @description The number of the plan. */
        revision: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The plan. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 1,
           *       "name": {
           *         "ja": "1階",
           *         "en": "First floor"
           *       },
           *       "size": {
           *         "width": 12,
           *         "depth": 9,
           *         "height": 3
           *       },
           *       "spawns": [
           *         {
           *           "x": 6,
           *           "z": 8,
           *           "heading": 3.14
           *         }
           *       ],
           *       "walls": [],
           *       "doors": [],
           *       "zones": [
           *         {
           *           "id": "desks",
           *           "kind": "DESK_AREA",
           *           "name": {
           *             "ja": "執務エリア",
           *             "en": "Desks"
           *           },
           *           "polygon": [
           *             [
           *               0,
           *               0
           *             ],
           *             [
           *               12,
           *               0
           *             ],
           *             [
           *               12,
           *               9
           *             ],
           *             [
           *               0,
           *               9
           *             ]
           *           ],
           *           "finish": "CARPET",
           *           "tint": "sand"
           *         }
           *       ],
           *       "desks": [],
           *       "seats": [
           *         {
           *           "id": "A-1",
           *           "label": "A-1",
           *           "x": 2,
           *           "z": 2.2,
           *           "heading": 3.14,
           *           "zoneId": "desks",
           *           "kind": "DESK"
           *         }
           *       ],
           *       "decor": []
           *     }
           */
          'application/json': components['schemas']['FloorPlan'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  restoreFloorRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
        /** @description The number of the plan. */
        revision: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 4
         *     }
         */
        'application/json': components['schemas']['FloorDraftVersionRequest'];
      };
    };
    responses: {
      /** @description It is the draft now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "draftVersion": 5,
           *       "draft": {
           *         "baseRevision": 3,
           *         "updatedAt": "2026-11-20T09:00:00.000Z",
           *         "updatedBy": {
           *           "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *           "nameKanji": "青木 葵"
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['FloorDraftState'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listAdminSeats: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every desk that can be one’s own. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "seatId": "A-1",
           *           "label": "A-1",
           *           "zoneId": "desks",
           *           "user": {
           *             "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null,
           *             "status": "AVAILABLE",
           *             "workingStatus": "OFFICE"
           *           },
           *           "takenAt": "2026-11-19T09:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminSeatList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  assignAdminSeat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The floor. */
        floorId: components['schemas']['Id'];
        /** @description The seat, as the plan names it. */
        seatId: components['schemas']['PlanItemId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
         *       "expectedUserId": null
         *     }
         */
        'application/json': components['schemas']['AssignSeatRequest'];
      };
    };
    responses: {
      /** @description The seat as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "seatId": "A-1",
           *       "label": "A-1",
           *       "zoneId": "desks",
           *       "user": {
           *         "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null,
           *         "status": "AVAILABLE",
           *         "workingStatus": "OFFICE"
           *       },
           *       "takenAt": "2026-11-19T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['AdminSeat'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
        /** @description The floor. */
        floorId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "user": {
           *             "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "nameKanji": "高橋 蓮",
           *             "avatarUrl": null,
           *             "status": "AVAILABLE",
           *             "workingStatus": "OFFICE"
           *           },
           *           "seat": {
           *             "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *             "floorName": "1階",
           *             "seatId": "A-1",
           *             "label": "A-1"
           *           }
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['SeatCandidateList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listAuditEntries: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description The person who did it. */
        actorId?: components['parameters']['actorId'];
        /** @description The kinds of thing that were done. */
        action?: components['parameters']['action'];
        /** @description The kind of thing that it was done to. */
        targetKind?: components['parameters']['targetKind'];
        /** @description The way by which it was done. */
        channel?: components['parameters']['channel'];
        /** @description Whether it was done. */
        outcome?: components['parameters']['outcome'];
        /** @description The earliest time. */
        from?: components['parameters']['from'];
        /** @description The time before which it was. */
        to?: components['parameters']['to'];
        /** @description Part of a name, an e-mail address, an operation or the identifier of a target. Empty finds everything. */
        keyword?: components['parameters']['keyword-2'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": 4711,
           *           "at": "2026-11-20T09:00:00.000Z",
           *           "organizationId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *           "channel": "ADMIN",
           *           "actor": {
           *             "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *             "name": "青木 葵",
           *             "email": "aoi@sakura.example",
           *             "role": "ORGANIZATION_ADMIN"
           *           },
           *           "address": "203.0.113.1",
           *           "userAgent": "Mozilla/5.0",
           *           "action": "MEMBER_ROLE_CHANGED",
           *           "operation": "changeMemberRole",
           *           "outcome": "DONE",
           *           "error": null,
           *           "target": {
           *             "kind": "MEMBER",
           *             "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *             "name": "高橋 蓮"
           *           },
           *           "request": null,
           *           "before": {
           *             "role": "USER"
           *           },
           *           "after": {
           *             "role": "GUEST"
           *           },
           *           "count": 1
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['AuditEntryList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
        /** @description Members of this role. */
        role?: components['parameters']['role'];
        /** @description Members of this department, exactly; those without one where it is empty. */
        department?: components['parameters']['department'];
        /** @description Members who are shut out in this way, or not at all. */
        block?: components['parameters']['block'];
        /** @description Members who have the office open now, or who have not. */
        online?: components['parameters']['online'];
        /** @description Members who see the product in this language. */
        language?: components['parameters']['language'];
        /** @description The column by which they are sorted. Names are by their readings, and settle what is equal. */
        sort?: components['parameters']['sort'];
        /** @description From the first to the last, or the other way round. */
        order?: components['parameters']['order'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of members. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *           "email": "ren@sakura.example",
           *           "avatarUrl": null,
           *           "department": "開発部",
           *           "jobTitle": "エンジニア",
           *           "role": "USER",
           *           "language": "ja",
           *           "block": "NONE",
           *           "passwordLocked": false,
           *           "online": true,
           *           "lastSeenAt": "2026-11-20T08:40:00.000Z",
           *           "joinedAt": "2026-04-01T00:00:00.000Z",
           *           "version": 3
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 25,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminMemberList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listDepartments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The departments. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "name": "開発部",
           *           "members": 42
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['DepartmentList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  exportMembers: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Members of this role. */
        role?: components['parameters']['role'];
        /** @description Members of this department, exactly; those without one where it is empty. */
        department?: components['parameters']['department'];
        /** @description Members who are shut out in this way, or not at all. */
        block?: components['parameters']['block'];
        /** @description Members who have the office open now, or who have not. */
        online?: components['parameters']['online'];
        /** @description Members who see the product in this language. */
        language?: components['parameters']['language'];
        /** @description The column by which they are sorted. Names are by their readings, and settle what is equal. */
        sort?: components['parameters']['sort'];
        /** @description From the first to the last, or the other way round. */
        order?: components['parameters']['order'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example 氏名,メールアドレス
           *     高橋 蓮,ren@sakura.example
           */
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  changeMembers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "action": "ROLE",
         *       "role": "USER",
         *       "members": {
         *         "userIds": [
         *           "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02"
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['ChangeMembersRequest'];
      };
    };
    responses: {
      /** @description The outcome, member by member. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "total": 1,
           *       "changed": 1,
           *       "unchanged": 0,
           *       "failed": []
           *     }
           */
          'application/json': components['schemas']['ChangedMembers'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "nameKanji": "高橋 蓮",
           *       "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *       "email": "ren@sakura.example",
           *       "avatarUrl": null,
           *       "department": "開発部",
           *       "jobTitle": "エンジニア",
           *       "role": "USER",
           *       "language": "ja",
           *       "block": "NONE",
           *       "passwordLocked": false,
           *       "online": true,
           *       "lastSeenAt": "2026-11-20T08:40:00.000Z",
           *       "joinedAt": "2026-04-01T00:00:00.000Z",
           *       "version": 3,
           *       "nickname": "れん",
           *       "phoneNumber": null,
           *       "gender": "MALE",
           *       "selfIntroduction": null,
           *       "seats": [
           *         {
           *           "contractId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0c01",
           *           "contractName": "本社",
           *           "floorId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0f01",
           *           "floorName": "1F",
           *           "seatId": "b-1"
           *         }
           *       ],
           *       "sessions": [
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0b02",
           *           "audience": "OFFICE",
           *           "device": "COMPUTER",
           *           "system": "macOS",
           *           "browser": "Safari",
           *           "address": "203.0.113.7",
           *           "signedInAt": "2026-11-18T00:12:00.000Z",
           *           "lastUsedAt": "2026-11-20T08:40:00.000Z",
           *           "expiresAt": "2026-12-20T08:40:00.000Z"
           *         }
           *       ],
           *       "passwordLockedUntil": null,
           *       "otherOrganizations": false,
           *       "own": false,
           *       "lastAdministrator": false
           *     }
           */
          'application/json': components['schemas']['AdminMember'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  removeMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description They are no member any more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 3,
         *       "department": "企画部"
         *     }
         */
        'application/json': components['schemas']['UpdateMemberRequest'];
      };
    };
    responses: {
      /** @description The member as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "nameKanji": "高橋 蓮",
           *       "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *       "email": "ren@sakura.example",
           *       "avatarUrl": null,
           *       "department": "開発部",
           *       "jobTitle": "エンジニア",
           *       "role": "USER",
           *       "language": "ja",
           *       "block": "NONE",
           *       "passwordLocked": false,
           *       "online": true,
           *       "lastSeenAt": "2026-11-20T08:40:00.000Z",
           *       "joinedAt": "2026-04-01T00:00:00.000Z",
           *       "version": 3,
           *       "nickname": "れん",
           *       "phoneNumber": null,
           *       "gender": "MALE",
           *       "selfIntroduction": null,
           *       "seats": [
           *         {
           *           "contractId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0c01",
           *           "contractName": "本社",
           *           "floorId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0f01",
           *           "floorName": "1F",
           *           "seatId": "b-1"
           *         }
           *       ],
           *       "sessions": [
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0b02",
           *           "audience": "OFFICE",
           *           "device": "COMPUTER",
           *           "system": "macOS",
           *           "browser": "Safari",
           *           "address": "203.0.113.7",
           *           "signedInAt": "2026-11-18T00:12:00.000Z",
           *           "lastUsedAt": "2026-11-20T08:40:00.000Z",
           *           "expiresAt": "2026-12-20T08:40:00.000Z"
           *         }
           *       ],
           *       "passwordLockedUntil": null,
           *       "otherOrganizations": false,
           *       "own": false,
           *       "lastAdministrator": false
           *     }
           */
          'application/json': components['schemas']['AdminMember'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  blockMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "nameKanji": "高橋 蓮",
           *       "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *       "email": "ren@sakura.example",
           *       "avatarUrl": null,
           *       "department": "開発部",
           *       "jobTitle": "エンジニア",
           *       "role": "USER",
           *       "language": "ja",
           *       "block": "NONE",
           *       "passwordLocked": false,
           *       "online": true,
           *       "lastSeenAt": "2026-11-20T08:40:00.000Z",
           *       "joinedAt": "2026-04-01T00:00:00.000Z",
           *       "version": 3,
           *       "nickname": "れん",
           *       "phoneNumber": null,
           *       "gender": "MALE",
           *       "selfIntroduction": null,
           *       "seats": [
           *         {
           *           "contractId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0c01",
           *           "contractName": "本社",
           *           "floorId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0f01",
           *           "floorName": "1F",
           *           "seatId": "b-1"
           *         }
           *       ],
           *       "sessions": [
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0b02",
           *           "audience": "OFFICE",
           *           "device": "COMPUTER",
           *           "system": "macOS",
           *           "browser": "Safari",
           *           "address": "203.0.113.7",
           *           "signedInAt": "2026-11-18T00:12:00.000Z",
           *           "lastUsedAt": "2026-11-20T08:40:00.000Z",
           *           "expiresAt": "2026-12-20T08:40:00.000Z"
           *         }
           *       ],
           *       "passwordLockedUntil": null,
           *       "otherOrganizations": false,
           *       "own": false,
           *       "lastAdministrator": false
           *     }
           */
          'application/json': components['schemas']['AdminMember'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  unblockMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "nameKanji": "高橋 蓮",
           *       "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *       "email": "ren@sakura.example",
           *       "avatarUrl": null,
           *       "department": "開発部",
           *       "jobTitle": "エンジニア",
           *       "role": "USER",
           *       "language": "ja",
           *       "block": "NONE",
           *       "passwordLocked": false,
           *       "online": true,
           *       "lastSeenAt": "2026-11-20T08:40:00.000Z",
           *       "joinedAt": "2026-04-01T00:00:00.000Z",
           *       "version": 3,
           *       "nickname": "れん",
           *       "phoneNumber": null,
           *       "gender": "MALE",
           *       "selfIntroduction": null,
           *       "seats": [
           *         {
           *           "contractId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0c01",
           *           "contractName": "本社",
           *           "floorId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0f01",
           *           "floorName": "1F",
           *           "seatId": "b-1"
           *         }
           *       ],
           *       "sessions": [
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0b02",
           *           "audience": "OFFICE",
           *           "device": "COMPUTER",
           *           "system": "macOS",
           *           "browser": "Safari",
           *           "address": "203.0.113.7",
           *           "signedInAt": "2026-11-18T00:12:00.000Z",
           *           "lastUsedAt": "2026-11-20T08:40:00.000Z",
           *           "expiresAt": "2026-12-20T08:40:00.000Z"
           *         }
           *       ],
           *       "passwordLockedUntil": null,
           *       "otherOrganizations": false,
           *       "own": false,
           *       "lastAdministrator": false
           *     }
           */
          'application/json': components['schemas']['AdminMember'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  unlockMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "nameKanji": "高橋 蓮",
           *       "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *       "email": "ren@sakura.example",
           *       "avatarUrl": null,
           *       "department": "開発部",
           *       "jobTitle": "エンジニア",
           *       "role": "USER",
           *       "language": "ja",
           *       "block": "NONE",
           *       "passwordLocked": false,
           *       "online": true,
           *       "lastSeenAt": "2026-11-20T08:40:00.000Z",
           *       "joinedAt": "2026-04-01T00:00:00.000Z",
           *       "version": 3,
           *       "nickname": "れん",
           *       "phoneNumber": null,
           *       "gender": "MALE",
           *       "selfIntroduction": null,
           *       "seats": [
           *         {
           *           "contractId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0c01",
           *           "contractName": "本社",
           *           "floorId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0f01",
           *           "floorName": "1F",
           *           "seatId": "b-1"
           *         }
           *       ],
           *       "sessions": [
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0b02",
           *           "audience": "OFFICE",
           *           "device": "COMPUTER",
           *           "system": "macOS",
           *           "browser": "Safari",
           *           "address": "203.0.113.7",
           *           "signedInAt": "2026-11-18T00:12:00.000Z",
           *           "lastUsedAt": "2026-11-20T08:40:00.000Z",
           *           "expiresAt": "2026-12-20T08:40:00.000Z"
           *         }
           *       ],
           *       "passwordLockedUntil": null,
           *       "otherOrganizations": false,
           *       "own": false,
           *       "lastAdministrator": false
           *     }
           */
          'application/json': components['schemas']['AdminMember'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  endMemberSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The member. */
        userId: components['parameters']['userId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "nameKanji": "高橋 蓮",
           *       "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *       "email": "ren@sakura.example",
           *       "avatarUrl": null,
           *       "department": "開発部",
           *       "jobTitle": "エンジニア",
           *       "role": "USER",
           *       "language": "ja",
           *       "block": "NONE",
           *       "passwordLocked": false,
           *       "online": true,
           *       "lastSeenAt": "2026-11-20T08:40:00.000Z",
           *       "joinedAt": "2026-04-01T00:00:00.000Z",
           *       "version": 3,
           *       "nickname": "れん",
           *       "phoneNumber": null,
           *       "gender": "MALE",
           *       "selfIntroduction": null,
           *       "seats": [
           *         {
           *           "contractId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0c01",
           *           "contractName": "本社",
           *           "floorId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0f01",
           *           "floorName": "1F",
           *           "seatId": "b-1"
           *         }
           *       ],
           *       "sessions": [
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0b02",
           *           "audience": "OFFICE",
           *           "device": "COMPUTER",
           *           "system": "macOS",
           *           "browser": "Safari",
           *           "address": "203.0.113.7",
           *           "signedInAt": "2026-11-18T00:12:00.000Z",
           *           "lastUsedAt": "2026-11-20T08:40:00.000Z",
           *           "expiresAt": "2026-12-20T08:40:00.000Z"
           *         }
           *       ],
           *       "passwordLockedUntil": null,
           *       "otherOrganizations": false,
           *       "own": false,
           *       "lastAdministrator": false
           *     }
           */
          'application/json': components['schemas']['AdminMember'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  endMemberSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The member. */
        userId: components['parameters']['userId'];
        /** @description The session. */
        sessionId: components['parameters']['sessionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "userId": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *       "nameKanji": "高橋 蓮",
           *       "nameKatakana": "ﾀｶﾊｼﾚﾝ",
           *       "email": "ren@sakura.example",
           *       "avatarUrl": null,
           *       "department": "開発部",
           *       "jobTitle": "エンジニア",
           *       "role": "USER",
           *       "language": "ja",
           *       "block": "NONE",
           *       "passwordLocked": false,
           *       "online": true,
           *       "lastSeenAt": "2026-11-20T08:40:00.000Z",
           *       "joinedAt": "2026-04-01T00:00:00.000Z",
           *       "version": 3,
           *       "nickname": "れん",
           *       "phoneNumber": null,
           *       "gender": "MALE",
           *       "selfIntroduction": null,
           *       "seats": [
           *         {
           *           "contractId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0c01",
           *           "contractName": "本社",
           *           "floorId": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0f01",
           *           "floorName": "1F",
           *           "seatId": "b-1"
           *         }
           *       ],
           *       "sessions": [
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0b02",
           *           "audience": "OFFICE",
           *           "device": "COMPUTER",
           *           "system": "macOS",
           *           "browser": "Safari",
           *           "address": "203.0.113.7",
           *           "signedInAt": "2026-11-18T00:12:00.000Z",
           *           "lastUsedAt": "2026-11-20T08:40:00.000Z",
           *           "expiresAt": "2026-12-20T08:40:00.000Z"
           *         }
           *       ],
           *       "passwordLockedUntil": null,
           *       "otherOrganizations": false,
           *       "own": false,
           *       "lastAdministrator": false
           *     }
           */
          'application/json': components['schemas']['AdminMember'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  exportAuditEntries: {
    parameters: {
      query?: {
        /** @description The person who did it. */
        actorId?: components['parameters']['actorId'];
        /** @description The kinds of thing that were done. */
        action?: components['parameters']['action'];
        /** @description The kind of thing that it was done to. */
        targetKind?: components['parameters']['targetKind'];
        /** @description The way by which it was done. */
        channel?: components['parameters']['channel'];
        /** @description Whether it was done. */
        outcome?: components['parameters']['outcome'];
        /** @description The earliest time. */
        from?: components['parameters']['from'];
        /** @description The time before which it was. */
        to?: components['parameters']['to'];
        /** @description Part of a name, an e-mail address, an operation or the identifier of a target. Empty finds everything. */
        keyword?: components['parameters']['keyword-2'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example id,at,organizationId
           *     4711,2026-11-20T09:00:00.000Z,
           */
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getAdminOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Each part has a version of its own. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "blocked": false,
           *       "createdAt": "2026-04-01T00:00:00.000Z",
           *       "profile": {
           *         "version": 3,
           *         "name": "さくらワークス",
           *         "email": "info@sakura.example",
           *         "avatarUrl": null
           *       },
           *       "signInRules": {
           *         "version": 1,
           *         "loginCode": "NEW_NETWORKS",
           *         "companyNetworks": [
           *           "203.0.113.0/24"
           *         ],
           *         "sessionHours": 720,
           *         "inviteDomains": [
           *           "sakura.example"
           *         ]
           *       },
           *       "areas": {
           *         "version": 1,
           *         "closed": {
           *           "USER": [
           *             "survey"
           *           ],
           *           "GUEST": [
           *             "voice"
           *           ]
           *         }
           *       },
           *       "retention": {
           *         "version": 1,
           *         "messageDays": 30,
           *         "fileDays": 14
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminOrganization'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateAdminOrganizationProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 3,
         *       "name": "さくらワークス",
         *       "email": "info@sakura.example"
         *     }
         */
        'application/json': components['schemas']['UpdateOrganizationProfileRequest'];
      };
    };
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 3,
           *       "name": "さくらワークス",
           *       "email": "info@sakura.example",
           *       "avatarUrl": null
           *     }
           */
          'application/json': components['schemas']['OrganizationProfile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  preSignOrganizationLogo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileName": "logo.png",
         *       "fileSize": 24000
         *     }
         */
        'application/json': components['schemas']['PreSignRequest'];
      };
    };
    responses: {
      /** @description The address and how to send the file there. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "fileKey": "organization_logo/1f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01/logo.png",
           *       "uploadUrl": "/api/files/organization_logo/1f0c1c52/logo.png?signature=s",
           *       "method": "PUT",
           *       "headers": {
           *         "content-type": "image/png"
           *       },
           *       "expiresAt": "2026-11-20T09:05:00.000Z"
           *     }
           */
          'application/json': components['schemas']['PreSignedUpload'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateSignInRules: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "loginCode": "NEW_NETWORKS",
         *       "companyNetworks": [
         *         "203.0.113.0/24"
         *       ],
         *       "sessionHours": 720,
         *       "inviteDomains": [
         *         "sakura.example"
         *       ]
         *     }
         */
        'application/json': components['schemas']['UpdateSignInRulesRequest'];
      };
    };
    responses: {
      /** @description As they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 2,
           *       "loginCode": "NEW_NETWORKS",
           *       "companyNetworks": [
           *         "203.0.113.0/24"
           *       ],
           *       "sessionHours": 720,
           *       "inviteDomains": [
           *         "sakura.example"
           *       ]
           *     }
           */
          'application/json': components['schemas']['SignInRules'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateOrganizationAreas: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "closed": {
         *         "USER": [
         *           "survey"
         *         ],
         *         "GUEST": [
         *           "voice"
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['UpdateOrganizationAreasRequest'];
      };
    };
    responses: {
      /** @description As they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 2,
           *       "closed": {
           *         "USER": [
           *           "survey"
           *         ],
           *         "GUEST": [
           *           "voice"
           *         ]
           *       }
           *     }
           */
          'application/json': components['schemas']['OrganizationAreas'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateRetention: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "messageDays": 30,
         *       "fileDays": 14
         *     }
         */
        'application/json': components['schemas']['UpdateRetentionRequest'];
      };
    };
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "version": 2,
           *       "messageDays": 30,
           *       "fileDays": 14
           *     }
           */
          'application/json': components['schemas']['Retention'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  previewRetention: {
    parameters: {
      query: {
        /** @description Days that messages are kept. */
        messageDays: number;
        /** @description Days that their files are kept. */
        fileDays: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Counted now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "messages": 1280,
           *       "files": 64,
           *       "fileBytes": 120400000
           *     }
           */
          'application/json': components['schemas']['RetentionPreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description A page of contracts, in their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *           "version": 1,
           *           "name": "本社オフィス",
           *           "names": {
           *             "ja": "本社オフィス",
           *             "en": "Head office"
           *           },
           *           "blocked": false,
           *           "loginUserLimit": 100,
           *           "signedInUsers": 12,
           *           "floors": [
           *             {
           *               "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *               "name": "1F",
           *               "names": {
           *                 "ja": "1階 ひろば",
           *                 "en": "1F Plaza"
           *               },
           *               "blocked": false
           *             }
           *           ]
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminContractList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  createAdminContract: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "names": {
         *         "ja": "本社オフィス",
         *         "en": "Head office"
         *       },
         *       "loginUserLimit": 100
         *     }
         */
        'application/json': components['schemas']['CreateAdminContractRequest'];
      };
    };
    responses: {
      /** @description The contract. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *       "version": 1,
           *       "name": "本社オフィス",
           *       "names": {
           *         "ja": "本社オフィス",
           *         "en": "Head office"
           *       },
           *       "blocked": false,
           *       "loginUserLimit": 100,
           *       "signedInUsers": 0,
           *       "floors": []
           *     }
           */
          'application/json': components['schemas']['AdminContract'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateAdminContract: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The contract. */
        contractId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "names": {
         *         "ja": "本社オフィス",
         *         "en": "Head office"
         *       }
         *     }
         */
        'application/json': components['schemas']['UpdateAdminContractRequest'];
      };
    };
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *       "version": 2,
           *       "name": "本社オフィス",
           *       "names": {
           *         "ja": "本社オフィス",
           *         "en": "Head office"
           *       },
           *       "blocked": false,
           *       "loginUserLimit": 100,
           *       "signedInUsers": 12,
           *       "floors": [
           *         {
           *           "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *           "name": "1F",
           *           "names": {
           *             "ja": "1階 ひろば",
           *             "en": "1F Plaza"
           *           },
           *           "blocked": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['AdminContract'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  blockAdminContract: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The contract. */
        contractId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "blocked": true
         *     }
         */
        'application/json': components['schemas']['BlockRequest'];
      };
    };
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *       "version": 1,
           *       "name": "本社オフィス",
           *       "names": {
           *         "ja": "本社オフィス",
           *         "en": "Head office"
           *       },
           *       "blocked": true,
           *       "loginUserLimit": 100,
           *       "signedInUsers": 12,
           *       "floors": [
           *         {
           *           "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *           "name": "1F",
           *           "names": {
           *             "ja": "1階 ひろば",
           *             "en": "1F Plaza"
           *           },
           *           "blocked": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['AdminContract'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listAdminOrganizations: {
    parameters: {
      query?: {
        /** @description Part of a name, in any script it is kept in. Empty finds everything. */
        keyword?: components['parameters']['keyword'];
        /** @description Only blocked ones, or only others. */
        blocked?: boolean;
        /** @description The column that decides the order. */
        sort?: 'name' | 'memberCount' | 'createdAt';
        /** @description Rising or falling. */
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
      /** @description A page of organisations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *           "name": "さくらワークス",
           *           "email": "info@sakura.example",
           *           "avatarUrl": null,
           *           "blocked": false,
           *           "memberCount": 24,
           *           "contractCount": 1,
           *           "createdAt": "2026-04-01T00:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminOrganizationList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  createAdminOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "さくらワークス",
         *       "email": "info@sakura.example",
         *       "contractNames": {
         *         "ja": "本社オフィス",
         *         "en": "Head office"
         *       },
         *       "loginUserLimit": 100,
         *       "administratorEmail": "aoi@sakura.example",
         *       "language": "ja"
         *     }
         */
        'application/json': components['schemas']['CreateAdminOrganizationRequest'];
      };
    };
    responses: {
      /** @description The organisation. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "name": "さくらワークス",
           *       "email": "info@sakura.example",
           *       "avatarUrl": null,
           *       "blocked": false,
           *       "memberCount": 0,
           *       "contractCount": 1,
           *       "createdAt": "2026-04-01T00:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['AdminOrganizationItem'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  blockAdminOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The organisation. */
        organizationId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "blocked": true
         *     }
         */
        'application/json': components['schemas']['BlockRequest'];
      };
    };
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "name": "さくらワークス",
           *       "email": "info@sakura.example",
           *       "avatarUrl": null,
           *       "blocked": true,
           *       "memberCount": 24,
           *       "contractCount": 1,
           *       "createdAt": "2026-04-01T00:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['AdminOrganizationItem'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listMeetingRoomBookings: {
    parameters: {
      query: {
        /** @description The beginning of the span. */
        startTime: string;
        /** @description Its end, at most 14 days later. */
        endTime: string;
        /** @description Rooms of this floor alone. */
        floorId?: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rooms on one page, in the order of the floors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "meetingRoom": {
           *             "id": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *             "name": {
           *               "ja": "会議室 けやき",
           *               "en": "Meeting room Keyaki"
           *             },
           *             "capacity": 8,
           *             "contractId": "c0a1f00d-3333-4d53-8a0e-2f6f6f1d0b01",
           *             "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *             "floorName": "1F",
           *             "floorNames": {
           *               "ja": "1F",
           *               "en": "1F"
           *             },
           *             "zoneId": "keyaki"
           *           },
           *           "bookings": [
           *             {
           *               "meetingId": "3ee71a60-6666-4d53-8a0e-2f6f6f1d0e01",
           *               "title": "週次会議",
           *               "startTime": "2026-11-20T01:00:00.000Z",
           *               "endTime": "2026-11-20T02:00:00.000Z",
           *               "organizer": {
           *                 "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *                 "nameKanji": "高橋 蓮",
           *                 "avatarUrl": null
           *               },
           *               "participantCount": 5,
           *               "canRelease": true
           *             }
           *           ],
           *           "closures": [
           *             {
           *               "id": "3ee71a60-6666-4d53-8a0e-2f6f6f1d0e01",
           *               "meetingRoomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *               "startTime": "2026-11-21T00:00:00.000Z",
           *               "endTime": "2026-11-21T09:00:00.000Z",
           *               "reason": "空調の修理"
           *             }
           *           ]
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 1,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MeetingRoomBookingsList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  releaseMeetingRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The meeting. */
        meetingId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "空調の修理"
         *     }
         */
        'application/json': components['schemas']['ReleaseMeetingRoomRequest'];
      };
    };
    responses: {
      /** @description The room is free. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  closeMeetingRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "meetingRoomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
         *       "startTime": "2026-11-21T00:00:00.000Z",
         *       "endTime": "2026-11-21T09:00:00.000Z",
         *       "reason": "空調の修理"
         *     }
         */
        'application/json': components['schemas']['CloseMeetingRoomRequest'];
      };
    };
    responses: {
      /** @description The closure. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3ee71a60-6666-4d53-8a0e-2f6f6f1d0e01",
           *       "meetingRoomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01",
           *       "startTime": "2026-11-21T00:00:00.000Z",
           *       "endTime": "2026-11-21T09:00:00.000Z",
           *       "reason": "空調の修理"
           *     }
           */
          'application/json': components['schemas']['MeetingRoomClosure'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  reopenMeetingRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The closure. */
        closureId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The room can be booked again. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description A page of rooms, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "501ce000-7777-4d53-8a0e-2f6f6f1d0f01",
           *           "version": 1,
           *           "name": "全社アナウンス",
           *           "members": [
           *             {
           *               "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *               "nameKanji": "高橋 蓮",
           *               "avatarUrl": null,
           *               "email": "ren@sakura.example"
           *             }
           *           ],
           *           "participantCount": 2,
           *           "createdAt": "2026-11-01T00:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['AdminVoiceRoomList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  createAdminVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "全社アナウンス",
         *       "emails": [
         *         "guest@sakura.example"
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateAdminVoiceRoomRequest'];
      };
    };
    responses: {
      /** @description The room. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "501ce000-7777-4d53-8a0e-2f6f6f1d0f01",
           *       "version": 1,
           *       "name": "全社アナウンス",
           *       "members": [
           *         {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null,
           *           "email": "ren@sakura.example"
           *         }
           *       ],
           *       "participantCount": 2,
           *       "createdAt": "2026-11-01T00:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['AdminVoiceRoom'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  deleteAdminVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  updateAdminVoiceRoom: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The room. */
        roomId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "全社アナウンス",
         *       "emails": []
         *     }
         */
        'application/json': components['schemas']['UpdateAdminVoiceRoomRequest'];
      };
    };
    responses: {
      /** @description As it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "501ce000-7777-4d53-8a0e-2f6f6f1d0f01",
           *       "version": 2,
           *       "name": "全社アナウンス",
           *       "members": [],
           *       "participantCount": 2,
           *       "createdAt": "2026-11-01T00:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['AdminVoiceRoom'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  listInvitations: {
    parameters: {
      query?: {
        /** @description Page, from 1. */
        page?: components['parameters']['page'];
        /** @description Entries a page. */
        limit?: components['parameters']['limit'];
        /** @description Part of an address, a name or a department. Empty finds everything. */
        keyword?: components['parameters']['keyword-3'];
        /** @description The states to show; all without it. */
        state?: components['parameters']['state'];
        /** @description The role that they are invited as. */
        role?: components['parameters']['role-2'];
        /** @description The property that they are in the order of. */
        sort?: components['parameters']['sort-2'];
        /** @description Which end of the order comes first. */
        order?: components['parameters']['order-2'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of invitations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "7a1f0c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *           "email": "mio@sakura.example",
           *           "name": "佐藤 美緒",
           *           "role": "USER",
           *           "department": "営業部",
           *           "language": "ja",
           *           "state": "PENDING",
           *           "inviter": {
           *             "id": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01",
           *             "nameKanji": "青木 葵",
           *             "avatarUrl": null
           *           },
           *           "mail": "SENT",
           *           "sentAt": "2026-11-20T09:00:00.000Z",
           *           "expiresAt": "2026-11-27T09:00:00.000Z",
           *           "acceptedAt": null,
           *           "withdrawnAt": null
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       },
           *       "counts": {
           *         "PENDING": 1,
           *         "EXPIRED": 0,
           *         "ACCEPTED": 0,
           *         "WITHDRAWN": 0
           *       }
           *     }
           */
          'application/json': components['schemas']['InvitationList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  sendInvitations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "clientId": "2d9b1c52-8d3e-4a53-9a0e-2f6f6f1d0a77",
         *       "acceptOverLimit": false,
         *       "rows": [
         *         {
         *           "line": 2,
         *           "email": "mio@sakura.example",
         *           "name": "佐藤 美緒",
         *           "role": "USER",
         *           "department": "営業部",
         *           "language": "ja"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['InvitationsRequest'];
      };
    };
    responses: {
      /** @description They are invited; their mails leave one after the other. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3c9b1c52-8d3e-4a53-9a0e-2f6f6f1d0a78",
           *       "invited": 1,
           *       "renewed": 0,
           *       "mails": {
           *         "total": 1,
           *         "sent": 0,
           *         "failed": 0,
           *         "waiting": 1,
           *         "delivery": "SMTP"
           *       }
           *     }
           */
          'application/json': components['schemas']['InvitationBatch'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  checkInvitations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "rows": [
         *         {
         *           "line": 2,
         *           "email": "mio@sakura.example",
         *           "name": "佐藤 美緒",
         *           "role": "USER",
         *           "department": "営業部",
         *           "language": "ja"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['InvitationCheckRequest'];
      };
    };
    responses: {
      /** @description The rows that need a look. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "rows": [
           *         {
           *           "line": 2,
           *           "email": "mio@sakura.example",
           *           "state": "MEMBER",
           *           "problems": []
           *         }
           *       ],
           *       "capacity": {
           *         "places": 100,
           *         "members": 24,
           *         "pending": 3
           *       }
           *     }
           */
          'application/json': components['schemas']['InvitationCheck'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  resendInvitations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invitationIds": [
         *         "7a1f0c52-8d3e-4a53-9a0e-2f6f6f1d0a01"
         *       ]
         *     }
         */
        'application/json': components['schemas']['InvitationIds'];
      };
    };
    responses: {
      /** @description How many it was done to. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "done": 1,
           *       "skipped": 0
           *     }
           */
          'application/json': components['schemas']['InvitationsDone'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  withdrawInvitations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "invitationIds": [
         *         "7a1f0c52-8d3e-4a53-9a0e-2f6f6f1d0a01"
         *       ]
         *     }
         */
        'application/json': components['schemas']['InvitationIds'];
      };
    };
    responses: {
      /** @description How many it was done to. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "done": 1,
           *       "skipped": 0
           *     }
           */
          'application/json': components['schemas']['InvitationsDone'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getInvitationBatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The batch. */
        batchId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The batch. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "3c9b1c52-8d3e-4a53-9a0e-2f6f6f1d0a78",
           *       "invited": 1,
           *       "renewed": 0,
           *       "mails": {
           *         "total": 1,
           *         "sent": 1,
           *         "failed": 0,
           *         "waiting": 0,
           *         "delivery": "SMTP"
           *       }
           *     }
           */
          'application/json': components['schemas']['InvitationBatch'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  getAdminOverview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The overview of the chosen organisation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "people": {
           *         "online": 12,
           *         "inCalls": 4,
           *         "inMeetings": 3,
           *         "members": 24
           *       },
           *       "usage": {
           *         "timeZone": "Asia/Tokyo",
           *         "days": [
           *           {
           *             "day": "2026-11-20",
           *             "members": 21,
           *             "messages": 184,
           *             "calls": 9,
           *             "meetings": 5
           *           }
           *         ]
           *       },
           *       "attention": [
           *         {
           *           "kind": "INVITATIONS_EXPIRE",
           *           "count": 2,
           *           "name": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['AdminOverview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['ForbiddenInOrganization'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
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
      /** @description A page of maintenances. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "9b1f0c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *           "version": 1,
           *           "state": "PLANNED",
           *           "startAt": "2026-11-21T13:00:00.000Z",
           *           "endAt": "2026-11-21T17:00:00.000Z",
           *           "endedAt": null,
           *           "contactPhone": "03-1234-5678",
           *           "contactEmail": "support@office.example",
           *           "message": {
           *             "ja": "データベースを更新します。",
           *             "en": "We are updating the database."
           *           },
           *           "announcedBy": "青木 葵",
           *           "createdAt": "2026-11-20T09:00:00.000Z"
           *         }
           *       ],
           *       "metadata": {
           *         "total": 1,
           *         "page": 1,
           *         "limit": 10,
           *         "hasNextPage": false
           *       }
           *     }
           */
          'application/json': components['schemas']['MaintenanceList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  announceMaintenance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "startAt": "2026-11-21T13:00:00.000Z",
         *       "endAt": "2026-11-21T17:00:00.000Z",
         *       "contactPhone": "03-1234-5678",
         *       "contactEmail": "support@office.example",
         *       "message": {
         *         "ja": "データベースを更新します。",
         *         "en": "We are updating the database."
         *       }
         *     }
         */
        'application/json': components['schemas']['MaintenanceRequest'];
      };
    };
    responses: {
      /** @description It is announced. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9b1f0c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "version": 1,
           *       "state": "PLANNED",
           *       "startAt": "2026-11-21T13:00:00.000Z",
           *       "endAt": "2026-11-21T17:00:00.000Z",
           *       "endedAt": null,
           *       "contactPhone": "03-1234-5678",
           *       "contactEmail": "support@office.example",
           *       "message": {
           *         "ja": "データベースを更新します。",
           *         "en": "We are updating the database."
           *       },
           *       "announcedBy": "青木 葵",
           *       "createdAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Maintenance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  changeMaintenance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The maintenance. */
        maintenanceId: components['parameters']['maintenanceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "startAt": "2026-11-21T13:00:00.000Z",
         *       "endAt": "2026-11-21T17:00:00.000Z",
         *       "contactPhone": "03-1234-5678",
         *       "contactEmail": "support@office.example",
         *       "message": {
         *         "ja": "データベースを更新します。",
         *         "en": "We are updating the database."
         *       }
         *     }
         */
        'application/json': components['schemas']['MaintenanceChange'];
      };
    };
    responses: {
      /** @description It is changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9b1f0c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "version": 1,
           *       "state": "PLANNED",
           *       "startAt": "2026-11-21T13:00:00.000Z",
           *       "endAt": "2026-11-21T17:00:00.000Z",
           *       "endedAt": null,
           *       "contactPhone": "03-1234-5678",
           *       "contactEmail": "support@office.example",
           *       "message": {
           *         "ja": "データベースを更新します。",
           *         "en": "We are updating the database."
           *       },
           *       "announcedBy": "青木 葵",
           *       "createdAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Maintenance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  startMaintenance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The maintenance. */
        maintenanceId: components['parameters']['maintenanceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['MaintenanceVersion'];
      };
    };
    responses: {
      /** @description It is done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9b1f0c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "version": 1,
           *       "state": "PLANNED",
           *       "startAt": "2026-11-21T13:00:00.000Z",
           *       "endAt": "2026-11-21T17:00:00.000Z",
           *       "endedAt": null,
           *       "contactPhone": "03-1234-5678",
           *       "contactEmail": "support@office.example",
           *       "message": {
           *         "ja": "データベースを更新します。",
           *         "en": "We are updating the database."
           *       },
           *       "announcedBy": "青木 葵",
           *       "createdAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Maintenance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
  endMaintenance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The maintenance. */
        maintenanceId: components['parameters']['maintenanceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['MaintenanceVersion'];
      };
    };
    responses: {
      /** @description It is done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": "9b1f0c52-8d3e-4a53-9a0e-2f6f6f1d0a01",
           *       "version": 1,
           *       "state": "PLANNED",
           *       "startAt": "2026-11-21T13:00:00.000Z",
           *       "endAt": "2026-11-21T17:00:00.000Z",
           *       "endedAt": null,
           *       "contactPhone": "03-1234-5678",
           *       "contactEmail": "support@office.example",
           *       "message": {
           *         "ja": "データベースを更新します。",
           *         "en": "We are updating the database."
           *       },
           *       "announcedBy": "青木 葵",
           *       "createdAt": "2026-11-20T09:00:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Maintenance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
      503: components['responses']['Maintenance'];
    };
  };
}
