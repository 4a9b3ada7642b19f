import { useTranslation } from 'react-i18next';
import { icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { useMedia } from '../../primitives/useMedia.ts';
import { PersonMenu } from '../../patterns/PersonMenu/index.ts';
import {
  actionIcons,
  type PersonAction,
  type PersonActions,
} from '../../patterns/personActions.ts';
import { media } from '../../styles/media.ts';
import * as styles from './RowActions.css.ts';

interface RowActionsProps {
  name: string;
  actions: PersonActions;
}

interface DirectActionProps {
  icon: IconGlyph;
  label: string;
  action: PersonAction;
}

function DirectAction({ icon, label, action }: DirectActionProps) {
  return (
    <Tooltip label={label}>
      <IconButton size="sm" icon={icon} label={label} onPress={action.onPress} />
    </Tooltip>
  );
}

interface GoToButtonProps {
  name: string;
  action: PersonAction;
}

function GoToButton({ name, action }: GoToButtonProps) {
  const { t } = useTranslation(['people', 'common']);
  const label = t('goToName', { name });
  if (action.disabled) {
    const why = `${label}${t('common:labelSeparator')}${t(`common:personAction.reason.${action.disabled}`)}`;
    return (
      <IconButton size="sm" icon={icons.place} label={why} disabled onPress={action.onPress} />
    );
  }
  return (
    <Tooltip label={label}>
      <IconButton size="sm" icon={icons.place} label={label} onPress={action.onPress} />
    </Tooltip>
  );
}

/** Buttons for the most frequent actions, and a menu. On a phone the name needs the width of one more button. */
export function RowActions({ name, actions }: RowActionsProps) {
  const { t } = useTranslation('people');
  const isPhone = useMedia(media.belowTablet);
  const { message, call, goTo, ...others } = actions;
  const direct = { message: enabled(message), call: enabled(call) };
  // The menu shows the reason of a disabled action.
  const inMenu = {
    ...(message && !direct.message ? { message } : {}),
    ...(call && !direct.call ? { call } : {}),
    ...(goTo && isPhone ? { goTo } : {}),
    ...others,
  };
  return (
    <span className={styles.root}>
      {direct.message && (
        <DirectAction
          icon={actionIcons.message}
          label={t('messageName', { name })}
          action={direct.message}
        />
      )}
      {direct.call && (
        <DirectAction
          icon={actionIcons.call}
          label={t('callName', { name })}
          action={direct.call}
        />
      )}
      {goTo && !isPhone && <GoToButton name={name} action={goTo} />}
      <PersonMenu size="sm" name={name} actions={inMenu} />
    </span>
  );
}

function enabled(action: PersonAction | undefined): PersonAction | undefined {
  return action?.disabled ? undefined : action;
}
