import type { Presence } from '@office/vocabulary';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseMenuContext } from '../../../patterns/closeMenuContext.ts';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Separator } from '../../../primitives/Separator/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { PresencePicker, type PresenceHints } from '../../../patterns/PresencePicker/index.ts';
import { OwnReachability, type OwnReachabilityProps } from './OwnReachability.tsx';
import * as styles from './PresenceMenu.css.ts';

/** `saving` already shows the requested presence; `failed` shows the previous one again. */
export type PresenceMenuState = { status: 'idle' } | { status: 'saving' } | { status: 'failed' };

export interface PresenceMenuProps extends PresenceHints, OwnReachabilityProps {
  name: string;
  email?: string;
  /** Empty while loading. */
  organizationName?: string;
  avatarUrl?: string;
  /** The selected presence. While saving, the requested one. */
  presence: Presence;
  state: PresenceMenuState;
  /** Called only with pairs from `allowedStatuses`. */
  onChange(event: { presence: Presence }): void;
  onEditProfile(): void;
  /** Set for members of several organisations. */
  onSwitchOrganization?(): void;
  onHelp?(): void;
  /** Opens `KeyboardShortcuts`. */
  onShortcuts?(): void;
  /** Offers the tour of the office. */
  onTour?(): void;
  /** Set for members with access to the administration, which opens in a new tab. */
  administrationHref?: string;
  onSignOut(): void;
}

export function PresenceMenu(props: PresenceMenuProps) {
  const { name, email, avatarUrl, presence, lastManual, automatic, state, onChange } = props;
  const { organizationName } = props;
  const { t } = useTranslation(['people', 'common']);
  const close = use(CloseMenuContext);
  const closeAnd = (open: () => void) => () => {
    close();
    open();
  };
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
        value={presence}
        {...(lastManual ? { lastManual } : {})}
        {...(automatic ? { automatic } : {})}
        onChange={(event) => onChange({ presence: event.value })}
      />
      <OwnReachability {...props} />
      <Separator />
      <div className={styles.links}>
        <MenuButton
          icon={icons.person}
          text={t('editProfile')}
          onPress={closeAnd(props.onEditProfile)}
        />
        {props.onSwitchOrganization && (
          <MenuButton
            icon={icons.organization}
            text={t('switchOrganization')}
            onPress={closeAnd(props.onSwitchOrganization)}
          />
        )}
        {props.onHelp && (
          <MenuButton icon={icons.help} text={t('help')} onPress={closeAnd(props.onHelp)} />
        )}
        {props.onTour && (
          <MenuButton icon={icons.tutorial} text={t('tour')} onPress={closeAnd(props.onTour)} />
        )}
        {props.onShortcuts && (
          <MenuButton icon={icons.keyboard} text={t('shortcuts')} onPress={props.onShortcuts} />
        )}
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
