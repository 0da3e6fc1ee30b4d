import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { appRules } from './app-rules.mjs';
import { consentRules } from './consent-rules.mjs';
import { contentSiteRules } from './content-site-rules.mjs';
import { packageRules } from './package-rules.mjs';
import { popupCoreRules } from './popup-core-rules.mjs';
import { widgetRules } from './widget-rules.mjs';

// TypeScript 7 has no JavaScript API: the cruiser would see no TypeScript file at all. It gets the
// version 6 of this folder.
const ownTypescript = new Map(
  ['typescript', 'typescript/package.json'].map((name) => [name, import.meta.resolve(name)]),
);
registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = ownTypescript.get(specifier);
    return url === undefined ? nextResolve(specifier, context) : { url, shortCircuit: true };
  },
});
const { cruise } = await import('dependency-cruiser');

export const forbidden = [
  ...packageRules,
  ...popupCoreRules,
  ...widgetRules,
  ...consentRules,
  ...contentSiteRules,
  ...appRules,
].map((rule) => ({ ...rule, severity: 'error' }));

const ROOTS = ['packages', 'apps', 'integrations', 'e2e', 'demos'];
const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.json'];

/**
 * Reads every import below `baseDir` and compares it with the rules. Returns the source files seen
 * (ours only) and one line a violation.
 */
export async function cruiseImports(baseDir) {
  const roots = ROOTS.filter((root) => existsSync(path.join(baseDir, root)));
  if (roots.length === 0) return { files: [], violations: [] };
  const result = await cruise(
    roots,
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|test-results|\\.cache)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'browser', 'default', 'types'],
        extensions: EXTENSIONS,
      },
    },
    { extensions: EXTENSIONS },
  );
  const { modules, summary } = result.output;
  return {
    files: modules
      .map(({ source }) => source)
      .filter((source) => /^(packages|apps|integrations|e2e|demos)\/.*\.(ts|tsx)$/.test(source)),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
