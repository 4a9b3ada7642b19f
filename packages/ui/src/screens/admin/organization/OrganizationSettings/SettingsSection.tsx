import { useId, type ReactNode } from 'react';
import {
  EditConflictNotice,
  type ChangedField,
} from '../../../../patterns/EditConflictNotice/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type { SettingsPart } from './settingsValues.ts';
import * as styles from './OrganizationSettings.css.ts';

export interface SettingsSectionProps {
  title: string;
  hint: string;
  saveLabel: string;
  part: Pick<SettingsPart<unknown>, 'submitting' | 'conflict' | 'problem'>;
  changed: boolean;
  differences: readonly ChangedField[];
  onSubmit(): void;
  onTakeTheirs(): void;
  children: ReactNode;
}

export function SettingsSection({
  title,
  hint,
  saveLabel,
  part,
  changed,
  differences,
  onSubmit,
  onTakeTheirs,
  children,
}: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="lg" labelledBy={id}>
      <form
        noValidate
        className={styles.section}
        onSubmit={(event) => {
          event.preventDefault();
          if (!part.submitting) onSubmit();
        }}
      >
        <div className={styles.head}>
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          <Text as="p" tone="muted">
            {hint}
          </Text>
        </div>
        {part.conflict && differences.length > 0 ? (
          <EditConflictNotice
            fields={differences}
            submitting={part.submitting ?? false}
            onKeepMine={onSubmit}
            onTakeTheirs={onTakeTheirs}
          />
        ) : (
          <>
            {children}
            {part.problem && (
              <Callout tone="danger" announce>
                {part.problem}
              </Callout>
            )}
            <div className={styles.foot}>
              <Button
                type="submit"
                variant="primary"
                loading={part.submitting ?? false}
                disabled={!changed}
              >
                {saveLabel}
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}
