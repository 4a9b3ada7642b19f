import type { SetupStepKind } from '@office/vocabulary';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/index.ts';
import * as styles from './SetupChecklist.css.ts';

export interface SetupItem {
  kind: SetupStepKind;
  done: boolean;
  href: string;
}

export interface SetupChecklistProps {
  steps: readonly SetupItem[];
  onClose(): void;
}

export function SetupChecklist({ steps, onClose }: SetupChecklistProps) {
  const { t } = useTranslation('admin-overview');
  const id = useId();
  const done = steps.filter((step) => step.done).length;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={3}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} id={id}>
              {t('setup.title')}
            </Heading>
            <Text as="p" tone="muted">
              {done === steps.length
                ? t('setup.finished')
                : t('setup.progress', { done, all: steps.length })}
            </Text>
          </div>
          <IconButton icon={icons.close} label={t('setup.close')} onPress={onClose} />
        </div>
        <ol className={styles.list} aria-labelledby={id}>
          {steps.map(({ kind, done: isDone, href }) => (
            <li key={kind} className={styles.step}>
              <Link href={href} className={styles.task}>
                <Icon
                  icon={isDone ? icons.check : icons.unchecked}
                  size="sm"
                  tone={isDone ? 'success' : 'muted'}
                />
                {t(`setup.step.${kind}.name`)}
                {isDone && <VisuallyHidden>{t('setup.done')}</VisuallyHidden>}
              </Link>
              <span className={styles.help}>
                <Text size="sm" tone="muted">
                  {t(`setup.step.${kind}.text`)}
                </Text>
              </span>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
