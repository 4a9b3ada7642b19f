import type { Presence } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Separator } from '../../../primitives/Separator/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { PresencePicker, type PresenceHints } from '../../../patterns/PresencePicker/index.ts';
import * as styles from './PresenceMenu.css.ts';

/** `saving` shows the presence that was asked for at once; `failed` is back at the old one. */
export type PresenceMenuState = { status: 'idle' } | { status: 'saving' } | { status: 'failed' };

export interface PresenceMenuProps extends PresenceHints {
  name: string;
  email?: string;
  /** The organisation that one works in; empty while it is loading. */
  organizationName?: string;
  avatarUrl?: string;
  /** The presence that shows as chosen; while saving, the requested one. */
  presence: Presence;
  state: PresenceMenuState;
  /** Only pairs that `allowedStatuses` has are raised. */
  onChange(event: { presence: Presence }): void;
  onEditProfile(): void;
  /** Offered to members of several organisations. */
  onSwitchOrganization?(): void;
  onHelp?(): void;
  /** The address of the administration, for those who may enter it; it opens beside the office. */
  administrationHref?: string;
  onSignOut(): void;
}

/** One's own presence, and what belongs to oneself: profile, organisation, signing out. */
export function PresenceMenu(props: PresenceMenuProps) {
  const { name, email, avatarUrl, presence, lastManual, automatic, state, onChange } = props;
  const { organizationName } = props;
  const { t } = useTranslation(['people', 'common']);
  return (
    <div
      className={styles.root}
      data-component="PresenceMenu"
      aria-busy={state.status === 'saving'}
    >
      <div className={styles.me}>
        <PresenceAvatar name={name} src={avatarUrl} {...presence} decorative />
        <div className={styles.names}>
          <Text as="p" weight="bold" truncate>
            {name}
          </Text>
          {email && (
            <Text as="p" size="xs" tone="muted" truncate>
              {email}
            </Text>
          )}
          {organizationName !== undefined && (
            <Text as="p" size="xs" tone="muted" truncate>
              {organizationName || '\u00a0'}
            </Text>
          )}
        </div>
        {state.status === 'saving' && <Spinner label={t('presenceSaving')} />}
      </div>
      {state.status === 'failed' && (
        <div role="alert">
          <Callout tone="danger">{t('common:presencePicker.failed')}</Callout>
        </div>
      )}
      <PresencePicker
        presence={presence}
        {...(lastManual ? { lastManual } : {})}
        {...(automatic ? { automatic } : {})}
        onChange={onChange}
      />
      <Separator />
      <div className={styles.links}>
        <MenuButton icon={icons.person} text={t('editProfile')} onPress={props.onEditProfile} />
        {props.onSwitchOrganization && (
          <MenuButton
            icon={icons.organization}
            text={t('switchOrganization')}
            onPress={props.onSwitchOrganization}
          />
        )}
        {props.onHelp && <MenuButton icon={icons.help} text={t('help')} onPress={props.onHelp} />}
        {props.administrationHref && (
          <Link
            href={props.administrationHref}
            external
            tone="inherit"
            underline="none"
            className={styles.link}
          >
            <Icon icon={icons.security} tone="muted" />
            {t('administration')}
          </Link>
        )}
        <MenuButton icon={icons.signOut} text={t('signOut')} onPress={props.onSignOut} />
      </div>
    </div>
  );
}

interface MenuButtonProps {
  icon: IconGlyph;
  text: string;
  onPress(): void;
}

function MenuButton({ icon, text, onPress }: MenuButtonProps) {
  return (
    <button type="button" className={styles.link} onClick={onPress}>
      <Icon icon={icon} tone="muted" />
      {text}
    </button>
  );
}
