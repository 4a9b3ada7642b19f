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
     * @description From an address that the person has not signed in from before, it answers `loginIpUnknown` and mails a 4-digit code: continue with `verifyNewIp`. Signing in again sends a new code, at the earliest at `data.resendAt`. From the third wrong password on the answer is `passwordAttemptWarning` with `data.remaining`; the fifth blocks the account.
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
     * @description Answers fresh tokens that belong to the organisation; those it was called with end.
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
     * @description A refresh token works once. A second use ends the session, since someone else may hold it.
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
     * @description Ends every session of the person, and lifts a block that wrong passwords caused.
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
     * @description Ends the person's other sessions.
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
    /** What one may do in the selected organisation */
    get: operations['getPermission'];
    put?: never;
    post?: never;
    delete?: never;
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
     * @description Of two who take the same seat one gets it, the other `seatUnavailable`. Doing again what is done already succeeds.
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
    /** Register by invitation, second call */
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
     * @description Names, nickname, department and e-mail are searched. The caller is not among the results.
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
    /** Change own presence */
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
    /** Members were added to a room. To its other members. */
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
           *           "avatarUrl": null,
           *           "status": "AVAILABLE",
           *           "workingStatus": "OFFICE",
           *           "role": "USER"
           *         }
           *       ],
           *       "addedBy": {
           *         "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *         "nameKanji": "高橋 蓮",
           *         "avatarUrl": null
           *       }
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            seq: components['schemas']['ChatSeq'];
            users: components['schemas']['ChatMember'][];
            addedBy: components['schemas']['PersonRef'];
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
    /** The receiver is in a room now: created, added, or joined by invitation code. */
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
           *         "memberCount": 24,
           *         "unreadCount": 1,
           *         "lastSeq": 42,
           *         "lastReadMessageId": null,
           *         "lastMessage": null,
           *         "updatedAt": "2026-11-20T09:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            room: components['schemas']['ChatRoomSummary'];
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
           *       }
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            seq: components['schemas']['ChatSeq'];
            userId: components['schemas']['Id'];
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
    /** A member left. To the others in the room. */
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
           *       "userId": "a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01"
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            seq: components['schemas']['ChatSeq'];
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
  deleteRoom: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A voice room was deleted. To those in it, and to those whose lists show it. */
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
            kind: components['schemas']['VoiceRoomKind'];
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
    /** A chat room was deleted. To everyone who was in it. */
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
    /** Name, logo or roles of a room changed. To its members. */
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
           *         "memberCount": 24,
           *         "unreadCount": 1,
           *         "lastSeq": 42,
           *         "lastReadMessageId": null,
           *         "lastMessage": null,
           *         "updatedAt": "2026-11-20T09:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            room: components['schemas']['ChatRoomSummary'];
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
    /** A message was sent, edited or deleted. To the room's members, the sender's other tabs too. */
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
           *         "type": "TEXT",
           *         "content": "おはようございます。",
           *         "attachments": [],
           *         "sender": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "createdAt": "2026-11-20T09:00:00.000Z",
           *         "editedAt": null,
           *         "deletedAt": null
           *       }
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            message: components['schemas']['ChatMessage'];
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
    /** A member read up to a message. To the room's members; `unreadCount` is the reader's own. */
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
           *       "unreadCount": 0
           *     }
           */
          'application/json': {
            roomId: components['schemas']['Id'];
            userId: components['schemas']['Id'];
            lastReadMessageId: components['schemas']['Id'];
            lastReadSeq: components['schemas']['ChatSeq'];
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
  inviteJoinVoiceChat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The receiver is asked to talk. */
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
           *         "kind": "DIRECT",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *         "inviter": {
           *           "id": "a1e5c0de-2222-4c59-9a51-1d1f3b8f0a02",
           *           "nameKanji": "高橋 蓮",
           *           "avatarUrl": null
           *         },
           *         "expiresAt": "2026-11-20T09:00:30.000Z"
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
           *         "kind": "OWN",
           *         "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
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
    /** Someone answered an invitation. To the inviter. */
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
  updateMeetingStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A meeting began, ended, moved or was cancelled. To its participants, and to those in its room. */
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
           *       "startTime": "2026-11-20T09:00:00.000Z",
           *       "endTime": "2026-11-20T10:00:00.000Z",
           *       "meetingRoomId": "10000000-5555-4d53-8a0e-2f6f6f1d0d01"
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
           *         "createdAt": "2026-11-20T09:00:00.000Z"
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
            /** @enum {string} */
            change:
              'UPDATED' | 'MEMBER_ADDED' | 'MEMBER_UPDATED' | 'MEMBER_REMOVED' | 'OFFICES_UPDATED';
            /**
             * Format: uuid
             * @description Whom a change of members is about.
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
    /** A sign of life, so that a dead connection is noticed. */
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
          'application/json': {
            code: components['schemas']['BlockCode'];
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
    /** The connection's token expires soon. Answer by emitting `authenticate` with `{ token }`, or be disconnected. */
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
          'application/json': Record<string, never>;
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
           *       "state": "SELECTED"
           *     }
           */
          'application/json': {
            floorId: components['schemas']['Id'];
            seatId: components['schemas']['PlanItemId'];
            /**
             * Format: uuid
             * @description Whose seat it is now; null when empty.
             */
            userId: string | null;
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
}
export interface components {
  schemas: {
    /** Format: email */
    Email: string;
    /** @description A password as typed, to be compared. Its form is not judged here. */
    EnteredPassword: string;
    LoginRequest: {
      email: components['schemas']['Email'];
      password: components['schemas']['EnteredPassword'];
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
    /** @description Address of the photo; relative to the server's origin when it has none of its own. */
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
      organizationType: components['schemas']['OrganizationType'];
      /**
       * Format: uuid
       * @description The selected organisation, null before one is selected.
       */
      organizationId: string | null;
      user: components['schemas']['SessionUser'];
    };
    /**
     * @description What went wrong. `x-status` is the HTTP status that a code comes with. The text of a code is
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
      | 'forbidden'
      | 'organizationNotSelected'
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
      | 'alreadyMember'
      | 'payloadTooLarge'
      | 'unsupportedMediaType'
      | 'newPasswordSameAsCurrent'
      | 'fileNotUploaded'
      | 'presenceNotAllowed'
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
      /** @description Whom the invitation is for. */
      email?: string;
      organizationId?: components['schemas']['Id'];
      organizationName?: string;
    };
    ErrorBody: {
      statusCode: number;
      /** @description For logs; not for people. */
      message: string;
      errors: components['schemas']['ErrorCode'] | components['schemas']['FieldErrors'];
      code?: components['schemas']['BlockCode'];
      /**
       * @description What the error's text or its screen needs besides: `loginIpUnknown` { codeExpiresAt, resendAt },
       *     `passwordAttemptWarning` and `verificationCodeInvalid` { remaining }, `meetingRoomBusy` { startTime },
       *     `tooManyRequests` { retryAfter }, `ipBlacklisted` { until }, `wrongAccount` { email, organizationName },
       *     `alreadyMember` { organizationId, organizationName }.
       */
      data?: components['schemas']['ErrorData'];
    };
    VerifyNewIpRequest: {
      email: components['schemas']['Email'];
      password: components['schemas']['EnteredPassword'];
      /** @description The code from the mail. */
      code: string;
    };
    SelectOrganizationRequest: {
      organizationId: components['schemas']['Id'];
    };
    /** @enum {string} */
    Gender: 'MALE' | 'FEMALE' | 'OTHER';
    /** @enum {string} */
    Language: 'en' | 'ja';
    /** @description How a person looks in the office. The lists are those of `@office/scene-bridge`. */
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
    };
    /** @description Kanji or alphabet. */
    NewNameKanji: string;
    /** @description Half-width katakana, no spaces. */
    NewNameKatakana: string;
    /** @description What is left out stays; null empties a field. */
    UpdateProfileRequest: {
      nameKanji?: components['schemas']['NewNameKanji'];
      nameKatakana?: components['schemas']['NewNameKatakana'];
      nickname?: string | null;
      /** @enum {string|null} */
      gender?: 'MALE' | 'FEMALE' | 'OTHER' | null;
      /** Format: date */
      dateOfBirth?: string | null;
      department?: string | null;
      jobTitle?: string | null;
      phoneNumber?: string | null;
      selfIntroduction?: string | null;
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
    /** @description What the caller may do in the selected organisation. Areas that are not listed are closed. */
    Permission: {
      role: components['schemas']['Role'];
      areas: components['schemas']['AreaPermission'][];
    };
    Organization: {
      id: components['schemas']['Id'];
      name: string;
      email: string | null;
      avatarUrl: components['schemas']['AvatarUrl'];
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
    InviteTokenRequest: {
      token: components['schemas']['LinkToken'];
    };
    /** @description An invitation that can be accepted. */
    CheckedInvite: {
      /** @enum {string} */
      state: 'VALID';
      organization: {
        id: components['schemas']['Id'];
        name: string;
        avatarUrl: components['schemas']['AvatarUrl'];
      };
      inviter: components['schemas']['PersonRef'] | null;
      email: components['schemas']['Email'];
      /** @description Whether the address has an account. With one, sign in and accept; without, register with the same token. */
      registered: boolean;
      expiresAt: components['schemas']['Instant'];
    };
    AcceptedInvite: {
      organizationId: components['schemas']['Id'];
      role: components['schemas']['Role'];
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
      zoneId: components['schemas']['PlanItemId'];
    };
    MeetingRoomList: {
      data: components['schemas']['MeetingRoom'][];
      metadata: components['schemas']['ListMetadata'];
    };
    OfficeFloor: {
      id: components['schemas']['Id'];
      name: string;
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
      position: number;
      /** @description A blocked contract's floors cannot be entered. */
      blocked: boolean;
      floors: components['schemas']['OfficeFloor'][];
    };
    OfficeList: {
      data: components['schemas']['Office'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description Where someone appears, and the way they look. */
    PlanSpawn: {
      x: number;
      z: number;
      heading: number;
    };
    /** @description x and z in metres. */
    PlanPoint: [number, number];
    PlanWall: {
      id: components['schemas']['PlanItemId'];
      from: components['schemas']['PlanPoint'];
      to: components['schemas']['PlanPoint'];
      thickness: number;
      height: number;
      /** @enum {string} */
      material: 'PLASTER' | 'GLASS' | 'WOOD' | 'WINDOW' | 'RAIL';
    };
    /** @description Opening in a wall; `at` is metres from the wall's `from` to the opening's middle. */
    PlanDoor: {
      id: components['schemas']['PlanItemId'];
      wallId: components['schemas']['PlanItemId'];
      at: number;
      width: number;
      /** @enum {string} */
      kind: 'OPENING' | 'GLASS' | 'WOOD';
    };
    /** @enum {string} */
    PlanTint: 'sand' | 'iris' | 'sage' | 'clay' | 'sky' | 'rose' | 'charcoal' | 'ivory';
    /** @description Named part of a floor; where two overlap the later one counts. */
    PlanZone: {
      id: components['schemas']['PlanItemId'];
      /** @enum {string} */
      kind: 'OPEN' | 'MEETING' | 'VOICE' | 'LOUNGE' | 'DESK_AREA';
      name: components['schemas']['LocalizedText'];
      polygon: components['schemas']['PlanPoint'][];
      /** @enum {string} */
      finish: 'WOOD' | 'CARPET' | 'TILE' | 'CONCRETE';
      tint: components['schemas']['PlanTint'];
    };
    PlanDesk: {
      id: components['schemas']['PlanItemId'];
      x: number;
      z: number;
      heading: number;
      width: number;
      depth: number;
    };
    /** @description Place to sit. A DESK seat can be made one's own (seat positions). */
    PlanSeat: {
      id: components['schemas']['PlanItemId'];
      label: string;
      x: number;
      z: number;
      heading: number;
      zoneId: components['schemas']['PlanItemId'];
      /** @enum {string} */
      kind: 'DESK' | 'CHAIR' | 'SOFA' | 'STOOL';
    };
    PlanDecor: {
      /** @enum {string} */
      kind:
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
      x: number;
      z: number;
      heading: number;
      /** @description Metres across; the kind's own size when left out. */
      width?: number;
      /** @description Metres front to back; the kind's own size when left out. */
      depth?: number;
      tint?: components['schemas']['PlanTint'];
    };
    /**
     * @description A floor as data. Metres: x from the left (0) to `size.width`, z from the back (0) to `size.depth`.
     *     Headings are radians: 0 looks towards +z, a quarter turn towards +x.
     */
    FloorPlan: {
      /** @enum {integer} */
      version: 1;
      name: components['schemas']['LocalizedText'];
      size: {
        width: number;
        depth: number;
        height: number;
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
      /** @description What people call the seat. */
      label: string;
      state: components['schemas']['SeatState'];
      /** @description Whose seat it is; null when empty. */
      user: components['schemas']['MemberRef'] | null;
    };
    SeatPositionList: {
      data: components['schemas']['SeatPosition'][];
      metadata: components['schemas']['ListMetadata'];
    };
    /** @description ACTIVE takes the seat and gives up the one that the caller had; EMPTY gives it up. */
    UpdateSeatPositionRequest: {
      orgContractId: components['schemas']['Id'];
      floorId: components['schemas']['Id'];
      seatId: components['schemas']['PlanItemId'];
      /** @enum {string} */
      state: 'ACTIVE' | 'EMPTY';
    };
    Text255: string;
    PhoneNumber: string;
    SelfIntroduction: string;
    /** @description The link says which e-mail address is registered, and into which organisation. */
    RegisterUserRequest: {
      token: components['schemas']['LinkToken'];
      nameKanji: components['schemas']['NewNameKanji'];
      nameKatakana?: components['schemas']['NewNameKatakana'];
      nickname?: components['schemas']['Text255'];
      gender?: components['schemas']['Gender'];
      /** Format: date */
      dateOfBirth?: string;
      department?: components['schemas']['Text255'];
      jobTitle?: components['schemas']['Text255'];
      phoneNumber?: components['schemas']['PhoneNumber'];
      language?: components['schemas']['Language'];
      selfIntroduction?: components['schemas']['SelfIntroduction'];
    };
    /** @description A person without a password yet. `token` is for `updateUserPassword`. */
    RegisteredUser: {
      userId: components['schemas']['Id'];
      email: components['schemas']['Email'];
      token: components['schemas']['LinkToken'];
      expiresAt: components['schemas']['Instant'];
    };
    /** @description A member of the selected organisation, as a search shows one. */
    OrgMember: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      nameKatakana: string;
      nickname: string | null;
      email: components['schemas']['Email'];
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
    Presence: {
      userId: components['schemas']['Id'];
      workingStatus: components['schemas']['WorkingStatus'];
      status: components['schemas']['Status'];
    };
    /** @description What members of an organisation see of each other. */
    UserCard: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      nameKatakana: string;
      nickname: string | null;
      email: components['schemas']['Email'];
      department: string | null;
      jobTitle: string | null;
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
    };
    AudioSettings: {
      /** @description Whether calls begin with the microphone on. */
      microphoneEnabled: boolean;
      microphoneVolume: number;
      speakerVolume: number;
      noiseSuppression: boolean;
    };
    VideoSettings: {
      /** @description Whether calls begin with the camera on. */
      cameraEnabled: boolean;
      /** @description Own picture mirrored. */
      mirror: boolean;
    };
    /** @enum {string} */
    GraphicsQuality: 'LOW' | 'MEDIUM' | 'HIGH';
    /**
     * @description External provider of meetings and calendars.
     * @enum {string}
     */
    Provider: 'GOOGLE' | 'ZOOM' | 'TEAMS';
    /** @description Which kinds are pushed. */
    NotificationSettings: {
      directMessage: boolean;
      chatRoom: boolean;
      meeting: boolean;
      organization: boolean;
      voiceChatInvite: boolean;
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
    };
    /**
     * @description `profile`: photos of people; 5 KB to 5 MB; jpg, jpeg, png.
     * @enum {string}
     */
    UserFileDirectory: 'profile';
    PreSignRequest: {
      /** @description Its ending says the type. */
      fileName: string;
      /** @description Bytes. */
      fileSize: number;
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
    /** @description Counts what happens in a room, without gaps. A receiver that misses one fetches it. */
    ChatSeq: number;
    /** @enum {string} */
    ChatRoomRole: 'ADMIN' | 'USER';
    ChatMember: {
      userId: components['schemas']['Id'];
      nameKanji: string;
      avatarUrl: components['schemas']['AvatarUrl'];
      status: components['schemas']['Status'];
      workingStatus: components['schemas']['WorkingStatus'];
      role: components['schemas']['ChatRoomRole'];
    };
    /** @enum {string} */
    ChatRoomType: 'CHANNEL' | 'DIRECT';
    ChatAttachment: {
      id: components['schemas']['Id'];
      fileName: string;
      /** @description Bytes. */
      fileSize: number;
      mimeType: string;
    };
    ChatMessage: {
      id: components['schemas']['Id'];
      /**
       * Format: uuid
       * @description Made by the sender; sending it again answers the same message.
       */
      clientId: string;
      roomId: components['schemas']['Id'];
      seq: components['schemas']['ChatSeq'];
      /** @enum {string} */
      type: 'TEXT' | 'FILE';
      /** @description Empty once deleted. */
      content: string;
      attachments: components['schemas']['ChatAttachment'][];
      /** @description Null when the sender has no account any more. */
      sender: components['schemas']['PersonRef'] | null;
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
      /** @description Of a direct room: the name of the other person. */
      name: string;
      logo: components['schemas']['AvatarUrl'];
      role: components['schemas']['ChatRoomRole'];
      /** Format: uuid */
      ownerId: string | null;
      memberCount: number;
      unreadCount: number;
      lastSeq: components['schemas']['ChatSeq'];
      /** Format: uuid */
      lastReadMessageId: string | null;
      lastMessage: components['schemas']['ChatMessage'] | null;
      updatedAt: components['schemas']['Instant'];
    };
    /**
     * @description Admin room, arena or area room, own room, room of a meeting area, or between two people.
     * @enum {string}
     */
    VoiceRoomKind: 'ADMIN' | 'AREA' | 'OWN' | 'MEETING_AREA' | 'DIRECT';
    VoiceInvitation: {
      invitationId: components['schemas']['Id'];
      roomId: components['schemas']['Id'];
      roomName: string;
      kind: components['schemas']['VoiceRoomKind'];
      /** Format: uuid */
      floorId: string | null;
      inviter: components['schemas']['PersonRef'];
      expiresAt: components['schemas']['Instant'];
    };
    /** @enum {string} */
    MeetingStatus: 'SCHEDULED' | 'ONGOING' | 'ENDED' | 'CANCELED';
    /**
     * @description What it is about; the kinds that can be pushed.
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
    organizationLimit: number;
    /** @description Part of a name, in any script it is kept in. Empty finds everything. */
    keyword: string;
    /** @description Entries a page. */
    limit: number;
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
         *       "password": "Office#2026"
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
      /** @description Signed in; the address is known from now on. */
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
           *       "workingStatus": "OFFICE"
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
           *       "workingStatus": "OFFICE"
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
           *           "position": 0,
           *           "blocked": false,
           *           "floors": [
           *             {
           *               "id": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01",
           *               "name": "1F",
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
        'application/json': components['schemas']['SetPasswordRequest'];
      };
    };
    responses: {
      /** @description Registered; sign in next. */
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
      /** @description A page of members, by name. */
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
           *           "floorId": "f100f00d-4444-4d53-8a0e-2f6f6f1d0c01"
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
           *       "status": "BUSY"
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
           *         "voiceChatInvite": true
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
           *         "voiceChatInvite": true
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
           *       "contactEmail": "support@office.example"
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
        /** @description What the file is for. */
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
}
