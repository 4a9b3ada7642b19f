import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Menu } from '../../primitives/Menu/index.ts';
import type { PersonActions } from './people.ts';
import { actionIcons, actionKey, listed } from './personActions.ts';

interface MoreActionsProps {
  /** The person's name. */
  name: string;
  actions: PersonActions;
  size?: 'sm' | 'md';
}

/** The actions for a person as a menu; a disabled one says why. */
export function MoreActions({ name, actions, size = 'md' }: MoreActionsProps) {
  const { t } = useTranslation('people');
  const items = listed(actions);
  if (items.length === 0) return null;
  return (
    <Menu
      align="end"
      label={t('actionsFor', { name })}
      trigger={<IconButton size={size} icon={icons.more} label={t('moreActions', { name })} />}
      items={items.map((item) => ({
        id: item.name,
        label: t(actionKey(item.name, item.action)),
        leading: <Icon icon={actionIcons[item.name]} tone="muted" />,
        ...(item.action.disabled
          ? { disabled: true, hint: t(`reason.${item.action.disabled}`) }
          : {}),
        onSelect: item.action.onPress,
      }))}
    />
  );
}
