import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Menu } from '../../primitives/Menu/index.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { actionIcons, listActions, pressedAction, type PersonActions } from '../personActions.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface PersonMenuProps extends RootProps<'div'> {
  /** Name of the person. */
  name: string;
  /** Actions in the menu. Without actions, the menu is omitted. */
  actions: PersonActions;
  /** Size of the menu button. */
  size?: 'sm' | 'md';
}

/** A menu of actions for a person; disabled actions show the reason. */
export function PersonMenu({ name, actions, size = 'md', ...rest }: PersonMenuProps) {
  const t = useText();
  const items = listActions(actions);
  if (items.length === 0) return null;
  return (
    <Menu
      {...rest}
      align="end"
      label={t(texts.personAction.for, { name })}
      trigger={
        <IconButton size={size} icon={icons.more} label={t(texts.personAction.more, { name })} />
      }
      items={items.map((item) => ({
        id: item.name,
        label: t(texts.personAction[pressedAction(item.name, item.action)]),
        leading: <Icon icon={actionIcons[item.name]} tone="muted" />,
        ...(item.action.disabled
          ? { disabled: true, hint: t(texts.personAction.reason[item.action.disabled]) }
          : {}),
        onSelect: item.action.onPress,
      }))}
    />
  );
}
