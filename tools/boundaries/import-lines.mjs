import path from 'node:path';

/** The line with which one file imports another. */
function importLine(what, file, target) {
  const address = path.posix.relative(path.posix.dirname(file), target);
  return `import ${what} from '${address.startsWith('.') ? address : `./${address}`}';`;
}

/** A bad import of a value: [rule, file, import line in it, file that it imports]. */
export const importing = (rule, file, target) => [
  rule,
  file,
  importLine('{ x }', file, target),
  target,
];

/** The same of a type. */
export const importingType = (rule, file, target) => [
  rule,
  file,
  importLine('type { X }', file, target),
  target,
];
