/**
 * The script that a `Theme` with `appearance="system"` carries in a server's page: it runs where it stands,
 * before anything of the theme is painted, so that a dark device shows no light page first.
 */
export const themeScript =
  "(theme=>matchMedia('(prefers-color-scheme: dark)').matches&&theme.classList.replace('light','dark'))(document.currentScript.parentElement)";

/** Its hash for a Content-Security-Policy: `script-src 'self' '${themeScriptHash}'`. */
export const themeScriptHash = 'sha256-duP//riUQcViVku1YJoRKPRdkebEw8KOdypfV2xXIyU=';
