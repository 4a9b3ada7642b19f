import * as DropdownMenu from '@radix-ui/themes/components/dropdown-menu';
import * as MenuPrimitive from 'radix-ui/dropdown-menu';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../cx.ts';
import { focusMoved } from '../focusMoved.ts';
import { Icon, icons } from '../Icon/index.ts';
import { moveFocusImmediately } from '../moveFocusImmediately.ts';
import { RadixScope } from '../Theme/RadixScope.tsx';
import { useFloatingBrand } from '../Theme/themeAttributes.ts';
import { useLatch } from '../useLatch.ts';
import '../../styles/radix/menu.css';
import '../../styles/radix/scroll-area.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Menu.css.ts';

interface MenuAction {
  id: string;
  label: string;
  hint?: string;
  leading?: ReactNode;
  disabled?: boolean;
  onSelect(): void;
}

/** Row of a menu: an action, a choice, a heading for the rows below, or a separator. */
export type MenuItem =
  | (MenuAction & { kind?: 'action'; danger?: boolean })
  /** Radio item, shown with a tick when `checked`. */
  | (MenuAction & { kind: 'choice'; checked: boolean })
  | { kind: 'heading'; id: string; label: string }
  | { kind: 'separator'; id: string };

export interface MenuProps extends RootProps<'div'> {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Items from top to bottom. */
  items: readonly MenuItem[];
  /** Accessible name of the menu. */
  label: string;
  /** Edge aligned with the trigger. */
  align?: 'start' | 'center' | 'end';
  /** Preferred side. Flips to the opposite side if there is not enough room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Controlled open state. Uncontrolled by default. */
  open?: boolean;
  /** Called when the menu opens or closes, or requests it while `open` is set. */
  onOpenChange?(change: { open: boolean }): void;
}

type Heading = Extract<MenuItem, { kind: 'heading' }>;
type Line = Exclude<MenuItem, Heading>;

function groupsOf(items: readonly MenuItem[]): { heading?: Heading; lines: Line[] }[] {
  const groups: { heading?: Heading; lines: Line[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.kind === 'heading') groups.push({ heading: item, lines: [] });
    else if (!last || (last.heading && item.kind === 'separator')) groups.push({ lines: [item] });
    else last.lines.push(item);
  }
  return groups;
}

interface GroupProps {
  heading?: Heading;
  lines: readonly Line[];
  onChoose(item: MenuAction): void;
}

function Group({ heading, lines, onChoose }: GroupProps) {
  const id = useId();
  const entries = lines.map((line) => <Entry key={line.id} item={line} onChoose={onChoose} />);
  if (!heading) return entries;
  return (
    <DropdownMenu.Group aria-labelledby={id} className={styles.group}>
      <DropdownMenu.Label id={id} className={styles.heading}>
        {heading.label}
      </DropdownMenu.Label>
      {entries}
    </DropdownMenu.Group>
  );
}

function Entry({ item, onChoose }: { item: Line; onChoose: GroupProps['onChoose'] }) {
  if (item.kind === 'separator') return <DropdownMenu.Separator />;
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
        // Typeahead matches the label, not preceding text such as initials.
        textValue={item.label}
        className={cx('rt-reset', 'rt-BaseMenuItem', styles.item)}
        onSelect={() => onChoose(item)}
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
      textValue={item.label}
      className={cx(styles.item, item.danger && styles.danger)}
      onSelect={() => onChoose(item)}
    >
      {content}
    </DropdownMenu.Item>
  );
}

/** Menu behind a button. Closing returns the focus, unless the item moved it elsewhere. */
export function Menu({
  trigger,
  items,
  label,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  ...rest
}: MenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const selectedItem = useRef<MenuAction>(null);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.({ open: next });
  };
  const hasOpened = useLatch(open ?? ownOpen);
  const brand = useFloatingBrand();
  return (
    <RadixScope>
      <DropdownMenu.Root
        open={open ?? ownOpen}
        onOpenChange={(next) => {
          const item = selectedItem.current;
          selectedItem.current = null;
          if (next || !item) return change(next);
          // An open menu traps the focus. Closing it first lets the item move the focus.
          flushSync(() => change(false));
          opener.current?.focus({ preventScroll: true });
          item.onSelect();
        }}
      >
        <DropdownMenu.Trigger ref={opener}>{trigger}</DropdownMenu.Trigger>
        {hasOpened && (
          <DropdownMenu.Content
            {...rootProps(
              {
                ...brand,
                'aria-label': label,
                'data-component': 'Menu',
                className: styles.content,
              },
              rest,
            )}
            variant="soft"
            align={align}
            side={side}
            // Radix would name the menu after its trigger.
            aria-labelledby={undefined}
            onKeyDownCapture={moveFocusImmediately}
            onCloseAutoFocus={(event) => {
              if (focusMoved(event, opener.current)) event.preventDefault();
            }}
          >
            {groupsOf(items).map((group) => (
              <Group
                key={group.heading?.id ?? group.lines[0]?.id}
                {...group}
                onChoose={(item) => {
                  selectedItem.current = item;
                }}
              />
            ))}
          </DropdownMenu.Content>
        )}
      </DropdownMenu.Root>
    </RadixScope>
  );
}
