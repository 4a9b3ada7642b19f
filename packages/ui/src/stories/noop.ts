/** Callback of examples without a reaction. */
export const noop = (): void => undefined;
