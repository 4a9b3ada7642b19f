import { isAllowedScript } from './scriptAddress.ts';

/** The part of the Trusted Types API that is used here; the DOM's types do not have it yet. */
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

// For libraries that hand plain text to the browser: react-unity-webgl the address of the scene, pdf.js
// those of its workers, Radix the rules of a scroll area's <style>.
trustedTypes?.createPolicy('default', {
  createScriptURL,
  // Text without a tag makes no element, whatever element it is put into.
  createHTML: (text) => (text.includes('<') ? null : text),
});

/** An address of a script as the browser takes it (`require-trusted-types-for`). */
export function scriptAddress(address: string): string {
  return office?.createScriptURL(address) ?? address;
}

/** Lets scripts be loaded from the host of an organisation's own scene. */
export function allowSceneHost(host: string): void {
  sceneOrigins.push(new URL(host, location.href).origin);
}
