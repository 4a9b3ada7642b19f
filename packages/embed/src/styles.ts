/**
 * Pages can set the custom properties `--office-embed-*` on the element or on one of its ancestors. The colours are those
 * of the tokens of `@office/ui`, which is too large for other sites: Radix sand, iris, green, red and amber.
 */
export const styles = `
:host {
  --accent: var(--office-embed-accent, #5b5bd6);
  --on-accent: var(--office-embed-on-accent, #fff);
  --surface: var(--office-embed-surface, light-dark(#fff, #191918));
  --text: var(--office-embed-text, light-dark(#21201c, #eeeeec));
  --muted: var(--office-embed-muted, light-dark(#63635e, #b5b3ad));
  --line: var(--office-embed-line, light-dark(#dad9d6, #3b3a37));
  --radius: var(--office-embed-radius, 12px);
  color-scheme: light dark;
  display: block;
  container-type: inline-size;
  color: var(--text);
  font: 14px/1.6 var(--office-embed-font, system-ui, 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', sans-serif);
}
:host([hidden]) { display: none; }
:host([appearance='light']) { color-scheme: light; }
:host([appearance='dark']) { color-scheme: dark; }
* { box-sizing: border-box; }
section {
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: anywhere;
}
h2, h3, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
h2 { font-size: 16px; line-height: 1.4; }
h3 { font-size: 14px; line-height: 1.4; }
a { color: inherit; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.muted { color: var(--muted); }
.small { font-size: 12px; }
.members { display: flex; flex-wrap: wrap; gap: 4px 8px; }
.member {
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 28px;
  padding: 0 10px;
  border: 1px solid var(--line);
  border-radius: 999px;
  text-decoration: none;
}
.member:hover, .button:hover { text-decoration: underline; }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.dot { flex: none; width: 8px; height: 8px; border-radius: 50%; background: light-dark(#8d8d86, #6f6d66); }
.dot[data-status='AVAILABLE'] { background: #30a46c; }
.dot[data-status='BUSY'] { background: #e5484d; }
.dot[data-status='LEAVING'] { background: #ffc53d; }
.dot[data-status='ON_VACATION'] { background: #1a1a19; outline: 1px solid light-dark(transparent, #b5b3ad); }
.more { display: inline-flex; align-items: center; min-height: 28px; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.button {
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 4px 14px;
  border: 1px solid var(--line);
  border-radius: 8px;
  font-weight: 600;
  text-decoration: none;
}
.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); }
.rooms { display: flex; flex-direction: column; }
.room {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding: 8px 0;
  border-top: 1px solid var(--line);
}
.room > * { min-width: 0; flex: 1 1 180px; }
.times { font-variant-numeric: tabular-nums; }
.state { font-weight: 600; }
.hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@container (min-width: 360px) {
  .times { text-align: end; }
}
`;
