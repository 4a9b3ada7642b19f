import { Tabs as RadixTabs } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import '../../styles/radix/tabs.css';
import * as styles from './Tabs.css.ts';

/** One part, and the tab that brings it into view. */
export interface TabItem<Value extends string> {
  /** Its own within the row. */
  value: Value;
  /** The part's name. */
  label: string;
  /** Beside the label, e.g. a `Badge`. */
  badge?: ReactNode;
  /** It is there, and cannot be chosen now. */
  disabled?: boolean;
  /** The part itself. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** In the order of the row. */
  items: readonly TabItem<Value>[];
  /** The one in view. */
  value?: Value;
  /** In view at first, where nothing else keeps track of it; without it the first that can be chosen. */
  defaultValue?: Value;
  /** Names the row of tabs. */
  label: string;
  /** Parts out of view stay as they are: what was begun in one goes on in it. */
  keepMounted?: boolean;
  /** Another one was chosen. */
  onChange?(change: { value: Value }): void;
}

/** Parts of one thing, of which one is in view. */
export function Tabs<Value extends string>({
  items,
  value,
  defaultValue = items.find((item) => !item.disabled)?.value,
  label,
  keepMounted,
  onChange,
  ...rest
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      {...rest}
      value={value}
      defaultValue={defaultValue}
      data-component="Tabs"
      onValueChange={(next) => onChange?.({ value: next as Value })}
    >
      <RadixTabs.List size="2" aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={styles.trigger}
          >
            <span className={styles.label}>
              {item.label}
              {item.badge}
            </span>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          className={styles.content}
          {...(keepMounted ? { forceMount: true } : {})}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
