import { createContext } from 'react';

/** Whether the window has space for a second column of the panel. */
export const PanelAsideContext = createContext(false);
