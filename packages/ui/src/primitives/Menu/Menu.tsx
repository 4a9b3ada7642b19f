import { DropdownMenu } from '@radix-ui/themes';
import { DropdownMenu as MenuPrimitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
import { RadixScope } from '../Theme/RadixScope.tsx';
import '../../styles/radix/menu.css';
import '../../styles/radix/scroll-area.css';
import * as styles from './Menu.css.ts';

interface MenuAction {
  id: string;
  label: string;
  /** A second, quieter line. */
  hint?: string;
  /** Before the label: an `Icon`, a presence dot. */
  leading?: ReactNode;
  disabled?: boolean;
  onSelect(): void;
}

export type MenuItem =
  | (MenuAction & { kind?: 'action'; danger?: boolean })
  /** One of several of which one holds: it has a tick when `checked`. */
  | (MenuAction & { kind: 'choice'; checked: boolean })
  | { kind: 'heading'; id: string; label: string }
  | { kind: 'separator'; id: string };

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Names the menu. */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?(change: { open: boolean }): void;
}

function Entry({ item }: { item: MenuItem }) {
  if (item.kind === 'separator') return <DropdownMenu.Separator />;
  if (item.kind === 'heading') {
    return <DropdownMenu.Label className={styles.heading}>{item.label}</DropdownMenu.Label>;
  }
  const content = (
    <>
      {item.leading}
      <span className={styles.text}>
        {item.label}
        {item.hint ? <span className={styles.hint}>{item.hint}</span> : null}
      </span>
    </>
  );
  if (item.kind === 'choice') {
    return (
      <MenuPrimitive.CheckboxItem
        role="menuitemradio"
        checked={item.checked}
        disabled={item.disabled}
        className={cx('rt-reset', 'rt-BaseMenuItem', styles.item)}
        onSelect={item.onSelect}
      >
        {content}
        <MenuPrimitive.ItemIndicator className={styles.check}>
          <Icon icon={icons.check} />
        </MenuPrimitive.ItemIndicator>
      </MenuPrimitive.CheckboxItem>
    );
  }
  return (
    <DropdownMenu.Item
      disabled={item.disabled}
      className={cx(styles.item, item.danger && styles.danger)}
      onSelect={item.onSelect}
    >
      {content}
    </DropdownMenu.Item>
  );
}

/** What can be done with something, behind a button: actions, and choices of which one is taken. */
export function Menu({
  trigger,
  items,
  label,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
}: MenuProps) {
  return (
    <RadixScope>
      <DropdownMenu.Root open={open} onOpenChange={(next) => onOpenChange?.({ open: next })}>
        <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Content
          variant="soft"
          align={align}
          side={side}
          aria-label={label}
          // The trigger's name is not the menu's: Radix would point to it.
          aria-labelledby={undefined}
          data-component="Menu"
          className={styles.content}
        >
          {items.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </RadixScope>
  );
}
