import type { AuditOutcome } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/index.ts';
import { differencesOf, type Difference } from '../differences.ts';
import type { AuditLogEntry, AuditLogFilter } from '../entries.ts';
import * as styles from '../audit.css.ts';
import type { EntryTexts } from './useEntryTexts.ts';

interface EntryDrawerProps {
  entry: AuditLogEntry | undefined;
  texts: EntryTexts;
  people?: ReactNode;
  onFilter(by: Pick<AuditLogFilter, 'actor' | 'target'>): void;
  onClose(): void;
}

export function EntryDrawer({ entry, texts, people, onFilter, onClose }: EntryDrawerProps) {
  const { t } = useTranslation('admin-audit');
  const filters = entry ? filtersOf(entry, texts) : [];
  return (
    <Drawer
      open={entry !== undefined}
      size="lg"
      title={entry ? texts.actionOf(entry) : ''}
      {...(entry && { description: texts.timeOf(entry) })}
      closeLabel={t('close')}
      actions={
        filters.length > 0
          ? filters.map(({ kind, id, name }) => (
              <Button
                key={kind}
                icon={icons.search}
                onPress={() => {
                  onFilter({ [kind]: { id, name } });
                  onClose();
                }}
              >
                {t(`only.${kind}`, { name })}
              </Button>
            ))
          : undefined
      }
      onClose={onClose}
    >
      {entry && <Details entry={entry} texts={texts} people={people} />}
    </Drawer>
  );
}

function filtersOf(entry: AuditLogEntry, texts: EntryTexts) {
  const { actor, target } = entry;
  return [
    { kind: 'actor' as const, id: actor.id, name: texts.actorOf(entry) },
    { kind: 'target' as const, id: target?.id, name: target?.name ?? target?.id ?? '' },
  ].flatMap(({ id, ...rest }) => (id ? [{ ...rest, id }] : []));
}

const tones = { DONE: 'success', REFUSED: 'warning', FAILED: 'danger' } as const;

export function OutcomeLabel({ outcome }: { outcome: AuditOutcome }) {
  const { t } = useTranslation('admin-audit');
  return <StatusLabel tone={tones[outcome]}>{t(`outcome.${outcome}`)}</StatusLabel>;
}

function Details({
  entry,
  texts,
  people,
}: Pick<EntryDrawerProps, 'texts' | 'people'> & { entry: AuditLogEntry }) {
  const { t } = useTranslation('admin-audit');
  const { actor, request, before, after, reason, count } = entry;
  const facts: [string, ReactNode][] = [
    ['outcome', <OutcomeLabel key="outcome" outcome={entry.outcome} />],
    ...(reason ? [['reason', reason] as [string, ReactNode]] : []),
    ['actor', texts.actorOf(entry)],
    ['email', actor.email ?? t('none')],
    ['role', actor.role ? t(`role.${actor.role}`) : t('none')],
    ['channel', t(`channel.${entry.channel}`)],
    ['address', entry.address ?? t('none')],
    ['userAgent', entry.userAgent || t('none')],
    ['operation', entry.operation ?? t('none')],
    ['target', texts.targetOf(entry)],
    ...(entry.target?.id ? [['targetId', entry.target.id] as [string, ReactNode]] : []),
    ...(count > 1 ? [['count', t('times', { count })] as [string, ReactNode]] : []),
  ];
  const changes = differencesOf(before, after);
  const requestFields = differencesOf(null, request);
  return (
    <div className={styles.sections}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={t(`fact.${name}`)}>
            {value}
          </Fact>
        ))}
      </dl>
      {changes.length > 0 && (
        <section className={styles.section}>
          <Heading level={3} size="sm">
            {t('changes')}
          </Heading>
          <Changes changes={changes} texts={texts} />
        </section>
      )}
      {people}
      {requestFields.length > 0 && (
        <section className={styles.section}>
          <Heading level={3} size="sm">
            {t('request')}
          </Heading>
          <dl className={styles.facts}>
            {requestFields.map(({ name, after: value }) => (
              <Fact key={name} name={texts.propertyOf(name)}>
                {texts.valueOf(value)}
              </Fact>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <Text tone="muted">{name}</Text>
      </dt>
      <dd className={styles.fact}>{children}</dd>
    </>
  );
}

function Changes({ changes, texts }: { changes: readonly Difference[]; texts: EntryTexts }) {
  const { t } = useTranslation('admin-audit');
  const { valueOf, propertyOf } = texts;
  return (
    <table className={styles.changes} data-part="Changes">
      <thead>
        <tr>
          {['property', 'before', 'after'].map((name) => (
            <th key={name} scope="col" className={styles.changeCell}>
              <Text tone="muted">{t(`change.${name}`)}</Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after, changed }) => (
          <tr key={name}>
            <th scope="row" className={styles.changeCell}>
              {propertyOf(name)}
              {changed && <VisuallyHidden> {t('change.changed')}</VisuallyHidden>}
            </th>
            <td className={styles.changeCell}>
              {changed && before !== undefined ? (
                <del className={styles.oldValue}>{valueOf(before)}</del>
              ) : (
                valueOf(before)
              )}
            </td>
            <td className={styles.changeCell}>
              {changed && after !== undefined ? (
                <ins className={styles.newValue}>{valueOf(after)}</ins>
              ) : (
                valueOf(after)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
