import { isAllowedScript } from './allowedScripts.ts';

/** Subset of the Trusted Types API, which is missing in the DOM types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (text: string) => string | null;
      createScriptURL?: (address: string) => string | null;
    },
  ): { createScriptURL(address: string): string };
}

const sceneOrigins: string[] = [];

function createScriptURL(address: string): string | null {
  return isAllowedScript(address, { page: location.href, sceneOrigins }) ? address : null;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

const office = trustedTypes?.createPolicy('office', { createScriptURL });

// For react-unity-webgl, pdf.js and Radix, which assign plain strings.
trustedTypes?.createPolicy('default', {
  createScriptURL,
  // Text without `<` cannot create an element in any context.
  createHTML: (text) => (text.includes('<') ? null : text),
});

export function scriptAddress(address: string): string {
  return office?.createScriptURL(address) ?? address;
}

export function allowSceneHost(host: string): void {
  sceneOrigins.push(new URL(host, location.href).origin);
}
