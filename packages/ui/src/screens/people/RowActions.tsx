import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { GoToButton } from './GoToButton.tsx';
import { PersonMenu } from '../../patterns/PersonMenu/index.ts';
import type { PersonActions } from '../../patterns/personActions.ts';
import { actionIcons } from '../../patterns/personActions.ts';
import * as styles from './RowActions.css.ts';

interface RowActionsProps {
  name: string;
  actions: PersonActions;
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
