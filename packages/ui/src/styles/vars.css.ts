import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The design tokens, as CSS variables: `vars.color.text` is `var(--office-color-text)`.
 * Their values are in theme.css.ts. Outside this folder no style holds a raw colour or pixel.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Behind everything. */
      background: null,
      /** Cards, dialogs, menus, fields. */
      surface: null,
      /** The panel that floats over the scene: nearly opaque. */
      panel: null,
      /** Quiet fills, from resting to pressed. */
      fill: null,
      fillHover: null,
      fillActive: null,
      /** A hairline between things; `borderStrong` outlines a control (3:1). */
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
    /** Kept for presence alone. `ring` keeps the dot apart from what lies behind it. */
    presence: {
      available: null,
      busy: null,
      leaving: null,
      loggedOut: null,
      vacation: null,
      ring: null,
    },
    /** The floor plan's drawing and the things on a desk: paper, lines, and the scene's materials. */
    plan: {
      ground: null,
      floor: null,
      wall: null,
      window: null,
      glass: null,
      /** Outlines of furniture; `faint` for doors, rugs and what hangs. */
      line: null,
      faint: null,
      furniture: null,
      wood: null,
      leaf: null,
      leafLine: null,
      seat: null,
      /** A name on the drawing, and what keeps it apart from the lines below it. */
      halo: null,
      /** Floors of rooms and fabrics of furniture, by the plan's own names. */
      sand: null,
      iris: null,
      sage: null,
      clay: null,
      sky: null,
      rose: null,
      charcoal: null,
      ivory: null,
    },
    /** Series of a chart by their place; each stands out from the surface (3:1), and none is a presence. */
    chart: { 1: null, 2: null, 3: null, 4: null },
    /** Paper of notes; dark ink on it in both modes. */
    note: { yellow: null, pink: null, green: null, blue: null, ink: null },
    /**
     * A talk's stage: what stands around its pictures, a place without one, what a shared screen lies on. Words
     * over a picture stand on `label`; `scrim` dims a picture that stands still.
     */
    stage: { ground: null, tile: null, screen: null, label: null, onLabel: null, scrim: null },
    /** Steps of the 4-px grid: `space[4]` is 16 px. */
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
    /** Control 8, card 12, panel 16, and a full round. */
    radius: { small: null, control: null, card: null, panel: null, round: null },
    size: {
      hairline: null,
      focusRing: null,
      /** The smallest thing that a finger or pointer has to hit: 24 px. */
      hit: null,
      /** The same under fingers, on a touch screen: 44 px. */
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
      /** The longest name beside someone on the floor plan. */
      planName: null,
    },
    font: {
      body: null,
      mono: null,
      /** 12, 14, 16, 20, 24, 32; `chat` is 15. In rem, so that a member's own size is honoured. */
      size: { xs: null, sm: null, chat: null, md: null, lg: null, xl: null, '2xl': null },
      lineHeight: { tight: null, snug: null, body: null },
      weight: { regular: null, medium: null, bold: null },
    },
    /** `floating` is the one shadow for what floats; `raised` for a card that can be pressed. */
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
