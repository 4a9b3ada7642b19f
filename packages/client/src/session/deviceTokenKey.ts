/** Identifies this browser to the accounts that have signed in on it. Not in the spec's list. */
export const deviceTokenKey = 'office.deviceToken';
