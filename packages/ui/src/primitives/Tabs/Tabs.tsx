import * as TabsPrimitive from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import '../../styles/radix/tabs.css';
import { cx } from '../cx.ts';
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
    <TabsPrimitive.Root
      {...rootProps({ 'data-component': 'Tabs', className: styles.axis[axis] }, rest)}
      orientation={axis}
      value={value}
      defaultValue={defaultValue}
      onValueChange={(next) => onChange?.({ value: next as Value })}
    >
      <TabsPrimitive.List
        aria-label={label}
        className={cx('rt-BaseTabList rt-r-size-2', styles.list)}
      >
        {items.map((item) => (
          <TabsPrimitive.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={cx('rt-reset rt-BaseTabListTrigger', styles.trigger)}
          >
            {/* The hidden copy keeps the width while the selected label is bold. */}
            {['rt-BaseTabListTriggerInner', 'rt-BaseTabListTriggerInnerHidden'].map((inner) => (
              <span key={inner} className={inner}>
                <span className={styles.label}>
                  {item.label}
                  {item.badge}
                </span>
              </span>
            ))}
          </TabsPrimitive.Trigger>
        ))}
      </TabsPrimitive.List>
      {items.map((item) => (
        <TabsPrimitive.Content
          key={item.value}
          value={item.value}
          className={cx('rt-TabsContent', styles.content)}
          {...(keepMounted ? { forceMount: true } : {})}
        >
          {item.content}
        </TabsPrimitive.Content>
      ))}
    </TabsPrimitive.Root>
  );
}
