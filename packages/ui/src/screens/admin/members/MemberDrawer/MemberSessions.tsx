import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type { MemberDetail } from '../members.ts';
import * as styles from '../members.css.ts';

const deviceIcons = {
  COMPUTER: icons.computer,
  PHONE: icons.smartphone,
  TABLET: icons.tablet,
  OTHER: icons.network,
} as const;

interface MemberSessionsProps {
  sessions: MemberDetail['sessions'];
  ending: string | undefined;
  readOnly: boolean;
  onSignOut(event: { sessionId: string }): void;
  onSignOutAll(): void;
}

export function MemberSessions({
  sessions,
  ending,
  readOnly,
  onSignOut,
  onSignOutAll,
}: MemberSessionsProps) {
  const { t } = useTranslation(['admin-members', 'common']);
  if (sessions.length === 0) return <Text tone="muted">{t('drawer.noSessions')}</Text>;
  return (
    <>
      <ul className={styles.sessions} aria-label={t('drawer.sessions')}>
        {sessions.map(({ id, audience, device, system, browser, address, lastUsedAt }) => {
          const own = browser ?? t('drawer.unknownBrowser');
          const name = system ? t('drawer.browserOn', { browser: own, system }) : own;
          const kind = t(`drawer.device.${device}`);
          return (
            <li key={id} className={styles.session}>
              <Icon icon={deviceIcons[device]} tone="muted" />
              <div className={styles.sessionText}>
                <Text weight="medium">{name}</Text>
                <Text size="xs" tone="muted">
                  {[t(`drawer.audience.${audience}`), kind, address].join(
                    t('common:partSeparator'),
                  )}
                </Text>
                <Text size="xs" tone="muted" tabular>
                  {t('drawer.lastUsed', { time: formatDateTime(lastUsedAt) })}
                </Text>
              </div>
              {!readOnly && (
                <Button
                  size="sm"
                  loading={ending === id}
                  ariaLabel={t('drawer.signOutName', { name, address })}
                  onPress={() => onSignOut({ sessionId: id })}
                >
                  {t('drawer.signOut')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {!readOnly && (
        <div className={styles.buttons}>
          <Button icon={icons.signOut} onPress={onSignOutAll}>
            {t('drawer.signOutAll')}
          </Button>
        </div>
      )}
    </>
  );
}
