import { Slot } from '@radix-ui/react-slot';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useLazyModule, type LazyModule } from './lazyModule.ts';
import * as styles from './LazyPopup.css.ts';

interface Popup {
  open: boolean;
  /** An element with the position and size of the button. */
  trigger: ReactElement;
  onOpenChange(change: { open: boolean }): void;
}

interface LazyPopupProps<Module extends object> {
  kind: 'menu' | 'dialog';
  module: LazyModule<Module>;
  /** Opens the popup. */
  button: ReactElement;
  /** Renders the popup of the loaded module. */
  children(module: Module, popup: Popup): ReactNode;
}

/**
 * Loads a popup when its button is hovered or focused. Mounts it when the button is focused or pressed, because a
 * thousand closed popups render slowly.
 */
export function LazyPopup<Module extends object>({
  kind,
  module,
  button,
  children,
}: LazyPopupProps<Module>) {
  const root = useRef<HTMLSpanElement>(null);
  const [focused, setFocused] = useState(false);
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // A press outside closes a popover before the click on its button.
  const isClosing = useRef(false);
  const { loaded, hasFailed, retry } = useLazyModule(module, focused || open);
  if (open && !wasOpen) setWasOpen(true);
  if (open && hasFailed) setOpen(false);
  useEffect(() => {
    if (open || !wasOpen) return;
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus();
  }, [open, wasOpen]);
  return (
    <span ref={root} className={styles.root}>
      <Slot
        aria-haspopup={kind}
        aria-expanded={open}
        onPointerEnter={() => module.preload()}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onPointerDown={() => {
          isClosing.current = open;
        }}
        onClick={() => {
          retry();
          setOpen(!isClosing.current);
          isClosing.current = false;
        }}
      >
        {button}
      </Slot>
      {loaded &&
        (focused || open) &&
        children(loaded, {
          open,
          trigger: <span aria-hidden className={styles.anchor} />,
          onOpenChange: (change) => {
            if (!change.open) setOpen(false);
          },
        })}
    </span>
  );
}
