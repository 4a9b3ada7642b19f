import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { PersonMenu } from '../../../patterns/PersonMenu/index.ts';
import type {
  PersonAction,
  PersonActionName,
  PersonActions,
} from '../../../patterns/personActions.ts';
import { actionIcons } from '../../../patterns/personActions.ts';
import * as styles from './FinderActions.css.ts';

interface KeyedAction {
  name: PersonActionName;
  action: PersonAction;
  keys: string;
  matchesModifiers(event: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): boolean;
}

const withKeys = [
  { keys: '⏎', shift: false, control: false },
  { keys: '⇧⏎', shift: true, control: false },
  { keys: 'Ctrl ⏎', shift: false, control: true },
] as const;

/** Assigns Enter, Shift+Enter and Ctrl+Enter (⌘+Enter) in the order message, go to, profile. */
export function keyedActions(actions: PersonActions): readonly KeyedAction[] {
  const possible = (['message', 'goTo', 'profile'] as const).flatMap((name) => {
    const action = actions[name];
    return action && !action.disabled ? [{ name, action }] : [];
  });
  return possible.flatMap((entry, index) => {
    const key = withKeys[index];
    if (!key) return [];
    return [
      {
        ...entry,
        keys: key.keys,
        matchesModifiers: ({ shiftKey, ctrlKey, metaKey }) =>
          shiftKey === key.shift && (ctrlKey || metaKey) === key.control,
      } satisfies KeyedAction,
    ];
  });
}

interface FinderActionsProps {
  name: string;
  actions: PersonActions;
}

export function FinderActions({ name, actions }: FinderActionsProps) {
  const { t } = useTranslation(['common', 'people']);
  const id = useId();
  const keyed = keyedActions(actions);
  const call = actions.call?.disabled ? undefined : actions.call;
  const rest = Object.fromEntries(
    Object.entries(actions).filter(
      ([other, action]) => action !== call && !keyed.some((entry) => entry.name === other),
    ),
  );
  return (
    <div role="group" aria-label={t('personAction.for', { name })} className={styles.root}>
      <span className={styles.name}>
        <Text id={id} size="xs" tone="muted" truncate>
          {name}
        </Text>
      </span>
      <span className={styles.actions}>
        <span className={styles.buttons}>
          {keyed.map((entry) => (
            <Button
              key={entry.name}
              size="sm"
              icon={actionIcons[entry.name]}
              describedBy={id}
              onPress={entry.action.onPress}
            >
              {t(`personAction.${entry.name}`)}
              <kbd className={styles.keys} aria-hidden="true">
                {entry.keys}
              </kbd>
            </Button>
          ))}
        </span>
        {call && (
          <Tooltip label={t('personAction.call')}>
            <IconButton
              size="sm"
              icon={actionIcons.call}
              label={t('people:callName', { name })}
              onPress={call.onPress}
            />
          </Tooltip>
        )}
        <PersonMenu size="sm" name={name} actions={rest} />
      </span>
    </div>
  );
}
