import { createContext } from 'react';

export interface PanelContextValue {
  onClose(): void;
}

/** Null outside the shell: the panel has no close button. */
export const PanelContext = createContext<PanelContextValue | null>(null);
