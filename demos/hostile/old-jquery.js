/** Imitates jQuery 1.4.2 where scripts look at it: its version, and a `ready` that runs at once. */
window.jQuery = window.$ = function jQuery(selector) {
  if (typeof selector === 'function') selector();
  return { length: 0, ready(run) { run(); return this; }, bind() { return this; }, each() { return this; } };
};
window.jQuery.fn = { jquery: '1.4.2' };
