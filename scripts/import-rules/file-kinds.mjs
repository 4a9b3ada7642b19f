/** Test doubles beside the product code that they replace. */
export const testDoubles = '/(test[A-Z]\\w*|Fake\\w+|fakes)\\.ts$';

/** Files of tests, stories and scripts. */
export const notProduct = `\\.(test|stories|docs|bench)\\.tsx?$|/(test|e2e|bench|dev|scripts)/|${testDoubles}`;
