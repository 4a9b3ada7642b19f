export type HttpReaction =
  | { kind: 'message'; key: string }
  | { kind: 'signOut'; titleKey: 'common.error'; key: string }
  | { kind: 'redirect'; to: '/503' }
  /** The caller handles the error, with the text of `toErrorKey`. */
  | { kind: 'passOn' };

/** Status and parsed body of a response. The status is null if no response was received. */
export interface HttpFailure {
  status: number | null;
  body?: unknown;
}

/** Texts of the errors that give the reason for a 401. */
export const signOutKeys: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  ['blockedInOrganization', 'errorStatus.blockedInOrganization'],
  ['roleChanged', 'errorResponse.roleChanged'],
  ['signedOutByAdministrator', 'errorResponse.signedOutByAdministrator'],
  ['networkNotAllowed', 'errorResponse.networkNotAllowed'],
]);

export function reactionTo({ status, body }: HttpFailure): HttpReaction {
  const errors =
    typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  switch (status) {
    case null:
      return { kind: 'message', key: 'errorStatus.cors' };
    case 401:
      return {
        kind: 'signOut',
        titleKey: 'common.error',
        key: signOutKeys.get(errors) ?? 'errorStatus.401',
      };
    case 500:
      return { kind: 'message', key: 'errorStatus.500' };
    case 503:
      return errors === 'SystemCurrentlyUnderMaintenance'
        ? { kind: 'redirect', to: '/503' }
        : { kind: 'passOn' };
    default:
      return { kind: 'passOn' };
  }
}
