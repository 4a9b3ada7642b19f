import { useTranslation } from 'react-i18next';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import type { PersonAction } from './people.ts';

interface GoToButtonProps {
  name: string;
  action: PersonAction;
}

/** Leads to where someone is; where that is not possible, its name says why. */
export function GoToButton({ name, action }: GoToButtonProps) {
  const { t } = useTranslation(['people', 'common']);
  const label = t('goToName', { name });
  if (action.disabled) {
    const why = `${label}${t('common:labelSeparator')}${t(`reason.${action.disabled}`)}`;
    return <IconButton icon={icons.place} label={why} disabled onPress={action.onPress} />;
  }
  return (
    <Tooltip label={label}>
      <IconButton icon={icons.place} label={label} onPress={action.onPress} />
    </Tooltip>
  );
}
