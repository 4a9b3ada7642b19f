import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { PagedList } from '../../../patterns/PagedList/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Section } from '../Settings/Section.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import type { SecurityAction, SecurityPage, TrustedNetworkItem } from './Security.types.ts';

interface NetworkSectionProps {
  networks: SecurityPage<TrustedNetworkItem>;
  doing?: SecurityAction | undefined;
  onAsk(action: SecurityAction, name: string): void;
  onNetworkPageChange(event: { page: number }): void;
}

export function NetworkSection(props: NetworkSectionProps) {
  const { networks, doing, onAsk, onNetworkPageChange } = props;
  const { t } = useTranslation('settings');
  return (
    <Section id="networks" title={t('security.networks')} hint={t('security.networksHint')}>
      {networks.total === 0 ? (
        <Text as="p" size="sm" tone="muted">
          {t('security.noNetworks')}
        </Text>
      ) : (
        <PagedList
          {...networks}
          label={t('security.networks')}
          pagesLabel={t('security.networkPages')}
          itemKey={({ id }) => id}
          renderItem={({ id, current, network, lastUsedAt, expiresAt }) => (
            <SecurityRow
              icon={icons.network}
              name={network}
              currentLabel={current ? t('security.thisNetwork') : undefined}
              lines={[
                t('security.lastUsed', { time: formatDateTime(lastUsedAt) }),
                t('security.networkUntil', { time: formatDateTime(expiresAt) }),
              ]}
              action={
                <Button
                  size="sm"
                  loading={doing?.kind === 'network' && doing.networkId === id}
                  ariaLabel={t('security.removeName', { network })}
                  onPress={() => onAsk({ kind: 'network', networkId: id }, network)}
                >
                  {t('security.remove')}
                </Button>
              }
            />
          )}
          onPageChange={onNetworkPageChange}
        />
      )}
    </Section>
  );
}
