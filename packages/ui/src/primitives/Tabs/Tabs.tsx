import { Tabs as RadixTabs } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import '../../styles/radix/tabs.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  badge?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends RootProps<'div', 'onChange' | 'dir'> {
  /** Tabs in order. */
  items: readonly TabItem<Value>[];
  /** Selected tab. */
  value?: Value;
  /** Initial tab when uncontrolled. Defaults to the first enabled tab. */
  defaultValue?: Value;
  /** Accessible name of the tab list. */
  label: string;
  /** Side by side, or below each other at the left of a wide container. */
  axis?: 'horizontal' | 'vertical';
  /** Keeps hidden panels mounted, to preserve their state. */
  keepMounted?: boolean;
  /** Called when another tab is selected. */
  onChange?(change: { value: Value }): void;
}

/** Tabs for parts of a page, one of them visible. */
export function Tabs<Value extends string>({
  items,
  value,
  defaultValue = items.find((item) => !item.disabled)?.value,
  label,
  axis = 'horizontal',
  keepMounted,
  onChange,
  ...rest
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      {...rootProps({ 'data-component': 'Tabs', className: styles.axis[axis] }, rest)}
      orientation={axis}
      value={value}
      defaultValue={defaultValue}
      onValueChange={(next) => onChange?.({ value: next as Value })}
    >
      <RadixTabs.List size="2" aria-label={label} className={styles.list}>
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
