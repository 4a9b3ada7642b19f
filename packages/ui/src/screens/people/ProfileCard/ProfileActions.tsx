import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { PersonAction, PersonActions } from '../../../patterns/personActions.ts';
import { actionIcons, listActions, pressedAction } from '../../../patterns/personActions.ts';
import * as styles from './ProfileActions.css.ts';

export interface ProfileActionsProps {
  /** Absent actions are hidden; disabled actions show a reason. */
  actions: PersonActions;
}

export function ProfileActions({ actions }: ProfileActionsProps) {
  const { t } = useTranslation(['people', 'common']);
  const id = useId();
  // Excludes the profile action, because the profile is already open.
  const shown = listActions(actions).filter(({ name }) => name !== 'profile');
  if (shown.length === 0) return null;
  const reasons = [...new Set(shown.flatMap(({ action }) => action.disabled ?? []))];
  return (
    <div role="group" aria-label={t('actions')} className={styles.root}>
      <div className={styles.buttons}>
        {shown.map(({ name, action }) => (
          <Button
            key={name}
            icon={actionIcons[name]}
            fullWidth
            disabled={action.disabled !== undefined}
            {...(action.disabled ? { describedBy: `${id}-${action.disabled}` } : {})}
            onPress={action.onPress}
          >
            {t(`common:personAction.${pressedAction(name, action)}`)}
          </Button>
        ))}
      </div>
      {reasons.map((reason) => (
        <Text key={reason} as="p" size="xs" tone="muted" id={`${id}-${reason}`}>
          {reasons.length > 1 && `${namesFor(reason)}${t('common:labelSeparator')}`}
          {t(`common:personAction.reason.${reason}`)}
        </Text>
      ))}
    </div>
  );

  function namesFor(reason: PersonAction['disabled']) {
    return shown
      .filter(({ action }) => action.disabled === reason)
      .map(({ name }) => t(`common:personAction.${name}`))
      .join(t('common:listSeparator'));
  }
}
