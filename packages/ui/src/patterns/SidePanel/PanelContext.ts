import { createContext } from 'react';

/** The shell's services for the header of a panel. */
export interface PanelContextValue {
  /** Closing the panel was pressed. */
  onClose(): void;
}

/** Given by the shell; a panel outside of one has no button to close it. */
export const PanelContext = createContext<PanelContextValue | null>(null);
