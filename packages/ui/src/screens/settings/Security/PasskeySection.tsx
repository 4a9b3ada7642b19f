import { formatDateTime, maxPasskeys } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Section } from '../Settings/Section.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import type { PasskeyItem, SecurityAction } from './Security.types.ts';
import * as styles from './Security.css.ts';

interface PasskeySectionProps {
  passkeys: readonly PasskeyItem[];
  pendingAction?: SecurityAction | undefined;
  onAsk(action: SecurityAction, name: string): void;
  onAddPasskey(): void;
  onRenamePasskey(event: { passkeyId: string }): void;
}

export function PasskeySection(props: PasskeySectionProps) {
  const { passkeys, pendingAction: doing, onAsk, onAddPasskey, onRenamePasskey } = props;
  const { t } = useTranslation('settings');
  const isFull = passkeys.length >= maxPasskeys;
  return (
    <Section id="passkeys" title={t('passkeys.title')} hint={t('passkeys.hint')}>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={t('passkeys.title')}>
          {passkeys.map(({ id, name, synced, createdAt, lastUsedAt }) => (
            <li key={id}>
              <SecurityRow
                icon={icons.password}
                name={name}
                lines={[
                  t('passkeys.added', { time: formatDateTime(createdAt) }),
                  lastUsedAt
                    ? t('security.lastUsed', { time: formatDateTime(lastUsedAt) })
                    : t('passkeys.neverUsed'),
                  ...(synced ? [t('passkeys.synced')] : []),
                ]}
                action={
                  <span className={styles.buttons}>
                    <Button
                      size="sm"
                      ariaLabel={t('passkeys.renameName', { name })}
                      onPress={() => onRenamePasskey({ passkeyId: id })}
                    >
                      {t('passkeys.rename')}
                    </Button>
                    <Button
                      size="sm"
                      loading={doing?.kind === 'passkey' && doing.passkeyId === id}
                      ariaLabel={t('security.removeName', { network: name })}
                      onPress={() => onAsk({ kind: 'passkey', passkeyId: id }, name)}
                    >
                      {t('security.remove')}
                    </Button>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <Text as="p" size="sm" tone="muted">
          {t('passkeys.full', { count: maxPasskeys })}
        </Text>
      ) : (
        <div className={styles.buttons}>
          <Button icon={icons.add} onPress={onAddPasskey}>
            {t('passkeys.add')}
          </Button>
        </div>
      )}
    </Section>
  );
}
