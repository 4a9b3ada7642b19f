import { useTranslation } from 'react-i18next';
import { maxTextLength } from '@office/vocabulary';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { PicturePicker, type PictureChange } from '../../../../patterns/PicturePicker/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { PartHandlers, ProfilePart, OrganizationProfileValues } from './settingsValues.ts';
import { useChecked } from '../../../../patterns/form/useChecked.ts';

export interface ProfileSectionProps extends PartHandlers<OrganizationProfileValues> {
  part: ProfilePart;
  onPictureChange(event: { picture: PictureChange }): void;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function ProfileSection({ part, onPictureChange, ...on }: ProfileSectionProps) {
  const { t } = useTranslation('admin-organization');
  const { values, stored } = part;
  const { form, errorOf, leave, attempt } = useChecked<keyof OrganizationProfileValues>(() => {
    const { name, email } = values;
    return {
      ...(!name.trim() && { name: t('fields.required') }),
      ...(name.length > maxTextLength && { name: t('fields.tooLong') }),
      ...(email && !emailPattern.test(email) && { email: t('fields.email') }),
    };
  }, part.errors);
  const fields = ['name', 'email'] as const;
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
      form={form}
      onSubmit={() => {
        if (attempt()) on.onSave({ values });
      }}
      onTakeTheirs={on.onTakeTheirs}
    >
      <PicturePicker
        kind="organization"
        name={stored.name}
        src={part.avatarUrl}
        picture={part.picture}
        texts={{
          label: t('profile.logo'),
          choose: t('profile.chooseLogo'),
          change: t('profile.changeLogo'),
          remove: t('profile.removeLogo'),
          hint: t('profile.logoHint'),
        }}
        disabled={part.submitting}
        onChange={onPictureChange}
      />
      <FormField label={t('profile.name')} error={errorOf('name')}>
        {(control) => (
          <TextField
            {...control}
            value={values.name}
            autoComplete="off"
            onChange={({ value }) => on.onChange({ values: { ...values, name: value } })}
            onBlur={() => leave('name')}
          />
        )}
      </FormField>
      <FormField label={t('profile.email')} mark="optional" error={errorOf('email')}>
        {(control) => (
          <TextField
            {...control}
            type="email"
            value={values.email}
            autoComplete="off"
            onChange={({ value }) => on.onChange({ values: { ...values, email: value } })}
            onBlur={() => leave('email')}
          />
        )}
      </FormField>
    </SettingsSection>
  );
}
