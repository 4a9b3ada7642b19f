import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { zoneOfViewer } from '../../../../patterns/dates/zoned.ts';
import { optionalEmail, requiredText } from '../../../../patterns/fieldRules.ts';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useFormControl } from '../../../../patterns/form/useFormControl.ts';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { PicturePicker, type PictureChange } from '../../../../patterns/PicturePicker/index.ts';
import { TimeZoneField } from '../../../../patterns/TimeZoneField/index.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { PartHandlers, ProfilePart, OrganizationProfileValues } from './settingsValues.ts';

export interface ProfileSectionProps extends PartHandlers<OrganizationProfileValues> {
  part: ProfilePart;
  onPictureChange(event: { picture: PictureChange }): void;
}

const schema = z.object({ name: requiredText(), email: optionalEmail(), timeZone: requiredText() });

export function ProfileSection({ part, onPictureChange, ...on }: ProfileSectionProps) {
  const { t } = useTranslation('admin-organization');
  const { values, stored } = part;
  const form = useControlledForm<OrganizationProfileValues>({
    schema,
    values,
    refused: part.errors,
    onType: on.onChange,
  });
  const timeZone = useFormControl({ control: form.control, name: 'timeZone' });
  const fields = ['name', 'email', 'timeZone'] as const;
  return (
    <SettingsSection
      title={t('profile.title')}
      hint={t('profile.hint')}
      saveLabel={t('profile.save')}
      part={part}
      changed={
        part.picture !== undefined || fields.some((field) => values[field] !== stored[field])
      }
      differences={fields
        .filter((field) => values[field] !== stored[field])
        .map((id) => ({
          id,
          label: t(`profile.${id}`),
          mine: values[id],
          theirs: stored[id],
        }))}
      onSubmit={form.handleSubmit((typed) => on.onSave({ values: typed }))}
      onTakeTheirs={on.onTakeTheirs}
    >
      <PicturePicker
        kind="organization"
        name={stored.name}
        src={part.avatarUrl}
        value={part.picture}
        texts={{
          label: t('profile.logo'),
          choose: t('profile.chooseLogo'),
          change: t('profile.changeLogo'),
          remove: t('profile.removeLogo'),
          hint: t('profile.logoHint'),
        }}
        disabled={part.submitting}
        onChange={({ value: picture }) => onPictureChange({ picture })}
      />
      <FormTextField
        control={form.control}
        name="name"
        label={t('profile.name')}
        autoComplete="off"
      />
      <FormTextField
        control={form.control}
        name="email"
        label={t('profile.email')}
        mark="optional"
        type="email"
        autoComplete="off"
      />
      <FormField
        label={t('profile.timeZone')}
        hint={t('profile.timeZoneHint')}
        error={timeZone.error}
      >
        {(control) => (
          <TimeZoneField
            {...control}
            ref={timeZone.ref}
            value={timeZone.value as string}
            preferred={[zoneOfViewer()]}
            onChange={({ value }) => timeZone.change(value)}
            onBlur={timeZone.leave}
          />
        )}
      </FormField>
    </SettingsSection>
  );
}
