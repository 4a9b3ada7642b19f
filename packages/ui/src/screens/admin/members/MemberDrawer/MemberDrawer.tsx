import { formatDateTime } from '@office/vocabulary';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Drawer } from '../../../../primitives/Drawer/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type { MemberDraft } from '../edits.ts';
import {
  fullAccess,
  type MemberAccess,
  type MemberDetail,
  type MemberPersonalData as MemberPersonalDataState,
} from '../members.ts';
import { MemberState } from '../useMemberColumns.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberForm, type MemberSave, type RefusedMemberFields } from './MemberForm.tsx';
import { MemberPersonalData } from './MemberPersonalData.tsx';
import { MemberSessions } from './MemberSessions.tsx';
import * as styles from '../members.css.ts';

export type MemberDrawerState =
  { status: 'loading' } | { status: 'error' } | { status: 'ready'; member: MemberDetail };

export type MemberDrawerAction =
  'save' | 'block' | 'unblock' | 'unlock' | 'remove' | 'signOutAll' | { signOut: string };

export interface MemberDrawerProps {
  open: boolean;
  state: MemberDrawerState;
  /** The running action. The confirmation dialog stays open until it completes. */
  doing?: MemberDrawerAction | undefined;
  draft?: MemberDraft | null;
  /** Rights of the viewer. All rights if omitted. */
  access?: MemberAccess;
  /** The audit log with the entries about the member. Without it the link is hidden. */
  auditHref?: string;
  /** Texts of the fields that the server refused. */
  refused?: RefusedMemberFields;
  onSave(event: MemberSave): void;
  /** Raised when the draft changes. Null when no unsaved edits are left. */
  onDraft?(event: { draft: MemberDraft | null }): void;
  onBlock(): void;
  onUnblock(): void;
  /** Resets the count of wrong passwords. */
  onUnlock(): void;
  onRemove(): void;
  /** Omit to hide the section. */
  personalData?: MemberPersonalDataState | undefined;
  onExportData?(): void;
  onDownloadData?(): void;
  /** True deletes the content, false keeps it without the author. */
  onErase?(event: { messages: boolean; files: boolean }): void;
  /** Ends all sessions of the member if `sessionId` is omitted. */
  onSignOut(event: { sessionId?: string }): void;
  onRetry(): void;
  onClose(): void;
}

type Question = 'block' | 'remove' | 'signOutAll';

export function MemberDrawer(props: MemberDrawerProps) {
  const { open, state, onRetry, onClose } = props;
  const { t } = useTranslation('admin-members');
  const member = state.status === 'ready' ? state.member : undefined;
  return (
    <Drawer
      open={open}
      size="lg"
      title={member?.name ?? t('title')}
      {...(member && { description: descriptionOf(member) })}
      closeLabel={t('drawer.close')}
      onClose={onClose}
    >
      {state.status === 'loading' && (
        <LoadingState shape="form" rows={5} label={t('drawer.loading')} />
      )}
      {state.status === 'error' && <ErrorState title={t('drawer.failed')} onRetry={onRetry} />}
      {member && <Member key={member.userId} {...props} member={member} />}
    </Drawer>
  );
}

const descriptionOf = ({ nativeName, email }: MemberDetail) =>
  nativeName ? `${nativeName} · ${email}` : email;

