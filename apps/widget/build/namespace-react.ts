import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import React(?:, (\{[^}]*\}))? from "react";$/gm;

/**
 * React-day-picker imports react as a default, and a default carries all of preact/compat into the
 * view, used or not (2 KB). As a namespace only what is used comes along. Fails when the library no
 * longer writes what is looked for here.
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
