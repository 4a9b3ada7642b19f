/**
 * Which of the modules that several pages share arrive in one file. Left to itself the bundler makes a
 * file of each set of pages: a hundred small ones before a chat room stands, and a browser asks an
 * HTTP/1.1 server for six at a time.
 *
 * Two rules keep a file from carrying what a page does not need, and files from importing each other in
 * a circle; `scripts/check-size.mjs` watches over both. What the sign-in page uses (`controls`, `forms`)
 * shares no file with what only the office uses. And what only some panels of the office use is left to
 * the bundler.
 */
export const chunks = [
  {
    name: 'controls',
    test: anyOf(
      primitives('Button', 'Callout', 'Heading', 'Icon', 'IconButton', 'Link', 'Spinner', 'Stack'),
      primitives('Text', 'VisuallyHidden'),
      patterns('Brand', 'LanguageSwitch'),
      /\/lucide-react\/(?!.*\/icons\/)/,
      icons('check', 'circle', 'circle-check', 'circle-exclamation-point', 'eye', 'eye-off'),
      icons('info', 'triangle-exclamation-point'),
    ),
  },
  {
    name: 'forms',
    test: anyOf(
      primitives('Checkbox', 'ChoiceText', 'TextField'),
      patterns('FormField', 'FormPage', 'PasswordField', 'fieldRules', 'textPatterns'),
      /\/ui\/src\/patterns\/form\/(?:Form|FormTypedField|FormTextField|FormPasswordField|[a-z]\w+)\.ts/,
      packages('react-hook-form'),
    ),
  },
  { name: 'icons', test: /\/lucide-react\/.*\/icons\// },
  {
    name: 'panels',
    test: anyOf(
      primitives('AlertDialog', 'Badge', 'Dialog', 'LiveRegion', 'Menu', 'Popover', 'Progress'),
      primitives('Skeleton', 'Tooltip'),
      patterns('ConfirmDialog', 'EmptyState', 'ErrorState', 'FormPanel', 'LoadingState'),
      patterns(
        'PagedList',
        'Pagination',
        'PersonRow',
        'PresenceAvatar',
        'PresenceDot',
        'SidePanel',
      ),
      patterns('presence', 'row'),
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
      packages('react-style-singleton', 'tslib', 'use-callback-ref', 'use-sidecar'),
    ),
  },
  {
    name: 'office',
    test: anyOf(
      /\/web\/src\/(?:office|platform\/(?:config|realtime|swr)|features\/(?:chat|notification|organization|people|settings|voice))\//,
      /\/web\/src\/platform\/api\/(?:anonymousClient|queries|usePatchQueries)\.ts/,
      /\/web\/src\/(?:lib\/(?:dropEmpty|throttled)|platform\/(?:recovery\/useWhenBack|errors\/showError|session\/(?:logout|signOut)))\.ts/,
      /\/scene-bridge\/src\/(?!floor-plan-schema)/,
      packages('dequal', 'swr', 'swr-openapi', 'use-sync-external-store'),
    ),
  },
].map((chunk) => ({
  ...chunk,
  minShareCount: 2,
  // Or what the sign-in page uses would come along with the first that imports it.
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
