// Writes src/styles/radix/*.css: the rules of Radix Themes used by the primitives, one file per component,
// inside the cascade layer `radix.component`; tokens and reset in `radix.base`. Run it after an update of
// @radix-ui/themes: node packages/ui/scripts/radix-css.mjs Radix ships every colour, size, variant
//   and breakpoint (81 KB gzipped) without layers. Rules that our closed API cannot reach and custom properties
//   that no source mentions are removed; a test reports removed properties that are used later.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import * as prettier from 'prettier';

const require = createRequire(import.meta.url);
const themes = dirname(require.resolve('@radix-ui/themes/package.json'));
const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const target = join(workspace, 'packages/ui/src/styles/radix');

const colors = ['sand', 'iris', 'red', 'green', 'amber'];
const accents = ['iris', 'gray'];

const parts = {
  button: {
    classes: ['BaseButton', 'Button'],
    sizes: [2, 3, 4],
    variants: ['solid', 'soft', 'surface'],
  },
  'icon-button': {
    classes: ['IconButton'],
    sizes: [2, 3, 4],
    variants: ['soft', 'surface', 'solid'],
  },
  spinner: { classes: ['Spinner', 'SpinnerLeaf'], sizes: [2] },
  'text-field': {
    classes: ['TextFieldRoot', 'TextFieldInput', 'TextFieldSlot'],
    sizes: [3],
    variants: ['surface'],
  },
  'text-area': { classes: ['TextAreaRoot', 'TextAreaInput'], sizes: [3], variants: ['surface'] },
  checkbox: {
    classes: ['BaseCheckboxRoot', 'BaseCheckboxIndicator', 'CheckboxRoot'],
    sizes: [2],
    variants: ['surface'],
  },
  radio: {
    classes: ['BaseRadioRoot', 'RadioGroupRoot', 'RadioGroupItem', 'RadioGroupItemInner'],
    sizes: [2],
    variants: ['surface'],
  },
  switch: { classes: ['SwitchRoot', 'SwitchThumb'], sizes: [2], variants: ['surface'] },
  select: { classes: ['SelectTrigger', 'SelectTriggerInner'], sizes: [3], variants: ['surface'] },
  'select-list': {
    classes: ['SelectContent', 'SelectViewport', 'SelectItem', 'SelectItemIndicator'],
    sizes: [3],
    variants: ['soft'],
  },
  tabs: {
    classes: [
      'BaseTabList',
      'BaseTabListTrigger',
      'BaseTabListTriggerInner',
      'BaseTabListTriggerInnerHidden',
      'TabsContent',
    ],
    sizes: [2],
  },
  dialog: {
    classes: [
      'BaseDialogOverlay',
      'BaseDialogScroll',
      'BaseDialogScrollPadding',
      'BaseDialogContent',
    ],
    sizes: [3],
  },
  menu: {
    classes: [
      'PopperContent',
      'BaseMenuContent',
      'BaseMenuViewport',
      'BaseMenuItem',
      'BaseMenuItemIndicator',
      'BaseMenuLabel',
      'BaseMenuSeparator',
      'DropdownMenuContent',
    ],
    sizes: [2],
    variants: ['soft'],
  },
  popover: { classes: ['PopperContent', 'PopoverContent'], sizes: [2] },
  'hover-card': { classes: ['PopperContent', 'HoverCardContent'], sizes: [2] },
  tooltip: { classes: ['PopperContent', 'TooltipContent', 'TooltipText', 'TooltipArrow'] },
  'scroll-area': {
    classes: [
      'ScrollAreaRoot',
      'ScrollAreaViewport',
      'ScrollAreaScrollbar',
      'ScrollAreaThumb',
      'ScrollAreaCorner',
    ],
    sizes: [1],
  },
  progress: { classes: ['ProgressRoot', 'ProgressIndicator'], sizes: [1], variants: ['soft'] },
};

const read = (path) => postcss.parse(readFileSync(join(themes, path), 'utf8'));

