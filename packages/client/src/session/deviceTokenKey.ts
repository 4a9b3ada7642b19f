/** Beyond the spec's list of entries: makes this browser known to those who have signed in on it. */
export const deviceTokenKey = 'office.deviceToken';
