import { createContext, useContext } from 'react';

/** True inside a page that its viewer cannot change. Tables and screens hide their actions. */
export const ReadOnlyContext = createContext(false);

export const useReadOnly = (): boolean => useContext(ReadOnlyContext);
