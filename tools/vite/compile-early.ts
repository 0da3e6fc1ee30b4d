import MagicString from 'magic-string';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

type Statement = ESTree.Program['body'][number];
/** Of an object literal or a pattern. */
type PropertyNode = Parameters<NonNullable<VisitorObject['Property']>>[0];

/** A script or the body of a function, where `at` is the place for marked declarations. */
interface Scope {
  readonly at: number;
  readonly marked: ESTree.Function[];
}

/**
 * Marks the functions for which `isEarly` returns true (it gets the offset of a function in
 * `code`). Browsers compile a function expression in parentheses while the script loads, as if it
 * were called at once, and other functions when they are called for the first time. A declaration
 * at the top of a script or function becomes a variable, set where the scope begins: it can be
 * called as early as before. A method of an object literal becomes a property. Methods of classes,
 * async arrow functions and declarations in other blocks are not marked.
 */
export function compileEarly(code: string, isEarly: (start: number) => boolean): string {
  const edited = new MagicString(code);
  const methods = new Set<unknown>();
  const scopes: Scope[] = [];
  const scopeOf = new Map<unknown, Scope>();
  const enterScope = (body: readonly Statement[], from: number): void => {
    const scope = { at: body.filter(isPrologue).at(-1)?.end ?? from, marked: [] };
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
  new Visitor({
    Program: ({ body }) => enterScope(body, body[0]?.start ?? 0),
    Property: enterProperty,
    MethodDefinition: ({ value }) => void methods.add(value),
    FunctionDeclaration: enterFunction,
    FunctionExpression: enterFunction,
    ArrowFunctionExpression: enterFunction,
  }).visit(parseSync('chunk.js', code).program);
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

/** Getters and setters cannot, and only a method can use `super`. */
function canBeProperty({ method, computed, start, end }: PropertyNode, code: string): boolean {
  return method && !computed && !/\bsuper\b/u.test(code.slice(start, end));
}

function turnIntoProperty(edited: MagicString, { start, key, value }: PropertyNode): void {
  if (value.type !== 'FunctionExpression') return;
  const name = edited.original.slice(key.start, key.end);
  edited.overwrite(start, value.start, `${name}:(${wordsOf(value)}`).appendLeft(value.end, ')');
}

/** Turns the marked declarations of a scope into one declaration of variables at its start. */
function moveToStart(edited: MagicString, { at, marked }: Scope): void {
  let index = at;
  for (const [position, node] of marked.entries()) {
    if (!node.id) continue;
    const name = `${position === 0 ? 'var ' : ','}${node.id.name}`;
    edited.overwrite(node.start, node.id.end, `${name}=(${wordsOf(node)}`);
    edited.appendLeft(node.end, position === marked.length - 1 ? ');' : ')');
    if (node.start === index) index = node.end;
    else edited.move(node.start, node.end, index);
  }
}

/** The words with which a function expression of the same kind begins. */
function wordsOf({ async, generator }: ESTree.Function): string {
  return `${async ? 'async ' : ''}function${generator ? '*' : ''}`;
}
