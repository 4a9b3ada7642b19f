import { Tabs as RadixTabs } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import '../../styles/radix/tabs.css';
import * as styles from './Tabs.css.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** Beside the label, e.g. a `Badge`. */
  badge?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  items: readonly TabItem<Value>[];
  value: Value;
  /** Names the row of tabs. */
  label: string;
  onChange(change: { value: Value }): void;
}

/** Parts of one thing, of which one is in view. */
export function Tabs<Value extends string>({ items, value, label, onChange }: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      value={value}
      data-component="Tabs"
      onValueChange={(next) => onChange({ value: next as Value })}
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
        <RadixTabs.Content key={item.value} value={item.value} className={styles.content}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
