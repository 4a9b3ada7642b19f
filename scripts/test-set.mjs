// `npm test` runs the quick set, `npm test -- all` every test. A tool that is started directly runs every test.

/** Environment variable that holds the set: `quick` or `all`. */
export const testSetVariable = 'OFFICE_TEST_SET';

export const isQuickSet = process.env[testSetVariable] === 'quick';
