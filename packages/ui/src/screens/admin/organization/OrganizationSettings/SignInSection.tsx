import { inviteDomainPattern, maxSignInRuleEntries } from '@office/vocabulary';
import type { LoginCodeRule } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { TagInput } from '../../../../patterns/TagInput/index.ts';
import { RadioGroup } from '../../../../primitives/RadioGroup/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { PartHandlers, SettingsPart, SignInRuleValues } from './settingsValues.ts';
import { useChecked } from '../../../../patterns/form/useChecked.ts';

export interface SignInSectionProps extends PartHandlers<SignInRuleValues> {
  part: SettingsPart<SignInRuleValues>;
}

/** Hours after which people sign in again: a day's work, a day, a week, a month, three months. */
const sessionChoices = [8, 24, 168, 720, 2160];
const networkPattern = /^[0-9a-f:.]+(\/\d{1,3})?$/i;
const fields = ['loginCode', 'companyNetworks', 'sessionHours', 'inviteDomains'] as const;

export function SignInSection({ part, ...on }: SignInSectionProps) {
  const { t } = useTranslation('admin-organization');
  const { values, stored } = part;
  const change = (some: Partial<SignInRuleValues>) =>
    on.onChange({ values: { ...values, ...some } });
  const networkProblem = (network: string) =>
    networkPattern.test(network) ? undefined : t('signIn.networkInvalid');
  const domainProblem = (domain: string) =>
    inviteDomainPattern.test(domain) ? undefined : t('signIn.domainInvalid');
  const { form, errorOf, leave, attempt } = useChecked<keyof SignInRuleValues>(
    () => ({
      ...(values.companyNetworks.some(networkProblem) && {
        companyNetworks: t('signIn.networkInvalid'),
      }),
      ...(values.inviteDomains.some(domainProblem) && {
        inviteDomains: t('signIn.domainInvalid'),
      }),
    }),
    part.errors,
  );
  const duration = (hours: number) =>
    hours % 24 === 0
      ? t('signIn.days', { count: hours / 24 })
      : t('signIn.hours', { count: hours });
  const codeNames: Record<LoginCodeRule, string> = {
    NEW_NETWORKS: t('signIn.newNetworks'),
    ALWAYS: t('signIn.always'),
  };
  const inWords = (of: SignInRuleValues) => ({
    loginCode: codeNames[of.loginCode],
    companyNetworks: of.companyNetworks.join(', '),
    sessionHours: duration(of.sessionHours),
    inviteDomains: of.inviteDomains.join(', '),
  });
  const [mine, theirs] = [inWords(values), inWords(stored)];
  const differing = fields.filter((field) => mine[field] !== theirs[field]);
  const choices = [...new Set([...sessionChoices, stored.sessionHours])].toSorted((a, b) => a - b);
  return (
    <SettingsSection
      title={t('signIn.title')}
      hint={t('signIn.hint')}
      saveLabel={t('signIn.save')}
      part={part}
      changed={differing.length > 0}
      differences={differing.map((id) => ({
        id,
        label: t(`signIn.${id}`),
        mine: mine[id],
        theirs: theirs[id],
      }))}
      form={form}
      onSubmit={() => {
        if (attempt()) on.onSave({ values });
      }}
      onTakeTheirs={on.onTakeTheirs}
    >
      <FormField label={t('signIn.loginCode')} group>
        {({ labelledBy }) => (
          <RadioGroup
            labelledBy={labelledBy}
            options={(['NEW_NETWORKS', 'ALWAYS'] as const).map((value) => ({
              value,
              label: codeNames[value],
            }))}
            value={values.loginCode}
            onChange={({ value }) => change({ loginCode: value })}
          />
        )}
      </FormField>
      <FormField
        label={t('signIn.companyNetworks')}
        mark="optional"
        hint={t('signIn.companyNetworksHint')}
        error={errorOf('companyNetworks')}
      >
        {(control) => (
          <TagInput
            {...control}
            value={values.companyNetworks}
            max={maxSignInRuleEntries}
            check={networkProblem}
            onChange={({ value }) => change({ companyNetworks: value })}
            onBlur={() => leave('companyNetworks')}
          />
        )}
      </FormField>
      <FormField label={t('signIn.sessionHours')} hint={t('signIn.sessionHoursHint')}>
        {(control) => (
          <Select
            {...control}
            options={choices.map((hours) => ({ value: String(hours), label: duration(hours) }))}
            value={String(values.sessionHours)}
            onChange={({ value }) => change({ sessionHours: Number(value) })}
          />
        )}
      </FormField>
      <FormField
        label={t('signIn.inviteDomains')}
        mark="optional"
        hint={t('signIn.inviteDomainsHint')}
        error={errorOf('inviteDomains')}
      >
        {(control) => (
          <TagInput
            {...control}
            value={values.inviteDomains}
            max={maxSignInRuleEntries}
            check={domainProblem}
            onChange={({ value }) =>
              change({ inviteDomains: value.map((domain) => domain.toLowerCase()) })
            }
            onBlur={() => leave('inviteDomains')}
          />
        )}
      </FormField>
    </SettingsSection>
  );
}
