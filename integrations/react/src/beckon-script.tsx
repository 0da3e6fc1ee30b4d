'use client';

import { useEffect } from 'react';
import { loadScript, type ScriptOptions } from './load-script.ts';

/**
 * Loads Beckon into the page; renders nothing itself, on the server neither. Put it once at the
 * root of your application. However often it is rendered, the script is loaded once; it stays when
 * the component goes, as a script that has run cannot be taken back.
 */
export function BeckonScript({ clientId, server, nonce }: ScriptOptions): null {
  useEffect(() => loadScript({ clientId, server, nonce }), [clientId, server, nonce]);
  return null;
}
