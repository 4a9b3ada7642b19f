import { useTranslation } from 'react-i18next';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import type { PersonAction } from '../../patterns/personActions.ts';

interface GoToButtonProps {
  size?: 'sm' | 'md';
  name: string;
  action: PersonAction;
}

export function GoToButton({ size = 'md', name, action }: GoToButtonProps) {
  const { t } = useTranslation(['people', 'common']);
  const label = t('goToName', { name });
  if (action.disabled) {
    const why = `${label}${t('common:labelSeparator')}${t(`common:personAction.reason.${action.disabled}`)}`;
    return (
      <IconButton size={size} icon={icons.place} label={why} disabled onPress={action.onPress} />
    );
  }
  return (
    <Tooltip label={label}>
      <IconButton size={size} icon={icons.place} label={label} onPress={action.onPress} />
    </Tooltip>
  );
}