function Member(props: MemberDrawerProps & { member: MemberDetail }) {
  const { member, doing, onSave, onUnblock, onUnlock, onSignOut } = props;
  const { name, block, own, lastAdministrator, passwordLockedUntil } = member;
  const { access = fullAccess, auditHref } = props;
  const readOnly = !access.edit || !member.manageable;
  const { t } = useTranslation('admin-members');
  const [confirming, setConfirming] = useState<Question>();
  const [started, setStarted] = useState(false);
  if (confirming && doing === confirming && !started) setStarted(true);
  if (started && doing === undefined) {
    setStarted(false);
    setConfirming(undefined);
  }
  const answers: Record<Question, () => void> = {
    block: props.onBlock,
    remove: props.onRemove,
    signOutAll: () => onSignOut({}),
  };
  const fixed = own || lastAdministrator;
  return (
    <div className={styles.sections}>
      <div className={styles.buttons}>
        <MemberState member={member} />
      </div>
      {readOnly && (
        <Callout tone="info">{t(access.edit ? 'drawer.notManageable' : 'drawer.readOnly')}</Callout>
      )}
      {passwordLockedUntil && (
        <Callout
          tone="warning"
          title={t('drawer.lockedTitle')}
          {...(!readOnly && {
            action: (
              <Button size="sm" loading={doing === 'unlock'} onPress={onUnlock}>
                {t('drawer.unlock')}
              </Button>
            ),
          })}
        >
          {t('drawer.lockedUntil', { time: formatDateTime(passwordLockedUntil) })}
        </Callout>
      )}
      {!readOnly && (
        <Section title={t('drawer.edit')}>
          <MemberForm
            member={member}
            assignRoles={access.assignRoles}
            submitting={doing === 'save'}
            {...(props.draft && { draft: props.draft })}
            {...(props.refused && { refused: props.refused })}
            {...(props.onDraft && { onDraft: props.onDraft })}
            onSave={onSave}
          />
        </Section>
      )}
      <Section title={t('drawer.sessions')}>
        <MemberSessions
          sessions={member.sessions}
          readOnly={readOnly}
          ending={typeof doing === 'object' ? doing.signOut : undefined}
          onSignOut={onSignOut}
          onSignOutAll={() => setConfirming('signOutAll')}
        />
      </Section>
      <Section title={t('drawer.profile')}>
        <MemberFacts member={member} withEditable={readOnly} />
        {auditHref && (
          <div className={styles.buttons}>
            <Button icon={icons.history} href={auditHref}>
              {t('drawer.audit')}
            </Button>
          </div>
        )}
      </Section>
      {!readOnly && props.personalData && (
        <Section title={t('personalData.title')}>
          <MemberPersonalData
            name={name}
            personalData={props.personalData}
            erasable={!fixed}
            onExportData={() => props.onExportData?.()}
            onDownloadData={() => props.onDownloadData?.()}
            onErase={(event) => props.onErase?.(event)}
          />
        </Section>
      )}
      {!readOnly && (
        <Section title={t('drawer.danger')}>
          {fixed ? (
            <Text as="p" tone="muted">
              {t(own ? 'drawer.self' : 'drawer.lastAdministrator')}
            </Text>
          ) : (
            <>
              <Text as="p" size="sm" tone="muted">
                {t(block === 'ACCOUNT' ? 'drawer.accountBlocked' : 'drawer.blockHint')}
              </Text>
              <div className={styles.buttons}>
                {block === 'ORGANIZATION' ? (
                  <Button icon={icons.undo} loading={doing === 'unblock'} onPress={onUnblock}>
                    {t('drawer.unblock')}
                  </Button>
                ) : (
                  block === 'NONE' && (
                    <Button icon={icons.lock} onPress={() => setConfirming('block')}>
                      {t('drawer.block')}
                    </Button>
                  )
                )}
                <Button
                  variant="danger"
                  icon={icons.remove}
                  onPress={() => setConfirming('remove')}
                >
                  {t('drawer.remove')}
                </Button>
              </div>
            </>
          )}
        </Section>
      )}
      {confirming && (
        <AlertDialog
          open
          danger
          title={t(`drawer.ask.${confirming}`, { name })}
          description={t(`drawer.ask.${confirming}Lost`)}
          confirmLabel={t(`drawer.ask.${confirming}Confirm`)}
          cancelLabel={t('drawer.ask.cancel')}
          loading={doing === confirming}
          onConfirm={answers[confirming]}
          onCancel={() => setConfirming(undefined)}
        />
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
