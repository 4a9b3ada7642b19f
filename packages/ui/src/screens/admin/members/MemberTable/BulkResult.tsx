import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type { MemberOutcome } from '../members.ts';
import * as styles from '../members.css.ts';

const maxListedFailures = 10;

export function BulkResult({ outcome, onClose }: { outcome: MemberOutcome; onClose(): void }) {
  const { t } = useTranslation('admin-members');
  const language = useLanguage();
  const { changed, unchanged, failed } = outcome;
  const number = (value: number) => numberText(value, language);
  return (
    <Callout
      announce
      tone={failed.length > 0 ? 'warning' : 'success'}
      title={t('bulk.outcome', { changed: number(changed) })}
      action={
        <Button size="sm" onPress={onClose}>
          {t('bulk.close')}
        </Button>
      }
    >
      {unchanged > 0 && (
        <Text as="p">{t('bulk.outcomeUnchanged', { count: number(unchanged) })}</Text>
      )}
      {failed.length > 0 && (
        <>
          <Text as="p">{t('bulk.outcomeFailed', { count: number(failed.length) })}</Text>
          <ul className={styles.failures}>
            {failed.slice(0, maxListedFailures).map(({ userId, name, reason }) => (
              <li key={userId}>
                {t('bulk.failedLine', { name: name ?? t('bulk.unknown'), reason })}
              </li>
            ))}
            {failed.length > maxListedFailures && (
              <li>{t('bulk.more', { count: number(failed.length - maxListedFailures) })}</li>
            )}
          </ul>
        </>
      )}
    </Callout>
  );
}
