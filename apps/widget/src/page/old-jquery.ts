import { readPath } from '@beckon/host-page/page/foreign-object';

export const OLD_JQUERY = 'Upgrade your jQuery to atleast 1.7 to show poptins';

/**
 * Whether the page's own jQuery is older than 1.7. We do not need jQuery: a line is logged, and
 * popups show anyway. docs/behaviour/starting.md#jquery.
 */
export function hasOldJquery(window: object): boolean {
  const version = readPath(window, 'jQuery.fn.jquery');
  if (typeof version !== 'string') return false;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < 1 || (major === 1 && minor < 7);
}
