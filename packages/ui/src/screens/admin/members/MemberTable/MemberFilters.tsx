import { delegatedRoles, languages, memberBlocks, memberRoles } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import type { AudienceDepartment } from '../../../../patterns/AudienceField/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import type { MemberFilter } from '../members.ts';

interface MemberFiltersProps {
  filter: MemberFilter;
  departments: readonly AudienceDepartment[];
  count: number | undefined;
  onFilterChange(event: { filter: MemberFilter }): void;
}

/** Not empty, as `Select` requires; no department name contains a line break. */
const noDepartmentValue = '\n';

/** Listed with the blocks, although this lock expires automatically. */
const passwordLockValue = 'PASSWORD';

const listedRoles = ['ORGANIZATION_ADMIN', ...delegatedRoles, 'USER', 'GUEST'] as const;

const yesOrNo = ['true', 'false'] as const;

export function MemberFilters({ filter, departments, count, onFilterChange }: MemberFiltersProps) {
  const { t } = useTranslation(['admin-members', 'common']);
  const { keyword, role, adminRole, department, block, online } = filter;
  const { language, passwordLocked, twoFactor } = filter;
  const set = (change: Partial<MemberFilter>) =>
    onFilterChange({ filter: { ...filter, ...change } });
  const words: Record<Exclude<keyof MemberFilter, 'keyword'>, string | undefined> = {
    role: role && t(`role.${role}`),
    adminRole: adminRole && t(`role.${adminRole}`),
    department: department === undefined ? undefined : department || t('noDepartment'),
    block: block && t(`block.${block}`),
    online: online === undefined ? undefined : t(`online.${online}`),
    language: language && t(`common:languageSwitch.${language}`),
    passwordLocked: passwordLocked ? t('state.passwordLocked') : undefined,
    twoFactor: twoFactor === undefined ? undefined : t(`twoFactor.${twoFactor}`),
  };
  const names = Object.keys(words) as (keyof typeof words)[];
  const applied = names.flatMap((id) => {
    const value = words[id];
    return value === undefined ? [] : [{ id, label: t(`filter.${id}`), value }];
  });
  return (
    <FilterBar
      compact
      keyword={keyword}
      searchLabel={t('searchLabel')}
      filters={applied}
      count={count}
      onSearch={(event) => set({ keyword: event.keyword })}
      onRemove={({ id }) => set({ [id]: undefined })}
      onClear={() => onFilterChange({ filter: { keyword: '' } })}
    >
      <Select
        ariaLabel={t('filter.role')}
        placeholder={t('filter.role')}
        value={adminRole ?? role ?? null}
        options={listedRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={({ value }) =>
          set({
            role: memberRoles.find((one) => one === value),
            adminRole: delegatedRoles.find((one) => one === value),
          })
        }
      />
      <Select
        ariaLabel={t('filter.department')}
        placeholder={t('filter.department')}
        value={department === undefined ? null : department || noDepartmentValue}
        options={[
          ...departments.map(({ name, members }) => ({
            value: name,
            label: t('departmentOption', { name, count: members }),
          })),
          ...(department && !departments.some(({ name }) => name === department)
            ? [{ value: department, label: department }]
            : []),
          { value: noDepartmentValue, label: t('noDepartment') },
        ]}
        onChange={({ value }) => set({ department: value === noDepartmentValue ? '' : value })}
      />
      <Select
        ariaLabel={t('filter.block')}
        placeholder={t('filter.block')}
        value={passwordLocked ? passwordLockValue : (block ?? null)}
        options={[
          ...memberBlocks.map((value) => ({ value, label: t(`block.${value}`) })),
          { value: passwordLockValue, label: t('state.passwordLocked') },
        ]}
        onChange={({ value }) =>
          set(
            value === passwordLockValue
              ? { block: undefined, passwordLocked: true }
              : { block: value, passwordLocked: undefined },
          )
        }
      />
      <Select
        ariaLabel={t('filter.online')}
        placeholder={t('filter.online')}
        value={online === undefined ? null : yesOrNo[online ? 0 : 1]}
        options={yesOrNo.map((value) => ({ value, label: t(`online.${value}`) }))}
        onChange={({ value }) => set({ online: value === 'true' })}
      />
      <Select
        ariaLabel={t('filter.twoFactor')}
        placeholder={t('filter.twoFactor')}
        value={twoFactor === undefined ? null : yesOrNo[twoFactor ? 0 : 1]}
        options={yesOrNo.map((value) => ({ value, label: t(`twoFactor.${value}`) }))}
        onChange={({ value }) => set({ twoFactor: value === 'true' })}
      />
      <Select
        ariaLabel={t('filter.language')}
        placeholder={t('filter.language')}
        value={language ?? null}
        options={languages.map((value) => ({ value, label: t(`common:languageSwitch.${value}`) }))}
        onChange={({ value }) => set({ language: value })}
      />
    </FilterBar>
  );
}
