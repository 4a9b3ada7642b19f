import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { PersonAction } from '../people.ts';
import * as styles from './ProfileActions.css.ts';

const order = ['message', 'call', 'invite', 'goTo'] as const;
type ActionName = (typeof order)[number];

const glyphs: Record<ActionName, IconGlyph> = {
  message: icons.directMessage,
  call: icons.phone,
  invite: icons.invite,
  goTo: icons.place,
};

export interface ProfileActionsProps {
  /** An absent one is not shown; a disabled one says why. */
  actions: Partial<Record<ActionName, PersonAction>>;
}

/** Message, call, invite, go to: side by side, with the reasons of those that are not possible now. */
export function ProfileActions({ actions }: ProfileActionsProps) {
  const { t } = useTranslation(['people', 'common']);
  const id = useId();
  const shown = order.flatMap((name) => {
    const action = actions[name];
    return action ? [{ name, ...action }] : [];
  });
  if (shown.length === 0) return null;
  const reasons = [...new Set(shown.flatMap(({ disabled }) => (disabled ? [disabled] : [])))];
  return (
    <div role="group" aria-label={t('actions')} className={styles.root}>
      <div className={styles.buttons}>
        {shown.map(({ name, disabled, onPress }) => (
          <Button
            key={name}
            icon={glyphs[name]}
            fullWidth
            disabled={disabled !== undefined}
            describedBy={disabled && `${id}-${disabled}`}
            onPress={onPress}
          >
            {t(name)}
          </Button>
        ))}
      </div>
      {reasons.map((reason) => (
        <Text key={reason} as="p" size="xs" tone="muted" id={`${id}-${reason}`}>
          {reasons.length > 1 && `${namesFor(reason)}${t('common:labelSeparator')}`}
          {t(`reason.${reason}`)}
        </Text>
      ))}
    </div>
  );

  function namesFor(reason: PersonAction['disabled']) {
    return shown
      .filter(({ disabled }) => disabled === reason)
      .map(({ name }) => t(name))
      .join(t('common:listSeparator'));
  }
}
