import { closedToGuests, switchableAreas, type SwitchableArea } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { cx } from '../../../../primitives/cx.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import {
  areaRoles,
  type AreaRole,
  type AreasValues,
  type PartHandlers,
  type SettingsPart,
} from './settingsValues.ts';
import * as styles from './OrganizationSettings.css.ts';

export interface AreasSectionProps extends PartHandlers<AreasValues> {
  part: SettingsPart<AreasValues>;
}

export function AreasSection({ part, ...on }: AreasSectionProps) {
  const { t } = useTranslation(['admin-organization', 'areas']);
  const { values, stored } = part;
  const nameOf = (area: SwitchableArea) => t(`areas:name.${area}`);
  const offIn = (closed: readonly SwitchableArea[]) =>
    closed.length === 0
      ? t('areas.allOn')
      : t('areas.off', {
          names: switchableAreas
            .filter((area) => closed.includes(area))
            .map(nameOf)
            .join(', '),
        });
  const differing = areaRoles.filter((role) => offIn(values[role]) !== offIn(stored[role]));
  return (
    <SettingsSection
      title={t('areas.title')}
      hint={t('areas.hint')}
      saveLabel={t('areas.save')}
      part={part}
      changed={differing.length > 0}
      differences={differing.map((role) => ({
        id: role,
        label: t(`areas.${role}`),
        mine: offIn(values[role]),
        theirs: offIn(stored[role]),
      }))}
      onSubmit={() => on.onSave({ values })}
      onTakeTheirs={on.onTakeTheirs}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              <Text weight="medium">{t('areas.area')}</Text>
            </th>
            {areaRoles.map((role) => (
              <th key={role} scope="col" className={cx(styles.cell, styles.noWrap)}>
                <Text weight="medium">{t(`areas.${role}`)}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {switchableAreas.map((area) => (
            <tr key={area}>
              <th scope="row" className={styles.cell}>
                <Text as="div">{nameOf(area)}</Text>
                {area === 'calendar' && (
                  <Text as="div" size="xs" tone="muted">
                    {t('areas.needsMeetings')}
                  </Text>
                )}
              </th>
              {areaRoles.map((role) => (
                <td key={role} className={styles.cell}>
                  <AreaChoice
                    area={area}
                    role={role}
                    closed={values[role]}
                    label={t('areas.cell', { area: nameOf(area), role: t(`areas.${role}`) })}
                    onChange={(closed) => on.onChange({ values: { ...values, [role]: closed } })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsSection>
  );
}

interface AreaChoiceProps {
  area: SwitchableArea;
  role: AreaRole;
  closed: readonly SwitchableArea[];
  label: string;
  onChange(closed: readonly SwitchableArea[]): void;
}

function AreaChoice({ area, role, closed, label, onChange }: AreaChoiceProps) {
  const { t } = useTranslation(['admin-organization', 'areas']);
  if (role === 'GUEST' && closedToGuests.some((each) => each === area)) {
    return (
      <Text size="xs" tone="muted">
        {t('areas.never')}
      </Text>
    );
  }
  const requiresMeetings = area === 'calendar' && closed.includes('meeting');
  return (
    <Checkbox
      label={label}
      labelHidden
      checked={!requiresMeetings && !closed.includes(area)}
      disabled={requiresMeetings}
      onChange={({ checked }) =>
        onChange(checked ? closed.filter((each) => each !== area) : [...closed, area])
      }
    />
  );
}
