'use client';

import { useEffect } from 'react';
import { loadScript, type ScriptOptions } from './load-script.ts';

/**
 * Loads Beckon into the page and renders nothing. Use it once, at the root of your application. The
 * script loads only once, even if the component is rendered several times. It stays when the
 * component is unmounted, because a script that has run cannot be undone.
 */
export function BeckonScript({ clientId, server, nonce }: ScriptOptions): null {
  useEffect(() => loadScript({ clientId, server, nonce }), [clientId, server, nonce]);
  return null;
}
