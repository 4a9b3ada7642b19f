import { createContext } from 'react';

/** What the shell around a panel offers to its header. */
export interface PanelContextValue {
  /** Closing the panel was pressed. */
  onClose(): void;
}

/** Given by the shell; a panel outside of one has no button to close it. */
export const PanelContext = createContext<PanelContextValue | null>(null);
