/**
 * Imitates what old libraries do on real pages: they add enumerable methods to arrays and objects,
 * and change built-in functions.
 */
Array.prototype.last = function last() { return this[this.length - 1]; };
Array.prototype.remove = function remove(value) {
  const at = this.indexOf(value);
  if (at >= 0) this.splice(at, 1);
  return this;
};
Object.prototype.legacyName = 'meridian';
String.prototype.trim = function trim() { return this.replace(/^[ \t]+|[ \t]+$/g, ''); };
Array.from = function from(source, map) {
  const made = [];
  if (source && typeof source[Symbol.iterator] === 'function') for (const item of source) made.push(map ? map(item, made.length) : item);
  else for (let at = 0; at < (source?.length ?? 0); at += 1) made.push(map ? map(source[at], at) : source[at]);
  return made;
};
const plainToJson = JSON.stringify;
JSON.stringify = function stringify(...sent) { return plainToJson.apply(JSON, sent); };
window.name = 'meridian-main';
window.define = Object.assign(function define() {}, { amd: {} });
