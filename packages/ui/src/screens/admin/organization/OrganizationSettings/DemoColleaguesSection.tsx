import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { Switch } from '../../../../primitives/Switch/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './OrganizationSettings.css.ts';

export interface DemoColleaguesSectionProps {
  enabled: boolean;
  submitting: boolean;
  onChange(change: { enabled: boolean }): void;
}

/** Turns the simulated colleagues of a demo organisation on or off with immediate effect. */
export function DemoColleaguesSection(props: DemoColleaguesSectionProps) {
  const { enabled, submitting, onChange } = props;
  const { t } = useTranslation('admin-organization');
  const id = useId();
  return (
    <Card as="section" padding="lg" labelledBy={id}>
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size="md" id={id}>
            {t('demoColleagues.title')}
          </Heading>
          <Text as="p" tone="muted">
            {t('demoColleagues.hint')}
          </Text>
        </div>
        <Switch
          label={t('demoColleagues.enabled')}
          checked={enabled}
          disabled={submitting}
          onChange={({ checked }) => onChange({ enabled: checked })}
        />
      </div>
    </Card>
  );
}
