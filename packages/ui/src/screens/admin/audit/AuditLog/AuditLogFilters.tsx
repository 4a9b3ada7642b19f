import { auditActions, auditChannels, auditOutcomes, auditTargetKinds } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRangeField, isDateRange } from '../../../../patterns/DateRangeField/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { addDays } from '../../../../patterns/dates/isoDate.ts';
import { dateAndTimeOf } from '../../../../patterns/dates/zoned.ts';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import type { Clock } from '../../../../patterns/useClock.ts';
import { everyEntry, type AuditLogFilter } from '../entries.ts';
import * as styles from '../audit.css.ts';

interface AuditLogFiltersProps {
  filter: AuditLogFilter;
  clock: Clock;
  count: number | undefined;
  onFilterChange(event: { filter: AuditLogFilter }): void;
}

export function AuditLogFilters({ filter, clock, count, onFilterChange }: AuditLogFiltersProps) {
  const { t } = useTranslation(['admin-audit', 'areas']);
  const { keyword, action, channel, outcome, targetKind, from, to, actor, target } = filter;
  const [typed, setTyped] = useState({ start: from, end: to });
  const [shown, setShown] = useState({ from, to });
  // Updates the field when the filter is changed from outside.
  if (shown.from !== from || shown.to !== to) {
    setShown({ from, to });
    setTyped({ start: from, end: to });
  }
  const set = (change: Partial<AuditLogFilter>) =>
    onFilterChange({ filter: { ...filter, ...change } });
  const today = dateAndTimeOf(clock.now, clock.timeZone).date;
  const applied = [
    { id: 'actor', value: actor?.name },
    { id: 'target', value: target?.name },
    { id: 'action', value: action && t(`areas:auditAction.${action}`) },
    { id: 'targetKind', value: targetKind && t(`areas:auditTargetKind.${targetKind}`) },
    { id: 'channel', value: channel && t(`channel.${channel}`) },
    { id: 'outcome', value: outcome && t(`outcome.${outcome}`) },
    {
      id: 'range',
      value: from || to ? t('range', { from: from || t('begin'), to: to || t('now') }) : '',
    },
  ].flatMap(({ id, value }) => (value ? [{ id, label: t(`filter.${id}`), value }] : []));
  return (
    <FilterBar
      compact
      keyword={keyword}
      searchLabel={t('searchLabel')}
      filters={applied}
      count={count}
      onSearch={(event) => set({ keyword: event.keyword })}
      onRemove={({ id }) => set(id === 'range' ? { from: '', to: '' } : { [id]: undefined })}
      onClear={() => onFilterChange({ filter: everyEntry })}
    >
      <Select
        ariaLabel={t('filter.action')}
        placeholder={t('filter.action')}
        value={action ?? null}
        options={auditActions.map((value) => ({ value, label: t(`areas:auditAction.${value}`) }))}
        onChange={({ value }) => set({ action: value })}
      />
      <Select
        ariaLabel={t('filter.targetKind')}
        placeholder={t('filter.targetKind')}
        value={targetKind ?? null}
        options={auditTargetKinds.map((value) => ({
          value,
          label: t(`areas:auditTargetKind.${value}`),
        }))}
        onChange={({ value }) => set({ targetKind: value })}
      />
      <Select
        ariaLabel={t('filter.channel')}
        placeholder={t('filter.channel')}
        value={channel ?? null}
        options={auditChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        onChange={({ value }) => set({ channel: value })}
      />
      <Select
        ariaLabel={t('filter.outcome')}
        placeholder={t('filter.outcome')}
        value={outcome ?? null}
        options={auditOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        onChange={({ value }) => set({ outcome: value })}
      />
      <div className={styles.choice}>
        <Checkbox
          align="center"
          label={t('filter.reads')}
          checked={filter.reads ?? false}
          onChange={({ checked }) => set({ reads: checked || undefined })}
        />
      </div>
      <DateRangeField
        ariaLabel={t('filter.range')}
        value={typed}
        today={today}
        max={today}
        presets={[
          { label: t('preset.today'), start: today, end: today },
          { label: t('preset.week'), start: addDays(today, -6), end: today },
          { label: t('preset.month'), start: addDays(today, -29), end: today },
        ]}
        onChange={({ value }) => {
          setTyped(value);
          if (isDateRange(value)) set({ from: value.start, to: value.end });
        }}
      />
    </FilterBar>
  );
}
