import { useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { Menu } from '../../primitives/Menu/index.ts';

export interface ToastAction {
  id: string;
  label: string;
  /** Opens a menu of these actions instead. */
  options?: readonly { id: string; label: string }[];
}

interface ToastActionsProps {
  actions: readonly ToastAction[];
  onAction(event: { id: string }): void;
}

/** Buttons of a toast. Moves the focus to the list of toasts, because the toast closes. */
export function ToastActions({ actions, onAction }: ToastActionsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const choose = (id: string) => {
    const toast = first.current?.closest('li');
    if (toast?.contains(document.activeElement)) toast.closest('ol')?.focus();
    onAction({ id });
  };
  return actions.map(({ id, label, options }, index) => {
    const ref = index === 0 ? first : undefined;
    return options ? (
      <Menu
        key={id}
        label={label}
        trigger={
          <Button ref={ref} size="sm" variant="ghost">
            {label}
            <Icon icon={icons.chevronDown} />
          </Button>
        }
        items={options.map((option) => ({ ...option, onSelect: () => choose(option.id) }))}
      />
    ) : (
      <Button key={id} ref={ref} size="sm" variant="ghost" onPress={() => choose(id)}>
        {label}
      </Button>
    );
  });
}
