/** Answers as jQuery 1.4.2 does where a script looks: its version, and a ready that runs at once. */
window.jQuery = window.$ = function jQuery(selector) {
  if (typeof selector === 'function') selector();
  return { length: 0, ready(run) { run(); return this; }, bind() { return this; }, each() { return this; } };
};
window.jQuery.fn = { jquery: '1.4.2' };
