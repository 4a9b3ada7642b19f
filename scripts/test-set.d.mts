export const testSetVariable: 'OFFICE_TEST_SET';
export const isQuickSet: boolean;
