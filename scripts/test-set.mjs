// `npm test` runs the quick set, `npm test -- all` every test. A tool that is started directly runs every test.

/** Environment variable that holds the set: `quick` or `all`. */
export const testSetVariable = 'OFFICE_TEST_SET';

export const isQuickSet = process.env[testSetVariable] === 'quick';

/**
 * The set of a suite that starts after so many minutes. CI ends a run after 90 minutes, so on a slow machine the last
 * suites run their quick set.
 */
export function setAfter(minutes, set, { fullUntil = Infinity }) {
  return set === 'all' && minutes > fullUntil ? 'quick' : set;
}
