import { useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Callout } from '../../primitives/Callout/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { editConflict } from '../texts.ts';
import * as styles from './EditConflictNotice.css.ts';

export interface ChangedField {
  id: string;
  label: string;
  /** Formatted local value; empty if unset. */
  mine: string;
  /** Formatted stored value; empty if unset. */
  theirs: string;
}

export interface EditConflictNoticeProps extends RootProps<'section'> {
  /** Conflicting fields, in form order. */
  fields: readonly ChangedField[];
  /** Name of the member with the earlier change, if known. */
  changedBy?: string | undefined;
  /** Whether the local version is being saved. */
  submitting?: boolean;
  /** Called to overwrite the stored version with the local version. */
  onKeepMine(): void;
  /** Called to discard the local version. */
  onTakeTheirs(): void;
}

/** Resolves an edit conflict: shows both versions and lets the member choose. */
export function EditConflictNotice({
  fields,
  changedBy,
  submitting = false,
  onKeepMine,
  onTakeTheirs,
  ...rest
}: EditConflictNoticeProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const ownId = useId();
  useEffect(() => {
    // The button that had the focus may be out of view or removed.
    root.current?.focus();
  }, []);
  return (
    <section
      {...rootProps(
        { 'aria-label': t(editConflict.label), 'data-component': 'EditConflictNotice' },
        rest,
      )}
    >
      <Stack gap={4}>
        <Callout
          ref={root}
          tone="warning"
          announce
          title={changedBy ? t(editConflict.titleBy, { name: changedBy }) : t(editConflict.title)}
        >
          {t(editConflict.description)}
        </Callout>
        <ul className={styles.fields}>
          {fields.map((field) => (
            <li key={field.id} className={styles.field} data-part="Field">
              <Text as="p" size="sm" weight="medium" id={`${ownId}-${field.id}`}>
                {field.label}
              </Text>
              <dl className={styles.values} aria-labelledby={`${ownId}-${field.id}`}>
                <Version name={t(editConflict.mine)} value={field.mine} />
                <Version name={t(editConflict.theirs)} value={field.theirs} />
              </dl>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button variant="primary" loading={submitting} onPress={onKeepMine}>
            {t(editConflict.keepMine)}
          </Button>
          <Button disabled={submitting} onPress={onTakeTheirs}>
            {t(editConflict.takeTheirs)}
          </Button>
        </div>
      </Stack>
    </section>
  );
}

function Version({ name, value }: { name: string; value: string }) {
  const t = useText();
  return (
    <div className={styles.value}>
      <dt>
        <Text size="xs" tone="muted">
          {name}
        </Text>
      </dt>
      <dd className={styles.content}>
        {value === '' ? <Text tone="muted">{t(editConflict.empty)}</Text> : value}
      </dd>
    </div>
  );
}
