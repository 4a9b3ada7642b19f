import { useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Callout } from '../../primitives/Callout/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { changedMeanwhile } from '../texts.ts';
import * as styles from './ChangedMeanwhile.css.ts';

/** A field that two people gave different values. */
export interface ChangedField {
  /** Its own among them. */
  id: string;
  /** Its name: "Department". */
  label: string;
  /** The value that was about to be stored, in words; empty where it is none. */
  mine: string;
  /** The value that is stored now, in words; empty where it is none. */
  theirs: string;
}

export interface ChangedMeanwhileProps {
  /** The fields that differ, in the order of the form. */
  fields: readonly ChangedField[];
  /** The one who was first, where that is known. */
  changedBy?: string | undefined;
  /** The own version is being stored. */
  submitting?: boolean;
  /** The own version is to be stored over the other. */
  onKeepMine(): void;
  /** The own version is given up for the other. */
  onTakeTheirs(): void;
}

/** Someone else changed a thing while it was being edited: both versions, and which one holds. */
export function ChangedMeanwhile({
  fields,
  changedBy,
  submitting = false,
  onKeepMine,
  onTakeTheirs,
}: ChangedMeanwhileProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const ownId = useId();
  useEffect(() => {
    // The button that was pressed for this may be below, or gone with the form.
    root.current?.focus();
  }, []);
  return (
    <section aria-label={t(changedMeanwhile.label)} data-component="ChangedMeanwhile">
      <Stack gap={4}>
        <Callout
          ref={root}
          tone="warning"
          announce
          title={
            changedBy ? t(changedMeanwhile.titleBy, { name: changedBy }) : t(changedMeanwhile.title)
          }
        >
          {t(changedMeanwhile.description)}
        </Callout>
        <ul className={styles.fields}>
          {fields.map((field) => (
            <li key={field.id} className={styles.field} data-part="Field">
              <Text as="p" size="sm" weight="medium" id={`${ownId}-${field.id}`}>
                {field.label}
              </Text>
              <dl className={styles.values} aria-labelledby={`${ownId}-${field.id}`}>
                <Version name={t(changedMeanwhile.mine)} value={field.mine} />
                <Version name={t(changedMeanwhile.theirs)} value={field.theirs} />
              </dl>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button variant="primary" loading={submitting} onPress={onKeepMine}>
            {t(changedMeanwhile.keepMine)}
          </Button>
          <Button disabled={submitting} onPress={onTakeTheirs}>
            {t(changedMeanwhile.takeTheirs)}
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
        {value === '' ? <Text tone="muted">{t(changedMeanwhile.empty)}</Text> : value}
      </dd>
    </div>
  );
}
