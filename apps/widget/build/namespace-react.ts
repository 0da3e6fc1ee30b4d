import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import React(?:, (\{[^}]*\}))? from "react";$/gm;

/**
 * React-day-picker imports the default export of react, which adds all of preact/compat to the
 * view, used or not (2 KB). This plugin turns it into a namespace import, so that only the used
 * functions are bundled. Fails if the library no longer contains the import that the plugin looks
 * for.
 */
export function namespaceReact(): Plugin {
  let rewritten = 0;
  return {
    name: 'beckon:namespace-react',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/react-day-picker/') || code.search(DEFAULT_IMPORT) === -1)
        return undefined;
      rewritten += 1;
      return code.replace(
        DEFAULT_IMPORT,
        (_whole, names?: string) =>
          `import * as React from "react";${names === undefined ? '' : `import ${names} from "react";`}`,
      );
    },
    buildEnd(error) {
      if (error === undefined && rewritten === 0)
        this.error(
          'no module of react-day-picker imports react as a default any more: this plugin can go',
        );
    },
  };
}
