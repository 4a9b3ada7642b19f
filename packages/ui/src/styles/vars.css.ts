import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Design tokens as CSS variables: `vars.color.text` is `var(--office-color-text)`. The values are in
 * theme.css.ts. Styles outside this folder must not use raw colours or pixels.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      background: null,
      surface: null,
      panel: null,
      fill: null,
      fillHover: null,
      fillActive: null,
      /** `border` separates content; `borderStrong` outlines a control (3:1). */
      border: null,
      borderStrong: null,
      text: null,
      textMuted: null,
      accent: null,
      accentHover: null,
      accentText: null,
      accentFill: null,
      accentFillHover: null,
      onAccent: null,
      danger: null,
      dangerHover: null,
      dangerText: null,
      dangerFill: null,
      success: null,
      successText: null,
      successFill: null,
      warningText: null,
      warningFill: null,
      focus: null,
      scrim: null,
      skeleton: null,
      skeletonShine: null,
    },
    /** Only for presence. `ring` separates the dot from its background. */
    presence: {
      available: null,
      busy: null,
      leaving: null,
      loggedOut: null,
      vacation: null,
      ring: null,
    },
    plan: {
      ground: null,
      floor: null,
      wall: null,
      window: null,
      glass: null,
      /** Outlines of furniture; `faint` for doors, rugs and hanging objects. */
      line: null,
      faint: null,
      furniture: null,
      wood: null,
      leaf: null,
      leafLine: null,
      seat: null,
      /** Halo around labels, for contrast with the lines below. */
      halo: null,
      sand: null,
      iris: null,
      sage: null,
      clay: null,
      sky: null,
      rose: null,
      charcoal: null,
      ivory: null,
    },
    /**
     * Chart series in order. Each has a contrast of 3:1 to the surface and differs from the presence colours.
     */
    chart: { 1: null, 2: null, 3: null, 4: null },
    /** Note paper; dark `ink` in both colour modes. */
    note: { yellow: null, pink: null, green: null, blue: null, ink: null },
    /**
     * Call stage: the background, a tile without video, and the background of a shared screen. `label` is the
     * background of text over video; `scrim` dims a frozen video.
     */
    stage: { ground: null, tile: null, screen: null, label: null, onLabel: null, scrim: null },
    space: {
      0: null,
      half: null,
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      7: null,
      8: null,
      10: null,
      12: null,
      16: null,
      20: null,
      24: null,
    },
    radius: { small: null, control: null, card: null, panel: null, round: null },
    size: {
      hairline: null,
      focusRing: null,
      /** Minimum size of a pointer target: 24 px. */
      hit: null,
      /** Minimum size of a touch target: 44 px. */
      finger: null,
      controlSmall: null,
      control: null,
      controlLarge: null,
      iconSmall: null,
      icon: null,
      iconLarge: null,
      avatar: null,
      badge: null,
      presenceDot: null,
      rail: null,
      railExpanded: null,
      bottomBar: null,
      panel: null,
      panelMin: null,
      panelMax: null,
      toast: null,
      form: null,
      prose: null,
      dialog: null,
      dialogLarge: null,
      popover: null,
      menu: null,
      planName: null,
    },
    font: {
      body: null,
      mono: null,
      /** 12, 14, 16, 20, 24, 32; `chat` is 15. In rem, to respect the font size of the browser. */
      size: { xs: null, sm: null, chat: null, md: null, lg: null, xl: null, '2xl': null },
      lineHeight: { tight: null, snug: null, body: null },
      weight: { regular: null, medium: null, bold: null },
    },
    /** `floating` for floating surfaces; `raised` for pressable cards. */
    shadow: { raised: null, floating: null },
    layer: {
      scene: null,
      rail: null,
      panel: null,
      overlay: null,
      dialog: null,
      toast: null,
      tooltip: null,
    },
    motion: { fast: null, base: null, slow: null, ease: null, skeletonDelay: null },
  },
  (_value, path) => `office-${path.join('-')}`,
);