function isDead(selector, { sizes = [], variants = [] }) {
  const named = [...selector.matchAll(/\.rt-r-size-(\d)/g)].map((match) => Number(match[1]));
  if (named.length > 0 && !named.some((size) => sizes.includes(size))) return true;
  const styled = [...selector.matchAll(/(?<!:not\()\.rt-variant-(\w+)/g)].map((match) => match[1]);
  if (styled.length > 0 && !styled.some((variant) => variants.includes(variant))) return true;
  return /(?<!:not\()\.rt-high-contrast|rt-r-resize|data-radius='(?:none|small|large|full)'|data-panel-background='translucent'/.test(
    selector,
  );
}

function prune(root, part) {
  root.walkComments((comment) => comment.remove());
  root.walkRules((rule) => {
    if (rule.parent.name?.endsWith('keyframes')) return;
    const alive = rule.selectors.filter((selector) => !isDead(selector, part));
    if (alive.length === 0) rule.remove();
    else rule.selectors = alive;
  });
}

function removeEmpty(root) {
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Removes wide-gamut fallbacks and responsive copies, which double the size without visible benefit. */
function removeConditions(root) {
  root.walkAtRules((rule) => {
    const wide = rule.name === 'supports' && rule.params.includes('display-p3');
    const breakpoint = rule.name === 'media' && rule.params.includes('min-width');
    if (wide || breakpoint || rule.name === 'font-face') rule.remove();
  });
}

function isOtherColor(selector) {
  const accent = selector.match(/^\[data-accent-color='(\w+)'\]$/)?.[1];
  const gray = selector.match(/data-gray-color='(\w+)'/)?.[1];
  return (accent && !accents.includes(accent)) || (gray && gray !== 'sand');
}

function tokens() {
  const root = read('tokens/base.css');
  for (const color of colors) root.append(read(`tokens/colors/${color}.css`).nodes);
  removeConditions(root);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(
      (selector) => !selector.includes('-theme)') || selector.includes(','),
    );
    const scaling = rule.selector.match(/data-scaling='(\d+)%'/)?.[1];
    const radius = rule.selector.match(/\[data-radius='(\w+)'\]/)?.[1];
    if (
      isOtherColor(rule.selector) ||
      (scaling && scaling !== '100') ||
      (radius && !['medium', 'full'].includes(radius))
    ) {
      rule.remove();
    }
  });
  // Typography is defined in theme.css.ts, so the values of Radix are removed.
  root.walkDecls(/^--(code|strong|em|quote|heading|letter-spacing|default-font-family)/, (decl) => {
    if (!/^--heading-(font|line-height-[2345]$)/.test(decl.prop)) decl.remove();
  });
  const components = read('components.css');
  const kept = components.nodes.filter(
    (node) =>
      node.name === 'keyframes' ||
      (node.type === 'rule' && /^\.rt-reset|^\.radix-themes/.test(node.selector)),
  );
  root.append(kept);
  prune(root, { variants: [], sizes: [] });
  removeEmpty(root);
  return root;
}

function component(part) {
  const root = read('components.css');
  removeConditions(root);
  const own = new Set(part.classes);
  root.walkRules((rule) => {
    if (rule.parent.name?.endsWith('keyframes')) return;
    const first = rule.selector.match(/\.rt-([A-Z]\w*)/)?.[1];
    if (!own.has(first)) rule.remove();
  });
  prune(root, part);
  // Component keyframes stay beside shared ones, or exit animations would never end.
  const text = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    const shared = rule.parent.type === 'root';
    if (shared || !text.includes(`animation: ${rule.params}`)) rule.remove();
  });
  removeEmpty(root);
  return root;
}

/** Custom properties that the stylesheets of the components and the sources mention. */
function mentionedProperties(roots) {
  const sources = globSync(['packages/{ui,client}/src/**/*', 'apps/{web,admin}/src/**/*'], {
    cwd: workspace,
    withFileTypes: true,
    exclude: ({ name }) => name === 'radix',
  })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  return propertiesIn([...roots.map(String), ...sources].join('\n'));
}

const propertiesIn = (text) => new Set(text.match(/--[a-zA-Z][\w-]*/g));

/** Removes the definitions of unused custom properties, repeatedly, because each may use others. */
function removeUnusedProperties(root, mentioned) {
  for (;;) {
    const used = new Set(mentioned);
    root.walkDecls(({ value }) => propertiesIn(value).forEach((name) => used.add(name)));
    const unused = [];
    root.walkDecls(/^--/, (decl) => {
      if (!used.has(decl.prop)) unused.push(decl);
    });
    if (unused.length === 0) break;
    unused.forEach((decl) => decl.remove());
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  removeEmpty(root);
  return root;
}

// A separate layer keeps the reset below component rules of equal specificity.
async function write(name, root, part = 'component') {
  const layer = postcss.atRule({ name: 'layer', params: `radix.${part}`, source: root.source });
  layer.append(root.nodes);
  const out = postcss.root();
  out.append(
    postcss.comment({
      text: 'Generated by scripts/radix-css.mjs from @radix-ui/themes (MIT, WorkOS).',
    }),
  );
  out.append(
    postcss.atRule({
      name: 'layer',
      params: 'radix.base, radix.component, ui.base, ui.primitive, ui.pattern, ui.screen',
    }),
  );
  out.append(layer);
  out.cleanRaws();
  const css = await prettier.format(out.toString(), {
    parser: 'css',
    printWidth: 100,
    singleQuote: true,
  });
  writeFileSync(join(target, `${name}.css`), css);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const components = Object.entries(parts).map(([name, part]) => [name, component(part)]);
const mentioned = mentionedProperties(components.map(([, root]) => root));
await write('tokens', removeUnusedProperties(tokens(), mentioned), 'base');
for (const [name, root] of components) await write(name, root);
