const CHANGED = [
  Element,
  ShadowRoot,
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
];

/**
 * Returns a function that restores the prototypes which holding back changes. A page keeps them
 * changed as long as it lives.
 */
export function keepPrototypes(): () => void {
  const before = CHANGED.map(
    ({ prototype }) => [prototype, Object.getOwnPropertyDescriptors(prototype)] as const,
  );
  return () => {
    for (const [prototype, properties] of before) {
      for (const name of Object.getOwnPropertyNames(prototype))
        if (!(name in properties)) Reflect.deleteProperty(prototype, name);
      Object.defineProperties(prototype, properties);
    }
  };
}
