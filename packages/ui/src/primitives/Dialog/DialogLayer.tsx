import type { Dialog as DialogPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import '../../styles/radix/dialog.css';

interface DialogLayerProps {
  /** The parts of the dialog's kind. */
  parts: Pick<typeof DialogPrimitive, 'Portal' | 'Overlay'>;
  /** Its content, with `dialogContent` among its classes. */
  children: ReactNode;
}

export const dialogContent = 'rt-BaseDialogContent rt-r-size-3';

/** The layer over the page in which a dialog stands centred, and scrolls where it is higher than the window. */
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
