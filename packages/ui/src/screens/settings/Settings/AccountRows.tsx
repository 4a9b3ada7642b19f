import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from '../../../patterns/cardRows.css.ts';
import type { AccountList } from './settingsValues.ts';

interface AccountRowsProps<Account> {
  accounts: AccountList<Account>;
  onRetry(): void;
  children(account: Account): ReactNode;
}

export function AccountRows<Account extends { provider: string }>({
  accounts,
  onRetry,
  children,
}: AccountRowsProps<Account>) {
  const { t } = useTranslation(['settings', 'common']);
  if (accounts === 'loading')
    return <LoadingState shape="rooms" rows={2} label={t('accountsLoading')} />;
  if (accounts === 'failed') {
    const linkAgainButton = (
      <Button size="sm" icon={icons.refresh} onPress={onRetry}>
        {t('common:retry')}
      </Button>
    );
    return (
      <Callout tone="danger" action={linkAgainButton}>
        {t('accountsFailed')}
      </Callout>
    );
  }
  if (accounts.length === 0) return null;
  return (
    <ul className={styles.list}>
      {accounts.map((account) => (
        <li key={account.provider} className={styles.item}>
          {children(account)}
        </li>
      ))}
    </ul>
  );
}

export interface AccountStatus {
  icon: IconGlyph;
  tone: 'success' | 'warning' | 'muted';
  text: string;
}

interface AccountRowProps {
  name: string;
  status: AccountStatus;
  lines: readonly string[];
  children: ReactNode;
}

export function AccountRow({ name, status, lines, children }: AccountRowProps) {
  return (
    <>
      <div className={styles.words}>
        <Text weight="medium">{name}</Text>
        <span className={styles.state}>
          <Icon icon={status.icon} tone={status.tone} />
          <Text size="xs" tone={status.tone}>
            {status.text}
          </Text>
        </span>
        {lines.map((line) => (
          <Text key={line} size="xs" tone="muted" truncate>
            {line}
          </Text>
        ))}
      </div>
      <div className={styles.buttons}>{children}</div>
    </>
  );
}
