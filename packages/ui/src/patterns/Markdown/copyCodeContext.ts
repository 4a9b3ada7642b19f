import { createContext } from 'react';

/** With a promise, the button shows when the code is copied. */
export type CopyCode = (event: { code: string }) => Promise<void> | undefined;

/** Copies code to the clipboard. Without it code blocks have no copy button. */
export const CopyCodeContext = createContext<CopyCode | undefined>(undefined);
