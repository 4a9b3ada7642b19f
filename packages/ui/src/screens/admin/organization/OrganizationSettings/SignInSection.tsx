import {
  inviteDomainPattern,
  maxPasswordLength,
  maxSignInRuleEntries,
  minPasswordLength,
} from '@office/vocabulary';
import type { LoginCodeRule } from '@office/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormRadioGroup } from '../../../../patterns/form/FormRadioGroup.tsx';
import { FormTags } from '../../../../patterns/form/FormTags.tsx';
import { useFormControl } from '../../../../patterns/form/useFormControl.ts';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import type { PartHandlers, SignInPart, SignInRuleValues } from './settingsValues.ts';

export interface SignInSectionProps extends PartHandlers<SignInRuleValues> {
  part: SignInPart;
}

/** Session durations in hours: 8 hours, one day, one week, 30 days, 90 days. */
const sessionChoices = [8, 24, 168, 720, 2160];
/** Idle times in minutes: 15 and 30 minutes, 1, 4, 8 and 24 hours. */
const idleChoices = [15, 30, 60, 240, 480, 1440];
const passwordLengths = Array.from(
  { length: maxPasswordLength - minPasswordLength + 1 },
  (_, index) => minPasswordLength + index,
);
const noLimit = 'none';
const networkPattern = /^[0-9a-f:.]+(\/\d{1,3})?$/i;
const loginCodeRules = ['NEW_NETWORKS', 'ALWAYS'] as const satisfies readonly LoginCodeRule[];
const fields = [
  'loginCode',
  'companyNetworks',
  'companyNetworksOnly',
  'sessionHours',
  'idleMinutes',
  'minPasswordLength',
  'adminTwoFactor',
  'inviteDomains',
] as const;

