import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { PagedList } from '../../../patterns/PagedList/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Section } from '../Settings/Section.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import type { SecurityAction, SecurityPage, SignedInItem } from './Security.types.ts';
import * as styles from './Security.css.ts';

interface SessionSectionProps {
  sessions: SecurityPage<SignedInItem>;
  doing?: SecurityAction | undefined;
  onAsk(action: SecurityAction, name: string): void;
  onSessionPageChange(event: { page: number }): void;
  onChangePassword(): void;
}

const deviceIcons = {
  COMPUTER: icons.computer,
  PHONE: icons.smartphone,
  TABLET: icons.tablet,
  OTHER: icons.network,
} as const;

export function SessionSection(props: SessionSectionProps) {
  const { sessions, doing, onAsk, onSessionPageChange, onChangePassword } = props;
  const { t } = useTranslation('settings');
  const isAlone = sessions.total <= 1;
  return (
    <Section id="sessions" title={t('security.sessions')} hint={t('security.sessionsHint')}>
      <PagedList
        {...sessions}
        label={t('security.sessions')}
        pagesLabel={t('security.sessionPages')}
        itemKey={({ id }) => id}
        renderItem={(item) => <SessionRow item={item} doing={doing} onAsk={onAsk} />}
        onPageChange={onSessionPageChange}
      />
      {isAlone && (
        <Text as="p" size="sm" tone="muted">
          {t('security.onlyHere')}
        </Text>
      )}
      <div className={styles.buttons}>
        {!isAlone && (
          <Button
            icon={icons.signOut}
            loading={doing?.kind === 'others'}
            onPress={() => onAsk({ kind: 'others' }, '')}
          >
            {t('security.signOutOthers')}
          </Button>
        )}
        <Button icon={icons.password} onPress={onChangePassword}>
          {t('changePassword')}
        </Button>
      </div>
    </Section>
  );
}

interface SessionRowProps extends Pick<SessionSectionProps, 'doing' | 'onAsk'> {
  item: SignedInItem;
}

function SessionRow({ item, doing, onAsk }: SessionRowProps) {
  const { t } = useTranslation('settings');
  const { id, current, device, system, browser, address, lastUsedAt } = item;
  const browserName = browser ?? t('security.unknownBrowser');
  const name = system ? t('security.browserOn', { browser: browserName, system }) : browserName;
  return (
    <SecurityRow
      icon={deviceIcons[device]}
      kind={t(`security.device.${device}`)}
      name={name}
      currentLabel={current ? t('security.thisDevice') : undefined}
      lines={[
        t('security.address', { address }),
        t('security.lastUsed', { time: formatDateTime(lastUsedAt) }),
      ]}
      action={
        !current && (
          <Button
            size="sm"
            loading={doing?.kind === 'session' && doing.sessionId === id}
            ariaLabel={t('security.signOutName', { name, address })}
            onPress={() => onAsk({ kind: 'session', sessionId: id }, name)}
          >
            {t('security.signOut')}
          </Button>
        )
      }
    />
  );
}
