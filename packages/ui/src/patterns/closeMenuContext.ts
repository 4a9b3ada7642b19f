import { createContext } from 'react';

/** Closes the menu or sheet that contains the component. */
export const CloseMenuContext = createContext<() => void>(() => {});