export function SignInSection({ part, ...on }: SignInSectionProps) {
  const { t } = useTranslation('admin-organization');
  const { values, stored, administratorsWithoutTwoFactor: lacking } = part;
  const { networkProblem, domainProblem, schema } = useSchema();
  const form = useControlledForm<SignInRuleValues>({
    schema,
    values,
    refused: part.errors,
    onType: on.onChange,
  });
  const sessionHours = useFormControl({ control: form.control, name: 'sessionHours' });
  const companyNetworksOnly = useFormControl({
    control: form.control,
    name: 'companyNetworksOnly',
  });
  const idleMinutes = useFormControl({ control: form.control, name: 'idleMinutes' });
  const minLength = useFormControl({ control: form.control, name: 'minPasswordLength' });
  const adminTwoFactor = useFormControl({ control: form.control, name: 'adminTwoFactor' });
  const duration = (hours: number) =>
    hours % 24 === 0
      ? t('signIn.days', { count: hours / 24 })
      : t('signIn.hours', { count: hours });
  const idleTime = (minutes: number | null) => {
    if (minutes === null) return t('signIn.noLimit');
    return minutes % 60 === 0 ? duration(minutes / 60) : t('signIn.minutes', { count: minutes });
  };
  const characters = (count: number) => t('signIn.characters', { count });
  const codeNames: Record<LoginCodeRule, string> = {
    NEW_NETWORKS: t('signIn.newNetworks'),
    ALWAYS: t('signIn.always'),
  };
  const inWords = (of: SignInRuleValues) => ({
    loginCode: codeNames[of.loginCode],
    companyNetworks: of.companyNetworks.join(', '),
    companyNetworksOnly: t(of.companyNetworksOnly ? 'signIn.on' : 'signIn.off'),
    sessionHours: duration(of.sessionHours),
    idleMinutes: idleTime(of.idleMinutes),
    minPasswordLength: characters(of.minPasswordLength),
    inviteDomains: of.inviteDomains.join(', '),
    adminTwoFactor: t(of.adminTwoFactor ? 'signIn.required' : 'signIn.optional'),
  });
  const [mine, theirs] = [inWords(values), inWords(stored)];
  const differing = fields.filter((field) => mine[field] !== theirs[field]);
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
      onSubmit={form.handleSubmit((typed) => on.onSave({ values: typed }))}
      onTakeTheirs={on.onTakeTheirs}
    >
      <FormRadioGroup
        control={form.control}
        name="loginCode"
        label={t('signIn.loginCode')}
        direction="column"
        options={loginCodeRules.map((value) => ({ value, label: codeNames[value] }))}
      />
      <FormTags
        control={form.control}
        name="companyNetworks"
        label={t('signIn.companyNetworks')}
        mark="optional"
        hint={t('signIn.companyNetworksHint')}
        max={maxSignInRuleEntries}
        check={networkProblem}
      />
      <Checkbox
        label={t('signIn.restrictToNetworks')}
        hint={t('signIn.restrictToNetworksHint')}
        checked={values.companyNetworksOnly}
        onChange={({ checked }) => companyNetworksOnly.change(checked)}
      />
      <FormField label={t('signIn.sessionHours')} hint={t('signIn.sessionHoursHint')}>
        {(control) => (
          <Select
            {...control}
            ref={sessionHours.ref}
            options={withStored(sessionChoices, stored.sessionHours).map((hours) => ({
              value: String(hours),
              label: duration(hours),
            }))}
            value={String(values.sessionHours)}
            onChange={({ value }) => sessionHours.change(Number(value))}
          />
        )}
      </FormField>
      <FormField label={t('signIn.idleMinutes')} hint={t('signIn.idleMinutesHint')}>
        {(control) => (
          <Select
            {...control}
            ref={idleMinutes.ref}
            options={[
              { value: noLimit, label: idleTime(null) },
              ...withStored(idleChoices, stored.idleMinutes).map((minutes) => ({
                value: String(minutes),
                label: idleTime(minutes),
              })),
            ]}
            value={values.idleMinutes === null ? noLimit : String(values.idleMinutes)}
            onChange={({ value }) => idleMinutes.change(value === noLimit ? null : Number(value))}
          />
        )}
      </FormField>
      <FormField label={t('signIn.minPasswordLength')} hint={t('signIn.minPasswordLengthHint')}>
        {(control) => (
          <Select
            {...control}
            ref={minLength.ref}
            options={passwordLengths.map((length) => ({
              value: String(length),
              label: characters(length),
            }))}
            value={String(values.minPasswordLength)}
            onChange={({ value }) => minLength.change(Number(value))}
          />
        )}
      </FormField>
      <Checkbox
        label={t('signIn.requireTwoFactor')}
        hint={t('signIn.requireTwoFactorHint')}
        checked={values.adminTwoFactor}
        onChange={({ checked }) => adminTwoFactor.change(checked)}
      />
      {lacking.count > 0 && (
        <Text size="sm">
          <Link href={lacking.href}>{t('signIn.lackTwoFactor', { count: lacking.count })}</Link>
        </Text>
      )}
      <FormTags
        control={form.control}
        name="inviteDomains"
        label={t('signIn.inviteDomains')}
        mark="optional"
        hint={t('signIn.inviteDomainsHint')}
        max={maxSignInRuleEntries}
        check={domainProblem}
        normalize={(domain) => domain.toLowerCase()}
      />
    </SettingsSection>
  );
}

/** Adds the stored value, which the API does not limit to the choices. */
function withStored(choices: readonly number[], stored: number | null): number[] {
  return [...new Set([...choices, ...(stored === null ? [] : [stored])])].toSorted((a, b) => a - b);
}

function useSchema() {
  const { t } = useTranslation('admin-organization');
  return useMemo(() => {
    const networkProblem = (network: string) =>
      networkPattern.test(network) ? undefined : t('signIn.networkInvalid');
    const domainProblem = (domain: string) =>
      inviteDomainPattern.test(domain) ? undefined : t('signIn.domainInvalid');
    const all = (check: (entry: string) => string | undefined, error: string) =>
      z.custom<readonly string[]>().check(z.refine((entries) => !entries.some(check), { error }));
    const schema = z.object({
      loginCode: z.enum(loginCodeRules),
      companyNetworks: all(networkProblem, t('signIn.networkInvalid')),
      companyNetworksOnly: z.boolean(),
      sessionHours: z.number(),
      idleMinutes: z.nullable(z.number()),
      minPasswordLength: z.number(),
      adminTwoFactor: z.boolean(),
      inviteDomains: all(domainProblem, t('signIn.domainInvalid')),
    });
    return { networkProblem, domainProblem, schema };
  }, [t]);
}
