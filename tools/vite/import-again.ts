import type { Plugin } from 'vite';

const DYNAMIC_IMPORT = /\bimport\((?<address>(["`])\.\/[^"`]+\2)\)/gu;

/**
 * The fragment is not sent to the server, so a file that the browser has cached by now is not
 * fetched again. The function's name is as long as `import`, so the chunk's source map stays
 * right.
 */
const IMPORT_AGAIN = `const __asked = {};
function reload(address) {
  return import(address + (__asked[address] ?? '')).catch((error) => {
    __asked[address] = (__asked[address] ?? '#') + '0';
    throw error;
  });
}
`;

/**
 * Chromium remembers a module that could not be loaded for as long as the page is open. Another
 * import of it fails without a request. So after a failure, a dynamic import in the chunk
 * `chunkName` uses another address the next time. The build fails if the bundler no longer writes
 * the code that this replaces.
 */
export function importAgain(chunkName: string): Plugin {
  return {
    name: 'beckon:import-again',
    enforce: 'post',
    augmentChunkHash: () => IMPORT_AGAIN,
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== chunkName) continue;
        const code = chunk.code.replace(DYNAMIC_IMPORT, 'reload($<address>)');
        if (code === chunk.code || /\bimport\(/u.test(code))
          this.error(`${chunkName} has a dynamic import that cannot be asked for again: look here`);
        chunk.code = code.replace(/(?=export\s*\{[^}]*\};?\s*$)/u, IMPORT_AGAIN);
        if (chunk.code === code) this.error(`${chunkName} does not end in its exports: look here`);
      }
    },
  };
}
