import { DropdownMenu } from '@radix-ui/themes';
import { DropdownMenu as MenuPrimitive } from 'radix-ui';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../cx.ts';
import { focusMoved } from '../focusMoved.ts';
import { Icon, icons } from '../Icon/index.ts';
import { moveAtOnce } from '../moveAtOnce.ts';
import { RadixScope } from '../Theme/RadixScope.tsx';
import '../../styles/radix/menu.css';
import '../../styles/radix/scroll-area.css';
import * as styles from './Menu.css.ts';

interface MenuAction {
  /** Its own within the menu. */
  id: string;
  /** The action in words. */
  label: string;
  /** A second, quieter line. */
  hint?: string;
  /** Before the label: an `Icon`, a presence dot. */
  leading?: ReactNode;
  /** It is there, and cannot be chosen now. */
  disabled?: boolean;
  /** It was chosen; the menu closes. */
  onSelect(): void;
}

/** A row of a menu: an action, one of several choices, a heading of the rows below it, or a hairline. */
export type MenuItem =
  /** `danger` where something is lost. */
  | (MenuAction & { kind?: 'action'; danger?: boolean })
  /** One of several of which one holds: it has a tick when `checked`. */
  | (MenuAction & { kind: 'choice'; checked: boolean })
  | { kind: 'heading'; id: string; label: string }
  | { kind: 'separator'; id: string };

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  /** From above to below. */
  items: readonly MenuItem[];
  /** Names the menu. */
  label: string;
  /** Which of its edges keeps to the trigger's. */
  align?: 'start' | 'center' | 'end';
  /** The side on which it opens; the other one for lack of room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Held open or shut; by default the trigger decides. */
  open?: boolean;
  /** It opened or closed, or wants to with `open`. */
  onOpenChange?(change: { open: boolean }): void;
}

type Heading = Extract<MenuItem, { kind: 'heading' }>;
type Line = Exclude<MenuItem, Heading>;

/** The items below a heading, as far as the next heading or hairline. */
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
        // Typeahead looks for the label, not for the text before it, such as a picture's letters.
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

/**
 * Actions behind a button, and choices of which one is taken.
 * Closing gives the focus back to the button, unless the choice has led it elsewhere.
 */
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
  const chosen = useRef<MenuAction>(null);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.({ open: next });
  };
  return (
    <RadixScope>
      <DropdownMenu.Root
        open={open ?? ownOpen}
        onOpenChange={(next) => {
          const item = chosen.current;
          chosen.current = null;
          if (next || !item) return change(next);
          // An open menu holds the focus: a choice can move it on once the menu has closed.
          flushSync(() => change(false));
          opener.current?.focus({ preventScroll: true });
          item.onSelect();
        }}
      >
        <DropdownMenu.Trigger ref={opener}>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Content
          {...rest}
          variant="soft"
          align={align}
          side={side}
          aria-label={label}
          // The trigger's name is not the menu's: Radix would point to it.
          aria-labelledby={undefined}
          data-component="Menu"
          onKeyDownCapture={moveAtOnce}
          onCloseAutoFocus={(event) => {
            if (focusMoved(event, opener.current)) event.preventDefault();
          }}
          className={styles.content}
        >
          {groupsOf(items).map((group) => (
            <Group
              key={group.heading?.id ?? group.lines[0]?.id}
              {...group}
              onChoose={(item) => {
                chosen.current = item;
              }}
            />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </RadixScope>
  );
}
