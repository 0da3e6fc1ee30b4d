import type { Off } from './page-port.ts';

/** Passes on the names with which page scripts call `beckon.trigger(name)`. */
export interface ScriptEvents {
  emit(name: string): void;
  on(handler: (name: string) => void): Off;
}

export function createScriptEvents(): ScriptEvents {
  const handlers = new Set<(name: string) => void>();
  return {
    emit(name) {
      for (const handler of handlers) handler(name);
    },
    on(handler) {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
  };
}
