import { ADDRESSES } from './addresses.ts';

/** Returns false if the element must not get this address now. */
type MayPass = (element: HTMLElement, name: string, address: string) => boolean;

/**
 * Observes the addresses of elements that scripts create. In all other ways the replaced properties
 * work as before.
 */
export function catchAddresses(mayPass: MayPass): void {
  for (const { prototype } of [
    HTMLScriptElement,
    HTMLIFrameElement,
    HTMLImageElement,
    HTMLEmbedElement,
    HTMLObjectElement,
    HTMLMediaElement,
  ]) {
    for (const name of ADDRESSES) catchProperty(prototype, name, mayPass);
    prototype.setAttribute = function (name, value) {
      const isAddress = ADDRESSES.includes(name.toLowerCase());
      if (!isAddress || mayPass(this, name.toLowerCase(), value))
        Element.prototype.setAttribute.call(this, name, value);
    };
  }
}

function catchProperty(prototype: HTMLElement, name: string, mayPass: MayPass): void {
  const original = Object.getOwnPropertyDescriptor(prototype, name);
  const write = original?.set;
  if (write === undefined || original?.configurable !== true) return;
  Object.defineProperty(prototype, name, {
    ...original,
    set(this: HTMLElement, address: unknown) {
      if (mayPass(this, name, String(address))) write.call(this, address);
    },
  });
}
