import MagicString from 'magic-string';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

type Statement = ESTree.Program['body'][number];
/** Of an object literal or a pattern. */
type PropertyNode = Parameters<NonNullable<VisitorObject['Property']>>[0];

/** A script or the body of a function. */
interface Scope {
  /** The place for marked declarations. */
  readonly at: number;
  readonly body: readonly Statement[];
  readonly marked: ESTree.Function[];
}

/**
 * Marks the functions for which `isEarly` returns true (it gets the offset of a function in
 * `code`). Browsers compile a function expression in parentheses while the script loads, as if it
 * were called at once, and other functions when they are called for the first time. A declaration
 * at the top of a script or function becomes a variable, set where the scope begins: it can be
 * called as early as before. A method of an object literal becomes a property. Methods of classes,
 * async arrow functions and declarations in other blocks are not marked. Throws if the code cannot
 * be parsed.
 */
export function compileEarly(code: string, isEarly: (start: number) => boolean): string {
  const edited = new MagicString(code);
  const methods = new Set<unknown>();
  const scopes: Scope[] = [];
  const scopeOf = new Map<unknown, Scope>();
  const enterScope = (body: readonly Statement[], from: number): void => {
    const first = body.findIndex((statement) => !isPrologue(statement));
    const at = body[first < 0 ? body.length - 1 : first - 1]?.end ?? from;
    const scope = { at, body, marked: [] };
    scopes.push(scope);
    for (const statement of body) scopeOf.set(statement, scope);
  };
  const enterFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    if (node.body?.type === 'BlockStatement') enterScope(node.body.body, node.body.start + 1);
    if (methods.has(node) || !isEarly(node.start)) return;
    if (node.type === 'FunctionDeclaration') scopeOf.get(node)?.marked.push(node);
    else if (!isAsyncArrow(node)) edited.prependRight(node.start, '(').appendLeft(node.end, ')');
  };
  const enterProperty = (node: PropertyNode): void => {
    if (!node.method && node.kind === 'init') return;
    methods.add(node.value);
    if (canBeProperty(node, code) && isEarly(node.start)) turnIntoProperty(edited, node);
  };
  const parsed = parseSync('chunk.js', code);
  if (parsed.errors.length > 0) throw new Error(String(parsed.errors[0]?.message));
  new Visitor({
    Program: ({ body }) => enterScope(body, body[0]?.start ?? 0),
    Property: enterProperty,
    MethodDefinition: ({ value }) => void methods.add(value),
    FunctionDeclaration: enterFunction,
    FunctionExpression: enterFunction,
    ArrowFunctionExpression: enterFunction,
  }).visit(parsed.program);
  // An outer scope comes before those inside it, whose text moves with it.
  for (const scope of scopes) moveToStart(edited, scope);
  return edited.toString();
}

/** What must stay before all other statements: imports, and directives such as 'use strict'. */
function isPrologue(node: Statement): boolean {
  return node.type === 'ImportDeclaration' || ('directive' in node && Boolean(node.directive));
}

/** Chromium compiles these when they are called, with parentheses and without (2026-11). */
function isAsyncArrow(node: ESTree.Function | ESTree.ArrowFunctionExpression): boolean {
  return node.type === 'ArrowFunctionExpression' && node.async;
}

/**
 * Getters and setters cannot, only a method can use `super`, and a property `__proto__` would set
 * the prototype.
 */
function canBeProperty({ method, computed, start, end }: PropertyNode, code: string): boolean {
  return method && !computed && !/\bsuper\b|__proto__/u.test(code.slice(start, end));
}

function turnIntoProperty(edited: MagicString, { start, key, value }: PropertyNode): void {
  if (value.type !== 'FunctionExpression') return;
  const name = edited.original.slice(key.start, key.end);
  edited.overwrite(start, value.start, `${name}:(${wordsOf(value)}`).appendLeft(value.end, ')');
}

/**
 * Turns the marked declarations of a scope into one declaration of variables at its start. Of two
 * functions with one name the last one counts, so both stay declarations.
 */
function moveToStart(edited: MagicString, { at, body, marked }: Scope): void {
  const names = body.map(nameOf);
  const moved = marked.filter(
    (node) => names.indexOf(nameOf(node)) === names.lastIndexOf(nameOf(node)),
  );
  // A directive or an import may end without a semicolon.
  const begin = /[;{]$/u.test(edited.original.slice(0, at)) || at === 0 ? 'var ' : ';var ';
  let index = at;
  for (const [position, node] of moved.entries()) {
    edited.overwrite(
      node.start,
      node.id?.end ?? node.start,
      `${position === 0 ? begin : ','}${nameOf(node)}=(${wordsOf(node)}`,
    );
    edited.appendLeft(node.end, position === moved.length - 1 ? ');' : ')');
    if (node.start === index) index = node.end;
    else edited.move(node.start, node.end, index);
  }
}

/** The name of a declared function; undefined for all other statements. */
function nameOf(node: Statement | ESTree.Function): string | undefined {
  return node.type === 'FunctionDeclaration' ? node.id?.name : undefined;
}

/** The words with which a function expression of the same kind begins. */
function wordsOf({ async, generator }: ESTree.Function): string {
  return `${async ? 'async ' : ''}function${generator ? '*' : ''}`;
}
