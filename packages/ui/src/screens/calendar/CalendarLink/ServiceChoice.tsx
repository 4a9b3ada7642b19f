import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from '../../../patterns/cardRows.css.ts';
import type { CalendarLinkProps, CalendarService } from './CalendarLink.types.ts';

interface ServiceChoiceProps extends Pick<CalendarLinkProps, 'feedHref' | 'onChoose'> {
  services: readonly CalendarService[];
}

export function ServiceChoice({ services, feedHref, onChoose }: ServiceChoiceProps) {
  const { t } = useTranslation('calendar');
  return (
    <Stack gap={4}>
      <Text as="p">{t('link.lead')}</Text>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.provider} className={styles.item}>
            <Service service={service} onPress={() => onChoose({ provider: service.provider })} />
          </li>
        ))}
      </ul>
      <Text as="p" size="xs" tone="muted">
        {t('link.readOnly')} <Link href={feedHref}>{t('link.feed')}</Link>
      </Text>
    </Stack>
  );
}

function Service({ service, onPress }: { service: CalendarService; onPress(): void }) {
  const { t } = useTranslation('calendar');
  const { state, account, forbidden, loading } = service;
  const provider = t(`link.kind.${service.provider}`);
  const hasProblem = state === 'DISCONNECTED';
  const action = state === 'UNLINKED' ? 'link' : forbidden ? 'allow' : 'again';
  const line = () => {
    if (state === 'UNLINKED') return t(`link.kindHint.${service.provider}`);
    if (hasProblem) return t(forbidden ? 'link.forbidden' : 'link.disconnected');
    return account ? t('link.connectedAs', { account }) : t('link.connected');
  };
  return (
    <>
      <div className={styles.words}>
        <Text weight="medium">{provider}</Text>
        <span className={styles.state}>
          {hasProblem && <Icon icon={icons.warning} tone="warning" />}
          <Text size="xs" tone={hasProblem ? 'warning' : 'muted'} truncate={state === 'CONNECTED'}>
            {line()}
          </Text>
        </span>
      </div>
      {state !== 'CONNECTED' && (
        <Button
          size="sm"
          icon={icons.link}
          loading={loading}
          ariaLabel={t(`link.action.${action}Name`, { provider })}
          onPress={onPress}
        >
          {t(`link.action.${action}`)}
        </Button>
      )}
    </>
  );
}
