/** The application's reaction to an answer that is no success. Keys are of the error catalogue. */
export type HttpReaction =
  /** Show the text; stay. */
  | { kind: 'message'; key: string }
  /** An error toast with this title and text, then sign out. */
  | { kind: 'signOut'; titleKey: 'common.error'; key: string }
  /** Go to the maintenance page. */
  | { kind: 'redirect'; to: '/503' }
  /** The caller deals with it: `toErrorKey` names the text. */
  | { kind: 'passOn' };

/** An answer's status and parsed body; status null when no answer came. */
export interface HttpFailure {
  status: number | null;
  body?: unknown;
}

/** Says what an application does about an HTTP answer. */
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
        key:
          errors === 'blockedInOrganization'
            ? 'errorStatus.blockedInOrganization'
            : 'errorStatus.401',
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
