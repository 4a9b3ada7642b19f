import * as AccordionPrimitive from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, icons } from '../Icon/index.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Accordion.css.ts';

export const accordionSizes = ['sm', 'md'] as const;

export interface AccordionItem<Value extends string> {
  value: Value;
  label: string;
  /** Summary of the content, visible while it is closed. */
  hint?: string;
  /** After the label, such as a `Badge` or `StatusLabel`. Part of the accessible name. */
  badge?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface AccordionProps<Value extends string> extends RootProps<'div', 'onChange'> {
  /** Parts in order. */
  items: readonly AccordionItem<Value>[];
  /** Open parts. */
  value?: readonly Value[];
  /** Initially open parts when uncontrolled. */
  defaultValue?: readonly Value[];
  /** Several parts can be open. By default opening one closes the other. */
  multiple?: boolean;
  /** 32 and 40 px high. */
  size?: (typeof accordionSizes)[number];
  /** Level of the labels in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Keeps closed content mounted, to preserve its state. */
  keepMounted?: boolean;
  /** Disables all parts. */
  disabled?: boolean;
  /** Called with the open parts when one is opened or closed. */
  onChange?(change: { value: readonly Value[] }): void;
}

/**
 * Parts of a page whose content opens below their label. Use it for details that few people need. Do not hide
 * required fields or content that everyone reads; use `Tabs` for parts of equal importance. The
 * up and down arrow keys move between the labels, Enter and Space open and close.
 */
export function Accordion<Value extends string>({
  items,
  value,
  defaultValue,
  multiple = false,
  size = 'md',
  headingLevel = 3,
  keepMounted,
  disabled,
  onChange,
  ...rest
}: AccordionProps<Value>) {
  const root = rootProps({ 'data-component': 'Accordion', className: styles.root }, rest);
  const HeadingTag = `h${headingLevel}` as const;
  const parts = items.map((item) => (
    <AccordionPrimitive.Item
      key={item.value}
      value={item.value}
      disabled={item.disabled}
      className={styles.item}
    >
      <AccordionPrimitive.Header asChild>
        <HeadingTag className={styles.heading}>
          <AccordionPrimitive.Trigger className={cx(styles.trigger, styles.size[size])}>
            <span className={styles.words}>
              <span className={styles.label}>
                {item.label}
                {item.badge}
              </span>
              {item.hint && (
                <Text size="xs" tone="muted">
                  {item.hint}
                </Text>
              )}
            </span>
            <span className={styles.arrow}>
              <Icon icon={icons.chevronDown} tone="muted" />
            </span>
          </AccordionPrimitive.Trigger>
        </HeadingTag>
      </AccordionPrimitive.Header>
      <AccordionPrimitive.Content
        className={cx(styles.panel, keepMounted && styles.kept)}
        {...(keepMounted && { forceMount: true })}
      >
        <div className={styles.content}>{item.content}</div>
      </AccordionPrimitive.Content>
    </AccordionPrimitive.Item>
  ));
  return multiple ? (
    <AccordionPrimitive.Root
      asChild
      {...(disabled && { disabled })}
      type="multiple"
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onValueChange={(next) => onChange?.({ value: next as Value[] })}
    >
      <div {...root}>{parts}</div>
    </AccordionPrimitive.Root>
  ) : (
    <AccordionPrimitive.Root
      asChild
      {...(disabled && { disabled })}
      type="single"
      collapsible
      value={value && (value[0] ?? '')}
      defaultValue={defaultValue?.[0]}
      onValueChange={(next) => onChange?.({ value: next ? [next as Value] : [] })}
    >
      <div {...root}>{parts}</div>
    </AccordionPrimitive.Root>
  );
}
