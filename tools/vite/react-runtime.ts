import type { Alias } from 'vite';

/**
 * The shipped scripts render with Preact. WIDGET_RUNTIME=react builds the same source with React
 * itself. docs/decisions/0030.
 */
export function reactRuntime(wanted: string | undefined): Alias[] {
  if (wanted === 'react') return [];
  return [
    { find: /^react$/, replacement: 'preact/compat' },
    { find: /^react-dom$/, replacement: 'preact/compat' },
    { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
    { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
    { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
    { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-runtime' },
  ];
}
