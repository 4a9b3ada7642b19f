/**
 * Groups modules shared by several pages. By default the bundler creates a file for each set of
 * pages: a chat room would wait for about a hundred small files, and browsers open only six
 * HTTP/1.1 connections at a time.
 *
 * Two rules avoid loading unused code and circular imports between files. `scripts/check-size.mjs` verifies
 * them.
 * Modules of the sign-in page (`page`, `controls`, `forms`) share no file with modules used only in the
 * office.
 * Modules used by only some panels are left to the bundler.
 */
export const chunks = [
  {
    // Needed by every page: session, translations, errors and their dependencies.
    name: 'page',
    minShareCount: 1,
    test: anyOf(
      /\/client\/src\/lib\/(?:Store|browserStorage|deps|openStorage|useAction|useStore)\.ts/,
      /\/world\/src\/backoff\.ts/,
      /\/client\/src\/(?:http\/fetchContract|errors\/(?:errorCode|errorText)|i18n\/\w+)\.ts/,
      /\/client\/src\/(?:navigation\/(?:PageNames|pageName|usePageTitle)|recovery\/(?:NetworkWatch|Recovery|browserNetwork|serverRecovery|silence))\.ts/,
      /\/client\/src\/trustedTypes\//,
      /\/client\/src\/session\/\w+\.ts/,
      /\/web\/src\/platform\/session\/(?:browserSession|storageKeys|useSession)\.ts/,
      /\/client\/src\/(?:loading\/newVersion|startup\/FirstRenderMarker)\.ts/,
      /\/api\/src\/errors\//,
      /\/vocabulary\/src\/(?:contract\/)?(?:caching|dates|errors|languages|sign-in|units)\.ts/,
      patterns('LocaleProvider'),
      /\/react-i18next\/dist\/es\/(?!(?:Icu)?Trans)/,
      packages('i18next', 'i18next-http-backend', 'js-cookie'),
    ),
  },
  {
    name: 'calls',
    test: anyOf(
      /\/client\/src\/(?:api\/createCalls|errors\/reactToFailure|navigation\/navigation)\.ts/,
      /\/web\/src\/platform\/(?:api\/client|session\/endSession)\.ts/,
      /\/api\/src\/(?!errors\/)/,
      packages('openapi-fetch'),
    ),
  },
  {
    name: 'controls',
    test: anyOf(
      primitives('Button', 'Callout', 'Heading', 'Icon', 'IconButton', 'Link', 'Spinner', 'Stack'),
      primitives('Text', 'VisuallyHidden'),
      patterns('Brand', 'LanguageSwitch', 'texts/(?:languageSwitch|legal|timer|words)'),
      radix('compose-refs', 'context', 'presence', 'primitive', 'slot', 'use-controllable-state'),
      radix('use-layout-effect', 'use-previous', 'use-size', 'visually-hidden'),
      packages('@radix-ui/primitive', 'classnames'),
      /\/@radix-ui\/themes\/.*\/(?:props\/(?!truncate|text-|weight|leading)|helpers\/(?!get-subtree|require-react-element))/,
      /\/@radix-ui\/themes\/.*\/components\/(?:_internal\/base-button|button|flex|icon-button|icons|slot|spinner|visually-hidden)(?:\.props?)?\.js/,
      /\/lucide-react\/(?!.*\/icons\/)/,
      icons('check', 'circle', 'circle-check', 'circle-exclamation-point', 'eye', 'eye-off'),
      icons('info', 'triangle-exclamation-point'),
    ),
  },
  {
    name: 'forms',
    test: anyOf(
      primitives('Checkbox', 'ChoiceText', 'TextField'),
      patterns('FormField', 'FormPage', 'PasswordField', 'fieldRules', 'nonDigits'),
      patterns('ruleText', 'texts/(?:passwordField|validation)'),
      /\/ui\/src\/patterns\/form\/(?:Form|FormTypedField|FormTextField|FormPasswordField|(?!person)[a-z]\w+)\.ts/,
      /\/vocabulary\/src\/(?:contract\/)?(?:passwords|text)\.ts/,
      radix('checkbox'),
      /\/@radix-ui\/themes\/.*\/components\/(?:_internal\/base-checkbox|checkbox|text-field)(?:\.props?)?\.js/,
      packages('react-hook-form'),
    ),
  },
  { name: 'icons', test: /\/lucide-react\/.*\/icons\// },
  {
    name: 'panels',
    test: anyOf(
      primitives('AlertDialog', 'Avatar', 'Badge', 'Dialog', 'LiveRegion', 'Menu', 'Popover'),
      primitives('Progress', 'Skeleton', 'Slider', 'Tooltip'),
      patterns('ConfirmDialog', 'Countdown', 'dayTimes', 'EmptyState', 'ErrorState'),
      patterns(
        'FormPanel',
        'LoadingState',
        'LoadMore',
        'MemberPicker',
        'PagedList',
        'Pagination',
        'PersonRow',
        'PresenceAvatar',
        'PresenceDot',
        'Reactions',
        'SidePanel',
      ),
      patterns('row', 'texts'),
      // Needed by the call bar immediately. The preview and stage are loaded lazily.
      /\/ui\/src\/screens\/voice\/(?:DeviceMenu|LevelMeter|SpeakingAvatar|useMediaStateText|useNameList|voice)[/.]/,
      /\/vocabulary\/src\//,
      radix(
        'alert-dialog',
        'dialog',
        'dropdown-menu',
        'focus-guards',
        'menu',
        'popover',
        'progress',
      ),
      radix('roving-focus', 'scroll-area', 'use-is-hydrated'),
      /\/@radix-ui\/themes\/.*\/(?:alert-dialog|base-menu|dialog|dropdown-menu|get-subtree|heading|popover|progress|require-react-element|scroll-area|text|tooltip)(?:\.props?)?\.js/,
      packages('aria-hidden', 'get-nonce', 'react-remove-scroll', 'react-remove-scroll-bar'),
      packages('tslib', 'use-callback-ref', 'use-sidecar'),
      /\/client\/src\/styles\//,
    ),
  },
  {
    name: 'office',
    test: anyOf(
      /\/web\/src\/(?:office|platform\/(?:config|device|drafts|meeting|realtime|swr)|features\/(?:bulletin|chat|linked-accounts|meeting|notification|organization|people|settings|sharing-document|survey|voice))\/(?!panels\.ts)/,
      /\/client\/src\/(?:api\/(?:queryKeys|usePatchQueries)|(?:device|drafts|files)\/\w+|swr\/\w+)\.ts/,
      /\/web\/src\/platform\/api\/(?:anonymousClient|queries)\.ts/,
      /\/client\/src\/(?:lib\/(?:copyText|dropEmpty|newId|throttled)|recovery\/useOnReconnect|errors\/showError)\.ts/,
      /\/web\/src\/(?:lib\/userMedia|platform\/(?:files\/(?:preSignFile|uploadPicture|useFileLinks)|session\/onNewToken|signOut\/\w+))\.ts/,
      /\/(?:scene-bridge|world)\/src\//,
      packages('dequal', 'swr', 'swr-openapi', 'use-sync-external-store'),
    ),
  },
].map((chunk) => ({
  minShareCount: 2,
  ...chunk,
  // Otherwise modules of the sign-in page would be pulled into the first group that imports them.
  includeDependenciesRecursively: false,
}));

function anyOf(...patterns: RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id));
}

function primitives(...names: string[]): RegExp {
  return new RegExp(`/ui/src/primitives/(?:${names.join('|')})[/.]`);
}

function patterns(...names: string[]): RegExp {
  return new RegExp(`/ui/src/patterns/(?:${names.join('|')})[/.]`);
}

function icons(...names: string[]): RegExp {
  return new RegExp(`/lucide-react/.*/icons/(?:${names.join('|')})\\.`);
}

function radix(...names: string[]): RegExp {
  return new RegExp(`/@radix-ui/react-(?:${names.join('|')})/`);
}

function packages(...names: string[]): RegExp {
  return new RegExp(`/node_modules/(?:${names.join('|')})/`);
}
