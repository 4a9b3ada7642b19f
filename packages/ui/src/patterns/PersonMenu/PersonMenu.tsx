import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Menu } from '../../primitives/Menu/index.ts';
import { actionIcons, listed, pressedAction, type PersonActions } from '../personActions.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface PersonMenuProps {
  /** The person's name. */
  name: string;
  /** The actions that the menu offers; without any there is no menu. */
  actions: PersonActions;
  /** The size of its button. */
  size?: 'sm' | 'md';
}

/** The actions for a person as a menu; a disabled one says why. */
export function PersonMenu({ name, actions, size = 'md' }: PersonMenuProps) {
  const t = useText();
  const items = listed(actions);
  if (items.length === 0) return null;
  return (
    <Menu
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
