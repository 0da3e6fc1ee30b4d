import { attempt } from '@beckon/host-page/attempt';
import { ADDRESSES } from './addresses.ts';

/** Returns false if the element must not get this address now. */
type MayPass = (element: HTMLElement, name: string, address: string) => boolean;

/**
 * Observes the addresses of elements that scripts create. In all other ways the replaced properties
 * work as before: the browser gets what the page passed, also if an error of ours occurs.
 */
export function catchAddresses(decide: MayPass): void {
  const mayPass = (element: HTMLElement, name: unknown, value: unknown): boolean => {
    const isRefused = attempt(() => {
      const attribute = String(name).toLowerCase();
      return ADDRESSES.includes(attribute) && !decide(element, attribute, String(value));
    });
    return isRefused !== true;
  };
  for (const { prototype } of [
    HTMLScriptElement,
    HTMLIFrameElement,
    HTMLImageElement,
    HTMLEmbedElement,
    HTMLObjectElement,
    HTMLMediaElement,
    HTMLVideoElement,
    HTMLSourceElement,
    HTMLTrackElement,
    HTMLLinkElement,
    HTMLInputElement,
  ]) {
    for (const name of ADDRESSES)
      replaceSetter<HTMLElement>(prototype, name, (element, address, write) => {
        if (mayPass(element, name, address)) write(address);
      });
    prototype.setAttribute = function (...args) {
      if (mayPass(this, ...args)) Element.prototype.setAttribute.apply(this, args);
    };
  }
}

/** Replaces how a property is set. `write` sets it as before. */
export function replaceSetter<Kind extends Node>(
  prototype: Kind,
  name: string,
  set: (element: Kind, value: unknown, write: (value: unknown) => void) => void,
): void {
  const original = Object.getOwnPropertyDescriptor(prototype, name);
  const write = original?.set;
  if (write === undefined || original?.configurable !== true) return;
  Object.defineProperty(prototype, name, {
    ...original,
    set(this: Kind, value: unknown) {
      set(this, value, (given) => write.call(this, given));
    },
  });
}
