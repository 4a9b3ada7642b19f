import * as SelectPrimitive from 'radix-ui/select';
import { cx } from '../cx.ts';
import { ElementProxy } from '../ElementProxy.tsx';
import { Icon, icons } from '../Icon/index.ts';
import { moveFocusImmediately } from '../moveFocusImmediately.ts';
import { useFloatingTheme } from '../Theme/themeAttributes.ts';
import '../../styles/radix/select-list.css';
import type { SelectOption, SelectOptions } from './options.ts';
import * as styles from './SelectList.css.ts';

interface SelectListProps<Value extends string> {
  id: string;
  trigger: HTMLButtonElement;
  options: SelectOptions<Value>;
  value: Value | null;
  /** Accessible name. */
  ariaLabel: string | undefined;
  labelledBy: string | undefined;
  onSelect(change: { value: Value }): void;
  onClose(): void;
}

function Item({ option }: { option: SelectOption<string> }) {
  return (
    <SelectPrimitive.Item
      value={option.value}
      disabled={option.disabled}
      className={cx('rt-SelectItem', styles.item)}
    >
      <SelectPrimitive.ItemIndicator className="rt-SelectItemIndicator">
        <Icon icon={icons.check} />
      </SelectPrimitive.ItemIndicator>
      <SelectPrimitive.ItemText>{option.label}</SelectPrimitive.ItemText>
    </SelectPrimitive.Item>
  );
}

/** The open list of a `Select`. Returns the focus to the trigger when it closes. */
export function SelectList<Value extends string>({
  id,
  trigger,
  options,
  value,
  ariaLabel,
  labelledBy,
  onSelect,
  onClose,
}: SelectListProps<Value>) {
  const { className: themeClass, ...theme } = useFloatingTheme();
  return (
    <SelectPrimitive.Root
      open
      value={value ?? ''}
      onOpenChange={(open) => open || onClose()}
      onValueChange={(next) => onSelect({ value: next as Value })}
    >
      <SelectPrimitive.Trigger asChild>
        <ElementProxy element={trigger} />
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content
          {...theme}
          id={id}
          aria-label={labelledBy ? undefined : ariaLabel}
          aria-labelledby={labelledBy}
          onKeyDownCapture={moveFocusImmediately}
          position="popper"
          sideOffset={4}
          className={cx(
            themeClass,
            'rt-PopperContent rt-SelectContent rt-r-size-3 rt-variant-soft',
            styles.content,
          )}
        >
          {/* Inline style, because Radix hides the scrollbar with a style element in the page. */}
          <SelectPrimitive.Viewport
            className={cx('rt-SelectViewport', styles.list)}
            style={{ scrollbarWidth: 'thin' }}
          >
            {options.map((option) =>
              'options' in option ? (
                <SelectPrimitive.Group key={option.label}>
                  <SelectPrimitive.Label className={styles.groupLabel}>
                    {option.label}
                  </SelectPrimitive.Label>
                  {option.options.map((each) => (
                    <Item key={each.value} option={each} />
                  ))}
                </SelectPrimitive.Group>
              ) : (
                <Item key={option.value} option={option} />
              ),
            )}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  );
}
