import { useTranslation } from 'react-i18next';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { PresenceText } from '../PresenceText.tsx';
import type { ListedPerson } from './PeopleList.tsx';
import * as styles from './PersonRow.css.ts';

interface PersonRowProps {
  person: ListedPerson;
  onOpen(): void;
}

/** One member: pressing the row opens the profile, the button beside it leads to where they are. */
export function PersonRow({ person, onOpen }: PersonRowProps) {
  const { t } = useTranslation('people');
  const { name, avatarUrl, workingStatus, status, goTo } = person;
  const quiet = [person.department, person.floorName].filter(Boolean).join(' · ');
  return (
    <div className={styles.root}>
      <PresenceAvatar
        name={name}
        src={avatarUrl}
        workingStatus={workingStatus}
        status={status}
        decorative
      />
      <div className={styles.words}>
        <span className={styles.nameLine}>
          <button type="button" className={styles.name} onClick={onOpen}>
            {name}
          </button>
          {person.isMe && (
            <Text size="xs" tone="accent">
              {t('you')}
            </Text>
          )}
        </span>
        <PresenceText workingStatus={workingStatus} status={status} size="xs" withoutDot />
        {quiet && (
          <Text size="xs" tone="muted" truncate>
            {quiet}
          </Text>
        )}
      </div>
      {goTo && (
        <span className={styles.action}>
          <Tooltip label={goTo.disabled ? t(`reason.${goTo.disabled}`) : t('goToName', { name })}>
            <IconButton
              icon={icons.place}
              label={t('goToName', { name })}
              disabled={goTo.disabled !== undefined}
              onPress={goTo.onPress}
            />
          </Tooltip>
        </span>
      )}
    </div>
  );
}
