/**
 * Inline script of `appearance="system"` in a server-rendered page. Runs before the first paint.
 */
export const themeScript =
  "(theme=>matchMedia('(prefers-color-scheme: dark)').matches&&theme.classList.replace('light','dark'))(document.currentScript.parentElement)";

/** Hash of the script for a Content-Security-Policy: `script-src 'self' '${themeScriptHash}'`. */
export const themeScriptHash = 'sha256-duP//riUQcViVku1YJoRKPRdkebEw8KOdypfV2xXIyU=';
