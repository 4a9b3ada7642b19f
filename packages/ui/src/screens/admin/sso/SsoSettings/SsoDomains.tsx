import { inviteDomainPattern } from '@office/vocabulary';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Switch } from '../../../../primitives/Switch/index.ts';
import * as styles from '../sso.css.ts';

export interface SsoDomainItem {
  id: string;
  domain: string;
  txtName: string;
  txtValue: string;
  verified: boolean;
  required: boolean;
}

export interface SsoDomainsProps {
  domains: readonly SsoDomainItem[];
  /** A change is running. */
  busy?: boolean | undefined;
  /** Translated error of the last change. */
  domainProblem?: string | undefined;
  onAddDomain(event: { domain: string }): void;
  onVerifyDomain(event: { id: string }): void;
  onRequireDomain(event: { id: string; required: boolean }): void;
  onRemoveDomain(event: { id: string }): void;
  /** Returns the TXT record to copy. */
  renderRecord(domain: SsoDomainItem): ReactNode;
}

export function SsoDomains({
  domains,
  busy = false,
  domainProblem,
  onAddDomain,
  onVerifyDomain,
  onRequireDomain,
  onRemoveDomain,
  renderRecord,
}: SsoDomainsProps) {
  const { t } = useTranslation('admin-sso');
  const [asked, setAsked] = useState<{ domain: SsoDomainItem; action: 'require' | 'remove' }>();
  const name = { domain: asked?.domain.domain };
  const action = asked?.action ?? 'remove';
  return (
    <>
      {domains.length > 0 && (
        <ul className={styles.list}>
          {domains.map((domain) => (
            <li key={domain.id} className={styles.item}>
              <div className={styles.line}>
                <div className={styles.domain}>
                  <Heading level={3} size="sm">
                    {domain.domain}
                  </Heading>
                </div>
                <StatusLabel tone={domain.verified ? 'success' : 'warning'}>
                  {t(domain.verified ? 'domains.verified' : 'domains.unverified')}
                </StatusLabel>
                <Button
                  size="sm"
                  disabled={busy}
                  ariaLabel={t('domains.removeNamed', { domain: domain.domain })}
                  onPress={() => setAsked({ domain, action: 'remove' })}
                >
                  {t('domains.remove')}
                </Button>
              </div>
              {domain.verified ? (
                <Switch
                  label={t('domains.required', { domain: domain.domain })}
                  checked={domain.required}
                  disabled={busy}
                  onChange={({ checked }) =>
                    checked
                      ? setAsked({ domain, action: 'require' })
                      : onRequireDomain({ id: domain.id, required: false })
                  }
                />
              ) : (
                <>
                  {renderRecord(domain)}
                  <div className={styles.buttons}>
                    <Button
                      size="sm"
                      loading={busy}
                      ariaLabel={t('domains.verifyNamed', { domain: domain.domain })}
                      onPress={() => onVerifyDomain({ id: domain.id })}
                    >
                      {t('domains.verify')}
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {domainProblem && (
        <Callout tone="danger" announce>
          {domainProblem}
        </Callout>
      )}
      <AddDomain key={domains.length} busy={busy} onAddDomain={onAddDomain} />
      <AlertDialog
        open={asked !== undefined}
        danger
        title={t(`domains.${action}Title`, name)}
        description={t(`domains.${action}Hint`, name)}
        confirmLabel={t(`domains.${action}`)}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setAsked(undefined);
          if (!asked) return;
          const { id } = asked.domain;
          if (action === 'remove') onRemoveDomain({ id });
          else onRequireDomain({ id, required: true });
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}

function AddDomain({
  busy,
  onAddDomain,
}: Pick<SsoDomainsProps, 'onAddDomain'> & { busy: boolean }) {
  const { t } = useTranslation('admin-sso');
  const schema = useMemo(
    () =>
      z.object({
        domain: requiredText().check(
          z.toLowerCase(),
          z.refine((text) => inviteDomainPattern.test(text), { error: t('domains.invalid') }),
        ),
      }),
    [t],
  );
  const { control, handleSubmit } = useValidatedForm<{ domain: string }>({
    schema,
    defaultValues: { domain: '' },
  });
  return (
    <Form submitting={busy} onSubmit={handleSubmit((values) => onAddDomain(values))}>
      <FormTextField
        control={control}
        name="domain"
        inputMode="url"
        label={t('domains.domain')}
        hint={t('domains.domainHint')}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={busy}>
          {t('domains.add')}
        </Button>
      </div>
    </Form>
  );
}
