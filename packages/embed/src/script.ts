import { defineElement, OfficeEmbedElement } from './OfficeEmbedElement.ts';

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) {
  OfficeEmbedElement.defaultOffice = new URL(currentScript.src).origin;
}
defineElement();
