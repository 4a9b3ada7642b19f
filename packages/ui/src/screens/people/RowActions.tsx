import { useTranslation } from 'react-i18next';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { PersonMenu } from '../../patterns/PersonMenu/index.ts';
import {
  actionIcons,
  type PersonAction,
  type PersonActions,
} from '../../patterns/personActions.ts';
import * as styles from './RowActions.css.ts';

interface RowActionsProps {
  name: string;
  actions: PersonActions;
}

interface GoToButtonProps {
  size?: 'sm' | 'md';
  name: string;
  action: PersonAction;
}

function GoToButton({ size = 'md', name, action }: GoToButtonProps) {
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

export function RowActions({ name, actions }: RowActionsProps) {
  const { t } = useTranslation('people');
  const { message, goTo, ...others } = actions;
  const canWrite = message && !message.disabled;
  const label = t('messageName', { name });
  return (
    <span className={styles.root}>
      {canWrite && (
        <Tooltip label={label}>
          <IconButton
            size="sm"
            icon={actionIcons.message}
            label={label}
            onPress={message.onPress}
          />
        </Tooltip>
      )}
      {goTo && <GoToButton size="sm" name={name} action={goTo} />}
      <PersonMenu
        size="sm"
        name={name}
        actions={canWrite || !message ? others : { message, ...others }}
      />
    </span>
  );
}
