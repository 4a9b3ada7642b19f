import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Section } from '../Settings/Section.tsx';
import type { TwoFactorAction } from '../TwoFactor/index.ts';
import { SecurityRow } from './SecurityRow.tsx';
import type { TwoFactorStatus } from './Security.types.ts';
import * as styles from './Security.css.ts';

interface TwoFactorSectionProps {
  twoFactor: TwoFactorStatus;
  onTwoFactorAction(event: { action: TwoFactorAction }): void;
}

/** Below this number, the section suggests to create new recovery codes. */
const fewCodes = 3;

export function TwoFactorSection({ twoFactor, onTwoFactorAction }: TwoFactorSectionProps) {
  const { t } = useTranslation('settings');
  const { enabledAt, recoveryCodesLeft, required } = twoFactor;
  const actionButton = (action: TwoFactorAction, icon?: typeof icons.security) => (
    <Button icon={icon} onPress={() => onTwoFactorAction({ action })}>
      {t(`twoFactor.action.${action}`)}
    </Button>
  );
  if (enabledAt === null)
    return (
      <Section id="two-factor" title={t('twoFactor.title')} hint={t('twoFactor.hint')}>
        {required && (
          <Callout tone="warning" title={t('twoFactor.required')}>
            {t('twoFactor.requiredHint')}
          </Callout>
        )}
        <div className={styles.buttons}>{actionButton('enable', icons.security)}</div>
      </Section>
    );
  return (
    <Section id="two-factor" title={t('twoFactor.title')} hint={t('twoFactor.hint')}>
      <SecurityRow
        icon={icons.security}
        name={t('twoFactor.app')}
        currentLabel={t('twoFactor.on')}
        lines={[
          t('twoFactor.since', { time: formatDateTime(enabledAt) }),
          t('twoFactor.codesLeft', { count: recoveryCodesLeft }),
        ]}
        action={null}
      />
      {recoveryCodesLeft < fewCodes && <Callout tone="warning">{t('twoFactor.fewCodes')}</Callout>}
      <div className={styles.buttons}>
        {actionButton('renewCodes')}
        {!required && actionButton('disable')}
      </div>
      {required && (
        <Text as="p" size="sm" tone="muted">
          {t('twoFactor.requiredOn')}
        </Text>
      )}
    </Section>
  );
}
