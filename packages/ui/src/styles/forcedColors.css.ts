import { media } from './media.ts';
import { base } from './style.ts';

// Forced colours remove fills and shadows, which mark controls and selected items. Outlines take no
// space and give way to the focus ring.
type Rule = Parameters<typeof base.global>[1];
type Plain = Omit<Rule, '@media'>;

/** The content of a portal can be the theme element. */
const forced = (selectors: readonly string[], rule: Plain) =>
  base.global(
    selectors.flatMap((each) => [`.radix-themes ${each}`, `.radix-themes${each}`]).join(', '),
    { '@media': { [media.forcedColors]: rule } },
  );

const line = (width: string, color: string): Plain => ({
  outline: `${width} solid ${color}`,
  outlineOffset: `-${width}`,
});

forced(
  [
    '.rt-BaseButton:not(:focus-visible)',
    '.rt-SelectTrigger:not(:focus-visible)',
    '.rt-TextFieldRoot:not(:focus-within)',
    '.rt-TextAreaRoot:not(:focus-within)',
    '.rt-BaseCheckboxRoot:not(:focus-visible)',
    '.rt-BaseRadioRoot:not(:focus-visible)',
    '.rt-SwitchRoot:not(:focus-visible)',
  ],
  line('1px', 'ButtonText'),
);
forced(['.rt-SwitchThumb', '.rt-ProgressIndicator', '.rt-SpinnerLeaf::before'], {
  backgroundColor: 'ButtonText',
});
forced(
  [
    ".rt-BaseRadioRoot[data-state='checked']::after",
    '.rt-BaseRadioRoot:checked::after',
    ".rt-SwitchRoot[data-state='checked']::before",
    ".rt-BaseTabListTrigger[data-state='active']::before",
  ],
  { backgroundColor: 'Highlight', opacity: '1' },
);

forced([".rt-SwitchThumb[data-state='checked']"], { backgroundColor: 'HighlightText' });
forced(['.rt-SwitchRoot'], { borderRadius: '9999px' });

// Floating surfaces need a border, since some of them show no outline.
forced(
  [
    '.rt-BaseDialogContent',
    '.rt-PopoverContent',
    '.rt-BaseMenuContent',
    '.rt-SelectContent',
    '.rt-TooltipContent',
    "[data-component='Toast']",
    "[data-component='Callout']",
  ],
  { border: '1px solid CanvasText' },
);
forced(["[data-component='Skeleton']"], line('1px', 'GrayText'));

forced(
  [
    // Excludes links in a row that is already marked as current.
    "[aria-current]:not([aria-current='false'], :focus-visible, [data-current='true'] *)",
    "[aria-pressed='true']:not(:focus-visible)",
    "[aria-selected='true']:not(:focus-visible)",
    "[data-current='true']",
  ],
  line('2px', 'Highlight'),
);
base.global('.radix-themes label:has(> :checked):not(:focus-within)', {
  '@media': { [media.forcedColors]: line('2px', 'Highlight') },
});
