import type * as DialogPrimitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import '../../styles/radix/dialog.css';

interface DialogLayerProps {
  parts: Pick<typeof DialogPrimitive, 'Portal' | 'Overlay'>;
  children: ReactNode;
}

export const dialogContent = 'rt-BaseDialogContent rt-r-size-3';

/** Overlay that centres a dialog and scrolls when the dialog is higher than the window. */
export function DialogLayer({ parts: { Portal, Overlay }, children }: DialogLayerProps) {
  const { className, ...theme } = useFloatingTheme();
  return (
    <Portal>
      <Overlay {...theme} className={cx(className, 'rt-BaseDialogOverlay')}>
        <div className="rt-BaseDialogScroll">
          <div className="rt-BaseDialogScrollPadding rt-r-align-center">{children}</div>
        </div>
      </Overlay>
    </Portal>
  );
}
